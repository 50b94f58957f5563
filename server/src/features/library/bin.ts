import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import type { App } from '../../platform/http'
import { scheduleWhileOpen } from '../../platform/schedule'
import type { Tools } from '../../platform/tools'

/** Days that deleted scripts rest in the bin. The pages say so, too. */
export const DAYS_IN_BIN = 30

/** Scripts of one statement, with their versions: a long pause must not end in a long lock. */
const BATCH_SIZE = 200
/** Of one round; the next one finds what is left. */
const MAX_STATEMENTS = 50
const EVERY_MS = 20 * 60_000

/** Deletes for good what has been in the bin long enough. How many scripts went. Several servers may do so: each skips what another holds. */
export async function clearBin(db: Db): Promise<number> {
  let cleared = 0
  for (let statement = 0; statement < MAX_STATEMENTS; statement++) {
    const gone = await db.query(sql<{ id: string }>`
      with due as materialized (
        select user_id, id from public.deleted_scripts
        where deleted_at < now() - make_interval(days => ${DAYS_IN_BIN})
        order by deleted_at limit ${BATCH_SIZE} for update skip locked)
      delete from public.deleted_scripts d using due where d.user_id = due.user_id and d.id = due.id
      returning d.id`)
    cleared += gone.length
    if (gone.length < BATCH_SIZE) break
  }
  return cleared
}

/** Clears the bin every 20 minutes while the app is open. */
export function scheduleBin(app: App, { db, log }: Pick<Tools, 'db' | 'log'>): void {
  scheduleWhileOpen(app, { log }, { every: EVERY_MS, failed: 'The trash could not be emptied' }, async () => {
    const scripts = await clearBin(db)
    if (scripts > 0) log.info({ scripts }, 'Deleted scripts have left the trash')
  })
}
