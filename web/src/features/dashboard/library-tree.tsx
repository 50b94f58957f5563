import { useSession } from '../account'
import { FolderTree } from '../library'
import type { ShowTab } from './nav-list'
import { type DashboardTab, asLibraryTab, folderOf, libraryTab } from './tabs'

interface LibraryTreeProps {
  tab: DashboardTab
  /** The library shows the board or the bin. */
  isElsewhere: boolean
  onShow: ShowTab
}

/** Below "Script Library": "All Scripts", the folders, "Add Folder". (B-DS-20) */
export function LibraryTree({ tab, isElsewhere, onShow }: LibraryTreeProps) {
  const { user } = useSession()
  const shown = asLibraryTab(tab)
  const active = shown && !isElsewhere ? (folderOf(shown) ?? 'all') : null
  return (
    user && (
      <FolderTree
        userId={user.id}
        active={active}
        onShow={(folderId) => onShow(libraryTab(folderId), { view: 'all' })}
      />
    )
  )
}
