import { sql } from 'kysely'
import { TokenError, type Claims, type TokenFault } from '../../platform/jwt'
import { AuthError } from './auth-error'
import type { AuthTools } from './auth-tools'
import type { AmrEntry, SessionRow } from './session'
import { USER_COLUMNS, type UserRow } from './user'

export interface Visitor {
  user: UserRow
  /** Null for a token that was made outside of any session, such as by an operator. */
  sessionId: string | null
  /** How sure we are of them: aal2 after a second factor. */
  aal: SessionRow['aal']
  /** How and when they have proved who they are, newest first. */
  amr: AmrEntry[]
  /** When the session began; null without one. */
  signedInAt: Date | null
}

const WHY: Record<TokenFault, string> = {
  malformed: 'token is malformed',
  expired: 'token has invalid claims: token is expired',
  not_yet_valid: 'token has invalid claims: token is not valid yet',
  bad_signature: 'token signature is invalid',
  bad_claims: 'token has invalid claims',
}

/**
 * What a bearer token says.
 * @throws AuthError `no_authorization` or `bad_jwt`
 */
export async function bearerClaims({ tokens }: AuthTools, authorization: string | undefined): Promise<Claims> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  return tokens.verify(token).catch((error: unknown) => {
    if (!(error instanceof TokenError)) throw error
    const message = `invalid JWT: unable to parse or verify signature, ${WHY[error.fault]}`
    throw new AuthError(403, 'bad_jwt', message, {}, { cause: error })
  })
}

/**
 * The user behind a bearer token, by the table of contract 2.1: unlike the data API this asks the database, so that a sign-out
 * counts at once.
 * @throws AuthError
 */
export async function identify(tools: AuthTools, authorization: string | undefined): Promise<Visitor> {
  const claims = await bearerClaims(tools, authorization)
  if (!claims.sub) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim')

  const sessionId = claims.session_id ?? null
  const [user] = await tools.db.query(sql<UserRow & Partial<SessionColumns>>`
    select ${USER_COLUMNS}, s.aal as session_aal, s.amr as session_amr, s.created_at as session_created_at
    from auth.users u
    left join auth.sessions s
      on s.id = ${sessionId}::uuid and s.user_id = u.id and (s.not_after is null or s.not_after > now())
    where u.id = ${claims.sub} and u.deleted_at is null`)
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  if (user.banned) throw new AuthError(403, 'user_banned', 'User is banned')
  if (sessionId !== null && !user.session_aal) throw sessionGone()
  return {
    user,
    sessionId,
    aal: user.session_aal ?? 'aal1',
    amr: user.session_amr ?? [],
    signedInAt: user.session_created_at ?? null,
  }
}

interface SessionColumns {
  session_aal: SessionRow['aal'] | null
  session_amr: AmrEntry[] | null
  session_created_at: Date | null
}

export function sessionGone(): AuthError {
  return new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
}
