import { cn } from './cn'

export interface ProgressProps {
  label: string
  /** 0 to 100; leave out while nobody knows how long it takes. */
  value?: number
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  className?: string
}

export function Progress({ label, value, hideLabel = false, className }: ProgressProps) {
  const known = value !== undefined
  const percent = known ? Math.round(Math.min(100, Math.max(0, value))) : undefined
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      {!hideLabel && (
        <div className="flex justify-between gap-3 text-sm text-muted">
          <span className="min-w-0">{label}</span>
          {known && <span className="tabular-nums">{percent}%</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="relative h-1.5 overflow-hidden rounded-full bg-hover"
      >
        {known ? (
          <div
            className="h-full rounded-full bg-accent transition-[width] duration-200 ease-calm"
            style={{ width: `${percent}%` }}
          />
        ) : (
          <div className="h-full w-2/5 animate-sweep rounded-full bg-accent" />
        )}
      </div>
    </div>
  )
}
