import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import type { Tokens } from '../../../platform/jwt'
import { AuthError } from '../auth-error'
import type { Visitor } from '../identify'
import { lockVisitor } from '../sign-out'
import { isUuid } from '../uuid'
import { seal, unseal } from '../../../platform/sealed'

/** The secret as it is kept: a stolen copy of the database makes no codes. */
export function sealSecret({ deriveKey }: Pick<Tokens, 'deriveKey'>, factorId: string, secret: string): Buffer {
  return seal(deriveKey('totp secret'), secret, factorId)
}

/** Undefined when the installation's secret is another one now. */
export function unsealSecret(
  { deriveKey }: Pick<Tokens, 'deriveKey'>,
  factorId: string,
  sealed: Buffer,
): string | undefined {
  return unseal(deriveKey('totp secret'), sealed, factorId)
}

/** The id in the path, in its stored form. */
export function factorIdOf(params: unknown): string {
  const { factorId } = params as { factorId?: string }
  if (!factorId || !isUuid(factorId)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID')
  return factorId.toLowerCase()
}

export function noSuchFactor(): AuthError {
  return new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
}

/** Factors belong to a person: a guest would lock themselves out for good. */
export function requireNoGuest({ user }: Visitor) {
  if (user.is_anonymous) {
    throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
  }
}

/**
 * The level of the visitor's session as it stands now, read under the user's lock so that it cannot fall meanwhile.
 * @throws AuthError `session_not_found`
 */
export async function lockedLevel(db: Db, visitor: Visitor): Promise<'aal1' | 'aal2'> {
  const { user, sessionId } = visitor
  await lockVisitor(db, visitor)
  const [session] = await db.query(sql<{ aal: 'aal1' | 'aal2' }>`
    select aal from auth.sessions where id = ${sessionId}::uuid and user_id = ${user.id}`)
  return session?.aal ?? 'aal1'
}

/** Counts verified second factors. */
export async function countVerified(db: Db, userId: string): Promise<number> {
  const [row] = await db.query(sql<{ count: number }>`
    select count(*)::int as count from auth.mfa_factors where user_id = ${userId} and status = 'verified'`)
  return row?.count ?? 0
}

/** Takes a factor away. Sessions it raised fall back at once; their access tokens say so from the next refresh on. */
export async function removeFactor(db: Db, factorId: string) {
  await db.query(sql`
    update auth.sessions
    set aal = 'aal1', factor_id = null,
        amr = (select coalesce(jsonb_agg(entry order by place), '[]'::jsonb)
               from jsonb_array_elements(amr) with ordinality as proofs (entry, place)
               where entry ->> 'method' <> 'totp')
    where factor_id = ${factorId}`)
  await db.query(sql`delete from auth.mfa_factors where id = ${factorId}`)
}
