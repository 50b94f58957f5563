import { ListChecks } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Progress } from '../../../ui'
import { usePutAwayFirstSteps } from '../api'
import type { TabProps } from '../nav-list'
import { useFirstSteps } from './use-first-steps'

const FirstStepsDialog = lazy(async () => ({ default: (await import('./first-steps-dialog')).FirstStepsDialog }))

/** The first steps in small: how far one is, and the list behind a press. Stands beside the studio, never in it. */
export function FirstStepsEntry({ onShow }: Pick<TabProps, 'onShow'>) {
  const first = useFirstSteps()
  const [open, setOpen] = useState(false)
  useFinish(first !== null && first.doneCount === first.steps.length)
  if (!first) return null

  const { steps, doneCount } = first
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="focus-ring flex flex-col gap-2 rounded-control border border-line bg-surface px-3 py-2.5 text-left shadow-raised transition-colors hover:border-control"
      >
        <span className="flex w-full items-center gap-2 text-sm font-medium text-ink">
          <ListChecks aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0 text-accent-text" />
          First steps
        </span>
        <span className="flex w-full items-center gap-2 text-xs text-muted tabular-nums">
          <span aria-hidden="true" className="min-w-0 flex-1">
            <Progress label="First steps" hideLabel value={(100 * doneCount) / steps.length} />
          </span>
          {`${doneCount} of ${steps.length}`}
        </span>
      </button>
      {open && (
        <Suspense>
          <FirstStepsDialog first={first} onShow={onShow} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** With the last step done the list goes by itself, on other devices, too. One attempt; the next visit is another. */
function useFinish(finished: boolean) {
  const { mutate } = usePutAwayFirstSteps()
  const tried = useRef(false)
  useEffect(() => {
    if (!finished || tried.current) return
    tried.current = true
    mutate()
  }, [finished, mutate])
}
