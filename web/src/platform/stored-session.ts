import { SESSION_KEY } from './session-storage'

/**
 * Whether this browser seems to be signed in, without loading the client library.
 * A hint for open pages; guarded pages ask the session itself.
 */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => SESSION_KEY.test(key))
  } catch {
    return false
  }
}

/** Whether it is this person's: somebody else may have signed in meanwhile, in another tab. */
export function hasStoredSessionOf(userId: string): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => SESSION_KEY.test(key) && localStorage.getItem(key)?.includes(`"${userId}"`),
    )
  } catch {
    return false
  }
}

/** Calls back when another tab has taken the session out of the storage, for whatever reason. Returns the way to stop. */
export function onStoredSessionGone(gone: () => void): () => void {
  const look = ({ key }: StorageEvent) => {
    if ((key === null || SESSION_KEY.test(key)) && !hasStoredSession()) gone()
  }
  addEventListener('storage', look)
  return () => removeEventListener('storage', look)
}
