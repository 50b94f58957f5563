import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import { confirmAddress } from '../accept-token'
import { record } from '../audit'
import type { AuthTools } from '../auth-tools'
import type { Caller } from '../caller'
import { listProviders } from '../oauth/list-providers'
import { endPendingSignIns, endSessions, lockUser } from '../sign-out'
import { readUser, userAnswer, type UserAnswer, type UserRow } from '../user'
import { mergeMetadata } from '../user-metadata'
import { setBan } from './create-user'
import { addressTaken, named, noSuchUser, type UserAttributes } from './user-attributes'

/** Changes an account as an operator wants it, all of it or nothing. A new password ends all its sessions and pending sign-ins. */
export async function updateUser(
  tools: AuthTools,
  userId: string,
  change: UserAttributes,
  caller: Caller,
): Promise<UserAnswer> {
  const passwordHash = change.password === undefined ? undefined : await tools.passwords.hash(change.password)
  const changed = await tools.db.transaction(async (db) => {
    await lockUser(db, userId)
    const user = await readUser(db, userId)
    if (!user) throw noSuchUser()
    if (change.email !== undefined && change.email !== user.email) await setAddress(db, user, change.email)
    if (change.emailConfirm) await confirmAddress(db, userId)
    if (passwordHash !== undefined) {
      await db.query(sql`update auth.users set encrypted_password = ${passwordHash} where id = ${userId}`)
      await endSessions(db, { user, sessionId: null }, 'global')
      await endPendingSignIns(db, userId)
    }
    await setMetadata(db, user.id, change)
    if (change.ban !== undefined) await setBan(db, userId, change.ban)
    const fields = Object.entries(change).flatMap(([name, value]) => (value === undefined ? [] : [name]))
    await record(db, { action: 'user_updated', userId, caller, details: { by: 'operator', fields: fields.join(' ') } })
    return readUser(db, userId)
  })
  if (!changed) throw noSuchUser()
  return userAnswer(changed)
}

/** Links to the old address, and a change under way, end. An account without an e-mail identity gets one. */
async function setAddress(db: Db, user: UserRow, email: string) {
  const moved = await db.query(sql`
    update auth.users
    set email = ${email}, new_email = null, email_change_sent_at = null, email_change_confirmed = null, is_anonymous = false,
        updated_at = now()
    where id = ${user.id} and not exists (select from auth.users where email = ${email})
    returning id`)
  if (moved.length === 0) throw addressTaken()
  await db.query(sql`delete from auth.one_time_tokens where user_id = ${user.id}`)
  const identity = { sub: user.id, email, email_verified: user.email_confirmed_at !== null, phone_verified: false }
  await db.query(sql`
    insert into auth.identities (user_id, provider, provider_id, identity_data)
    values (${user.id}, 'email', ${user.id}, ${JSON.stringify(identity)}::jsonb)
    on conflict (provider, provider_id) do update
      set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = now()`)
  await listProviders(db, user.id)
}

/** Read again: a confirmation may have added to it. */
async function setMetadata(db: Db, userId: string, { userMetadata, appMetadata }: UserAttributes) {
  const user = await readUser(db, userId)
  if (!user || (!userMetadata && !appMetadata)) return
  const merged = {
    user: named('user_metadata', () => mergeMetadata(user.raw_user_meta_data, userMetadata ?? {})),
    app: named('app_metadata', () => mergeMetadata(user.raw_app_meta_data, appMetadata ?? {})),
  }
  await db.query(sql`
    update auth.users
    set raw_user_meta_data = ${JSON.stringify(merged.user)}::jsonb, raw_app_meta_data = ${JSON.stringify(merged.app)}::jsonb,
        updated_at = now()
    where id = ${userId}`)
}
