import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import { record } from '../audit'
import { AuthError } from '../auth-error'
import type { AuthTools } from '../auth-tools'
import type { Caller } from '../caller'
import { sessionGone, type Visitor } from '../identify'
import { lockUser } from '../sign-out'
import { readUser, type IdentityRow, type UserRow } from '../user'
import { isUuid } from '../uuid'
import { listProviders } from './list-providers'

/** Takes one way to sign in away, never the last. Without the e-mail identity the password ends, too. */
export async function unlinkIdentity({ db }: AuthTools, visitor: Visitor, identityId: string, caller: Caller) {
  if (!isUuid(identityId)) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID')
  await db.transaction(async (db) => {
    await lockUser(db, visitor.user.id)
    const user = await readUser(db, visitor.user.id)
    if (!user) throw sessionGone()
    if (user.identities.length <= 1) {
      const text = 'User must have at least 1 identity after unlinking'
      throw new AuthError(422, 'single_identity_not_deletable', text)
    }
    const identity = user.identities.find(({ id }) => id === identityId.toLowerCase())
    if (!identity) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist")

    await db.query(sql`delete from auth.identities where id = ${identity.id}`)
    if (identity.provider === 'email') {
      await db.query(sql`update auth.users set encrypted_password = null, updated_at = now() where id = ${user.id}`)
    }
    await keepAddressOwned(db, user, identity)
    await listProviders(db, user.id)
    await record(db, {
      action: 'identity_unlinked',
      userId: user.id,
      caller,
      details: { provider: identity.provider },
    })
  })
  return {}
}

/** An account whose address came with the identity takes that of another one it still has. */
async function keepAddressOwned(db: Db, user: UserRow, gone: IdentityRow) {
  const rest = user.identities.filter(({ id }) => id !== gone.id)
  const addresses = rest.map(({ identity_data }) => ({
    email: typeof identity_data.email === 'string' ? identity_data.email.toLowerCase() : undefined,
    verified: identity_data.email_verified === true,
  }))
  if (gone.identity_data.email !== user.email || addresses.some(({ email }) => email === user.email)) return
  const next = addresses.find(({ email, verified }) => email !== undefined && verified)?.email
  if (next === undefined) return
  const changed = await db.query(sql`
    update auth.users set email = ${next}, email_confirmed_at = now(), updated_at = now()
    where id = ${user.id} and not exists (select from auth.users where email = ${next})
    returning id`)
  if (changed.length === 0) {
    const text = 'Unable to unlink identity due to email conflict'
    throw new AuthError(422, 'email_exists', text)
  }
}
