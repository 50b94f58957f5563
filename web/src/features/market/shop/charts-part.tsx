import type { MarketRange, MarketSourceKind } from '@reelwright/shared'
import { lazy, Suspense } from 'react'
import { Card, LoadFailure, Skeleton } from '../../../ui'
import { sourceLine } from '../figures'
import { useCharts } from '../figures'
import { NearView } from './near-view'

// The library that draws is as large as the rest of the page: fetched when the charts come near the visible part.
const ShopCharts = lazy(async () => ({ default: (await import('../charts/shop-charts')).ShopCharts }))

interface ChartsPartProps {
  range: MarketRange
  source?: MarketSourceKind
  /** The dashboard stands on the demo set for want of an answer: its charts do, too. */
  demo: boolean
}

/** The charts of the overview, below the lists. They come when they come; the rest of the page does not wait. */
export function ChartsPart({ range, source, demo }: ChartsPartProps) {
  const { data, failure, isStale } = useCharts({ range, source }, demo)
  // Made-up charts below real figures would be taken for real ones, and the other way round.
  const isMixed = data !== undefined && failure !== null && !demo
  if (isMixed) {
    return (
      <LoadFailure title="The charts couldn’t be loaded" retrying={failure.retrying} onRetry={failure.onRetry}>
        The rest of this page is up to date.
      </LoadFailure>
    )
  }
  if (!data) return <ChartsSkeleton />
  return (
    <NearView fallback={<ChartsSkeleton />}>
      <div className={isStale ? 'opacity-60 transition-opacity' : undefined} aria-busy={isStale || undefined}>
        <Suspense fallback={<ChartsSkeleton />}>
          <ShopCharts charts={data} source={sourceLine(data.source, range)} />
        </Suspense>
      </div>
    </NearView>
  )
}

function ChartsSkeleton() {
  return (
    <div role="status" aria-label="Loading charts" className="grid gap-4 lg:grid-cols-2">
      {[0, 1, 2, 3].map((chart) => (
        <Card key={chart}>
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="mt-2 w-3/5" />
          <Skeleton className="mt-4 h-72 rounded-control" />
        </Card>
      ))}
    </div>
  )
}
