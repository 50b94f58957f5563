import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../../platform/db'
import type { TestApp } from '../../../testing'
import { lockUser } from '../sign-out'

/**
 * What `ask` is answered when something happens to the account while it is on its way: it begins while the account's row is held, and
 * `meanwhile` runs once it waits for that row, or is over without having asked for it.
 */
export async function overtaken<T>(
  { db }: TestApp,
  userId: string,
  ask: () => PromiseLike<T>,
  meanwhile: (db: Db) => Promise<unknown>,
): Promise<T> {
  let [answer, over]: [Promise<T> | undefined, boolean] = [undefined, false]
  const waits = async () =>
    (
      await db.query(sql`
        select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
    ).length > 0
  await db.transaction(async (db) => {
    await lockUser(db, userId)
    answer = Promise.resolve(ask()).finally(() => (over = true))
    await expect.poll(async () => over || (await waits()), { timeout: 5000 }).toBe(true)
    await meanwhile(db)
  })
  if (!answer) throw new Error('Nothing was asked')
  return answer
}
