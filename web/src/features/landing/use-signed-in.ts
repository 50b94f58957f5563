import { useSyncExternalStore } from 'react'
import { hasStoredSession } from '../../platform'

const never = () => () => undefined
const nobody = () => false

/** Whether this browser seems to be signed in; "no" on the page as the server made it, which is the same for everybody. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(never, hasStoredSession, nobody)
}
