import { useEffect, useRef } from 'react'
import { cn } from '../../../ui'

interface TourStepProps {
  /** From 0. */
  number: number
  count: number
  text: string
}

/** The words of one step, with dots that say how far one is. */
export function TourStep({ number, count, text }: TourStepProps) {
  const words = useRef<HTMLDivElement>(null)
  // The pressed button belongs to the step before: without this the focus, and a screen reader, would be left behind.
  useEffect(() => words.current?.focus({ preventScroll: true }), [])

  return (
    <div ref={words} tabIndex={-1} className="pb-2 outline-none">
      <p className="sr-only">{`Step ${number + 1} of ${count}`}</p>
      <p className="animate-appear text-base/7 text-pretty text-muted">{text}</p>
      <div aria-hidden="true" className="mt-6 flex gap-1.5">
        {Array.from({ length: count }, (_, index) => (
          <span
            key={index}
            className={cn(
              'h-1.5 rounded-full transition-[width,background-color] duration-200',
              index === number ? 'w-6 bg-accent' : 'w-1.5 bg-control',
            )}
          />
        ))}
      </div>
    </div>
  )
}
