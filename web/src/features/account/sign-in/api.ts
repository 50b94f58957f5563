import type { Session } from '@supabase/supabase-js'
import { TEXTS } from '@reelwright/shared'
import { type Arrival, loadBackend, publicConfig, RESET_PATH, SESSION_KEYS, supabase } from '../../../platform'
import { callbackAddress, endRecovery, factsOf, markRecovery } from '../api'
import { claimsOf, type SessionFacts, verifiedFactors } from '../session-facts'

export interface LoginInput {
  email: string
  password: string
}

export interface SignUpInput extends LoginInput {
  name: string
}

/** An answer of the service that is an error in our eyes only, or that none of the library's errors stands for. */
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

/** (A-AU-22) */
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

/** "confirm" means that the account waits for its mail. (A-AU-21) */
export async function signUp({ email, password, name }: SignUpInput, target: string): Promise<'signed-in' | 'confirm'> {
  await loadBackend()
  // Before the call: the session's event moves people on before this function is back.
  announceWelcome()
  const { data, error } = await supabase().auth.signUp({
    email,
    password,
    options: { data: { full_name: name, name }, emailRedirectTo: callbackAddress(target) },
  })
  if (data.session) return 'signed-in'
  callOffWelcome()
  if (error) throw error
  // So the service answers for a known address when confirmation is on: a user without any identity.
  if (data.user?.identities?.length === 0) throw new SignInError(TEXTS.userAlreadyRegistered, 'user_already_exists')
  return 'confirm'
}

/** Sends a link and a code to sign in with. Says the same for an address without an account. (A-AU-26, OP-32) */
export async function sendMagicLink(email: string, target: string): Promise<void> {
  await loadBackend()
  const { error } = await supabase().auth.signInWithOtp({
    email,
    // A typing error is no reason for an account.
    options: { shouldCreateUser: false, emailRedirectTo: callbackAddress(target) },
  })
  // So another Supabase answers for an unknown address.
  if (error && error.code !== 'otp_disabled') throw error
}

/** Sends a link and a code to choose a new password with. Says the same for an unknown address. (A-AU-30, OP-32) */
export async function sendRecovery(email: string): Promise<void> {
  await loadBackend()
  const redirectTo = `${location.origin}${RESET_PATH}`
  const { error } = await supabase().auth.resetPasswordForEmail(email, { redirectTo })
  if (error) throw error
}

/** What the six digits of a mail are for. */
export type CodePurpose = 'sign-in' | 'sign-up' | 'recovery'

/** The code of a mail, in place of its link. (A-AU-28, OP-23) */
export async function redeemMailCode(purpose: CodePurpose, email: string, token: string): Promise<void> {
  await loadBackend()
  if (purpose === 'sign-up') announceWelcome()
  const type = purpose === 'recovery' ? 'recovery' : 'email'
  const { data, error } = await supabase().auth.verifyOtp({ email, token, type })
  if (data.session) return
  if (purpose === 'sign-up') callOffWelcome()
  throw error ?? new SignInError('Login failed - no session created')
}

/** Leaves for Google, unless the service says that it cannot. (A-AU-35, OP-24) */
export async function leaveForGoogle(target: string): Promise<void> {
  await loadBackend()
  const { data, error } = await supabase().auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: callbackAddress(target), skipBrowserRedirect: true },
  })
  if (error) throw error
  // A look first: a refusal would otherwise be a page of JSON.
  const answer = await fetch(data.url, { redirect: 'manual' })
  if (answer.type !== 'opaqueredirect') throw await refusalIn(answer)
  location.assign(data.url)
}

export interface Entry extends SessionFacts {
  /** The first sign-in of a new account. (OP-05) */
  first: boolean
}

const entries = new WeakMap<Arrival, Promise<Entry>>()

/** Signs in with what an address brought. Asked twice, it answers once. (OP-05) */
export function enter(arrival: Extract<Arrival, { kind: 'session' | 'code' }>): Promise<Entry> {
  const known = entries.get(arrival)
  if (known) return known
  const entry = arrival.kind === 'session' ? takeSession(arrival) : tradeCode(arrival.code)
  entries.set(arrival, entry)
  // A network that was down is no reason never to try again.
  entry.catch(() => entries.delete(arrival))
  return entry
}

async function takeSession({ accessToken, refreshToken, type }: Extract<Arrival, { kind: 'session' }>): Promise<Entry> {
  await loadBackend()
  const { session_id: sessionId, iat } = claimsOf(accessToken)
  // Before the session is there, so that nobody takes it for a whole one.
  if (type === 'recovery' && typeof sessionId === 'string') markRecovery(sessionId)
  const { data, error } = await supabase().auth.setSession({ access_token: accessToken, refresh_token: refreshToken })
  if (!data.session) {
    if (type === 'recovery') endRecovery()
    throw error?.name === 'AuthRetryableFetchError' ? error : new SignInError('Email link is invalid or has expired')
  }
  // The library times it by the server's clock; where this device's is off, a new token is timed by that one.
  if (typeof iat === 'number' && Math.abs(iat - Date.now() / 1000) > CLOCK_TOLERANCE_S) {
    void supabase().auth.refreshSession()
  }
  return { ...factsOf(data.session), first: await isFirst(data.session, type) }
}

const CLOCK_TOLERANCE_S = 120

async function tradeCode(code: string): Promise<Entry> {
  await loadBackend()
  const { data, error } = await supabase().auth.exchangeCodeForSession(code)
  if (error) throw error
  return { ...factsOf(data.session), first: await isFirst(data.session, '') }
}

/** An account created this shortly before its sign-in is new. Both times are the server's. */
const NEW_ACCOUNT_MS = 10_000

/**
 * A confirmation mail is the first sign-in where a sign-up does not sign in by itself; Google's is where the account
 * was made with it.
 */
async function isFirst({ user }: Session, type: string): Promise<boolean> {
  if (type === '') return Date.parse(user.last_sign_in_at ?? '') - Date.parse(user.created_at) < NEW_ACCOUNT_MS
  if (type !== 'signup') return false
  try {
    const answer = await fetch('/auth/v1/settings', { headers: { apikey: publicConfig()?.anonKey ?? '' } })
    const settings = (await answer.json()) as { mailer_autoconfirm?: unknown }
    return settings.mailer_autoconfirm === false
  } catch {
    // A greeting is not worth a failure.
    return false
  }
}

/** Only what is needed to ask whether people want to change the account that this browser is signed in with. */
export function emailIn(arrival: Arrival): { id: string; email: string } | undefined {
  if (arrival.kind !== 'session') return undefined
  const { sub, email } = claimsOf(arrival.accessToken)
  return typeof sub === 'string' && typeof email === 'string' ? { id: sub, email } : undefined
}

/** Sets the password; from then on the session counts in full. (A-AU-31, CX-23) */
export async function choosePassword(password: string): Promise<void> {
  const { error } = await supabase().auth.updateUser({ password })
  if (error) throw error
  endRecovery()
}

/** The account's authenticators. */
export async function listFactors(): Promise<{ id: string; name: string }[]> {
  const { data } = await supabase().auth.getSession()
  return data.session ? verifiedFactors(data.session.user) : []
}

/** (OP-20) */
export async function answerFactor(factorId: string, code: string): Promise<void> {
  const { error } = await supabase().auth.mfa.challengeAndVerify({ factorId, code })
  if (error) throw error
}

/** What the service said in its own words; anything else counts as no answer. */
async function refusalIn(answer: Response): Promise<Error> {
  const body: unknown = await answer.json().catch(() => null)
  const { message, msg } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const said = [message, msg].find((text): text is string => typeof text === 'string' && text !== '')
  return said && answer.status < 500 ? new SignInError(said) : new TypeError(`HTTP ${answer.status}`)
}

export function announceWelcome() {
  try {
    sessionStorage.setItem(SESSION_KEYS.showWelcome, 'true')
  } catch {
    // No storage, no greeting.
  }
}

function callOffWelcome() {
  try {
    sessionStorage.removeItem(SESSION_KEYS.showWelcome)
  } catch {
    // See above.
  }
}
