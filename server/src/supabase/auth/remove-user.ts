import { sql } from 'kysely'
import type { Db } from '../../platform/db'

/**
 * Deletes a user and, by foreign keys, all rows of the account, in the caller's transaction. Answers whether there was one.
 * Waits for what is being saved for the account, such as an import; millions of rows may go with it.
 */
export async function removeUser(db: Db, userId: string): Promise<boolean> {
  await db.query(sql`
    select set_config('statement_timeout', '20min', true), set_config('lock_timeout', '20min', true)`)
  const gone = await db.query(sql`delete from auth.users where id = ${userId} returning id`)
  return gone.length > 0
}
