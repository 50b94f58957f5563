import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { sqlState } from '../../platform/db'
import { record } from './audit'
import { AuthError, invalidField, type AuthErrorCode } from './auth-error'
import type { AuthTools } from './auth-tools'
import type { Caller } from './caller'
import { TOKEN_LENGTH } from './refresh-token'
import { textOf, type RequestBody } from './request-body'
import { sessionAnswer, type SessionAnswer, type SessionRow } from './session'
import { USER_COLUMNS, type UserRow } from './user'

/** SQLSTATE of a lock that was not free in time. */
const LOCK_NOT_AVAILABLE = '55P03'

export function readRefreshToken(body: RequestBody): string {
  const token = textOf(body, 'refresh_token', 500)
  if (!token) throw invalidField('refresh_token required')
  if (token.length < TOKEN_LENGTH) throw invalidField('Refresh token is not valid')
  return token
}

/** What the database decided: see auth.exchange_refresh_token. */
interface Exchange {
  outcome: 'rotated' | 'repeated' | keyof typeof REFUSALS
  session_id: string
  aal: SessionRow['aal']
  amr: SessionRow['amr']
  token_id: string
}

/** By outcome: the code and the words after "Invalid Refresh Token". */
const REFUSALS = {
  unknown: ['refresh_token_not_found', 'Refresh Token Not Found'],
  reused: ['refresh_token_already_used', 'Already Used'],
  banned: ['user_banned', 'User Banned'],
  expired: ['session_expired', 'Session Expired'],
} as const satisfies Record<string, [AuthErrorCode, string]>

/** Trades a refresh token for a new pair, by the table of contract 2.6. One at a time per session. */
export async function refreshSession(tools: AuthTools, token: string, caller: Caller): Promise<SessionAnswer> {
  const exchanged = await exchange(tools, token, caller).catch((error: unknown) => {
    if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error
    const message = 'Too many concurrent token refresh requests on the same session'
    throw new AuthError(409, 'conflict', message, {}, { cause: error })
  })
  const { outcome } = exchanged
  if (outcome !== 'rotated' && outcome !== 'repeated') {
    if (outcome === 'reused') {
      const details = { session_id: exchanged.session_id }
      await record(tools.db, { action: 'refresh_token_reused', userId: exchanged.id, caller, details })
    }
    const [code, words] = REFUSALS[outcome]
    throw new AuthError(400, code, `Invalid Refresh Token: ${words}`)
  }
  const { session_id: id, aal, amr, token_id } = exchanged
  return sessionAnswer(tools, {
    user: exchanged,
    session: { id, aal, amr },
    refreshToken: tools.refreshTokens.tokenOf(token_id),
    caller,
  })
}

/** One statement, and so one round trip: a refresh is as frequent as a read. */
async function exchange({ config, db, refreshTokens }: AuthTools, token: string, caller: Caller) {
  const id = randomUUID()
  const hash = refreshTokens.hashOf(refreshTokens.tokenOf(id))
  const [exchanged] = await db.query(sql<UserRow & Exchange>`
    select ${USER_COLUMNS}, e.outcome, e.session_id, e.aal, e.amr, e.token_id
    from auth.exchange_refresh_token(${refreshTokens.hashOf(token)}, ${id}, ${hash},
      ${config.auth.refreshReuseSeconds}, ${caller.userAgent}, ${caller.ip}) e
    left join auth.users u on u.id = e.user_id`)
  if (!exchanged) throw new Error('auth.exchange_refresh_token always answers with one row')
  return exchanged
}
