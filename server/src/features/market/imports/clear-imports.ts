import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import type { App } from '../../../platform/http'
import { scheduleWhileOpen } from '../../../platform/schedule'
import type { MarketTools } from '../market-tools'
import { clearArrived } from './arriving-file'
import { HAS_JOB } from './import-record'

const EVERY_MS = 20 * 60_000
/** Of one statement: each has up to 200,000 rows. */
const BATCH_SIZE = 5

/**
 * Deletes files that were not imported within a day, and what is left of those whose arrival broke off with the server. How many went.
 * Several servers may do so: each skips what another holds.
 */
export async function clearImports(db: Db): Promise<number> {
  let cleared = 0
  for (;;) {
    const gone = await db.query(sql<{ id: string }>`
      with due as materialized (
        select i.id from public.market_imports i
        where i.state <> 'done' and not ${HAS_JOB}
          and i.created_at < now() - case when i.row_count = 0 then interval '1 hour' else interval '1 day' end
        order by i.created_at limit ${BATCH_SIZE} for update skip locked),
      lines as (delete from private.market_lines where batch in (select id from due))
      delete from public.market_imports i using due where i.id = due.id returning i.id`)
    cleared += gone.length
    if (gone.length < BATCH_SIZE) return cleared
  }
}

/** Clears every 20 minutes while the app is open. */
export function scheduleImports(app: App, { config, db, log }: Pick<MarketTools, 'config' | 'db' | 'log'>): void {
  scheduleWhileOpen(app, { log }, { every: EVERY_MS, failed: 'Unimported files could not be deleted' }, async () => {
    const [imports] = await Promise.all([clearImports(db), clearArrived(config.dataDir)])
    if (imports > 0) log.info({ imports }, 'Unimported files were deleted')
  })
}
