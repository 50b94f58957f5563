import { useQuery } from '@tanstack/react-query'
import { FolderMinus } from 'lucide-react'
import { useState } from 'react'
import { Dialog, LoadFailure, Skeleton } from '../../../ui'
import { scriptsText } from '../changes/counted'
import { folderCountsQuery, foldersQuery } from './api'
import { FolderOptions } from './folder-options'
import { QuickFolder } from './quick-folder'

export interface FolderPickerDialogProps {
  userId: string
  /** How many scripts are to be moved. */
  count: number
  /** Where they lie now, when all lie in one place. */
  currentId?: string | null
  onPick: (folderId: string | null) => void
  onClose: () => void
}

/** Where scripts shall lie: a folder, or "No Folder". (B-FD-08, OP-69) */
export function FolderPickerDialog({ userId, count, currentId, onPick, onClose }: FolderPickerDialogProps) {
  const folders = useQuery(foldersQuery(userId))
  const { data: counts } = useQuery(folderCountsQuery(userId))
  // Another list after each new folder: the new one stands first, and no search hides it.
  const [made, setMade] = useState<string>()

  return (
    <Dialog
      open
      size="sm"
      title={`Move ${scriptsText(count)} to a folder`}
      onOpenChange={(open) => !open && onClose()}
      startAt="panel"
    >
      <div className="flex flex-col gap-3">
        <QuickFolder userId={userId} onMade={setMade} />
        {folders.isPending && <OptionSkeletons />}
        {folders.isError && !folders.data ? (
          <LoadFailure retrying={folders.isFetching} onRetry={() => void folders.refetch()}>
            Your folders couldn’t be loaded.
          </LoadFailure>
        ) : (
          folders.data && (
            <FolderOptions
              key={made}
              folders={folders.data}
              counts={counts?.counts}
              currentId={currentId}
              startId={made}
              first={{
                label: 'No Folder',
                icon: <FolderMinus aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-muted" />,
                isCurrent: currentId === null,
                onPick: () => onPick(null),
              }}
              onPick={onPick}
            />
          )
        )}
      </div>
    </Dialog>
  )
}

function OptionSkeletons() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading folders" className="flex flex-col gap-2">
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} className="h-9 w-full rounded-control" />
      ))}
    </div>
  )
}
