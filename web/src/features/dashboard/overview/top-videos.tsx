import type { ScriptStats } from '@reelwright/shared'
import { formatCount } from '../../../platform'
import { Card } from '../../../ui'
import { rankedVideo } from '../figure-texts'
import { SampleLabel } from '../sample-label'
import { SAMPLE_VIDEOS } from '../samples'

/**
 * The videos with the most recorded views. A card by itself: an account with scripts and without any recorded view sees the samples
 * here, labelled, and is told how its own get in. (B-OV-04, B-OV-08, CX-02, CX-34)
 */
export function TopVideos({ own }: { own: ScriptStats | null }) {
  const recorded = own && own.topVideos.length > 0 ? own.topVideos.map(rankedVideo) : undefined
  return (
    <Card as="section" aria-labelledby="videos-heading">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="videos-heading" className="text-lg font-semibold text-ink">
          Top Performing Videos
        </h2>
        {!recorded && <SampleLabel />}
      </div>
      <ol className="mt-2 divide-y divide-line">
        {(recorded ?? SAMPLE_VIDEOS).map(({ id, title, views, engagement, sales }, index) => (
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
                <span>{`${(engagement * 100).toFixed(1)}% engagement`}</span>
                {sales !== undefined && <span>{`${formatCount(sales)} ${sales === 1 ? 'sale' : 'sales'}`}</span>}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {own && !recorded && (
        <p className="mt-1 border-t border-line pt-3 text-sm text-pretty text-muted">
          Record the results of a posted video from its menu in the library, and your own stand here.
        </p>
      )}
    </Card>
  )
}
