import { Eye, Video } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { formatDuration } from '../../platform'
import { Badge, cn } from '../../ui'
import type { SheetScene, WrittenScript } from './try-out/try-out-answer'

interface ScriptSheetProps {
  script: WrittenScript
  /** "Edited sample", "Version 2". */
  tag: string
  /** Lets the scenes come one after the other. */
  reveal?: boolean
  /** Another one is being written. */
  busy?: boolean
  headingRef?: Ref<HTMLHeadingElement>
  /** Below the last scene: what can be done with it. */
  children?: ReactNode
}

/** A sheet as from the studio: time at the left, the spoken line large, cue and camera in a second voice. */
export function ScriptSheet({ script, tag, reveal = false, busy = false, headingRef, children }: ScriptSheetProps) {
  return (
    <article
      aria-labelledby="sheet-title"
      aria-busy={busy || undefined}
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface shadow-overlay"
    >
      <Perforation />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-4 pb-3 sm:px-7">
        <h2
          id="sheet-title"
          ref={headingRef}
          tabIndex={-1}
          className="min-w-0 scroll-mt-12 rounded-sm text-lg font-semibold [overflow-wrap:anywhere] text-ink"
        >
          <span className="sr-only">Script for </span>
          <bdi>{script.product}</bdi>
        </h2>
        <div className="flex flex-wrap gap-1.5">
          <Badge tone="accent">{tag}</Badge>
          <Badge>{script.seconds} seconds</Badge>
          <Badge>Craft {script.score.total.toFixed(1)}</Badge>
        </div>
      </header>
      {/* A new list for each script restarts its animation. */}
      <ol key={script.spoken} className={cn('transition-opacity', busy && 'opacity-50')}>
        {script.scenes.map((scene, index) => (
          <Scene key={scene.from} scene={scene} delay={reveal ? index : undefined} />
        ))}
      </ol>
      <p className="border-t border-line px-5 py-3 text-sm [overflow-wrap:anywhere] text-accent-text sm:px-7">
        <span className="sr-only">Hashtags: </span>
        {script.hashtags.join(' ')}
      </p>
      {children}
      <Perforation />
    </article>
  )
}

/** Time between two scenes, in milliseconds. */
const BEAT = 140

function Scene({ scene, delay }: { scene: SheetScene; delay: number | undefined }) {
  return (
    <li
      className={cn(
        'grid gap-x-5 gap-y-1 border-t border-line px-5 py-4 sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:px-7',
        delay !== undefined && '[animation-fill-mode:backwards] motion-safe:animate-rise',
      )}
      // Set by script, so the content security policy has nothing against it; never on the prerendered page.
      style={delay === undefined ? undefined : { animationDelay: `${delay * BEAT}ms` }}
    >
      <p className="text-sm text-muted tabular-nums sm:pt-1">{formatDuration(scene.from, scene.to)}</p>
      <div className="min-w-0">
        <p className="text-lg/7 text-pretty [overflow-wrap:anywhere] whitespace-pre-line text-ink">{scene.line}</p>
        <dl className="mt-2 space-y-0.5 text-sm text-muted">
          <Direction icon={<Eye />} name="Show" text={scene.cue} />
          <Direction icon={<Video />} name="Camera" text={scene.camera} />
        </dl>
      </div>
    </li>
  )
}

function Direction({ icon, name, text }: { icon: ReactNode; name: string; text: string }) {
  if (text === '') return null
  return (
    <div className="flex items-start gap-2">
      <dt className="[&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:stroke-[1.75]">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{text}</dd>
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
