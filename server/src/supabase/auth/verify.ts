import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import { acceptToken, linkExpired } from './accept-token'
import { record } from './audit'
import { AuthError, invalidField, tooManyRequests } from './auth-error'
import type { AuthTools } from './auth-tools'
import type { Caller } from './caller'
import { addressTextOf, requireAddress } from './email-address'
import { issueAuthCode } from './flow-state'
import { letUserIn } from './let-user-in'
import { redeemCode, redeemLink, type TokenKind } from './one-time-token'
import { codeRedirect, errorRedirect, messageRedirect, sessionRedirect } from './redirects'
import { textOf, type RequestBody } from './request-body'
import { sessionAnswer, type SessionAnswer } from './session'
import { countAttempt } from './sign-in-throttle'

/** Which tokens each `type` of the protocol opens with. */
const KINDS = new Map<string, readonly TokenKind[]>([
  ['signup', ['signup']],
  ['invite', ['invite']],
  ['magiclink', ['magiclink']],
  ['recovery', ['recovery']],
  ['email_change', ['email_change_current', 'email_change_new']],
  ['email', ['signup', 'magiclink']],
])

export type VerifyInput =
  | { by: 'code'; email: string; code: string; kinds: readonly TokenKind[] }
  | { by: 'link'; linkToken: string; kinds: readonly TokenKind[] }

/** @throws AuthError `validation_failed` for a type that no token has */
export function kindsOf(type: string | undefined): readonly TokenKind[] {
  if (type === undefined) throw invalidField('Verify requires a verification type')
  // No code is ever sent to a phone, so none is right.
  if (type === 'sms' || type === 'phone_change') return []
  const kinds = KINDS.get(type)
  if (!kinds) throw invalidField(`type must be one of ${[...KINDS.keys()].join(', ')}`)
  return kinds
}

const E164 = /^\+? *[1-9](?: *[0-9]){1,14} *$/

const codeExpired = () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid')

export function readVerify(body: RequestBody): VerifyInput {
  const kinds = kindsOf(textOf(body, 'type', 100))
  const code = textOf(body, 'token', 200)
  const linkToken = textOf(body, 'token_hash', 200)
  const address = addressTextOf(body)
  const phone = textOf(body, 'phone', 50)
  if (phone) {
    if (address || !code) throw invalidField('Only an email address or phone number should be provided on verify')
    if (!E164.test(phone)) throw invalidField('Invalid phone number format (E.164 required)')
    throw codeExpired()
  }
  if (!code && !linkToken) throw invalidField('Verify requires a token or a token hash')
  if (linkToken) {
    if (code || address) throw invalidField('Only the token_hash and type should be provided')
    return { by: 'link', linkToken, kinds }
  }
  if (!code || !address) throw invalidField('Only an email address or phone number should be provided on verify')
  return { by: 'code', email: requireAddress(address), code, kinds }
}

/** What is said after the first half of a change of address that needs both. */
const HALF_DONE = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** Signs in by a code or by the token of a link, as `verifyOtp` sends them. Good for one use. (contract 2.4) */
export async function verify(
  tools: AuthTools,
  input: VerifyInput,
  caller: Caller,
): Promise<SessionAnswer | { msg: string; code: '200' }> {
  // Six digits: guessing must end also where each mail brings a new code. The line break keeps this count apart from that of
  // passwords: they cannot be typed into an address.
  const attempt =
    input.by === 'code' ? await countAttempt(tools.db, { email: `code\n${input.email}`, ip: caller.ip }) : undefined
  if (attempt?.isThrottled) throw tooManyRequests()

  const outcome = await tools.db.transaction(async (db) => {
    const token = input.by === 'code' ? await redeemCode(db, tools, input) : await redeemLink(db, tools, input)
    // Not thrown: a wrong code must stay counted.
    if (!token) return undefined
    if ((await acceptToken(db, token, caller)) === 'half') return 'half'
    return letUserIn(db, tools, { userId: token.userId, method: 'otp', caller })
  })
  if (!outcome) {
    await recordRefusal(tools.db, input, caller)
    throw input.by === 'code' ? codeExpired() : linkExpired()
  }
  await attempt?.release()
  return outcome === 'half' ? { msg: HALF_DONE, code: '200' } : sessionAnswer(tools, { ...outcome, caller })
}

async function recordRefusal(db: Db, input: VerifyInput, caller: Caller) {
  const [owner] =
    input.by === 'code'
      ? await db.query(sql<{ id: string }>`select id from auth.users where email = ${input.email}`)
      : []
  await record(db, { action: 'code_refused', userId: owner?.id ?? null, caller, details: { by: input.by } })
}

export interface LinkInput {
  token: string
  /** As the link says; may be anything. */
  type: string
  /** An allowed address. */
  redirectTo: string
}

/**
 * Opens the link of a mail: uses its token up and returns the address to go to, with the session, the code of a PKCE flow or the
 * error (contract 2.5).
 */
export async function openLink(
  tools: AuthTools,
  { token, type, redirectTo }: LinkInput,
  caller: Caller,
): Promise<string> {
  try {
    const kinds = kindsOf(type || undefined)
    if (!token) throw invalidField('Verify requires a token or a token hash')
    const outcome = await tools.db.transaction(async (db) => {
      const redeemed = await redeemLink(db, tools, { linkToken: token, kinds })
      if (!redeemed) throw linkExpired()
      if ((await acceptToken(db, redeemed, caller)) === 'half') return 'half'
      const { userId, flowId } = redeemed
      if (flowId !== null) return { code: await issueAuthCode(db, tools, { flowId, userId }) }
      return letUserIn(db, tools, { userId, method: 'otp', caller })
    })
    if (outcome === 'half') return messageRedirect(redirectTo, HALF_DONE)
    if ('code' in outcome) return codeRedirect(redirectTo, outcome.code)
    return sessionRedirect(redirectTo, await sessionAnswer(tools, { ...outcome, caller }), { type })
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    return errorRedirect(redirectTo, error, { inQuery: token.startsWith('pkce_') })
  }
}
