import { useMemo } from 'react'
import { useSession } from '../account'
import { EMPTY_ADDRESS, Library, type LibraryAddress, type LibraryPlace } from '../library'
import { askToOpenWaiting } from '../studio'
import type { ShowTab } from './nav-list'
import { folderOf, libraryTab, type LibraryTab } from './tabs'

interface LibraryPanelProps {
  tab: LibraryTab
  /** What is asked of the library in this tab, as far as it is not as usual. */
  look: Partial<LibraryAddress> | undefined
  onLook: (tab: LibraryTab, change: Partial<LibraryAddress>) => void
  onShow: ShowTab
}

/** The library in a tab of the dashboard: state stands where a page has its address. (B-DS-04, B-DS-05) */
export function LibraryPanel({ tab, look, onLook, onShow }: LibraryPanelProps) {
  const { user } = useSession()
  const place = useMemo(
    (): LibraryPlace => ({
      folderId: folderOf(tab),
      address: { ...EMPTY_ADDRESS, ...look },
      // Another view may be asked for from a toast, over any tab; what was typed a moment ago does not bring one back.
      go: (change) => (change.view ? onShow(tab, change) : onLook(tab, change)),
      showFolder: (folderId) => onShow(libraryTab(folderId), folderId === null ? { view: 'all' } : undefined),
      showStudio: () => {
        onShow('script-studio')
        askToOpenWaiting()
      },
    }),
    [tab, look, onLook, onShow],
  )
  // Another folder is another place, with a list and dialogs of its own.
  return user && <Library key={tab} place={place} userId={user.id} />
}
