import { memo, type PointerEvent, type RefObject, useMemo, useRef } from 'react'
import { formatDuration } from '../../../platform'
import { cn } from '../../../ui'
import type { PrompterLine, PrompterScene, PrompterScript } from './prompter-script'
import type { PrompterSettings } from './prompter-settings'
import { EYE_LINE } from './use-roll'

interface PrompterStageProps {
  prompter: PrompterScript
  settings: PrompterSettings
  /** Place of the line that is spoken. */
  line: number
  viewport: RefObject<HTMLDivElement | null>
  text: RefObject<HTMLDivElement | null>
  onTap: () => void
  /** Moved by hand, in pixels; positive is on. */
  onDrag: (pixels: number) => void
}

/** A finger never holds quite still. */
const TAP = 8

/** The words, large. A tap starts and stops them, a finger or a wheel moves them. */
export function PrompterStage({ prompter, settings, line: spoken, viewport, text, onTap, onDrag }: PrompterStageProps) {
  const hand = useRef<{ last: number; moved: number } | null>(null)
  const scenes = useMemo(
    () => prompter.scenes.map((scene, at) => ({ scene, lines: prompter.lines.filter((line) => line.scene === at) })),
    [prompter],
  )

  function onMove(event: PointerEvent) {
    if (!hand.current) return
    const by = hand.current.last - event.clientY
    hand.current.last = event.clientY
    const before = hand.current.moved
    hand.current.moved += Math.abs(by)
    if (hand.current.moved > TAP) onDrag(before > TAP ? by : Math.sign(by) * (hand.current.moved - TAP))
  }

  return (
    <div
      ref={viewport}
      data-stage=""
      className={cn('absolute inset-0 touch-none overflow-hidden', settings.mirrored && '-scale-x-100')}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        hand.current = { last: event.clientY, moved: 0 }
        // It may leave the window while it moves the text.
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={onMove}
      onPointerUp={() => {
        if (hand.current && hand.current.moved <= TAP) onTap()
        hand.current = null
      }}
      onPointerCancel={() => (hand.current = null)}
      onWheel={(event) => onDrag(event.deltaMode === 1 ? event.deltaY * 40 : event.deltaY)}
    >
      <div
        ref={text}
        className="absolute inset-x-0 top-0 mx-auto flex flex-col pb-[70vh] pl-[max(1.25rem,env(safe-area-inset-left))] pr-[max(0.5rem,env(safe-area-inset-right))] will-change-transform"
        style={{ fontSize: settings.size, width: `${settings.width}%` }}
      >
        {scenes.map(({ scene, lines }) => (
          <SceneLines
            key={scene.id}
            scene={scene}
            lines={lines}
            // The same number for all scenes that are over, and for all that are to come: they are not drawn again.
            spoken={Math.min(lines.length, Math.max(-1, spoken - scene.firstLine))}
          />
        ))}
      </div>
      <span
        aria-hidden="true"
        className="absolute left-1.5 border-y-[0.5rem] border-l-[0.8rem] border-y-transparent border-l-accent"
        style={{ top: `calc(${EYE_LINE * 100}% - 0.5rem)` }}
      />
    </div>
  )
}

interface SceneLinesProps {
  scene: PrompterScene
  lines: readonly PrompterLine[]
  /** Which of its lines is spoken; -1 before, their number after. */
  spoken: number
}

/** Of two thousand lines a few change at a time. */
const SceneLines = memo(function SceneLines({ scene, lines, spoken }: SceneLinesProps) {
  return (
    <section aria-label={`Scene ${scene.number}`} className="pb-[0.9em]">
      <SceneMark scene={scene} cue={lines[0]?.text === scene.cue ? '' : scene.cue} />
      {lines.map((line, at) => (
        <Line key={at} line={line} isSpoken={at === spoken} isPast={at < spoken} isFirst={at === 0} />
      ))}
    </section>
  )
})

function SceneMark({ scene: { number, start, end }, cue }: { scene: PrompterScene; cue: string }) {
  return (
    <p className="flex items-baseline gap-[0.8em] pb-[0.4em] text-[max(0.8125rem,0.36em)] leading-snug text-current/75">
      <span className="font-bold tabular-nums">{number}</span>
      <span className="whitespace-nowrap tabular-nums">{formatDuration(start, end)}</span>
      <span className="line-clamp-2 min-w-0">{cue}</span>
    </p>
  )
}

interface LineProps {
  line: PrompterLine
  isSpoken: boolean
  isPast: boolean
  isFirst: boolean
}

function Line({ line, isSpoken, isPast, isFirst }: LineProps) {
  return (
    <p
      data-line=""
      dir="auto"
      aria-current={isSpoken ? 'true' : undefined}
      className={cn(
        'py-[0.08em] leading-[1.22] font-semibold text-balance',
        line.opensSentence && !isFirst && 'mt-[0.36em]',
        line.isDirection && 'text-[0.62em] font-normal italic',
        // By colour: opacity would make a picture of its own of each line.
        isPast ? 'text-current/55' : !isSpoken && 'text-current/80',
      )}
    >
      {line.text}
    </p>
  )
}
