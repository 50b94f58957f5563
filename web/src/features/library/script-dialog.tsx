import { type Stage, stageLabel, STAGES } from '@reelwright/shared'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, MonitorPlay, PenLine } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatDate } from '../../platform'
import { Button, Dialog, SelectField, Skeleton } from '../../ui'
import { StageIcon, stageOption } from './stage-badge'
import { useSession } from '../account'
import { scriptQuery } from './api'
import { useScriptChanges } from './changes/use-script-changes'
import { copyText } from './copy'
import { LoadError } from './load-error'
import { ReadScriptMenu, type StartAction } from './script-actions'
import { cardOf, NO_CONTENT, type ScriptDetails } from './script-fields'

interface ScriptDialogProps {
  id: string | null
  onClose: () => void
  onStart: StartAction
  /** It is on the screen. */
  onShown?: (id: string) => void
}

/** The whole script and what is known about it. Open while there is an id. (B-LB-07, B-DT-01 to B-DT-05) */
export function ScriptDialog({ id, onClose, onStart, onShown }: ScriptDialogProps) {
  const notifyShown = useEffectEvent((shown: string) => onShown?.(shown))
  useEffect(() => {
    if (id !== null) notifyShown(id)
  }, [id])
  const query = useQuery({ ...scriptQuery(id ?? ''), enabled: id !== null })
  const script = query.data
  const card = script && cardOf(script)

  return (
    <Dialog
      open={id !== null}
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      startAt="panel"
      title={script?.title ?? (query.isPending ? 'Loading script' : 'Script')}
      footer={
        <>
          {card && script && (
            <div className="flex gap-2 sm:contents">
              <ReadScriptMenu card={card} onStart={onStart} />
              {script.text !== NO_CONTENT && (
                <Button
                  icon={<Copy strokeWidth={1.75} />}
                  className="max-sm:flex-1"
                  onClick={() => void copyText(script.text)}
                >
                  Copy script
                </Button>
              )}
            </div>
          )}
          <div className="flex gap-2 sm:contents">
            <Button className="max-sm:hidden" onClick={onClose}>
              Close
            </Button>
            {card && (
              <>
                <Button
                  className="max-sm:flex-1"
                  icon={<PenLine strokeWidth={1.75} />}
                  onClick={() => onStart('edit', card)}
                >
                  Edit Script
                </Button>
                <Button
                  variant="primary"
                  className="max-sm:flex-1"
                  icon={<MonitorPlay strokeWidth={1.75} />}
                  onClick={() => onStart('film', card)}
                >
                  Film
                </Button>
              </>
            )}
          </div>
        </>
      }
    >
      {query.isPending && <DetailsSkeleton />}
      {query.isError && <LoadError query={query} />}
      {script === null && <p className="py-8 text-center text-muted">This script no longer exists.</p>}
      {script && <Details script={script} />}
    </Dialog>
  )
}

function Details({ script }: { script: ScriptDetails }) {
  const facts: [string, string | undefined][] = [
    ['Product', script.product],
    ['Audience', script.audience],
    ['Style', script.style],
    ['Length', `${script.length} seconds`],
    ['Craft score', script.score && `${script.score}/10`],
    ['Price', script.price],
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pb-4 lg:grid-cols-[minmax(0,1fr)_15rem]">
      {/* Takes the focus, so that a long script can be scrolled by keys. */}
      <div
        role="region"
        aria-label="Script"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="focus-ring measure self-start rounded-sm text-lg leading-relaxed wrap-break-word whitespace-pre-wrap text-ink [unicode-bidi:plaintext] lg:text-script"
      >
        {script.text}
      </div>
      <aside aria-labelledby="script-details-heading" className="lg:border-l lg:border-line lg:pl-6">
        <h3 id="script-details-heading" className="text-base font-semibold text-ink">
          Script Details
        </h3>
        <StatusField script={script} />
        <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 text-sm lg:grid-cols-1">
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name} className="min-w-0">
                  <dt className="text-muted">{name}</dt>
                  <dd className="break-words text-ink tabular-nums">{value}</dd>
                </div>
              ),
          )}
          {script.features.length > 0 && (
            <div className="col-span-full min-w-0">
              <dt className="text-muted">Features</dt>
              <dd>
                <ul className="mt-0.5 list-disc space-y-1 pl-4 text-ink marker:text-muted">
                  {script.features.map((feature, index) => (
                    <li key={index} className="break-words">
                      {feature}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          )}
          {script.writer && (
            <div className="col-span-full min-w-0">
              <dt className="text-muted">Written by</dt>
              <dd className="break-words text-ink">{script.writer}</dd>
            </div>
          )}
          <div className="col-span-full">
            <dt className="text-muted">Created</dt>
            <dd className="text-ink">
              <time dateTime={script.createdAt}>{formatDate(script.createdAt)}</time>
            </dd>
          </div>
        </dl>
      </aside>
    </div>
  )
}

/** How far the script has come. */
function StatusField({ script }: { script: ScriptDetails }) {
  const userId = useSession().user?.id ?? ''
  const cache = useQueryClient()
  const changes = useScriptChanges(userId)
  // What was chosen is seen before it is stored.
  const [chosen, setChosen] = useState<Stage | null>(null)

  // Arrow keys pass over several statuses: save in order, and skip the ones only passed over.
  const latest = useRef<Stage>(undefined)
  const running = useRef<Promise<unknown>>(Promise.resolve())

  const write = (status: Stage) =>
    changes.change([{ id: script.id, status, kanban_status: null }], {
      done: `Status: ${stageLabel(status)}`,
      failed: 'The status couldn’t be changed',
    })

  async function choose(status: Stage) {
    setChosen(status)
    latest.current = status
    const change = running.current.then(() => latest.current === status && write(status))
    running.current = change
    const isWritten = await change
    if (latest.current !== status) return
    // It is refetched, too; until then show what was stored.
    if (isWritten)
      cache.setQueryData(scriptQuery(script.id).queryKey, (known) => known && { ...known, status, column: status })
    setChosen(null)
  }

  return (
    <SelectField
      label="Status"
      className="mt-3"
      value={chosen ?? script.column}
      icon={<StageIcon stage={chosen ?? script.column} />}
      // Not switched off meanwhile, which would take the focus from it.
      aria-busy={chosen !== null}
      options={STAGES.map(stageOption)}
      onChange={(event) => {
        const status = STAGES.find((stage) => stage === event.target.value)
        if (status) void choose(status)
      }}
    />
  )
}

function DetailsSkeleton() {
  return (
    <div role="status" aria-label="Loading script" className="grid gap-8 pb-4 lg:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="flex flex-col gap-3">
        {['w-full', 'w-11/12', 'w-3/5', 'w-full', 'w-4/5', 'w-2/3'].map((width, index) => (
          <Skeleton key={index} className={`h-5 ${width}`} />
        ))}
      </div>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton />
        <Skeleton />
        <Skeleton className="w-1/2" />
      </div>
    </div>
  )
}
