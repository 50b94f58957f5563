import { useSession } from '../account'
import { useLiveLibrary } from '../library'

/** Whatever tab is shown: counts, folders and lists follow what happens in other tabs and on other devices. */
export function LibraryLive() {
  const { user } = useSession()
  return user && <Listener userId={user.id} />
}

function Listener({ userId }: { userId: string }) {
  useLiveLibrary(userId)
  return null
}
