import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import type { App } from '../../platform/http'
import { scheduleWhileOpen } from '../../platform/schedule'
import type { Tools } from '../../platform/tools'

/** Scripts of one transaction: a save of one of them waits for it. */
const BATCH_SIZE = 100
const EVERY_MS = 1000
/** The share of the time that the worker takes while there is more to do than one batch: then others save, and need the database. */
const BUSY_SHARE = 1 / 20

/** Indexes the scripts of an account that were saved since its last search; without an account, the next ones of all. How many. */
export async function indexScripts(db: Db, userId?: string): Promise<number> {
  for (let indexed = 0; ;) {
    const [row] = await db.query(sql<{ count: number }>`
      select private.index_scripts(${userId ?? null}::uuid, ${BATCH_SIZE}) as count`)
    indexed += row!.count
    if (userId === undefined || row!.count < BATCH_SIZE) return indexed
  }
}

/**
 * Indexes saved scripts in the background, so that a search finds few left to do. What one server has begun and not finished stays in the
 * queue; several servers skip what another is at.
 */
export function scheduleIndexing(app: App, { db, log }: Pick<Tools, 'db' | 'log'>): void {
  let restUntil = 0
  scheduleWhileOpen(app, { log }, { every: EVERY_MS, failed: 'Saved scripts could not be indexed' }, async () => {
    const began = performance.now()
    if (began < restUntil) return
    const indexed = await indexScripts(db)
    if (indexed === BATCH_SIZE) restUntil = began + (performance.now() - began) / BUSY_SHARE
  })
}
