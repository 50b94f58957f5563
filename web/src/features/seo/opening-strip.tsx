import { SEO_LIMITS } from '@reelwright/shared'
import type { OpeningScene } from '@reelwright/writer/seo'
import { Captions, Mic } from 'lucide-react'
import { formatClock } from '../../platform'

const TICKS = [0, 5, 10, 15]

/** The first 15 seconds: their scenes side by side as long as they last, and the terms in each. */
export function OpeningStrip({ scenes }: { scenes: readonly OpeningScene[] }) {
  if (scenes.length === 0) return null
  return (
    <div>
      <div aria-hidden="true" className="flex justify-between text-xs text-muted tabular-nums">
        {TICKS.map((tick) => (
          <span key={tick}>{formatClock(tick)}</span>
        ))}
      </div>
      <div aria-hidden="true" className="mt-1 flex h-3 gap-0.5">
        {scenes.map((scene) => (
          <span
            key={scene.number}
            style={{ width: `${((scene.end - scene.start) / SEO_LIMITS.opening) * 100}%` }}
            className={`rounded-[3px] ${scene.said.length + scene.shown.length > 0 ? 'bg-accent' : 'bg-line'}`}
          />
        ))}
      </div>
      <ol aria-label="Scenes in the first 15 seconds" className="mt-3 flex flex-col divide-y divide-line text-sm">
        {scenes.map(({ number, start, end, said, shown }) => (
          <li key={number} className="flex flex-wrap gap-x-4 gap-y-1 py-2">
            <span className="w-36 shrink-0 text-muted tabular-nums">
              Scene {number} · {formatClock(start)}–{formatClock(end)}
            </span>
            <span className="flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-1 break-words">
              {said.length > 0 && (
                <span className="flex items-center gap-1.5 text-ink">
                  <Mic aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
                  Says {said.join(', ')}
                </span>
              )}
              {shown.length > 0 && (
                <span className="flex items-center gap-1.5 text-ink">
                  <Captions aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
                  Shows {shown.join(', ')}
                </span>
              )}
              {said.length + shown.length === 0 && <span className="text-muted">No search term</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
