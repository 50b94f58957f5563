import type { ReactNode } from 'react'
import { cn } from './cn'

export interface EmptyStateProps {
  icon?: ReactNode
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  className?: string
}

/** One sentence that teaches, one button. */
export function EmptyState({ icon, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={cn('mx-auto flex max-w-md flex-col items-center px-4 text-center weak:py-10', className)}>
      {icon && (
        <span
          aria-hidden="true"
          className="mb-4 flex size-12 items-center justify-center rounded-card bg-accent-soft text-accent-text [&_svg]:size-6"
        >
          {icon}
        </span>
      )}
      <h2 className="text-lg font-semibold text-ink">{title}</h2>
      {text && <p className="mt-1.5 text-sm text-pretty text-muted">{text}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
