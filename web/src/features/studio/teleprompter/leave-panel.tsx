import { ArrowRight } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { Scene } from '@reelwright/shared'
import { Button } from '../../../ui'
import { secondsText } from './takes'

interface LeavePanelProps {
  scenes: readonly Scene[]
  /** By the scene's id. */
  measured: ReadonlyMap<number, number>
  onUse: () => void
  onLeave: () => void
  onStay: () => void
}

/** Asked of whoever leaves with good takes that took another time than the script says. */
export function LeavePanel({ scenes, measured, onUse, onLeave, onStay }: LeavePanelProps) {
  const id = useId()
  const use = useRef<HTMLButtonElement>(null)
  useEffect(() => use.current?.focus(), [])
  return (
    <div className="dark absolute inset-0 flex items-end justify-center bg-[rgb(0_0_0/0.7)] sm:items-center">
      <section
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className="flex max-h-[85dvh] w-full flex-col gap-4 rounded-t-card border border-line bg-surface p-5 text-ink sm:w-md sm:rounded-card"
      >
        <header>
          <h2 id={`${id}-title`} className="text-xl font-semibold">
            Use the measured times?
          </h2>
          <p id={`${id}-text`} className="mt-1 text-sm text-muted">
            Your good takes run longer or shorter than the script says.
          </p>
        </header>
        <ul className="flex min-h-0 flex-col gap-1.5 overflow-y-auto text-sm">
          {scenes.map((scene, at) => {
            const seconds = measured.get(scene.id)
            if (seconds === undefined) return null
            return (
              <li key={scene.id} className="grid grid-cols-[4.5rem_4rem_1.5rem_4rem] items-center tabular-nums">
                {`Scene ${at + 1}`}
                <span className="text-right text-muted">{secondsText(scene.duration)}</span>
                <ArrowRight aria-label="becomes" strokeWidth={1.75} className="mx-auto size-4 text-muted" />
                <span className="font-semibold">{secondsText(seconds)}</span>
              </li>
            )
          })}
        </ul>
        <footer className="flex flex-col gap-2 pb-[env(safe-area-inset-bottom)]">
          <Button ref={use} variant="primary" onClick={onUse} fullWidth>
            Use the measured times
          </Button>
          <Button onClick={onLeave} fullWidth>
            Keep the script as it is
          </Button>
          <Button variant="ghost" onClick={onStay} fullWidth>
            Back to the teleprompter
          </Button>
        </footer>
      </section>
    </div>
  )
}
