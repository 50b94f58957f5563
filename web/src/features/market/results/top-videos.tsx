import type { ResultMeasure } from '@reelwright/shared'
import { CircleGauge, ExternalLink } from 'lucide-react'
import { Card, IconButton, Skeleton } from '../../../ui'
import { percent, RankedSkeleton } from '../figures'
import type { TopVideo } from './results-api'
import { figureText, MEASURE_LABELS } from './words'

interface TopVideosProps {
  videos: readonly TopVideo[]
  measure: ResultMeasure
  isStale: boolean
  onRecord: (id: string) => void
}

const COLUMN = { views: 'views', clicks: 'clicks', orders: 'sales', revenue: 'revenue' } as const

/** The own videos with the most of a measure: rank, title with its link, views, engagement, orders. (B-OV-04) */
export function TopVideos({ videos, measure, isStale, onRecord }: TopVideosProps) {
  return (
    <Card as="section" aria-label="Top videos" className="min-w-0">
      <h3 className="text-base font-semibold text-ink">Top videos</h3>
      <p className="mt-0.5 text-sm text-muted">Most {MEASURE_LABELS[measure].toLowerCase()}</p>
      <ol
        aria-busy={isStale || undefined}
        className={isStale ? 'mt-2 divide-y divide-line opacity-60' : 'mt-2 divide-y divide-line'}
      >
        {videos.map((video, index) => (
          <li key={video.id} className="flex items-center gap-3 py-2.5">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-sunken text-xs font-semibold text-muted tabular-nums"
            >
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <Title video={video} />
              <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-muted tabular-nums">
                {factsOf(video, measure).map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </p>
            </div>
            <p className="shrink-0 text-right text-sm font-semibold text-ink tabular-nums">
              {figureText(measure, video[COLUMN[measure]])}
              <span className="block text-xs font-normal text-muted">{MEASURE_LABELS[measure].toLowerCase()}</span>
            </p>
            <IconButton
              label={`Record results for ${video.title}`}
              icon={<CircleGauge strokeWidth={1.75} />}
              size="sm"
              className="-mr-2"
              onClick={() => onRecord(video.id)}
            />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Title({ video: { title, result_link } }: { video: TopVideo }) {
  if (result_link === null)
    return (
      <p title={title} className="truncate text-sm font-medium text-ink">
        {title}
      </p>
    )
  return (
    <a
      href={result_link}
      target="_blank"
      rel="noopener noreferrer nofollow"
      title={title}
      className="focus-ring flex min-w-0 items-center gap-1.5 rounded-sm text-sm font-medium text-accent-text hover:underline touch:min-h-11"
    >
      <span className="min-w-0 truncate">{title}</span>
      <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      <span className="sr-only">(opens the video in a new tab)</span>
    </a>
  )
}

/** What else is known of it. */
function factsOf(video: TopVideo, measure: ResultMeasure): string[] {
  const { views, likes, shares, sales } = video
  const touched = (likes ?? 0) + (shares ?? 0)
  return [
    measure !== 'views' && views !== null && `${figureText('views', views)} views`,
    views !== null && views > 0 && (likes !== null || shares !== null) && `${percent(touched / views)} engagement`,
    measure !== 'orders' && sales !== null && `${figureText('orders', sales)} ${sales === 1 ? 'order' : 'orders'}`,
  ].filter((fact): fact is string => fact !== false)
}

export function TopVideosSkeleton() {
  return (
    <Card>
      <div role="status" aria-label="Loading videos">
        <Skeleton className="h-5 w-2/5" />
        <RankedSkeleton />
      </div>
    </Card>
  )
}
