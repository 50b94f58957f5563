import { type ReactNode, useId } from 'react'
import { Card, cn } from '../../../ui'

interface SectionCardProps {
  /** Where a deep link leads. */
  id?: string
  title: string
  text?: ReactNode
  /** Right of the title. */
  aside?: ReactNode
  children: ReactNode
  className?: string
}

/** One part of a page of the account, with its heading. */
export function SectionCard({ id, title, text, aside, children, className }: SectionCardProps) {
  const headingId = useId()
  return (
    <Card
      as="section"
      id={id}
      aria-labelledby={headingId}
      tabIndex={id ? -1 : undefined}
      className={cn('scroll-mt-[calc(var(--top-bar,0px)+1rem)] outline-none focus-visible:outline-2', className)}
    >
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
