import { RESULT_GROUPINGS, type ResultGrouping, type ResultMeasure, type ResultComparison } from '@reelwright/shared'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn, Table2 } from 'lucide-react'
import { useState } from 'react'
import { Button, Card, LoadFailure, SelectField, Skeleton } from '../../../ui'
import { ChartTable } from '../charts/chart-table'
import { IntervalRows } from './interval-rows'
import { comparisonQuery } from './results-api'
import { figureText, findingText, GROUPING_LABELS, groupName, MEASURE_LABELS, tooEarlyText } from './words'

const GROUPINGS = RESULT_GROUPINGS.map((value) => ({ value, label: GROUPING_LABELS[value] }))

/** What is typical of the videos with one hook, call, style, tone or length, against all others. */
export function Comparison({ userId, measure }: { userId: string; measure: ResultMeasure }) {
  const [by, setBy] = useState<ResultGrouping>('hook')
  const [asTable, setAsTable] = useState(false)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...comparisonQuery(userId, { by, measure }),
    enabled: userId !== '',
  })
  const what = MEASURE_LABELS[measure].toLowerCase()
  return (
    <Card as="section" aria-label="What works" className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h3 className="text-base font-semibold text-ink">What works</h3>
          <p className="mt-0.5 text-sm text-muted">
            {data ? `From ${data.withMeasure} of ${data.posted} posted videos, those with ${what}` : 'Posted videos'}
          </p>
        </div>
        <SelectField
          label="Compare by"
          className="w-44"
          options={GROUPINGS}
          value={by}
          onChange={(event) => setBy(event.target.value as ResultGrouping)}
        />
      </div>
      {data ? (
        <div
          aria-busy={isPlaceholderData || undefined}
          className={isPlaceholderData ? 'mt-3 opacity-60 transition-opacity' : 'mt-3'}
        >
          {data.withMeasure === 0 ? (
            <p className="rounded-control bg-sunken px-4 py-8 text-center text-sm text-pretty text-muted">
              None of your posted videos has {what} yet. Record results to see the comparison.
            </p>
          ) : (
            <>
              <p className="text-sm text-pretty text-ink">{findingText(data)}</p>
              {asTable ? (
                <ChartTable
                  {...tableOf(data)}
                  caption={`${MEASURE_LABELS[measure]} by ${GROUPING_LABELS[data.by].toLowerCase()}`}
                  className="mt-3"
                />
              ) : (
                <IntervalRows results={data} />
              )}
              <p className="mt-3 text-xs text-pretty text-muted">
                The dot is the typical result, the line its likely range (95%). With few or very different videos the
                line is long. We only call it a difference when the lines don’t overlap, and even then something else
                may be the cause.
              </p>
              <Button
                size="sm"
                variant="ghost"
                className="mt-1 -ml-2"
                icon={asTable ? <ChartColumn strokeWidth={1.75} /> : <Table2 strokeWidth={1.75} />}
                onClick={() => setAsTable(!asTable)}
              >
                {asTable ? 'Show as chart' : 'Show as table'}
              </Button>
            </>
          )}
        </div>
      ) : isError ? (
        <div className="mt-4">
          <LoadFailure
            title="The comparison couldn’t be loaded."
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      ) : (
        <div role="status" aria-label="Loading comparison" className="mt-4 flex flex-col gap-5">
          <Skeleton className="w-4/5" />
          {[0, 1, 2, 3].map((row) => (
            <div key={row} className="grid gap-3 sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]">
              <Skeleton className="w-3/5" />
              <Skeleton className="h-6" />
            </div>
          ))}
        </div>
      )}
    </Card>
  )
}

function tableOf({ by, measure, overall, groups }: ResultComparison) {
  return {
    columns: [
      { label: GROUPING_LABELS[by] },
      { label: 'Videos', numeric: true },
      { label: `Typical ${MEASURE_LABELS[measure].toLowerCase()}`, numeric: true },
      { label: 'Likely from', numeric: true },
      { label: 'Likely to', numeric: true },
    ],
    rows: [{ key: '', ...overall }, ...groups].map(({ key, videos, typical, low, high }) => [
      key === '' ? 'All videos' : groupName(by, key),
      String(videos),
      typical === null ? tooEarlyText(videos) : figureText(measure, typical),
      figureText(measure, low),
      figureText(measure, high),
    ]),
  }
}
