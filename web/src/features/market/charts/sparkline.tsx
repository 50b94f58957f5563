import { useId, useState } from 'react'
import { Button, cn } from '../../../ui'
import { ChartTable } from './chart-table'
import { courseSentence } from './sentences'
import { stretches } from './stretches'

export interface SparklinePoint {
  /** When, in words: "Nov 21, 2026". */
  when: string
  value: number
  /** Part of a longer report's total, spread over its days. */
  estimated?: boolean
}

export interface SparklineProps {
  /** What is measured: "Units". */
  label: string
  /** Oldest first. */
  points: readonly SparklinePoint[]
  /** Formats a value. */
  format: (value: number) => string
  className?: string
}

const WIDTH = 300
const HEIGHT = 56
const EDGE = 4

/**
 * A small course of one figure, with its table behind a button. The line starts at 0, so that a small change looks small;
 * stretches that are estimates are dashed.
 */
export function Sparkline({ label, points, format, className }: SparklineProps) {
  const [asTable, setAsTable] = useState(false)
  const table = useId()
  const estimates = points.some(({ estimated }) => estimated)
  const last = points.at(-1)
  return (
    <figure className={cn('flex min-w-0 flex-col gap-2', className)}>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-medium text-ink">{label}</span>
        {last && (
          <span className="text-muted tabular-nums">
            {format(last.value)} on {last.when}
          </span>
        )}
      </figcaption>
      {points.length < 2 ? (
        <p className="text-sm text-muted">A trend needs at least two days of data.</p>
      ) : (
        <>
          <Line sentence={courseSentence(label, points, format)} points={points} />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="text-xs text-muted">{estimates && 'Dashed: estimate'}</span>
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={asTable}
              aria-controls={asTable ? table : undefined}
              aria-label={asTable ? `Hide the table for ${label}` : `Show ${label} as table`}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? 'Hide table' : 'Show as table'}
            </Button>
          </div>
          {asTable && (
            <div id={table}>
              <ChartTable
                caption={`${label} by day`}
                columns={[{ label: 'Day' }, { label, numeric: true }, ...(estimates ? [{ label: 'Kind' }] : [])]}
                rows={points.map(({ when, value, estimated }) => [
                  when,
                  format(value),
                  ...(estimates ? [estimated ? 'Estimate' : 'Reported'] : []),
                ])}
              />
            </div>
          )}
        </>
      )}
    </figure>
  )
}

function Line({ sentence, points }: { sentence: string; points: readonly SparklinePoint[] }) {
  const most = Math.max(...points.map(({ value }) => value), 0) || 1
  const least = Math.min(...points.map(({ value }) => value), 0)
  const at = points.map(({ value }, index) => ({
    x: EDGE + (index / (points.length - 1)) * (WIDTH - 2 * EDGE),
    y: HEIGHT - EDGE - ((value - least) / (most - least)) * (HEIGHT - 2 * EDGE),
  }))
  const end = at.at(-1)
  return (
    <svg
      role="img"
      aria-label={sentence}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-14 w-full overflow-visible text-accent"
    >
      <path d={`${pathOf(at)}V${HEIGHT - EDGE}H${EDGE}Z`} className="fill-accent-soft" />
      {stretches(points).map(({ from, to, estimated }) => (
        <path
          key={from}
          d={pathOf(at.slice(from, to + 1))}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray={estimated ? '5 4' : undefined}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {end && (
        // A round cap of no length stays round where the drawing is stretched; a circle would not.
        <path
          d={`M${end.x} ${end.y}h0.01`}
          stroke="currentColor"
          strokeWidth={7}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  )
}

const pathOf = (at: readonly { x: number; y: number }[]) =>
  at.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
