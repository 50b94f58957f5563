import { sql, type RawBuilder } from 'kysely'
import { AppError, secondFactorNeeded } from '../../platform/http'
import { notifySecurityChange } from '../../supabase/auth'
import type { AccountTools } from './account-tools'
import { countRecoveryAttempt, resetRecoveryAttempts } from './recovery-throttle'
import { hashCode, newRecoveryCodes, normalCode } from './recovery-code'
import type { Visitor } from './visitor'

/** Of `private.recovery_codes as c`: whether there is a second factor that these codes were made for. */
const belongsToFactor: RawBuilder<boolean> = sql`exists (
  select from auth.mfa_factors f
  where f.user_id = c.user_id and f.status::text = 'verified' and f.created_at <= c.created_at)`

/** How many of the codes still open the account. */
export async function countRecoveryCodes({ db }: Pick<AccountTools, 'db'>, visitor: Visitor): Promise<number> {
  const [row] = await db.query(sql<{ remaining: number }>`
    select count(*)::int as remaining from private.recovery_codes c where c.user_id = ${visitor.id} and ${belongsToFactor}`)
  return row?.remaining ?? 0
}

/**
 * Makes ten new codes in place of the old ones. The only time they leave the server.
 * @throws AppError `second_factor_needed`, `refused` without a second factor
 */
export async function makeRecoveryCodes({ db, tokens, backEnd }: AccountTools, visitor: Visitor): Promise<string[]> {
  if (!visitor.hasFactor) throw new AppError('refused', 'Set up two-factor authentication first.')
  if (!visitor.secondFactorUsed) throw secondFactorNeeded()
  const codes = newRecoveryCodes()
  const key = tokens.deriveKey(HASH_KEY)
  const hashes = codes.map((code) => hashCode(key, visitor.id, code))
  await db.transaction(async (db) => {
    // Two clicks at once: the second one waits, and its codes count.
    await db.query(sql`select pg_advisory_xact_lock(hashtextextended(${`recovery codes:${visitor.id}`}, 0))`)
    await db.query(sql`delete from private.recovery_codes where user_id = ${visitor.id}`)
    // Not now(): that is when this transaction began to wait.
    await db.query(sql`
      insert into private.recovery_codes (user_id, code_hash, created_at)
      select ${visitor.id}, hash, clock_timestamp() from unnest(${hashes}::bytea[]) as hash`)
  })
  await backEnd.record('recovery_codes_made', visitor.id, visitor)
  return codes
}

/**
 * For a user who has lost the phone: switches two-factor authentication off, so that this session counts in full. All factors,
 * codes and other sessions go. Whatever breaks off half-way, the same code finishes it.
 * @throws AppError `refused` for a wrong code, `too_many_requests`
 */
export async function applyRecoveryCode(tools: AccountTools, visitor: Visitor, typed: string): Promise<void> {
  const { db, tokens, backEnd } = tools
  await countRecoveryAttempt(db, visitor.id)
  const code = normalCode(typed)
  const hash = hashCode(tokens.deriveKey(HASH_KEY), visitor.id, code ?? '')
  // Without any factor left it is a second try: the first one broke off before the codes went.
  const [right] = await db.query(sql`
    select from private.recovery_codes c
    where c.user_id = ${visitor.id} and c.code_hash = ${hash} and (${belongsToFactor} or ${!visitor.hasFactor})`)
  if (code === undefined || !right) {
    await backEnd.record('recovery_code_refused', visitor.id, visitor)
    throw new AppError('refused', 'This recovery code is not valid.', { field: 'code' })
  }

  await backEnd.removeFactors(visitor, { id: visitor.sessionId, token: visitor.token }, visitor)
  await db.transaction(async (db) => {
    const gone = await db.query(sql`delete from private.recovery_codes where user_id = ${visitor.id} returning user_id`)
    await resetRecoveryAttempts(db, visitor.id)
    // The same code twice at once: one of them notifies.
    if (gone.length > 0) await notifySecurityChange(db, tools, { userId: visitor.id, change: 'recovery_code_used' })
  })
}

const HASH_KEY = 'recovery code hash'
