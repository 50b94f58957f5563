import { useQuery, useQueryClient } from '@tanstack/react-query'
import { logError } from '../../../platform'
import { ConfirmDialog, toast } from '../../../ui'
import { bringBack, type Folder, folderCountsQuery, MAX_REMEMBERED, useDeleteFolder } from './api'
import { failureText } from './folder-dialog'

interface DeleteFolderProps {
  userId: string
  folder: Folder
  onClose: () => void
  onDeleted: (id: string) => void
}

/** Asks first, naming the folder and what becomes of its scripts; "Undo" brings all of it back. (OP-69) */
export function DeleteFolder({ userId, folder, onClose, onDeleted }: DeleteFolderProps) {
  const cache = useQueryClient()
  const { data } = useQuery(folderCountsQuery(userId))
  const count = data && (data.counts[folder.id] ?? 0)
  const remove = useDeleteFolder(userId, {
    done: (deleted) => {
      onDeleted(folder.id)
      onClose()
      toast.success(`Folder “${folder.name}” deleted`, {
        // Long enough to read it, and to notice that it was the wrong one.
        duration: 8000,
        ...(deleted.scriptIds && {
          action: {
            label: 'Undo',
            onClick: () =>
              void bringBack(cache, userId, deleted).then(
                () => toast.success(`Folder “${folder.name}” restored`),
                (error: unknown) => {
                  logError('A folder couldn’t be restored', error)
                  toast.error('The folder couldn’t be restored')
                },
              ),
          },
        }),
      })
    },
    failed: (error) => toast.error(failureText(error, 'The folder couldn’t be deleted. Please try again.')),
  })

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete folder"
      body={
        <>
          <p>
            Delete the folder <span className="font-medium break-words text-ink">{folder.name}</span>?
          </p>
          <p className="mt-2">{stayText(count)}</p>
        </>
      }
      confirmLabel="Delete folder"
      danger
      loading={remove.isPending}
      onConfirm={() => remove.mutate(folder)}
    />
  )
}

function stayText(count: number | undefined): string {
  if (count === undefined) return 'Its scripts stay in your library, outside any folder.'
  if (count === 0) return 'There are no scripts in it.'
  const scripts = count === 1 ? 'Its script stays' : `Its ${count.toLocaleString('en-US')} scripts stay`
  const forGood = count > MAX_REMEMBERED ? ' They are too many for this to be undone.' : ''
  return `${scripts} in your library, outside any folder.${forGood}`
}
