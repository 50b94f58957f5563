import { Check } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button, cn, toast } from '../../../ui'
import { useResendConfirmation, useSession } from '../../account'
import { useMoveScript, useScriptStats } from '../api'
import type { FirstStep, FirstStepId } from './first-steps'

const MARK = 'flex size-5.5 shrink-0 items-center justify-center rounded-full'

/** What is done, in a line where there is room; what is not, with the button that does it. */
export function FirstStepsList({ steps }: { steps: FirstStep[] }) {
  const navigate = useNavigate()
  const startNewest = useStartNewest()
  const { user } = useSession()
  const resend = useResendConfirmation()
  const acts: Record<FirstStepId, () => void> = {
    name: () => void navigate('/profile'),
    address: () => resend.mutate(user?.email ?? ''),
    script: () => void navigate('/script-studio'),
    take: () => void navigate('/script-studio'),
    move: startNewest.start,
  }

  const busy: Partial<Record<FirstStepId, boolean>> = { address: resend.isPending, move: startNewest.isPending }

  return (
    <>
      <ul aria-label="Done" className="flex flex-wrap max-sm:hidden gap-x-5 gap-y-2 pb-3 empty:hidden">
        {steps
          .filter(({ done }) => done)
          .map(({ id, title }) => (
            <li key={id} className="flex items-center gap-2 text-sm text-muted">
              <span aria-hidden="true" className={cn(MARK, 'bg-success-soft text-success')}>
                <Check strokeWidth={2.5} className="size-3.5" />
              </span>
              {title}
            </li>
          ))}
      </ul>
      <ol aria-label="To do" className="flex flex-col divide-y divide-line border-t border-line empty:hidden">
        {steps
          .filter(({ done }) => !done)
          .map(({ id, title, text, action }) => (
            <li key={id} className="flex items-start gap-3 py-3">
              <span aria-hidden="true" className={cn(MARK, 'mt-0.5 border border-control')} />
              <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
                <div className="min-w-[min(12rem,100%)] flex-1">
                  <p className="text-sm font-medium text-ink">{title}</p>
                  <p className="text-sm text-pretty text-muted">{text}</p>
                </div>
                {action ? (
                  <Button
                    size="sm"
                    variant={id === 'script' ? 'primary' : 'secondary'}
                    loading={busy[id]}
                    onClick={acts[id]}
                  >
                    {action}
                  </Button>
                ) : (
                  <p className="text-sm text-muted">After your first script</p>
                )}
              </div>
            </li>
          ))}
      </ol>
    </>
  )
}

/** Takes the newest script to "In progress", and says which one that was. */
function useStartNewest() {
  const { data } = useScriptStats()
  const { mutateAsync, isPending } = useMoveScript()
  const newest = data?.recent[0]

  async function start() {
    if (!newest) return
    const { id, title } = newest
    // By promise: the last step takes the list away before its answer is here.
    try {
      await mutateAsync({ id, to: 'in_progress' })
    } catch {
      toast.error('The script couldn’t be moved. It is still a draft.')
      return
    }
    const undo = () =>
      mutateAsync({ id, to: 'draft' }).catch(() => toast.error(`“${title}” couldn’t be moved back. It is in progress.`))
    toast.success(`“${title}” is in progress`, { action: { label: 'Undo', onClick: () => void undo() } })
  }
  return { start: () => void start(), isPending }
}
