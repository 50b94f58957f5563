import { lazyDialog } from '../../../ui'
import { type ReactNode, useState } from 'react'
import type { Folder } from './api'

// The tree stands in the sidebar of the dashboard, whose start has no room for what a dialog needs.
const FolderDialog = lazyDialog(async () => (await import('./folder-dialog')).FolderDialog)
const DeleteFolder = lazyDialog(async () => (await import('./delete-folder')).DeleteFolder)

export interface FolderActions {
  create: () => void
  edit: (folder: Folder) => void
  remove: (folder: Folder) => void
  /** Of which one is open at a time. */
  dialog: ReactNode
}

type Open = { what: 'create' } | { what: 'edit' | 'remove'; folder: Folder }

/** Making, changing and deleting folders, with their dialogs. (B-FD, OP-69) */
export function useFolderActions(userId: string, onDeleted: (id: string) => void): FolderActions {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return {
    create: () => setOpen({ what: 'create' }),
    edit: (folder) => setOpen({ what: 'edit', folder }),
    remove: (folder) => setOpen({ what: 'remove', folder }),
    dialog:
      open &&
      (open.what === 'remove' ? (
        <DeleteFolder userId={userId} folder={open.folder} onClose={close} onDeleted={onDeleted} />
      ) : (
        <FolderDialog userId={userId} folder={open.what === 'edit' ? open.folder : null} onClose={close} />
      )),
  }
}
