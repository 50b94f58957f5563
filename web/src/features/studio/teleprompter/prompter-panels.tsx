import { Check, RotateCcw } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { formatClock, useMedia } from '../../../platform'
import { cn, Switch } from '../../../ui'
import type { PrompterScript } from './prompter-script'
import { type PrompterSettings, RANGES } from './prompter-settings'
import { secondsText, type Take } from './takes'

const PANEL =
  'dark max-h-[60dvh] overflow-y-auto overscroll-contain border-y border-line bg-surface text-ink sm:fixed sm:top-14 sm:right-3 sm:max-h-[calc(100dvh-9rem)] sm:w-96 sm:rounded-card sm:border'

/** How the words look and run. (Remembered on this device.) */
export function SettingsPanel({
  settings,
  onChange,
}: {
  settings: PrompterSettings
  onChange: (settings: PrompterSettings) => void
}) {
  const set = (change: Partial<PrompterSettings>) => onChange({ ...settings, ...change })
  const hasKeys = !useMedia('(pointer: coarse)')
  return (
    <section aria-label="Teleprompter settings" className={cn(PANEL, 'flex flex-col gap-2 p-4')}>
      <Slider
        label="Text size"
        value={settings.size}
        shown={`${settings.size}`}
        {...RANGES.size}
        onChange={(size) => set({ size })}
      />
      <Slider
        label="Line width"
        value={settings.width}
        shown={`${settings.width}%`}
        {...RANGES.width}
        onChange={(width) => set({ width })}
      />
      <Slider
        label="Speed"
        value={settings.speed}
        shown={`${settings.speed.toFixed(1)}×`}
        {...RANGES.speed}
        onChange={(speed) => set({ speed })}
      />
      <Switch
        label="Mirror"
        hint="For teleprompter glass"
        checked={settings.mirrored}
        onCheckedChange={(mirrored) => set({ mirrored })}
      />
      <Switch label="Dark text on white" checked={settings.light} onCheckedChange={(light) => set({ light })} />
      <Switch label="Pause after each scene" checked={settings.stops} onCheckedChange={(stops) => set({ stops })} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-t border-line pt-3 text-sm text-muted">
        {hasKeys ? (
          <>
            <Keys keys={['Space', 'Enter', 'B', 'F5']}>Start and pause</Keys>
            <Keys keys={['Page ↑↓', '← →']}>Previous or next scene</Keys>
            <Keys keys={['↑ ↓']}>Previous or next line</Keys>
            <Keys keys={['+ −']}>Speed</Keys>
            <Keys keys={['[ ]']}>Text size</Keys>
            <Keys keys={['G']}>Good take</Keys>
            <Keys keys={['R']}>Retake</Keys>
            <Keys keys={['M']}>Mirror</Keys>
            <Keys keys={['L']}>Scenes and takes</Keys>
            <Keys keys={['Esc']}>Leave</Keys>
          </>
        ) : (
          <>
            <Gesture name="Tap the words">Start and pause</Gesture>
            <Gesture name="Drag the words">Go back or ahead</Gesture>
          </>
        )}
      </dl>
    </section>
  )
}

function Keys({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <>
      <dt className="flex flex-wrap gap-1">
        {keys.map((key) => (
          <kbd key={key} className="rounded-sm border border-line bg-sunken px-1.5 font-sans text-xs/5 text-ink">
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </>
  )
}

function Gesture({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-medium text-ink">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

interface SliderProps {
  label: string
  value: number
  shown: string
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

function Slider({ label, value, shown, min, max, step, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_3rem] items-center gap-3 text-sm">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value))}
        className="focus-ring h-11 w-full cursor-pointer touch-none accent-(--accent)"
      />
      <span aria-hidden="true" className="text-right text-muted tabular-nums">
        {shown}
      </span>
    </div>
  )
}

/** Where to jump, and how the takes of each scene went. */
export function ScenesPanel({
  prompter,
  takes,
  scene: running,
  onJump,
  onTurn,
}: {
  prompter: PrompterScript
  takes: readonly Take[]
  /** Place of the scene that runs. */
  scene: number
  onJump: (seconds: number) => void
  /** The verdict about a take was wrong. */
  onTurn: (take: Take) => void
}) {
  return (
    <section aria-label="Scenes and takes" className={cn(PANEL, 'p-2')}>
      <ol className="flex flex-col">
        {prompter.scenes.map((scene, at) => (
          <li key={scene.id}>
            <button
              type="button"
              aria-current={at === running ? 'step' : undefined}
              onClick={() => onJump(scene.start)}
              className={cn(
                'focus-ring grid min-h-11 w-full grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2 rounded-control px-2 py-2 text-left text-sm hover:bg-hover',
                at === running && 'bg-sunken',
              )}
            >
              <span className="font-semibold tabular-nums">
                <span className="sr-only">Scene </span>
                {scene.number}
              </span>
              <span className="truncate">{prompter.lines[scene.firstLine]?.text}</span>
              <span className="text-muted tabular-nums">{formatClock(scene.start)}</span>
            </button>
            <TakesOfScene takes={takes.filter((take) => take.scene === scene.id)} onTurn={onTurn} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const SHOWN_TAKES = 8

/** Pressed, a take changes from good to retake and back. */
function TakesOfScene({ takes, onTurn }: { takes: readonly Take[]; onTurn: (take: Take) => void }) {
  if (takes.length === 0) return null
  const hidden = takes.length - SHOWN_TAKES
  return (
    <div role="group" aria-label="Takes" className="flex flex-wrap items-center gap-1.5 pr-2 pb-2 pl-10 text-xs">
      {hidden > 0 && <span className="text-muted">{`${hidden} earlier`}</span>}
      {takes.slice(-SHOWN_TAKES).map((take) => {
        const { key, verdict, seconds } = take
        const isGood = verdict === 'good'
        const length = seconds === null ? '' : secondsText(seconds)
        return (
          <button
            key={key}
            type="button"
            title={isGood ? 'Change to retake' : 'Change to good'}
            onClick={() => onTurn(take)}
            className={cn(
              'focus-ring inline-flex min-h-7 min-w-7 items-center justify-center gap-1 rounded-control border border-line px-2 tabular-nums hover:bg-hover touch:min-h-11 touch:min-w-11',
              isGood ? 'text-success' : 'text-muted',
            )}
          >
            {isGood ? (
              <Check aria-hidden="true" strokeWidth={2} className="size-3.5" />
            ) : (
              <RotateCcw aria-hidden="true" strokeWidth={2} className="size-3.5" />
            )}
            <span className="sr-only">{isGood ? 'Good take ' : 'Retake '}</span>
            {length}
          </button>
        )
      })}
    </div>
  )
}
