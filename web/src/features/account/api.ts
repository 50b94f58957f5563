import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import {
  callApi,
  CALLBACK_PATH,
  forgetConfig,
  isOnline,
  loadBackend,
  SESSION_KEY,
  sessionStore,
  storedSession,
  supabase,
} from '../../platform'
import { HOME } from './return-path'
import { readFacts, type SessionFacts, verifiedFactors } from './session-facts'

/** Holds the id of the session that came by a recovery link; in the session's own store, so that a reload does not lose it. */
const RECOVERY_KEY = 'recoverySession'

export const markRecovery = (sessionId: string) => sessionStore.setItem(RECOVERY_KEY, sessionId)
export const endRecovery = () => sessionStore.removeItem(RECOVERY_KEY)

export const factsOf = (session: Session): SessionFacts => readFacts(session, sessionStore.getItem(RECOVERY_KEY))

/** Where mails and Google lead back to, with the page that people wanted. Same origin by construction. (OP-05) */
export function callbackAddress(target: string = HOME): string {
  const next = target === HOME ? '' : `?${new URLSearchParams({ next: target }).toString()}`
  return `${location.origin}${CALLBACK_PATH}${next}`
}

/** The library itself ignores 401, 403 and 404; after any other failure it keeps the session. (A-AU-11) */
export async function endSession(): Promise<void> {
  const { error } = await supabase().auth.signOut()
  if (error) throw error
}

/** Leaves a half-finished sign-in: only this browser forgets it, also when the service is unreachable. */
export async function giveUpSession(): Promise<void> {
  endRecovery()
  const { error } = await supabase().auth.signOut({ scope: 'local' })
  if (!error) return
  sessionStore.removeAll(SESSION_KEY)
  forgetConfig()
}

/** The way in without the authenticator: turns two-factor off, so that the session counts in full. (OP-20) */
export async function spendRecoveryCode(code: string): Promise<void> {
  try {
    await callApi('/api/account/recovery-codes/use', { method: 'POST', body: { code } })
  } catch (thrown) {
    // A code works once. Maybe it did, and only the answer was lost.
    const { data } = await supabase().auth.getUser()
    if (!data.user || verifiedFactors(data.user).length > 0) throw thrown
  }
  // The user in the stored session still has the factors.
  const { error } = await supabase().auth.refreshSession()
  if (error) throw error
}

/** Who is signed in here, or null. Rejects when the check itself failed, which says nothing about the session. */
export async function checkSession(): Promise<SessionFacts | null> {
  await loadBackend()
  // A token that has run out cannot be renewed without a network. Who was signed in still is, and sees what this device keeps.
  const kept = isOnline() ? null : storedSession()
  if (kept) return factsOf(kept)
  const { data, error } = await supabase().auth.getSession()
  if (error?.name === 'AuthRetryableFetchError') throw error
  return data.session ? factsOf(data.session) : null
}

/**
 * Subscribes to session changes, also of other tabs; `checkSession` gives the initial state. Returns the unsubscribe function. (A-AU-03)
 *
 * The event of another tab can arrive before its session is visible in this tab's storage. Requests take their token from the storage,
 * so the event waits for it: rows of one user would otherwise be fetched and cached as the other.
 */
export async function onSessionChange(
  report: (event: AuthChangeEvent, facts: SessionFacts | null) => void,
): Promise<() => void> {
  await loadBackend()
  let waiting: (() => void) | undefined
  let reportedId = storedSession()?.user.id
  const notify = (event: AuthChangeEvent, session: Session | null) => {
    reportedId = session?.user.id
    report(event, session ? factsOf(session) : null)
  }
  const look = () => {
    if (waiting) return waiting()
    // Another tab signed in before this one subscribed: only the storage shows it.
    const session = storedSession()
    if (session && session.user.id !== reportedId) notify('SIGNED_IN', session)
  }
  const { data } = supabase().auth.onAuthStateChange((event, session) => {
    if (event === 'INITIAL_SESSION') return
    if (event === 'PASSWORD_RECOVERY' && session) {
      const { sessionId } = factsOf(session)
      if (sessionId) markRecovery(sessionId)
    }
    waiting = () => {
      if (session && !sessionStore.includes(SESSION_KEY, session.access_token)) return
      waiting = undefined
      notify(event, session)
    }
    waiting()
  })
  addEventListener('storage', look)
  return () => {
    removeEventListener('storage', look)
    data.subscription.unsubscribe()
  }
}

/** Asks for the confirmation mail of this address once more. (A-AU-32) */
export async function resendConfirmation(email: string, target?: string): Promise<void> {
  await loadBackend()
  const { error } = await supabase().auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: callbackAddress(target) },
  })
  if (error) throw error
}

/** Checks whether the address was confirmed elsewhere and notifies all tabs. */
export async function lookForConfirmation(): Promise<void> {
  const { data, error } = await supabase().auth.getUser()
  // The stored session has outdated user data; a refresh updates it and notifies all tabs.
  if (!error && data.user.email_confirmed_at) await supabase().auth.refreshSession()
}
