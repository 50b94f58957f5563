import { Eye, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDuration } from '../../platform'
import { Badge } from '../../ui'
import { SAMPLE } from './sample-script'

/** The sample as a sheet from the studio: time at the left, the spoken line large, cue and camera in a second voice. */
export function ScriptSheet() {
  return (
    <article
      aria-label={`Sample script for ${SAMPLE.product}`}
      className="overflow-hidden rounded-card border border-line bg-surface shadow-overlay"
    >
      <Perforation />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-4 pb-3 sm:px-7">
        <h2 className="text-lg font-semibold text-ink">{SAMPLE.product}</h2>
        <div className="flex gap-1.5">
          <Badge tone="accent">Sample</Badge>
          <Badge>{SAMPLE.length} seconds</Badge>
        </div>
      </header>
      <ol>
        {SAMPLE.scenes.map((scene) => (
          <li
            key={scene.from}
            className="grid gap-x-5 gap-y-1 border-t border-line px-5 py-4 sm:grid-cols-[5.5rem_1fr] sm:px-7"
          >
            <p className="text-sm text-muted tabular-nums sm:pt-1">{formatDuration(scene.from, scene.to)}</p>
            <div>
              <p className="text-lg/7 text-pretty text-ink">{scene.line}</p>
              <dl className="mt-2 space-y-0.5 text-sm text-muted">
                <Direction icon={<Eye />} name="Show" text={scene.cue} />
                <Direction icon={<Video />} name="Camera" text={scene.camera} />
              </dl>
            </div>
          </li>
        ))}
      </ol>
      <Perforation />
    </article>
  )
}

function Direction({ icon, name, text }: { icon: ReactNode; name: string; text: string }) {
  return (
    <div className="flex items-start gap-2">
      <dt className="[&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:stroke-[1.75]">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd>{text}</dd>
    </div>
  )
}

/** The edge of a film strip. Holes that do not fit wrap out of sight, so none is cut in half. */
function Perforation() {
  return (
    <div
      aria-hidden="true"
      className="flex h-5 flex-wrap content-start justify-between gap-x-2 gap-y-4 overflow-hidden bg-ink px-3 pt-1.5 dark:bg-hover"
    >
      {Array.from({ length: 28 }, (_, index) => (
        <span key={index} className="h-2 w-2.5 shrink-0 rounded-[3px] bg-canvas" />
      ))}
    </div>
  )
}
