import { ImportMapping } from '@reelwright/shared'
import { sql } from 'kysely'
import { AppError } from '../../../platform/http'
import type { JobWork } from '../jobs/job'
import { analyzeSet } from '../analysis/analyze-work'
import { applyBatch } from '../set/lines'
import { holdAccount, noSuchImport } from './import-record'

/** Writes the lines of a checked file into the account's figures: all of them, or none. */
export const applyWork: JobWork = {
  async run(tools, job) {
    const { db, log } = tools
    const id = job.subject!
    const [file] = await db.query(sql<{ mapping: unknown; accepted_rows: number | null; state: string }>`
      select mapping, accepted_rows, state from public.market_imports where id = ${id} and user_id = ${job.userId}`)
    if (!file) throw noSuchImport()
    // Another server did it, and went before it could say so.
    if (file.state === 'done') return
    const [line] = await db.query(sql`select from private.market_lines where batch = ${id} limit 1`)
    if (!line) throw new AppError('conflict', 'This file was checked too long ago. Check it again.')

    const total = file.accepted_rows ?? 0
    await job.report({ done: 0, total, step: 'Importing data' })
    const { currency } = ImportMapping.parse(file.mapping)
    const set = await db.transaction(async (db) => {
      await holdAccount(db, job.userId)
      // A server that was slow to notice that it lost the job waits here for the one that has it.
      const [open] = await db.query(sql`
        select from public.market_imports where id = ${id} and state = 'importing' for update`)
      if (!open) return undefined
      const owner = { userId: job.userId, kind: 'import', name: 'Imported data', currency } as const
      const { setId, ...outcome } = await applyBatch(db, owner, id)
      await db.query(sql`
        update public.market_imports set state = 'done', outcome = ${JSON.stringify(outcome)}::jsonb, error = null, finished_at = now()
        where id = ${id}`)
      await db.query(sql`delete from private.market_import_rows where import_id = ${id}`)
      return setId
    })
    if (set === undefined) return
    // The figures are there, whatever becomes of the rest.
    try {
      await job.report({ done: total, total, step: 'Finding insights' })
      await analyzeSet(tools, set, job.signal)
    } catch (error) {
      log.warn({ err: error, job: job.id }, 'Imported data could not be analyzed')
    }
  },

  async onGivenUp({ db }, { subject }, message) {
    if (subject === null) return
    await db.query(sql`
      update public.market_imports i set error = ${message},
        state = case when exists (select from private.market_lines where batch = i.id) then 'checked' else 'draft' end
      where i.id = ${subject} and i.state = 'importing'`)
  },
}
