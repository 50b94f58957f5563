import { optionLabel } from '@reelwright/shared'
import { ChartColumn } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Card } from '../../ui'
import { BOARD_COLUMNS, countByColumn } from '../library'
import { BarList } from './bar-list'
import { averageScore, scoreOf, scriptsPerWeek, type Week } from './own-figures'
import { Figures, OwnPage } from './own-page'

/** `/analytics` (A-RT-25). Until there are figures of a shop: what the account's own scripts tell. */
export function AnalyticsPage() {
  const [now] = useState(() => new Date())
  return (
    <OwnPage
      title="Analytics"
      intro="What your own scripts tell. Views, sales and revenue are not here yet: they come from the figures of your shop, once you import them."
      icon={<ChartColumn strokeWidth={1.75} />}
      emptyTitle="No figures yet"
      emptyText="With your first script this page begins to count."
    >
      {({ scripts, total }) => {
        const average = averageScore(scripts)
        const scored = scripts.filter((script) => scoreOf(script) !== undefined).length
        const weeks = scriptsPerWeek(scripts, now)
        const columns = countByColumn(scripts)
        return (
          <>
            <dl className="grid gap-4 sm:grid-cols-3">
              <Stat name="Scripts" source="Own">
                {total.toLocaleString('en-US')}
              </Stat>
              <Stat
                name="Average score"
                source={`Own · craft score of ${scored === 1 ? '1 script' : `${scored} scripts`}, no forecast`}
              >
                {average === undefined ? 'None' : `${average.toFixed(1)}/10`}
              </Stat>
              <Stat name="This week" source="Own · since Monday">
                {weeks.at(-1)?.count ?? 0}
              </Stat>
            </dl>
            <div className="grid items-start gap-4 lg:grid-cols-2">
              <Figures title="Workflow" source="Own · scripts by column of the board">
                <BarList
                  label="Scripts by status"
                  max={Math.max(...Object.values(columns))}
                  rows={BOARD_COLUMNS.map((column) => ({
                    name: optionLabel(column),
                    value: columns[column],
                    text: <span className="font-semibold text-ink">{columns[column]}</span>,
                  }))}
                />
              </Figures>
              <Figures title="Scripts per week" source="Own · by the day of the first save, weeks from Monday">
                <WeekBars weeks={weeks} />
              </Figures>
            </div>
          </>
        )
      }}
    </OwnPage>
  )
}

function Stat({ name, source, children }: { name: string; source: string; children: ReactNode }) {
  return (
    <Card>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1 font-display text-3xl font-bold text-ink tabular-nums">{children}</dd>
      <dd className="mt-1 text-xs text-muted">{source}</dd>
    </Card>
  )
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

function WeekBars({ weeks }: { weeks: Week[] }) {
  const most = Math.max(1, ...weeks.map(({ count }) => count))
  return (
    <ol aria-label="Scripts per week" className="flex h-44 items-end gap-2">
      {weeks.map(({ start, count }, index) => (
        <li key={start.getTime()} className="flex h-full min-w-0 flex-1 flex-col justify-end text-center">
          <span className="text-sm font-semibold text-ink tabular-nums">{count}</span>
          <span
            aria-hidden="true"
            className={count > 0 ? 'rounded-t-sm bg-accent' : 'rounded-t-sm bg-hover'}
            style={{ height: `${Math.max(2, (100 * count) / most)}px` }}
          />
          <span className="mt-1.5 h-4 text-xs whitespace-nowrap text-muted">
            {/* Eight dates have no room side by side on a phone. */}
            <span className={index % 2 === 0 ? '' : 'max-sm:sr-only'}>{day.format(start)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
