import { useQuery } from '@tanstack/react-query'
import { Copy, PenLine } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatDate } from '../../../platform'
import { Button, Dialog, Skeleton } from '../../../ui'
import { copyText } from '../copy'
import { LoadError } from '../load-error'
import { NO_CONTENT } from '../script-fields'
import { viewedScriptQuery } from './api'
import { copiedText, type ViewedScript } from './scene-fields'
import { SceneList } from './scene-list'
import { TitleField } from './title-field'

export interface SceneViewerDialogProps {
  /** Open while there is an id. */
  scriptId: string | null
  onClose: () => void
}

/** A script scene by scene, to look at on the set. (B-SC-01 to B-SC-05, OP-51) */
export function SceneViewerDialog({ scriptId, onClose }: SceneViewerDialogProps) {
  const query = useQuery({ ...viewedScriptQuery(scriptId ?? ''), enabled: scriptId !== null })
  const script = query.data ?? undefined
  const [renamed, setRenamed] = useState<string | null>(null)
  const isRenaming = scriptId !== null && renamed === scriptId
  const editButton = useRef<HTMLButtonElement>(null)
  const text = script && copiedText(script, script.text === NO_CONTENT ? '' : script.text)

  function handleOpenChange(open: boolean) {
    if (open) return
    // Escape in the field is about the field.
    if (isRenaming && document.activeElement instanceof HTMLInputElement) return endRenaming()
    setRenamed(null)
    onClose()
  }

  function endRenaming() {
    setRenamed(null)
    // The button comes back with the next frame.
    requestAnimationFrame(() => editButton.current?.focus())
  }

  return (
    <Dialog
      open={scriptId !== null}
      onOpenChange={handleOpenChange}
      size="lg"
      startAt="panel"
      title={script?.title ?? (query.isPending ? 'Loading script' : 'Script')}
      footer={
        script && (
          <>
            <Button
              ref={editButton}
              icon={<PenLine strokeWidth={1.75} />}
              disabled={isRenaming}
              onClick={() => setRenamed(scriptId)}
            >
              Edit Title
            </Button>
            <Button
              variant="primary"
              icon={<Copy strokeWidth={1.75} />}
              disabled={!text}
              onClick={() => text && void copyText(text)}
            >
              Copy Script
            </Button>
          </>
        )
      }
    >
      {query.isPending && <ViewerSkeleton />}
      {query.isError && !script && <LoadError query={query} />}
      {query.data === null && <p className="py-8 text-center text-muted">This script no longer exists.</p>}
      {script && scriptId !== null && (
        <>
          {isRenaming && <TitleField id={scriptId} title={script.storedTitle} onDone={endRenaming} />}
          <Viewed script={script} />
        </>
      )}
    </Dialog>
  )
}

function Viewed({ script }: { script: ViewedScript }) {
  return (
    <div className="flex flex-col gap-6 pb-4">
      <Facts
        className="grid grid-cols-2 gap-x-6 gap-y-3 border-b border-line pb-5 sm:grid-cols-4"
        facts={[
          ['Product', script.product],
          ['Audience', script.audience],
          ['Style', script.style],
          ...(script.score ? [['Craft score', `${script.score}/10`] as [string, string]] : []),
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_13rem]">
        <div
          role="region"
          aria-label="Scenes"
          // Takes the focus, so that a long script can be scrolled by keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="focus-ring min-w-0 self-start rounded-sm"
        >
          {script.scenes.length > 0 ? (
            <SceneList scenes={script.scenes} />
          ) : (
            <>
              <p className="mb-3 text-sm text-muted">This script has no scenes.</p>
              <p className="measure text-lg leading-relaxed break-words whitespace-pre-wrap text-ink">{script.text}</p>
            </>
          )}
        </div>
        <Facts
          className="grid grid-cols-2 content-start gap-x-6 gap-y-3 border-t border-line pt-5 lg:grid-cols-1 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-6"
          facts={[
            ['Price', script.price ?? 'No price'],
            ['Features', script.features.length > 0 ? script.features : 'No features'],
            ['Tags', script.tags.length > 0 ? script.tags.join(', ') : 'No tags'],
            ['Created', formatDate(script.createdAt) || 'Unknown'],
            ['Updated', formatDate(script.updatedAt) || 'Unknown'],
          ]}
        />
      </div>
    </div>
  )
}

function Facts({ facts, className }: { facts: [name: string, value: string | string[]][]; className: string }) {
  return (
    <dl className={`text-sm ${className}`}>
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-muted">{name}</dt>
          <dd className="break-words text-ink tabular-nums">
            {typeof value === 'string' ? (
              value
            ) : (
              <ul className="list-disc space-y-1 pl-4 marker:text-muted">
                {value.map((item, index) => (
                  <li key={index}>{item}</li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ViewerSkeleton() {
  return (
    <div role="status" aria-label="Loading script" className="flex flex-col gap-6 pb-4">
      <Skeleton className="h-10 w-full" />
      {[0, 1, 2].map((scene) => (
        <div key={scene} className="grid gap-3 sm:grid-cols-[6rem_minmax(0,1fr)]">
          <Skeleton className="w-16" />
          <div className="flex flex-col gap-3">
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="w-2/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
