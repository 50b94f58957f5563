import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import { record } from '../audit'
import { AuthError, userBanned } from '../auth-error'
import type { AuthTools } from '../auth-tools'
import type { Caller } from '../caller'
import { endEarlierWays } from '../end-earlier-ways'
import { lockUser } from '../sign-out'
import { readUser, type UserRow } from '../user'
import { mergeMetadata, type Metadata } from '../user-metadata'
import type { ProviderIdentity } from './identity-data'
import { listProviders } from './list-providers'

/** Attempts when the same address signs up at the same moment; the second finds that account. */
const TRIES = 3

/**
 * The account of a person that a provider vouches for: found by the identity, else by a verified address, else made (contract 2.5).
 * `finish` runs in the same transaction, which holds the user's row.
 * @throws AuthError `provider_email_needs_verification`, `signup_disabled`, `user_banned`; nothing has changed then
 */
export async function withAccountOf<T>(
  tools: AuthTools,
  identity: ProviderIdentity,
  caller: Caller,
  finish: (db: Db, userId: string) => Promise<T>,
): Promise<T> {
  for (let i = 0; i < TRIES; i++) {
    const done = await tools.db.transaction(async (db) => {
      await lockIdentity(db, identity)
      const userId = await findAccount(db, identity, caller)
      if (userId) return { result: await finish(db, userId) }
      const made = await makeAccount(db, tools, identity, caller)
      return made && { result: await finish(db, made) }
    })
    if (done) return done.result
  }
  throw new AuthError(409, 'conflict', 'Someone is signing up with this address right now. Please try again.')
}

/** Two sign-ins by the same identity take turns: only the first makes the account. */
export async function lockIdentity(db: Db, { provider, subject }: ProviderIdentity) {
  await db.query(sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${provider} ${subject}`}, 0))`)
}

async function findAccount(db: Db, identity: ProviderIdentity, caller: Caller): Promise<string | undefined> {
  const [linked] = await db.query(sql<{ user_id: string }>`
    select user_id from auth.identities where provider = ${identity.provider} and provider_id = ${identity.subject}`)
  if (!linked && !identity.emailVerified) {
    const text = 'Unverified email with google. Verify the email with google in order to sign in'
    throw new AuthError(422, 'provider_email_needs_verification', text)
  }
  const [byAddress] = linked
    ? []
    : await db.query(sql<{ user_id: string }>`select id as user_id from auth.users where email = ${identity.email}`)
  const userId = linked?.user_id ?? byAddress?.user_id
  if (!userId) return undefined

  await lockUser(db, userId)
  const user = await readUser(db, userId)
  if (!user || user.deleted_at !== null) return undefined
  // Read again under the lock: the address may have moved on, or the identity been taken away.
  const theirs = linked
    ? user.identities.some(
        ({ provider, provider_id }) => provider === identity.provider && provider_id === identity.subject,
      )
    : user.email === identity.email
  if (!theirs) return undefined
  if (user.banned) throw userBanned()
  const proven = identity.emailVerified && identity.email === user.email
  if (proven && user.email_confirmed_at === null) await handOver(db, user, identity, caller)
  else if (linked) await refreshIdentity(db, user, identity)
  else await addIdentity(db, user, identity, caller)
  return userId
}

/**
 * Somebody opened the account with this address and never showed that it is theirs; now its owner does. Nothing the other one left
 * behind leads in any more, nor is shown as the owner's.
 */
async function handOver(db: Db, user: UserRow, identity: ProviderIdentity, caller: Caller) {
  await endEarlierWays(db, user.id)
  await db.query(sql`delete from auth.identities where user_id = ${user.id}`)
  await db.query(sql`
    update auth.users set email_confirmed_at = now(), raw_user_meta_data = ${JSON.stringify(identity.data)}::jsonb
    where id = ${user.id}`)
  await insertIdentity(db, user.id, identity)
  await listProviders(db, user.id)
  await record(db, {
    action: 'email_confirmed',
    userId: user.id,
    caller,
    details: { by: identity.provider, ended: 'password and sessions' },
  })
}

async function refreshIdentity(db: Db, user: UserRow, identity: ProviderIdentity) {
  await db.query(sql`
    update auth.identities
    set identity_data = ${JSON.stringify(identity.data)}::jsonb, last_sign_in_at = now(), updated_at = now()
    where provider = ${identity.provider} and provider_id = ${identity.subject}`)
  await mergeIntoUser(db, user, identity)
}

async function addIdentity(db: Db, user: UserRow, identity: ProviderIdentity, caller: Caller) {
  await insertIdentity(db, user.id, identity)
  await mergeIntoUser(db, user, identity)
  await listProviders(db, user.id)
  await record(db, {
    action: 'identity_linked',
    userId: user.id,
    caller,
    details: { provider: identity.provider, by: 'address' },
  })
}

export async function insertIdentity(db: Db, userId: string, { provider, subject, data }: ProviderIdentity) {
  await db.query(sql`
    insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
    values (${userId}, ${provider}, ${subject}, ${JSON.stringify(data)}::jsonb, now())`)
}

/** What the provider says counts, unless there is no room for it: a full account must still be able to sign in. */
async function mergeIntoUser(db: Db, user: UserRow, identity: ProviderIdentity) {
  const merged = mergedIfItFits(user.raw_user_meta_data, identity.data)
  if (!merged) return
  await db.query(sql`
    update auth.users set raw_user_meta_data = ${JSON.stringify(merged)}::jsonb, updated_at = now() where id = ${user.id}`)
}

function mergedIfItFits(current: Metadata, change: Metadata): Metadata | undefined {
  try {
    return mergeMetadata(current, change)
  } catch (error) {
    if (error instanceof AuthError) return undefined
    throw error
  }
}

/** Undefined when the address was taken a moment ago. */
async function makeAccount(
  db: Db,
  { config }: AuthTools,
  identity: ProviderIdentity,
  caller: Caller,
): Promise<string | undefined> {
  if (!config.auth.signups) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  const { provider, email, data } = identity
  const appMetadata = { provider, providers: [provider] }
  const [added] = await db.query(sql<{ id: string }>`
    insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
    values (${randomUUID()}, ${email}, now(), ${JSON.stringify(appMetadata)}::jsonb, ${JSON.stringify(data)}::jsonb)
    on conflict (email) do nothing
    returning id`)
  if (!added) return undefined
  await insertIdentity(db, added.id, identity)
  await record(db, { action: 'sign_up', userId: added.id, caller, details: { provider } })
  return added.id
}
