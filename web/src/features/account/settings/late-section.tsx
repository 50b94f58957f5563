import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Skeleton } from '../../../ui'
import type { SectionId } from './sections'

/** A section that is there for some accounts only, and comes later than the page: links to it still lead to it. */
export function LateSection({ id, children }: { id: SectionId; children: ReactNode }) {
  const section = useRef<HTMLDivElement>(null)
  const named = useLocation().hash === `#${id}`

  useEffect(() => {
    if (!named) return
    section.current?.scrollIntoView()
    section.current?.focus({ preventScroll: true })
  }, [named])

  return (
    <div
      id={id}
      ref={section}
      tabIndex={-1}
      className="scroll-mt-[calc(var(--top-bar,0px)+1rem)] rounded-card outline-none focus-visible:outline-2"
    >
      <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>{children}</Suspense>
    </div>
  )
}
