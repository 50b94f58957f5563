import type { AuthChangeEvent } from '@supabase/supabase-js'
import { queryOptions } from '@tanstack/react-query'
import { TEXTS } from '@reelwright/shared'
import { loadBackend, logError, supabase, unwrap } from '../../platform'
import { type Profile, type SessionUser, toSessionUser } from './user'

export interface LoginInput {
  email: string
  password: string
}

export interface SignUpInput extends LoginInput {
  name: string
}

/** An answer of the service that is an error in our eyes only. */
class SignInError extends Error {
  override name = 'SignInError'
  constructor(
    message: string,
    readonly code?: string,
  ) {
    super(message)
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export async function login({ email, password }: LoginInput): Promise<void> {
  await loadBackend()
  const { data, error } = await supabase().auth.signInWithPassword({ email, password })
  // The library has words of its own for an answer without a session.
  if (data.session === null && (!error || error.name === 'AuthInvalidTokenResponseError')) {
    throw new SignInError('Login failed - no session created')
  }
  if (error) throw error
  // The guards react to the session's event; this pause lets them do so before the form says "done". (A-AU-12)
  await wait(100)
}

/** "confirm" means that the account waits for the link in its mail. */
export async function signUp({ email, password, name }: SignUpInput): Promise<'signed-in' | 'confirm'> {
  await loadBackend()
  const { data, error } = await supabase().auth.signUp({
    email,
    password,
    // The link of the confirmation mail signs in and ends here.
    options: { data: { full_name: name, name }, emailRedirectTo: `${location.origin}/dashboard` },
  })
  if (error) throw error
  if (data.session) return 'signed-in'
  // So the service answers for a known address when confirmation is on: a user without any identity.
  if (data.user?.identities?.length === 0) throw new SignInError(TEXTS.userAlreadyRegistered, 'user_already_exists')
  return 'confirm'
}

/** The library itself ignores 401, 403 and 404 and forgets the session in any case. (A-AU-11) */
export async function endSession(): Promise<void> {
  const { error } = await supabase().auth.signOut()
  if (error) throw error
}

/** Who is signed in here, or null. Rejects when the check itself failed, which says nothing about the session. */
export async function checkSession(): Promise<SessionUser | null> {
  await loadBackend()
  const { data, error } = await supabase().auth.getSession()
  if (error?.name === 'AuthRetryableFetchError') throw error
  return data.session ? toSessionUser(data.session.user) : null
}

/** Tells of every later change; the state at the start comes from `checkSession`. Returns the way to stop. */
export function onSessionChange(report: (event: AuthChangeEvent, user: SessionUser | null) => void): () => void {
  const { data } = supabase().auth.onAuthStateChange((event, session) => {
    if (event !== 'INITIAL_SESSION') report(event, session ? toSessionUser(session.user) : null)
  })
  return () => data.subscription.unsubscribe()
}

/** Null for an account without a profile row, which is no fault. (A-PR-03, A-ER-01, A-ER-02) */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: async (): Promise<Profile | null> => {
      try {
        return await unwrap(supabase().from('profiles').select('*').eq('id', userId).single())
      } catch (error) {
        if ((error as { code?: unknown }).code === 'PGRST116') return null
        logError('The profile could not be loaded', error)
        throw error
      }
    },
  })
