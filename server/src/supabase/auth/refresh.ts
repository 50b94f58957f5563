import { sql } from 'kysely'
import { sqlState } from '../../platform/db'
import { record } from './audit'
import { AuthError, invalidField } from './auth-error'
import type { AuthTools } from './auth-tools'
import type { Caller } from './caller'
import { decideRefresh } from './refresh-decision'
import { TOKEN_LENGTH } from './refresh-token'
import { textOf, type RequestBody } from './request-body'
import { addRefreshToken, sessionAnswer, type SessionAnswer, type SessionRow } from './session'
import { readUser, type UserRow } from './user'

/** SQLSTATE of a lock that was not free in time. */
const LOCK_NOT_AVAILABLE = '55P03'

export function readRefreshToken(body: RequestBody): string {
  const token = textOf(body, 'refresh_token', 500)
  if (!token) throw invalidField('refresh_token required')
  if (token.length < TOKEN_LENGTH) throw invalidField('Refresh token is not valid')
  return token
}

type Outcome =
  { refused: AuthError } | { refused?: undefined; user: UserRow; session: SessionRow; refreshToken: string }

interface TokenState {
  revoked_for: number | null
  active_id: string | null
  active_parent: string | null
}

/** Trades a refresh token for a new pair, by the table of contract 2.6. One at a time per session. */
export async function refreshSession(tools: AuthTools, token: string, caller: Caller): Promise<SessionAnswer> {
  const outcome = await exchange(tools, token, caller).catch((error: unknown) => {
    if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error
    throw new AuthError(
      409,
      'conflict',
      'Too many concurrent token refresh requests on the same session',
      {},
      { cause: error },
    )
  })
  if (outcome.refused) throw outcome.refused
  return sessionAnswer(tools, { ...outcome, caller })
}

/**
 * Refusals are returned, not thrown: what they change must be kept. Statements that do not need each other's answers are sent
 * together: a refresh is as frequent as a read and shall cost no more.
 */
function exchange({ config, db, refreshTokens }: AuthTools, token: string, caller: Caller): Promise<Outcome> {
  return db.transaction(async (db) => {
    const [, [found]] = await Promise.all([
      db.query(sql`select set_config('lock_timeout', '5s', true)`),
      db.query(sql<SessionRow & { token_id: string; user_id: string; expired: boolean }>`
        select s.id, s.user_id, s.aal, s.amr, coalesce(s.not_after <= now(), false) as expired, t.id as token_id
        from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
        where t.token_hash = ${refreshTokens.hashOf(token)}
        for update of s`),
    ])
    if (!found) return refuse('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')

    // Statements of their own: they see what those before us in the queue have done.
    const [[state], user] = await Promise.all([
      db.query(sql<TokenState>`
        select extract(epoch from clock_timestamp() - presented.revoked_at)::float8 as revoked_for,
               active.id as active_id, active.parent as active_parent
        from auth.refresh_tokens presented
        left join auth.refresh_tokens active on active.session_id = presented.session_id and active.revoked_at is null
        where presented.id = ${found.token_id}`),
      readUser(db, found.user_id),
    ])
    if (!state || !user) return refuse('session_not_found', 'Invalid Refresh Token: Session Not Found')
    if (user.banned) return refuse('user_banned', 'Invalid Refresh Token: User Banned')
    if (found.expired) return refuse('session_expired', 'Invalid Refresh Token: Session Expired')

    const active = state.active_id === null ? null : { id: state.active_id, parent: state.active_parent }
    const decision = decideRefresh(
      { tokenId: found.token_id, revokedFor: state.revoked_for, active },
      config.auth.refreshReuseSeconds,
    )
    const session: SessionRow = { id: found.id, aal: found.aal, amr: found.amr }
    if (decision === 'repeat') return { user, session, refreshToken: refreshTokens.tokenOf(active!.id) }

    // Not now(): that is when this transaction began to wait, and the reuse interval counts from here.
    const revoke = db.query(sql`
      update auth.refresh_tokens set revoked_at = clock_timestamp()
      where session_id = ${session.id} and revoked_at is null`)
    if (decision === 'reuse') {
      await revoke
      await record(db, { action: 'refresh_token_reused', userId: user.id, caller, details: { session_id: session.id } })
      return refuse('refresh_token_already_used', 'Invalid Refresh Token: Already Used')
    }

    // The parent is the token that was active until now, also when an older one was presented within the reuse interval: its
    // holder then gets this one by the parent rule instead of losing the session.
    const [, refreshToken] = await Promise.all([
      revoke,
      addRefreshToken(db, refreshTokens, { sessionId: session.id, parent: active!.id }),
      db.query(sql`
        update auth.sessions set refreshed_at = now(), user_agent = ${caller.userAgent}, ip = ${caller.ip}
        where id = ${session.id}`),
      // Long chains of open tabs; a token of that age is as useless unknown as it is revoked.
      db.query(sql`
        delete from auth.refresh_tokens
        where session_id = ${session.id} and revoked_at < now() - interval '30 days'`),
    ])
    return { user, session, refreshToken }
  })
}

function refuse(code: ConstructorParameters<typeof AuthError>[1], message: string): Outcome {
  return { refused: new AuthError(400, code, message) }
}
