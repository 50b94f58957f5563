import { sql } from 'kysely'
import { record } from '../audit'
import type { AuthTools } from '../auth-tools'
import type { Caller } from '../caller'
import { removeUser } from '../remove-user'
import { lockUser } from '../sign-out'
import { readUser } from '../user'
import { noSuchUser } from './user-attributes'

/**
 * Ends an account. Hard: the row goes, and with it by foreign keys everything of the account in every module, its files included.
 * Soft: the row stays without anything that identifies its owner, and sign-in to it is closed; the address is free again.
 */
export async function deleteUser({ db }: AuthTools, userId: string, soft: boolean, caller: Caller): Promise<void> {
  await db.transaction(async (db) => {
    await lockUser(db, userId)
    const user = await readUser(db, userId)
    if (!user) throw noSuchUser()
    if (soft && user.deleted_at !== null) return
    if (soft) {
      for (const table of ['sessions', 'identities', 'one_time_tokens', 'mfa_factors', 'flow_states']) {
        await db.query(sql`delete from ${sql.table(`auth.${table}`)} where user_id = ${userId}`)
      }
      await db.query(sql`
        update auth.users
        set email = null, new_email = null, encrypted_password = null, email_confirmed_at = null,
            email_change_confirmed = null, email_change_sent_at = null, raw_user_meta_data = '{}', raw_app_meta_data = '{}',
            deleted_at = now(), updated_at = now()
        where id = ${userId}`)
    } else await removeUser(db, userId)
    await record(db, {
      action: 'user_deleted',
      userId,
      caller,
      details: { by: 'operator', way: soft ? 'soft' : 'hard' },
    })
  })
}
