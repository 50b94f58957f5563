import { cn } from './cn'

/** The turning arc alone, for use inside something that already says what is going on. */
export function SpinnerMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={cn('animate-spin weak:size-5', className)}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}

export interface SpinnerProps {
  /** Read out by screen readers. */
  label?: string
  className?: string
}

/** For short waits inside a part of the page; a whole page waits with skeletons. */
export function Spinner({ label = 'Loading', className }: SpinnerProps) {
  return (
    <span role="status" className="inline-flex text-muted">
      <SpinnerMark className={className} />
      <span className="sr-only">{label}</span>
    </span>
  )
}
