import {
  Check,
  ListOrdered,
  Minus,
  Pause,
  Play,
  Plus,
  RotateCcw,
  SkipBack,
  SkipForward,
  SlidersHorizontal,
  X,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { formatClock } from '../../../platform'
import { Button, cn, IconButton } from '../../../ui'
import type { Command } from './prompter-keys'
import type { PrompterScript } from './prompter-script'
import type { ShownRoll } from './use-roll'

export type PrompterPanel = 'scenes' | 'settings'

interface PrompterControlsProps {
  title: string
  prompter: PrompterScript
  shown: ShownRoll
  speed: number
  /** They fade while nobody needs them. */
  isVisible: boolean
  panel: PrompterPanel | null
  onPanel: (panel: PrompterPanel) => void
  onCommand: (command: Command) => void
  /** A panel between the two bars. */
  children: ReactNode
}

const BAR =
  'dark bg-canvas text-ink transition-opacity duration-200 has-focus-visible:pointer-events-auto has-focus-visible:opacity-100'

/** Everything that can be done with a thumb: above the script's name, below what moves and judges it. */
export function PrompterControls({
  title,
  prompter,
  shown,
  speed,
  isVisible,
  panel,
  onPanel,
  onCommand,
  children,
}: PrompterControlsProps) {
  const fade = !isVisible && 'pointer-events-none opacity-0'
  const isOn = shown.phase !== 'paused'
  const total = Math.max(1, prompter.total)
  return (
    <>
      <div
        className={cn(
          BAR,
          'absolute inset-x-0 top-0 flex items-center gap-1 pt-[max(0.25rem,env(safe-area-inset-top))] pr-2 pb-1 pl-4',
          fade,
        )}
      >
        <p className="min-w-0 flex-1 truncate text-sm font-medium">{title}</p>
        <IconButton
          label="Scenes and takes"
          icon={<ListOrdered strokeWidth={1.75} />}
          aria-expanded={panel === 'scenes'}
          onClick={() => onPanel('scenes')}
          className="size-11"
        />
        <IconButton
          label="Settings"
          icon={<SlidersHorizontal strokeWidth={1.75} />}
          aria-expanded={panel === 'settings'}
          onClick={() => onPanel('settings')}
          className="size-11"
        />
        <IconButton
          label="Leave the teleprompter"
          icon={<X strokeWidth={1.75} />}
          onClick={() => onCommand('leave')}
          className="size-11"
        />
      </div>
      {/* A panel stands on the bar, however high that is. */}
      <div className="absolute inset-x-0 bottom-0 flex flex-col">
        {children}
        <div className={cn(BAR, 'pb-[max(0.5rem,env(safe-area-inset-bottom))]', fade)}>
          <div aria-hidden="true" className="h-1 bg-hover">
            <div
              className="h-full origin-left bg-accent transition-transform duration-1000 ease-linear"
              style={{ transform: `scaleX(${Math.min(1, shown.seconds / total)})` }}
            />
          </div>
          <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 px-3 pt-2 sm:justify-between">
            <p className="order-1 text-sm text-muted tabular-nums max-sm:w-full max-sm:text-center">
              {`Scene ${shown.scene + 1} of ${prompter.scenes.length}, ${formatClock(shown.seconds)} of ${formatClock(prompter.total)}`}
            </p>
            <div className="order-2 flex items-center gap-1">
              <IconButton
                label="Previous scene"
                icon={<SkipBack strokeWidth={1.75} />}
                onClick={() => onCommand('previous-scene')}
                className="size-11"
              />
              <IconButton
                label={isOn ? 'Pause' : 'Start'}
                variant="primary"
                size="lg"
                icon={isOn ? <Pause strokeWidth={1.75} /> : <Play strokeWidth={1.75} />}
                onClick={() => onCommand('toggle')}
                className="mx-1 size-13 rounded-full"
              />
              <IconButton
                label="Next scene"
                icon={<SkipForward strokeWidth={1.75} />}
                onClick={() => onCommand('next-scene')}
                className="size-11"
              />
              <span className="mx-1 h-6 w-px bg-line" />
              <IconButton
                label="Slower"
                icon={<Minus strokeWidth={1.75} />}
                onClick={() => onCommand('slower')}
                className="size-11"
              />
              <span className="min-w-9 text-center text-sm tabular-nums">
                <span className="sr-only">Speed </span>
                {`${speed.toFixed(1)}×`}
              </span>
              <IconButton
                label="Faster"
                icon={<Plus strokeWidth={1.75} />}
                onClick={() => onCommand('faster')}
                className="size-11"
              />
            </div>
            <div
              role="group"
              aria-label={`Take of scene ${shown.judges + 1}`}
              className="order-3 flex gap-2 max-sm:w-full"
            >
              <Button
                icon={<Check strokeWidth={1.75} />}
                className="min-h-11 max-sm:flex-1"
                onClick={() => onCommand('good')}
              >
                {`Scene ${shown.judges + 1} is good`}
              </Button>
              <Button
                icon={<RotateCcw strokeWidth={1.75} />}
                className="min-h-11 max-sm:flex-1"
                onClick={() => onCommand('retake')}
              >
                Retake
              </Button>
            </div>
          </div>
        </div>
      </div>
    </>
  )
}
