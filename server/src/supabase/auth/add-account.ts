import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import type { Metadata } from './user-metadata'

/**
 * Stores an account with its e-mail identity. Undefined when the address is taken, also by somebody just now. `signsIn`: a session
 * follows in the same transaction.
 */
export async function addAccount(
  db: Db,
  account: {
    id?: string
    email: string
    passwordHash: string | null
    data: Metadata
    confirmed?: boolean
    signsIn?: boolean
  },
): Promise<string | undefined> {
  const { email, passwordHash, confirmed = false, signsIn = false } = account
  const id = account.id ?? randomUUID()
  const appMetadata = { provider: 'email', providers: ['email'] }
  const data = confirmed ? { ...account.data, email_verified: true } : account.data
  const identity = { ...data, sub: id, email, email_verified: confirmed, phone_verified: false }
  const [added] = await db.query(sql<{ id: string }>`
    with added as (
      insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, last_sign_in_at)
      values (${id}, ${email}, ${passwordHash}, case when ${confirmed} then now() end, ${JSON.stringify(appMetadata)}::jsonb,
              ${JSON.stringify(data)}::jsonb, case when ${signsIn} then now() end)
      on conflict (email) do nothing
      returning id
    ), identity as (
      insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
      select id, 'email', id::text, ${JSON.stringify(identity)}::jsonb, case when ${signsIn} then now() end from added
    )
    select id from added`)
  return added?.id
}

/** Stores a guest account, which has no address. */
export async function addGuest(db: Db, data: Metadata): Promise<string> {
  const id = randomUUID()
  await db.query(sql`
    insert into auth.users (id, raw_user_meta_data, is_anonymous, last_sign_in_at)
    values (${id}, ${JSON.stringify(data)}::jsonb, true, now())`)
  return id
}
