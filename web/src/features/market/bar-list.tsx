import type { ReactNode } from 'react'

interface BarListProps {
  label: string
  rows: readonly { name: string; value: number; text: ReactNode }[]
  /** The value of a full bar. */
  max: number
}

/** Names with a bar each; the number beside it is the figure, the bar only its picture. */
export function BarList({ label, rows, max }: BarListProps) {
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {rows.map(({ name, value, text }) => (
        <li key={name}>
          <div className="flex items-baseline justify-between gap-4 text-sm">
            <span className="min-w-0 break-words text-ink">{name}</span>
            <span className="shrink-0 text-muted tabular-nums">{text}</span>
          </div>
          <div aria-hidden="true" className="mt-1 h-1.5 overflow-hidden rounded-full bg-hover">
            <div
              className="h-full rounded-full bg-accent"
              style={{ width: `${max > 0 ? Math.min(100, (100 * value) / max) : 0}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
