import type { ImportPeriod } from '@reelwright/shared'
import { useId } from 'react'
import { cn, TextField } from '../../../ui'
import { counted } from './words'

const KINDS: readonly { kind: ImportPeriod['kind']; label: string; text: string }[] = [
  { kind: 'daily', label: 'One row per day', text: 'Each row counts toward the date in its date column.' },
  { kind: 'period', label: 'Totals for a period', text: 'Each row is a total from one day to another.' },
  { kind: 'lifetime', label: 'Totals since launch', text: 'Each row is a total of everything up to one day.' },
]

export interface PeriodFieldsProps {
  period: ImportPeriod
  /** 2026-11-22 */
  today: string
  error?: string
  /** A column of the file is taken for the date. */
  hasDates: boolean
  onChange: (period: ImportPeriod) => void
}

/** Which days the figures of a file are of, and what follows from it. */
export function PeriodFields({ period, today, error, hasDates, onChange }: PeriodFieldsProps) {
  const name = useId()
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-lg font-semibold text-ink">What the data covers</legend>
      <div className="grid gap-3 md:grid-cols-3">
        {KINDS.map(({ kind, label, text }) => (
          <label
            key={kind}
            className={cn(
              'relative flex min-h-11 flex-col gap-0.5 rounded-card border border-line bg-surface px-4 py-3 transition-colors',
              'hover:border-control has-checked:border-accent has-checked:bg-accent-soft has-checked:inset-ring has-checked:inset-ring-accent',
            )}
          >
            <input
              type="radio"
              name={name}
              value={kind}
              checked={period.kind === kind}
              onChange={() => onChange(beginning(kind, period, today))}
              className="focus-ring absolute inset-0 appearance-none rounded-card"
            />
            <span className="text-sm font-semibold text-ink">{label}</span>
            <span className="text-sm text-pretty text-muted">{text}</span>
          </label>
        ))}
      </div>
      {period.kind === 'period' && (
        <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
          <TextField
            type="date"
            label="First day"
            className="sm:w-48"
            value={period.from}
            max={today}
            error={error}
            onChange={({ target }) => onChange({ ...period, from: target.value })}
          />
          <TextField
            type="date"
            label="Last day"
            className="sm:w-48"
            value={period.to}
            max={today}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => onChange({ ...period, to: target.value })}
          />
        </div>
      )}
      {period.kind === 'lifetime' && (
        <TextField
          type="date"
          label="As of"
          className="sm:w-48"
          value={period.at}
          max={today}
          error={error}
          onChange={({ target }) => onChange({ ...period, at: target.value })}
        />
      )}
      <p className="max-w-prose text-sm text-pretty text-muted">
        {consequence(period)}
        {hasDates && period.kind !== 'daily' && ' The dates in the rows are ignored.'}
      </p>
    </fieldset>
  )
}

const DAY = 86_400_000
const dayBefore = (day: string, days: number) => new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10)

/** Where a choice begins: the last 30 days, or yesterday; days that were chosen before stay where they fit. */
function beginning(kind: ImportPeriod['kind'], before: ImportPeriod, today: string): ImportPeriod {
  const last = before.kind === 'period' ? before.to : before.kind === 'lifetime' ? before.at : dayBefore(today, 1)
  if (kind === 'daily') return { kind }
  if (kind === 'lifetime') return { kind, at: last }
  const isDay = !Number.isNaN(Date.parse(last))
  return { kind, from: isDay ? dayBefore(last, 29) : '', to: last }
}

function consequence(period: ImportPeriod): string {
  if (period.kind === 'daily') return 'Most accurate: each range shows exactly what sold in it.'
  if (period.kind === 'lifetime')
    return 'The first file is the starting point. From the next one on, the difference is spread over the days in between and marked as an estimate.'
  const days = (Date.parse(period.to) - Date.parse(period.from)) / DAY + 1
  if (days === 1) return 'Everything counts toward that day.'
  const spread = days > 1 ? counted(days, 'day') : 'days'
  return `The totals are spread evenly over the ${spread} and marked as estimates. Where you have daily totals, those are used instead.`
}
