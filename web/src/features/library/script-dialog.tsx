import { optionLabel } from '@reelwright/shared'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { formatDate } from '../../platform'
import { Badge, Button, Dialog, Skeleton } from '../../ui'
import { scriptQuery } from './api'
import { LoadError } from './load-error'
import { copyText } from './copy'
import { type ScriptAction, ScriptActionsMenu } from './script-actions'
import { NO_CONTENT, type ScriptDetails } from './script-fields'
import { statusTone } from './script-status'

interface ScriptDialogProps {
  id: string | null
  onClose: () => void
  onStart: (action: ScriptAction, id: string) => void
}

/** The whole script and what is known about it. Open while there is an id. (B-LB-07, B-DT-01 to B-DT-04) */
export function ScriptDialog({ id, onClose, onStart }: ScriptDialogProps) {
  const query = useQuery({ ...scriptQuery(id ?? ''), enabled: id !== null })
  const script = query.data

  return (
    <Dialog
      open={id !== null}
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={script?.title ?? (query.isPending ? 'Loading script' : 'Script')}
      footer={
        <>
          {script && (
            <div className="flex gap-2 sm:contents">
              <ScriptActionsMenu id={script.id} title={script.title} onStart={onStart} withWord />
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
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {query.isPending && <DetailsSkeleton />}
      {query.isError && <LoadError query={query} />}
      {script === null && <p className="py-8 text-center text-muted">This script does not exist any more.</p>}
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
    ['Viral score', script.score && `${script.score}/10`],
    ['Price', script.price],
  ]
  return (
    <div className="grid gap-8 pb-4 lg:grid-cols-[minmax(0,1fr)_15rem]">
      {/* Takes the focus, so that a long script can be scrolled by keys. */}
      <div
        role="region"
        aria-label="Script"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="focus-ring measure self-start rounded-sm text-lg leading-relaxed whitespace-pre-wrap text-ink lg:text-script"
      >
        {script.text}
      </div>
      <aside aria-labelledby="script-details-heading" className="lg:border-l lg:border-line lg:pl-6">
        <h3 id="script-details-heading" className="text-base font-semibold text-ink">
          Script Details
        </h3>
        <Badge tone={statusTone(script.status)} className="mt-2">
          {optionLabel(script.status)}
        </Badge>
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
