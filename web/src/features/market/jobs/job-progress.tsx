import type { MarketJob, MarketJobKind } from '@reelwright/shared'
import { Button, cn, Progress } from '../../../ui'

export interface JobProgressProps {
  job: MarketJob
  /** Absent: it cannot be cancelled here. */
  onCancel?: () => void
  isCancelling?: boolean
  /** The server does not answer just now. */
  isSilent?: boolean
  className?: string
}

/** What it counts, where a job counts the same things from beginning to end. */
const COUNTED: Partial<Record<MarketJobKind, string>> = { check: 'rows', import: 'rows' }

/** A job that goes on: what it does in words, how far it is, and a way out. (OP-53) */
export function JobProgress({ job, onCancel, isCancelling = false, isSilent = false, className }: JobProgressProps) {
  const step = job.state === 'queued' ? 'Waiting in line' : job.step || 'Working'
  const count = (number: number) => number.toLocaleString('en-US')
  return (
    <div className={cn('flex flex-col gap-2', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        {/* Said when it changes; the counts change too often to be read out. */}
        <p role="status" className="min-w-0 font-medium text-ink">
          {step}…
        </p>
        {job.total > 0 && (
          <p className="text-muted tabular-nums">
            {count(job.done)} of {count(job.total)} {COUNTED[job.kind] ?? ''}
          </p>
        )}
      </div>
      <Progress label={step} hideLabel value={job.total > 0 ? (job.done / job.total) * 100 : undefined} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 text-sm text-muted">
          {isSilent
            ? 'The connection was lost. Your import continues, and this page will catch up.'
            : 'You can leave this page. It continues in the background.'}
        </p>
        {onCancel && (
          <Button size="sm" loading={isCancelling} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  )
}
