import { BOARD_COLUMNS, optionLabel } from '@reelwright/shared'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Card, LoadFailure, Skeleton } from '../../ui'
import { useSession } from '../account'
import { scriptStatsQuery } from '../library'
import { weeksQuery } from './api'
import { BarList } from './bar-list'
import { type Week, weekStarts } from './own-figures'
import { Figures, OwnPage } from './own-page'

/** `/analytics` (A-RT-25). Until there are figures of a shop: what the account's own scripts tell, counted by the server. */
export function AnalyticsPage() {
  const [starts] = useState(() => weekStarts(new Date()))
  const { user } = useSession()
  const stats = useQuery({ ...scriptStatsQuery(user?.id ?? ''), enabled: user !== null })
  const weekly = useQuery({ ...weeksQuery(user?.id ?? '', starts), enabled: user !== null })
  const weeks = weekly.data
  return (
    <OwnPage
      title="Analytics"
      intro="What your own scripts tell. Views, sales and revenue are not here yet: they come from the figures of your shop, once you import them."
      icon={<ChartColumn strokeWidth={1.75} />}
      emptyTitle="No figures yet"
      emptyText="With your first script this page begins to count."
      query={stats}
      isEmpty={({ totalScripts }) => totalScripts === 0}
    >
      {({ totalScripts, averageViralScore: average, columns }) => (
        <>
          <dl className="grid gap-4 sm:grid-cols-3">
            <Stat name="Scripts" source="Own">
              {totalScripts.toLocaleString('en-US')}
            </Stat>
            <Stat name="Average score" source="Own · craft score of all that have one, no forecast">
              {average === null ? 'None' : `${average.toFixed(1)}/10`}
            </Stat>
            <Stat name="This week" source="Own · since Monday">
              {weeks ? (weeks.at(-1)?.count ?? 0).toLocaleString('en-US') : weekly.isError ? '–' : <Waiting />}
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
                  text: <span className="font-semibold text-ink">{columns[column].toLocaleString('en-US')}</span>,
                }))}
              />
            </Figures>
            <Figures title="Scripts per week" source="Own · by the day of the first save, weeks from Monday">
              {weeks ? (
                <WeekBars weeks={weeks} />
              ) : weekly.isError ? (
                <LoadFailure
                  title="The weeks could not be loaded"
                  retrying={weekly.isFetching}
                  onRetry={() => void weekly.refetch()}
                >
                  Your scripts are safe; only this count is missing.
                </LoadFailure>
              ) : (
                <Skeleton className="h-44" />
              )}
            </Figures>
          </div>
        </>
      )}
    </OwnPage>
  )
}

const Waiting = () => <Skeleton className="my-1 h-7 w-12" />

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
          <span className="text-sm font-semibold text-ink tabular-nums">{count.toLocaleString('en-US')}</span>
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
