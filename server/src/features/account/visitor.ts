import { TEXTS } from '@reelwright/shared'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { AppError, secondFactorNeeded, tokenUser } from '../../platform/http'
import type { Tools } from '../../platform/tools'
import type { AccountOwner, Origin } from './back-end'

/** The user who sent the request. */
export interface Visitor extends AccountOwner, Origin {
  /** Null for a token that was made outside of any session, such as by an operator. */
  sessionId: string | null
  token: string
  hasPassword: boolean
  /** There is a second factor that counts. */
  hasFactor: boolean
  /** It was used in this session. */
  secondFactorUsed: boolean
}

interface Row {
  email: string | null
  has_password: boolean
  has_factor: boolean
  session_aal: string | null
}

/**
 * The account behind a request, with what `signedIn` leaves out. `secondFactor` `spared`: also for users who have lost it.
 * @throws AppError `not_signed_in`, `second_factor_needed`
 */
export async function visitorOf(
  request: FastifyRequest,
  { db, tokens }: Pick<Tools, 'db' | 'tokens'>,
  secondFactor: 'needed' | 'spared' = 'needed',
): Promise<Visitor> {
  const { id, claims, token } = await tokenUser(request, tokens)
  const sessionId = claims.session_id ?? null
  const [row] = await db.query(sql<Row>`
    select lower(u.email::text) as email, coalesce(u.encrypted_password, '') <> '' as has_password, s.aal::text as session_aal,
      exists (select from auth.mfa_factors f where f.user_id = u.id and f.status::text = 'verified') as has_factor
    from auth.users u
    left join auth.sessions s on s.id = ${sessionId}::uuid and s.user_id = u.id and (s.not_after is null or s.not_after > now())
    where u.id = ${id} and u.deleted_at is null and coalesce(u.banned_until <= now(), true)`)
  if (!row || (sessionId !== null && row.session_aal === null)) {
    throw new AppError('not_signed_in', TEXTS.notAuthenticated)
  }
  const secondFactorUsed = claims.aal === 'aal2' && row.session_aal === 'aal2'
  if (row.has_factor && !secondFactorUsed && secondFactor === 'needed') throw secondFactorNeeded()
  return {
    id,
    email: row.email,
    sessionId,
    token,
    hasPassword: row.has_password,
    hasFactor: row.has_factor,
    secondFactorUsed,
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
  }
}
