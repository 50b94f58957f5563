import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import { record } from '../audit'
import { AuthError, userBanned } from '../auth-error'
import type { Caller } from '../caller'
import { lockUser } from '../sign-out'
import { readUser, type UserRow } from '../user'
import { insertIdentity, lockIdentity } from './account'
import type { ProviderIdentity } from './identity-data'
import { listProviders } from './list-providers'

/**
 * Gives a signed-in account one more way to sign in. A guest becomes a person by it.
 * @throws AuthError `identity_already_exists`, `email_exists`, `user_banned`; belongs into a transaction
 */
export async function linkIdentity(db: Db, userId: string, identity: ProviderIdentity, caller: Caller) {
  await lockIdentity(db, identity)
  await lockUser(db, userId)
  const user = await readUser(db, userId)
  if (!user || user.deleted_at !== null) throw new AuthError(404, 'user_not_found', 'User not found')
  if (user.banned) throw userBanned()

  const [owner] = await db.query(sql<{ user_id: string }>`
    select user_id from auth.identities where provider = ${identity.provider} and provider_id = ${identity.subject}`)
  if (owner) {
    const whose = owner.user_id === userId ? '' : ' to another user'
    throw new AuthError(422, 'identity_already_exists', `Identity is already linked${whose}`)
  }
  if (user.email === null) await giveAddress(db, user, identity)
  await insertIdentity(db, userId, identity)
  await listProviders(db, userId)
  await record(db, { action: 'identity_linked', userId, caller, details: { provider: identity.provider, by: 'owner' } })
}

async function giveAddress(db: Db, user: UserRow, { email, emailVerified, data }: ProviderIdentity) {
  if (!email || !emailVerified) {
    const text = 'Unverified email with google. Verify the email with google in order to sign in'
    throw new AuthError(422, 'provider_email_needs_verification', text)
  }
  const changed = await db.query(sql`
    update auth.users
    set email = ${email}, email_confirmed_at = now(), is_anonymous = false,
        raw_user_meta_data = ${JSON.stringify(data)}::jsonb || raw_user_meta_data, updated_at = now()
    where id = ${user.id} and not exists (select from auth.users where email = ${email})
    returning id`)
  if (changed.length === 0) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  }
}
