import type { Session } from '@supabase/supabase-js'
import { hasStoredSession, SESSION_KEY } from './session-hint'
import { sessionStore } from './session-storage'

/** The client library renews a token that is good for less than this. */
const RENEWED_BEFORE_MS = 90_000

/** The session that this browser keeps, whether its token is still good or not. */
export function storedSession(): Session | null {
  try {
    const [key, ...others] = Object.keys(localStorage).filter((name) => SESSION_KEY.test(name))
    if (key === undefined || others.length > 0) return null
    const session = JSON.parse(sessionStore.getItem(key) ?? 'null') as Partial<Session> | null
    return session?.access_token && session.user?.id ? (session as Session) : null
  } catch {
    return null
  }
}

/** The same while its token is good: nothing has to be asked for it. */
export function freshSession(): Session | null {
  const session = storedSession()
  return session && (session.expires_at ?? 0) * 1_000 - Date.now() > RENEWED_BEFORE_MS ? session : null
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
