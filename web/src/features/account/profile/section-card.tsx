import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui'

interface SectionCardProps {
  title: string
  text?: ReactNode
  /** Right of the title. */
  aside?: ReactNode
  children: ReactNode
  className?: string
}

/** One part of a page of the account, with its heading. */
export function SectionCard({ title, text, aside, children, className }: SectionCardProps) {
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId} className={className}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={headingId} className="text-xl font-semibold text-ink">
            {title}
          </h2>
          {text && <p className="mt-1 max-w-prose text-sm text-pretty text-muted">{text}</p>}
        </div>
        {aside}
      </div>
      <div className="mt-5">{children}</div>
    </Card>
  )
}
