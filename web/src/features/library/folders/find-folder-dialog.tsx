import { Dialog } from '../../../ui'
import type { Folder } from './api'
import { FolderOptions } from './folder-options'

interface FindFolderDialogProps {
  folders: readonly Folder[]
  counts: Readonly<Record<string, number>> | undefined
  onPick: (id: string) => void
  onClose: () => void
}

/** Goes to one of many folders by its name. */
export function FindFolderDialog({ folders, counts, onPick, onClose }: FindFolderDialogProps) {
  return (
    <Dialog open size="sm" title="Find folder" onOpenChange={(open) => !open && onClose()}>
      <FolderOptions folders={folders} counts={counts} onPick={onPick} />
    </Dialog>
  )
}
