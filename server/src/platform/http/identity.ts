import { TEXTS } from '@reelwright/shared'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { AppError } from '../app-error'
import type { Db } from '../db'
import { TokenError, type Claims, type Tokens } from '../jwt'

export interface SignedInUser {
  id: string
  claims: Claims
}

/** The token after "Bearer", or undefined. */
function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** The API key of a request: header `apikey`, or the query for sockets and links. */
function keyOf(request: FastifyRequest): string | undefined {
  const header = request.headers.apikey
  if (typeof header === 'string' && header) return header
  const { apikey } = (request.query ?? {}) as Record<string, unknown>
  return typeof apikey === 'string' && apikey ? apikey : undefined
}

/**
 * Whom a request speaks for: its bearer token, else its API key. The all-zero user header of the product's own calls is never read. (CX-04)
 * @throws TokenError when the credential is not valid, AppError when there is none.
 */
export async function claimsOf(request: FastifyRequest, tokens: Tokens): Promise<Claims> {
  const credential = bearerOf(request) ?? keyOf(request)
  if (!credential) throw new AppError('not_signed_in', 'No API key found in request')
  return tokens.verify(credential)
}

/**
 * The user behind a request, for the product's endpoints: their session goes on, and has used the second factor if they set one up.
 * @throws AppError `not_signed_in` without a valid user token, `second_factor_needed`
 */
export async function signedIn(
  request: FastifyRequest,
  { db, tokens }: { db: Db; tokens: Tokens },
): Promise<SignedInUser> {
  const user = await tokenUser(request, tokens)
  const { session_id = null, aal } = user.claims
  const [found] = await db.query(sql<{ is_live: boolean; has_factor: boolean }>`
    select private.is_live(${user.id}::uuid, ${session_id}::uuid) as is_live, exists (
      select from auth.mfa_factors where user_id = ${user.id} and status::text = 'verified') as has_factor`)
  if (!found?.is_live) throw new AppError('not_signed_in', TEXTS.notAuthenticated)
  if (found.has_factor && aal !== 'aal2') throw secondFactorNeeded()
  return user
}

/**
 * The user whom the token alone names: for a route that reads the second factor in its own query.
 * @throws AppError `not_signed_in` without a valid user token.
 */
export async function tokenUser(request: FastifyRequest, tokens: Tokens): Promise<SignedInUser & { token: string }> {
  const token = bearerOf(request)
  if (!token) throw new AppError('not_signed_in', TEXTS.notAuthenticated)
  const claims = await tokens.verify(token).catch((error: unknown) => {
    if (error instanceof TokenError) throw new AppError('not_signed_in', TEXTS.notAuthenticated, {}, { cause: error })
    throw error
  })
  if (claims.role !== 'authenticated' || !claims.sub) throw new AppError('not_signed_in', TEXTS.notAuthenticated)
  return { id: claims.sub, claims, token }
}

export function secondFactorNeeded(): AppError {
  return new AppError('second_factor_needed', TEXTS.secondFactorNeeded)
}

/** Like the original's gateway: a call under the five prefixes needs one of this installation's keys or a user's token. */
export async function requireKey(request: FastifyRequest, tokens: Tokens): Promise<void> {
  const key = keyOf(request) ?? bearerOf(request)
  if (!key) throw new AppError('not_signed_in', 'No API key found in request')
  await tokens.verify(key).catch((error: unknown) => {
    throw new AppError('not_signed_in', 'Invalid API key', {}, { cause: error })
  })
}

/**
 * The service role key makes its holder the operator.
 * @throws AppError `not_signed_in`, `forbidden`
 */
export async function requireOperator(request: FastifyRequest, { tokens }: { tokens: Tokens }): Promise<void> {
  const claims = await claimsOf(request, tokens).catch((error: unknown) => {
    if (error instanceof TokenError) throw new AppError('not_signed_in', 'Invalid API key', {}, { cause: error })
    throw error
  })
  if (claims.role !== 'service_role') throw new AppError('forbidden', 'Only the operator can do this')
}
