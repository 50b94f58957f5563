import type { ScriptVersion } from '@reelwright/shared'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, History, RotateCcw } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { formatDateTime, statusOf } from '../../../platform'
import { Badge, Banner, Button, cn, Dialog, EmptyState, LoadFailure, Skeleton, toast } from '../../../ui'
import { writerOf } from '../script-fields'
import { useRestoreVersion, versionsQuery } from './api'

export interface VersionHistoryDialogProps {
  /** Open while there is an id. */
  scriptId: string | null
  onClose: () => void
  /** Called after a version was restored, so that the caller refetches the script. */
  onRestored?: () => void
}

/** Every kept state of a script, and the way back to it. (B-VH-01 to B-VH-08, B-ER-34, B-ER-35) */
export function VersionHistoryDialog({ scriptId, onClose, onRestored }: VersionHistoryDialogProps) {
  return (
    <Dialog
      open={scriptId !== null}
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      startAt="panel"
      title="Version History"
      description="A version for every saved change. Restoring one adds it as the newest version, so nothing is lost."
    >
      {scriptId !== null && <Versions key={scriptId} scriptId={scriptId} onClose={onClose} onRestored={onRestored} />}
    </Dialog>
  )
}

/** (B-ER-35) */
const FAILED = 'Failed to restore version. Please try again.'

function Versions({ scriptId, onClose, onRestored }: VersionHistoryDialogProps & { scriptId: string }) {
  const query = useQuery(versionsQuery(scriptId))
  const restore = useRestoreVersion()
  const wanted = restore.isPending ? restore.variables.versionId : undefined
  const isOpen = useIsMounted()
  const isBusy = useRef(false)

  async function handleRestore(versionId: string) {
    // The second click of a double one comes before the button knows of the first.
    if (isBusy.current) return
    isBusy.current = true
    try {
      await restore.mutateAsync({ scriptId, versionId })
    } catch {
      // With the dialog closed meanwhile, nobody would see what stands in it.
      if (!isOpen.current) toast.error(FAILED)
      // It may be that the version is gone.
      void query.refetch()
      return
    } finally {
      isBusy.current = false
    }
    toast.success('Version restored successfully!')
    onRestored?.()
    if (isOpen.current) onClose()
  }

  if (query.isPending) return <ListSkeleton />
  if (!query.data) {
    if (statusOf(query.error) === 404)
      return <p className="py-8 text-center text-muted">This script no longer exists.</p>
    return (
      <LoadFailure
        title="The version history couldn’t be loaded."
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {query.error.message}
      </LoadFailure>
    )
  }
  if (query.data.length < 2) {
    return (
      <EmptyState
        icon={<History strokeWidth={1.75} />}
        title="No Version History"
        text="This script hasn't been modified yet"
      />
    )
  }
  return (
    <>
      {restore.isError && (
        <Banner tone="danger" className="mb-4" onDismiss={restore.reset}>
          {FAILED}
        </Banner>
      )}
      <ol reversed className="flex flex-col divide-y divide-line pb-2">
        {query.data.map((version, index) => (
          <Entry
            key={version.id}
            version={version}
            isCurrent={index === 0}
            isRestoring={version.id === wanted}
            isWaiting={wanted !== undefined}
            onRestore={() => void handleRestore(version.id)}
          />
        ))}
      </ol>
    </>
  )
}

function useIsMounted() {
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => void (mounted.current = false)
  }, [])
  return mounted
}

interface EntryProps {
  version: ScriptVersion
  isCurrent: boolean
  isRestoring: boolean
  /** Some version is being restored. */
  isWaiting: boolean
  onRestore: () => void
}

function Entry({ version, isCurrent, isRestoring, isWaiting, onRestore }: EntryProps) {
  const [showsText, setShowsText] = useState(false)
  const textId = useId()
  const number = version.version_number
  const writer = writerOf(version.script_data)
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 first:pt-1 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted tabular-nums">
          <span className="font-semibold text-ink">{`Version ${number}`}</span>
          {isCurrent && <Badge tone="success">Current</Badge>}
          {version.name && <Badge className="max-w-56 truncate">{version.name}</Badge>}
          <time dateTime={version.created_at}>{formatDateTime(version.created_at)}</time>
        </p>
        <h3 className="mt-1 text-base font-semibold break-words text-ink">{version.title || 'Untitled script'}</h3>
        <p className="text-sm break-words text-ink">{version.change_description}</p>
        {writer && <p className="text-sm break-words text-muted">Written by: {writer}</p>}
        {version.description?.trim() && (
          <p className="mt-0.5 text-sm break-words whitespace-pre-wrap text-muted">{version.description}</p>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-2 sm:w-48 sm:flex-col sm:items-stretch">
        {!isCurrent && (
          <Button
            size="sm"
            icon={<RotateCcw strokeWidth={1.75} />}
            loading={isRestoring}
            disabled={isWaiting}
            onClick={onRestore}
          >
            Restore This Version<span className="sr-only">{`: ${number}`}</span>
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          icon={<ChevronDown strokeWidth={1.75} className={cn('transition-transform', showsText && 'rotate-180')} />}
          aria-expanded={showsText}
          aria-controls={showsText ? textId : undefined}
          onClick={() => setShowsText(!showsText)}
        >
          {showsText ? 'Hide script ' : 'Show script '}
          <span className="sr-only">{`of version ${number}`}</span>
        </Button>
      </div>
      {showsText && (
        <p
          id={textId}
          className="measure rounded-control bg-sunken px-4 py-3 text-base leading-relaxed break-words whitespace-pre-wrap text-ink sm:col-span-2"
        >
          {version.script_text.trim() || 'No script content found'}
        </p>
      )}
    </li>
  )
}

function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading version history" className="flex flex-col divide-y divide-line pb-4">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex flex-col gap-2 py-4 first:pt-1">
          <Skeleton className="w-48" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="w-2/5" />
        </div>
      ))}
    </div>
  )
}
