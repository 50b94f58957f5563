import type { ResultComparison, TypicalResult } from '@reelwright/shared'
import { Badge } from '../../../ui'
import { logTicks } from './log-scale'
import { figureText, groupName, intervalText, tooEarlyText, videosText } from './words'

/** The groups below each other, each a dot for what is typical on a line for its interval; the line across them all is every video's. */
export function IntervalRows({ results }: { results: ResultComparison }) {
  const { by, measure, overall, groups } = results
  const shown = [overall, ...groups].filter(({ high }) => high !== null)
  const { end, ticks } = logTicks(Math.max(1, ...shown.map(({ high }) => high ?? 0)))
  const place = (figure: number) => `${(Math.log1p(figure) / Math.log1p(end)) * 100}%`
  const common = overall.typical === null ? undefined : place(overall.typical)
  return (
    <div>
      <ul className="flex flex-col divide-y divide-line">
        <Row name="All videos" result={overall} isWhole {...{ place, common, measure }} />
        {groups.map((group) => (
          <Row
            key={group.key}
            name={groupName(by, group.key)}
            result={group}
            verdict={group.verdict}
            {...{ place, common, measure }}
          />
        ))}
      </ul>
      {common !== undefined && (
        <div className={ROW}>
          <span className="max-sm:hidden" />
          <svg aria-hidden="true" className="h-5 w-full overflow-visible text-xs">
            {ticks.map((tick, index) => (
              <text
                key={tick}
                x={place(tick)}
                y="14"
                fill="var(--muted)"
                textAnchor={index === 0 ? 'start' : tick === end ? 'end' : 'middle'}
              >
                {figureText(measure, tick).replace('.0', '')}
              </text>
            ))}
          </svg>
        </div>
      )}
    </div>
  )
}

const ROW = 'grid grid-cols-1 items-center gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]'

interface RowProps {
  name: string
  result: TypicalResult
  verdict?: 'better' | 'worse' | 'same' | null
  /** It stands for all of them. */
  isWhole?: boolean
  /** Where a figure lies, in percent of the width. */
  place: (figure: number) => string
  common: string | undefined
  measure: ResultComparison['measure']
}

function Row({ name, result, verdict, isWhole = false, place, common, measure }: RowProps) {
  const { videos, typical, low, high } = result
  return (
    <li className={ROW}>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 text-sm font-medium text-ink">
          <span className="min-w-0 break-words">{name}</span>
          {verdict === 'better' && <Badge tone="success">Clearly more</Badge>}
          {verdict === 'worse' && <Badge tone="warning">Clearly less</Badge>}
        </p>
        <p className="text-xs text-muted tabular-nums">{videosText(videos)}</p>
      </div>
      {typical === null || low === null || high === null ? (
        <p className="text-sm text-muted">{tooEarlyText(videos)}</p>
      ) : (
        <div className="min-w-0">
          <svg aria-hidden="true" className="h-6 w-full overflow-visible">
            {common !== undefined && !isWhole && (
              <line x1={common} x2={common} y1="0" y2="24" stroke="var(--control)" strokeDasharray="2 3" />
            )}
            <line
              x1={place(low)}
              x2={place(high)}
              y1="12"
              y2="12"
              strokeWidth="3"
              strokeLinecap="round"
              {...ink(isWhole)}
            />
            <circle
              cx={place(typical)}
              cy="12"
              r="5.5"
              fill={ink(isWhole).stroke}
              stroke="var(--surface)"
              strokeWidth="2"
            />
          </svg>
          <p className="text-xs text-muted tabular-nums">
            <span className="font-semibold text-ink">{figureText(measure, typical)}</span>
            {`, likely ${intervalText(measure, result)}`}
          </p>
        </div>
      )}
    </li>
  )
}

const ink = (isWhole: boolean) => ({ stroke: isWhole ? 'var(--muted)' : 'var(--accent)' })
