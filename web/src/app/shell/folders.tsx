import { useLocation, useParams, useSearchParams } from 'react-router'
import { useSession } from '../../features/account'
import { FolderTree, useLiveLibrary } from '../../features/library'

/** Below "Script Library": "All Scripts", the folders with their counts, "Add Folder". */
export function Folders() {
  const { user } = useSession()
  const userId = user?.id ?? ''
  const { pathname } = useLocation()
  const { folderId } = useParams()
  const [query] = useSearchParams()
  // Counts follow changes in other tabs and on other devices, whichever page is shown.
  useLiveLibrary(userId)
  const isList = !query.has('view')
  const active = isList ? (folderId ?? (pathname === '/scripts' ? 'all' : null)) : null
  return <FolderTree userId={userId} active={active} />
}
