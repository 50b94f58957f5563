import { useEffect, useSyncExternalStore } from 'react'
import { onStorageRefused, storageRefused } from '../platform'
import { toast, Toaster } from '../ui'

/** The toasts of all pages below the session. */
export function Toasts() {
  useStorageWarning()
  // A toast may name a script: another person, for whom this is drawn again, must not see it.
  useEffect(() => () => void toast.dismiss(), [])
  return <Toaster />
}

/** Said once, when it first matters: the browser has no room for the session, or forbids it. */
function useStorageWarning() {
  const refused = useSyncExternalStore(onStorageRefused, storageRefused, storageRefused)
  useEffect(() => {
    if (!refused) return
    toast.warning('Your browser won’t let us keep you logged in.', {
      id: 'storage-refused',
      description: 'You stay logged in until you close or reload this page.',
      duration: 8000,
    })
  }, [refused])
}
