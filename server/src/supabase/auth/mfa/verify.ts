import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import { record } from '../audit'
import { AuthError, invalidField, tooManyRequests } from '../auth-error'
import type { AuthTools } from '../auth-tools'
import type { Caller } from '../caller'
import { sessionGone, type Visitor } from '../identify'
import { textOf, type RequestBody } from '../request-body'
import { addRefreshToken, sessionAnswer, type SessionAnswer, type SessionRow } from '../session'
import { lockUser } from '../sign-out'
import { notifySecurityChange } from '../notify-security-change'
import { readUser, type UserRow } from '../user'
import { isUuid } from '../uuid'
import { CHALLENGE_SECONDS } from './challenge'
import { countVerified, noSuchFactor, requireNoGuest, unsealSecret } from './factors'
import { countGuess } from './code-throttle'
import { acceptedStep } from './totp'

/** Wrong codes after which a challenge is worth nothing. */
const MAX_WRONG_CODES = 5
export interface VerifyInput {
  factorId: string
  challengeId: string
  code: string
}

export function readVerify(factorId: string, body: RequestBody): VerifyInput {
  const challengeId = textOf(body, 'challenge_id', 100)
  const code = textOf(body, 'code', 100) ?? ''
  if (!challengeId || !isUuid(challengeId)) throw invalidField('challenge_id must be an UUID')
  return { factorId, challengeId, code }
}

type Outcome =
  | { refused: AuthError }
  | { refused?: undefined; user: UserRow; session: SessionRow; refreshToken: string }

/**
 * Raises the visitor's session to aal2 by a code of one of their factors (contract 2.9). Their sessions below that level end: one of
 * them may be the thief's who knows the password.
 */
export async function verify(
  tools: AuthTools,
  visitor: Visitor,
  input: VerifyInput,
  caller: Caller,
): Promise<SessionAnswer> {
  const { config, db } = tools
  requireNoGuest(visitor)
  const { user, sessionId } = visitor
  if (sessionId === null) throw sessionGone()

  const guess = await countGuess(db, user.id, config.rateLimits.factor)
  if (guess.isThrottled) {
    await record(db, { action: 'factor_verification_failed', userId: user.id, caller, details: { reason: 'braked' } })
    throw tooManyRequests()
  }
  const outcome = await check(tools, { userId: user.id, sessionId, input, caller })
  if (outcome.refused) throw outcome.refused
  await guess.release()
  return sessionAnswer(tools, { ...outcome, caller })
}

interface ChallengeState {
  ip: string | null
  wrong_codes: number
  used: boolean
  expired: boolean
  secret: Buffer
  last_used_step: number | null
}

/** Refusals are returned, not thrown: a wrong code must stay counted. */
function check(
  { db, outbox, refreshTokens, tokens }: AuthTools,
  { userId, sessionId, input, caller }: { userId: string; sessionId: string; input: VerifyInput; caller: Caller },
): Promise<Outcome> {
  const { factorId, challengeId, code } = input
  return db.transaction(async (db) => {
    await lockUser(db, userId)
    const [factor] = await db.query(sql`
      select id from auth.mfa_factors where id = ${factorId} and user_id = ${userId}`)
    if (!factor) return { refused: noSuchFactor() }
    const [state] = await db.query(sql<ChallengeState>`
      select c.ip, c.wrong_codes, c.verified_at is not null as used,
             c.created_at < now() - make_interval(secs => ${CHALLENGE_SECONDS}) as expired,
             f.secret, f.last_used_step::float8 as last_used_step
      from auth.mfa_challenges c join auth.mfa_factors f on f.id = c.factor_id
      where c.id = ${challengeId} and f.id = ${factorId}`)
    const refusal = refusalOf(state, challengeId, caller)
    if (refusal || !state) return { refused: refusal ?? noSuchFactor() }

    const secret = unsealSecret(tokens, factorId, state.secret)
    const step = secret && acceptedStep(secret, code, Date.now(), state.last_used_step)
    if (!step) {
      await db.query(sql`update auth.mfa_challenges set wrong_codes = wrong_codes + 1 where id = ${challengeId}`)
      await record(db, { action: 'factor_verification_failed', userId, caller, details: { factor_id: factorId } })
      return { refused: new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered') }
    }

    const raised = await raiseSession(db, { userId, sessionId, factorId })
    if (!raised) return { refused: sessionGone() }
    if ((await countVerified(db, userId)) === 0) {
      await notifySecurityChange(db, { outbox }, { userId, change: 'two_factor_on' })
    }
    await db.query(sql`update auth.mfa_challenges set verified_at = now() where id = ${challengeId}`)
    await db.query(sql`
      update auth.mfa_factors set status = 'verified', last_used_step = ${step}, updated_at = now()
      where id = ${factorId}`)
    await db.query(sql`
      delete from auth.mfa_factors where user_id = ${userId} and id <> ${factorId} and status = 'unverified'`)
    await db.query(sql`
      delete from auth.sessions where user_id = ${userId} and id <> ${sessionId} and aal <> 'aal2'`)
    await record(db, { action: 'factor_verified', userId, caller, details: { factor_id: factorId } })
    const { session, replaced } = raised
    const refreshToken = await addRefreshToken(db, refreshTokens, { sessionId, parent: replaced })
    const user = await readUser(db, userId)
    return user ? { user, session, refreshToken } : { refused: sessionGone() }
  })
}

function refusalOf(state: ChallengeState | undefined, challengeId: string, caller: Caller): AuthError | undefined {
  if (!state) {
    const text = 'MFA factor with the provided challenge ID not found'
    return new AuthError(422, 'mfa_factor_not_found', text)
  }
  if (state.used || state.ip !== caller.ip) {
    return new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  }
  if (state.expired || state.wrong_codes >= MAX_WRONG_CODES) {
    const text = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`
    return new AuthError(422, 'mfa_challenge_expired', text)
  }
  return undefined
}

/** Undefined when the session has ended, or its tokens were revoked since one was used twice. */
async function raiseSession(
  db: Db,
  { userId, sessionId, factorId }: { userId: string; sessionId: string; factorId: string },
): Promise<{ session: SessionRow; replaced: string } | undefined> {
  const [current] = await db.query(sql<SessionRow>`
    select id, aal, amr from auth.sessions
    where id = ${sessionId} and user_id = ${userId} and (not_after is null or not_after > now()) for update`)
  if (!current) return undefined
  const [replaced] = await db.query(sql<{ id: string }>`
    update auth.refresh_tokens set revoked_at = clock_timestamp()
    where session_id = ${sessionId} and revoked_at is null returning id`)
  if (!replaced) return undefined

  const proof = { method: 'totp' as const, timestamp: Math.floor(Date.now() / 1000) }
  const amr = [proof, ...current.amr.filter(({ method }) => method !== 'totp')]
  await db.query(sql`
    update auth.sessions
    set aal = 'aal2', amr = ${JSON.stringify(amr)}::jsonb, factor_id = ${factorId}, refreshed_at = now()
    where id = ${sessionId}`)
  return { session: { id: sessionId, aal: 'aal2', amr }, replaced: replaced.id }
}
