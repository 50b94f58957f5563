import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import type { AuthTools } from './auth-tools'
import type { Caller } from './caller'
import type { RefreshTokens } from './refresh-token'
import { userAnswer, type UserAnswer, type UserRow } from './user'

/** The ways of proving who one is, as the protocol names them. */
export type AuthMethod =
  | 'anonymous'
  | 'email_change'
  | 'email/signup'
  | 'invite'
  | 'magiclink'
  | 'oauth'
  | 'otp'
  | 'password'
  | 'recovery'
  | 'totp'

/** One proof, and when it was given (seconds since 1970). */
export interface AmrEntry {
  method: AuthMethod
  timestamp: number
}

export interface SessionRow {
  id: string
  aal: 'aal1' | 'aal2'
  /** Newest first. */
  amr: AmrEntry[]
}

/** The session object of contract 2.2. */
export interface SessionAnswer {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: UserAnswer
}

/** A new session of a user with its first refresh token. Belongs into the transaction that let the user in. */
export async function startSession(
  db: Db,
  refreshTokens: RefreshTokens,
  {
    userId,
    method,
    caller,
    aal = 'aal1',
  }: { userId: string; method: AuthMethod; caller: Caller; aal?: SessionRow['aal'] | undefined },
): Promise<{ session: SessionRow; refreshToken: string }> {
  const amr: AmrEntry[] = [{ method, timestamp: Math.floor(Date.now() / 1000) }]
  const session: SessionRow = { id: randomUUID(), aal, amr }
  await db.query(sql`
    insert into auth.sessions (id, user_id, aal, amr, user_agent, ip)
    values (${session.id}, ${userId}, ${session.aal}, ${JSON.stringify(amr)}::jsonb, ${caller.userAgent}, ${caller.ip})`)
  return { session, refreshToken: await addRefreshToken(db, refreshTokens, { sessionId: session.id, parent: null }) }
}

/** Stores a new active token of a session, which must have no other. */
export async function addRefreshToken(
  db: Db,
  refreshTokens: RefreshTokens,
  { sessionId, parent }: { sessionId: string; parent: string | null },
): Promise<string> {
  const id = randomUUID()
  const token = refreshTokens.tokenOf(id)
  await db.query(sql`
    insert into auth.refresh_tokens (id, token_hash, session_id, parent)
    values (${id}, ${refreshTokens.hashOf(token)}, ${sessionId}, ${parent})`)
  return token
}

/** Signs a fresh access token and puts the answer together. Needs no database. */
export async function sessionAnswer(
  { config, tokens }: AuthTools,
  { user, session, refreshToken, caller }: { user: UserRow; session: SessionRow; refreshToken: string; caller: Caller },
): Promise<SessionAnswer> {
  const now = Math.floor(Date.now() / 1000)
  const expiresAt = now + config.auth.jwtExpirySeconds
  const accessToken = await tokens.sign({
    iss: caller.issuer,
    sub: user.id,
    aud: 'authenticated',
    iat: now,
    exp: expiresAt,
    email: user.email ?? '',
    phone: '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: 'authenticated',
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  })
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: config.auth.jwtExpirySeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userAnswer(user),
  }
}
