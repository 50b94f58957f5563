import { queryOptions } from '@tanstack/react-query'
import { type AccountDeletion, type AccountSession, type EmailKind, PRODUCT_NAME } from '@reelwright/shared'
import { ApiError, apiData, callApi, SLOW_TIMEOUT, supabase } from '../../../platform'
import { AccountFault } from '../profile/problem-text'

export { spendRecoveryCode } from '../api'

export interface PasswordChange {
  password: string
  /** Left out where the account has none. */
  current?: string
  /** The code of a mail, where the service asks for one. */
  nonce?: string
}

/** Ends all other sessions of the account. (OP-55, B-SE-05) */
export async function changePassword({ password, current, nonce }: PasswordChange): Promise<void> {
  const { error } = await supabase().auth.updateUser({
    password,
    ...(current !== undefined && { current_password: current }),
    ...(nonce && { nonce }),
  })
  if (error) throw error
}

/** Sends the code that a change from an older session needs. */
export async function sendPasswordCode(): Promise<void> {
  const { error } = await supabase().auth.reauthenticate()
  if (error) throw error
}

export interface Enrolment {
  factorId: string
  /** Address of the picture of the QR code. */
  qrCode: string
  secret: string
}

/** Starts over: removes unconfirmed factors of earlier attempts first. (OP-20) */
export async function beginTwoFactor(): Promise<Enrolment> {
  const { mfa } = supabase().auth
  const known = await mfa.listFactors()
  if (known.error) throw known.error
  for (const factor of known.data.all) {
    if (factor.status === 'verified')
      throw new AccountFault('Two-factor authentication is already on for this account.')
    const { error } = await mfa.unenroll({ factorId: factor.id })
    if (error) throw error
  }
  const { data, error } = await mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Authenticator app',
    issuer: PRODUCT_NAME,
  })
  if (error) throw error
  return { factorId: data.id, qrCode: pictureAddress(data.totp.qr_code), secret: data.totp.secret }
}

/** The library leaves the picture as it is in its address, where a "#" would end it. */
function pictureAddress(qrCode: string): string {
  const picture = qrCode.slice(qrCode.indexOf('<'))
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`
}

/** Shows that the authenticator works, or is at hand; the session counts in full from then on. */
export async function proveCode({ factorId, code }: { factorId: string; code: string }): Promise<void> {
  const { error } = await supabase().auth.mfa.challengeAndVerify({ factorId, code })
  if (error) throw error
}

export async function endTwoFactor({ factorId, code }: { factorId: string; code: string }): Promise<void> {
  await proveCode({ factorId, code })
  const { error } = await supabase().auth.mfa.unenroll({ factorId })
  if (error) throw error
  // The token in hand still says that a second factor was used; the next one does not.
  await supabase().auth.refreshSession()
}

/** Ten new ones; the earlier ones stop working. */
export async function makeRecoveryCodes(): Promise<string[]> {
  const { codes } = await apiData<{ codes: string[] }>('/api/account/recovery-codes', { method: 'POST', body: {} })
  return codes
}

export const recoveryCodesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['recovery-codes', userId],
    queryFn: ({ signal }) => apiData<{ remaining: number }>('/api/account/recovery-codes', { signal }),
    staleTime: 0,
  })

export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['account-sessions', userId],
    queryFn: ({ signal }) => apiData<AccountSession[]>('/api/account/sessions', { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export async function endOneSession(id: string): Promise<void> {
  await callApi(`/api/account/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' })
}

export async function endOtherSessions(): Promise<void> {
  const { error } = await supabase().auth.signOut({ scope: 'others' })
  if (error) throw error
}

/**
 * Everything of the account in one file. Reports the bytes that have arrived.
 * @throws when it breaks off: half an archive is never handed out
 */
export async function fetchExport(signal: AbortSignal, onProgress: (bytes: number) => void): Promise<Blob> {
  const answer = await callApi('/api/account/export', { signal })
  const reader = answer.body?.getReader()
  if (!reader) return answer.blob()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      signal.throwIfAborted()
      throw new AccountFault('The download was interrupted.')
    })
    if (done) break
    parts.push(value)
    bytes += value.length
    onProgress(bytes)
  }
  return new Blob(parts, { type: 'application/zip' })
}

/** Also when the answer was lost on its way, now or at the try before: an account that is gone is deleted. (B-SE-11, OP-55) */
export async function deleteAccount(input: AccountDeletion): Promise<void> {
  try {
    await callApi('/api/account/delete', { method: 'POST', body: input, timeout: SLOW_TIMEOUT })
  } catch (error) {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401
    if (refused || !(await isAccountGone())) throw error
  }
}

async function isAccountGone(): Promise<boolean> {
  const { error } = await supabase().auth.getUser()
  return error?.code === 'user_not_found'
}

export interface Unsubscribed {
  letter: EmailKind
  /** Partly hidden: the link may be in somebody else's hands. */
  email: string
}

export const unsubscribe = (token: string): Promise<Unsubscribed> =>
  apiData('/api/account/unsubscribe', { method: 'POST', body: { token }, open: true })
