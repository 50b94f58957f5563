import { cn } from '../../../ui'
import type { SpokenLength } from '../edited-script/spoken-length'
import { lengthNumbers, lengthWords } from './length-words'

/** Half as much again as the target fills the bar, so that there is room to see by how much it is too long. */
const ROOM = 1.5

/** How long the words take against the time there is; moves with every letter. */
export function LengthMeter({ length, className }: { length: SpokenLength; className?: string }) {
  const { seconds, target, verdict } = length
  const part = Math.min(1, target > 0 ? seconds / (target * ROOM) : 0)
  const isRight = verdict === 'right'
  return (
    <div className={cn('min-w-0', className)}>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm tabular-nums">
        <span className={cn('font-medium', isRight ? 'text-success' : 'text-warning')}>{lengthWords(length)}</span>
        <span className="text-muted">{lengthNumbers(length)}</span>
      </p>
      <div
        role="meter"
        aria-label="Spoken length"
        aria-valuemin={0}
        aria-valuemax={Math.round(target * ROOM)}
        aria-valuenow={Math.round(Math.min(seconds, target * ROOM))}
        aria-valuetext={`${lengthNumbers(length)}, ${lengthWords(length)}`}
        className="relative mt-1.5 h-1.5 rounded-full bg-hover"
      >
        <div
          className={cn('h-full origin-left rounded-full', isRight ? 'bg-success' : 'bg-warning')}
          style={{ width: `${part * 100}%` }}
        />
        {/* The target. */}
        <div className="absolute -inset-y-1 w-0.5 rounded-full bg-ink" style={{ left: `${100 / ROOM}%` }} />
      </div>
    </div>
  )
}
