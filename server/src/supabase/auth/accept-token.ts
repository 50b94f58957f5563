import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import { sqlState } from '../../platform/db'
import { record } from './audit'
import { AuthError } from './auth-error'
import type { Caller } from './caller'
import { endEarlierWays } from './end-earlier-ways'
import type { RedeemedToken } from './one-time-token'

/** Whether the token did all it stands for, or was the first half of two. */
export type Acceptance = 'done' | 'half'

/**
 * Does what a used-up token stands for: confirms the address, or its change. The transaction must hold the user's row.
 * @throws AuthError `email_exists` when the new address was taken meanwhile
 */
export function acceptToken(db: Db, token: RedeemedToken, caller: Caller): Promise<Acceptance> {
  return token.kind === 'email_change_current' || token.kind === 'email_change_new'
    ? acceptEmailChange(db, token, caller)
    : acceptAddress(db, token, caller)
}

async function acceptAddress(db: Db, { userId, kind, flowId }: RedeemedToken, caller: Caller): Promise<Acceptance> {
  const confirmed = await confirmAddress(db, userId)
  // (CX-07) An account may be opened with somebody else's address and used unconfirmed. When its true owner comes in by mail
  // alone, whoever was in before goes with all they could come back by. A confirmation, which the owner of the password asked for,
  // keeps everything.
  if (confirmed && (kind === 'magiclink' || kind === 'recovery')) await endEarlierWays(db, userId, flowId)
  await db.query(sql`
    delete from auth.one_time_tokens
    where user_id = ${userId} and kind in ('signup', 'invite', 'magiclink', 'recovery')`)
  if (confirmed) await record(db, { action: 'email_confirmed', userId, caller, details: { kind } })
  return 'done'
}

/** Notes that the account's address is its owner's. False when that was known. */
export async function confirmAddress(db: Db, userId: string): Promise<boolean> {
  const changed = await db.query(sql`
    update auth.users
    set email_confirmed_at = now(), raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}', updated_at = now()
    where id = ${userId} and email is not null and email_confirmed_at is null
    returning id`)
  if (changed.length === 0) return false
  await db.query(sql`
    update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
    where user_id = ${userId} and provider = 'email'`)
  return true
}

/** With a secure change both addresses must agree, in any order: the token of the other one still lies there. */
async function acceptEmailChange(db: Db, { userId, kind, email }: RedeemedToken, caller: Caller): Promise<Acceptance> {
  const [half, other] = kind === 'email_change_current' ? (['current', 'new'] as const) : (['new', 'current'] as const)
  const [user] = await db.query(sql<{ new_email: string | null; half_missing: boolean }>`
    select new_email, email_change_confirmed is distinct from ${other} and exists (
      select from auth.one_time_tokens where user_id = u.id and kind = ${`email_change_${other}`}) as half_missing
    from auth.users u where id = ${userId}`)
  if (!user?.new_email || (half === 'new' && user.new_email !== email)) throw linkExpired()
  if (user.half_missing) {
    await db.query(sql`update auth.users set email_change_confirmed = ${half} where id = ${userId}`)
    return 'half'
  }
  await changeAddress(db, { userId, newEmail: user.new_email })
  await record(db, { action: 'email_changed', userId, caller })
  return 'done'
}

/**
 * Gives the account a new, confirmed address. Tokens sent to the old one end, and a guest becomes an ordinary user.
 * @throws AuthError `email_exists`
 */
export async function changeAddress(db: Db, { userId, newEmail }: { userId: string; newEmail: string }): Promise<void> {
  await db
    .query(
      sql`
    update auth.users
    set email = ${newEmail}, email_confirmed_at = now(), new_email = null, email_change_confirmed = null,
        is_anonymous = false, updated_at = now(),
        raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}',
        raw_app_meta_data = case when is_anonymous then '{"provider": "email", "providers": ["email"]}' else raw_app_meta_data end
    where id = ${userId}`,
    )
    .catch((error: unknown) => {
      throw sqlState(error) === '23505' ? emailExists({ cause: error }) : error
    })
  const identity = { sub: userId, email: newEmail, email_verified: true }
  await db.query(sql`
    insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
    select ${userId}, 'email', ${userId}, ${JSON.stringify({ ...identity, phone_verified: false })}::jsonb, now()
    where not exists (select from auth.identities where user_id = ${userId})
    on conflict (provider, provider_id) do nothing`)
  await db.query(sql`
    update auth.identities set identity_data = identity_data || ${JSON.stringify(identity)}::jsonb, updated_at = now()
    where user_id = ${userId} and provider = 'email'`)
  await db.query(sql`delete from auth.one_time_tokens where user_id = ${userId}`)
}

export function emailExists(options?: ErrorOptions): AuthError {
  const message = 'A user with this email address has already been registered'
  return new AuthError(422, 'email_exists', message, {}, options)
}

export function linkExpired(): AuthError {
  return new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
}
