import { Check } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button, cn, toast } from '../../../ui'
import { useResendConfirmation, useSession } from '../../account'
import { useMoveScript, useScriptStats } from '../api'
import type { FirstStep, FirstStepId } from './first-steps'

/** What is done, what is not, and the button that does it. */
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
    <ol className="flex flex-col divide-y divide-line">
      {steps.map(({ id, title, text, done, action }) => (
        <li key={id} className="flex items-start gap-3 py-3">
          <span
            aria-hidden="true"
            className={cn(
              'mt-0.5 flex size-5.5 shrink-0 items-center justify-center rounded-full',
              done ? 'bg-success-soft text-success' : 'border border-control',
            )}
          >
            {done && <Check strokeWidth={2.5} className="size-3.5" />}
          </span>
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
            <div className="min-w-48 flex-1">
              <p className={cn('text-sm font-medium', done ? 'text-muted' : 'text-ink')}>
                {title}
                {done && <span className="sr-only"> (done)</span>}
              </p>
              {!done && <p className="text-sm text-pretty text-muted">{text}</p>}
            </div>
            {!done && action && (
              <Button size="sm" loading={busy[id]} onClick={acts[id]}>
                {action}
              </Button>
            )}
            {!done && !action && <p className="text-sm text-muted">After your first script</p>}
          </div>
        </li>
      ))}
    </ol>
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
      toast.error('The script could not be moved. It is still a draft.')
      return
    }
    const undo = () =>
      mutateAsync({ id, to: 'draft' }).catch(() =>
        toast.error(`“${title}” could not be moved back. It is in progress.`),
      )
    toast.success(`“${title}” is in progress`, { action: { label: 'Undo', onClick: () => void undo() } })
  }
  return { start: () => void start(), isPending }
}
