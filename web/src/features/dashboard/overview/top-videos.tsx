import type { ScriptStats } from '@reelwright/shared'
import { formatCount } from '../../../platform'
import { Card } from '../../../ui'
import { rankedVideo } from '../figure-texts'

/** The videos with the most recorded views, or how to record some. */
export function TopVideos({ own }: { own: ScriptStats }) {
  const videos = own.topVideos.map(rankedVideo)
  return (
    <Card as="section" aria-labelledby="videos-heading">
      <h2 id="videos-heading" className="text-lg font-semibold text-ink">
        Top Performing Videos
      </h2>
      <ol className="mt-2 divide-y divide-line empty:hidden">
        {videos.map(({ id, title, views, engagement, sales }, index) => (
          <li key={id} className="flex gap-3 py-3">
            <span
              aria-hidden="true"
              className="w-6 shrink-0 font-display text-lg font-semibold text-muted tabular-nums"
            >
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium text-ink" title={title}>
                {title}
              </p>
              <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
                <span>{`${formatCount(views)} ${views === 1 ? 'view' : 'views'}`}</span>
                {engagement !== undefined && <span>{`${(engagement * 100).toFixed(1)}% engagement`}</span>}
                {sales !== undefined && <span>{`${formatCount(sales)} ${sales === 1 ? 'sale' : 'sales'}`}</span>}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {videos.length === 0 && (
        <p className="mt-2 text-sm text-pretty text-muted">
          No results yet. In the library, open the menu of a posted script and choose “Record results”.
        </p>
      )}
    </Card>
  )
}
