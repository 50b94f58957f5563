import { IMPORT_LIMITS, ImportMapping, type ImportFault } from '@reelwright/shared'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../../platform/db'
import { AppError } from '../../../platform/http'
import type { JobWork } from '../jobs/job'
import { storeLines } from '../set/lines'
import { noSuchImport } from './import-record'
import { understandInThread } from './import-thread'

/** Rows at once. */
const BATCH = 500
const MAX_GROUPS = 20

/**
 * Goes through a file's rows: those that can be understood are put aside as lines of the batch with the import's number, the faults of the
 * others are counted. Every run starts over.
 */
export const checkWork: JobWork = {
  async run({ db }, job) {
    const id = job.subject!
    const [file] = await db.query(sql<{ header: string[]; mapping: unknown; row_count: number; state: string }>`
      select header, mapping, row_count, state from public.market_imports where id = ${id} and user_id = ${job.userId}`)
    if (!file) throw noSuchImport()
    if (file.state !== 'checking') return
    await forget(db, id)

    const mapping = ImportMapping.parse(file.mapping)
    const found = createFindings(db, id, job.userId)
    const today = new Date().toISOString().slice(0, 10)
    const check = randomUUID()
    let [last, seen, accepted, faulty] = [0, 0, 0, 0]
    await job.report({ done: 0, total: file.row_count, step: 'Checking rows' })
    for (;;) {
      const [batch] = await db.query(sql<{ rows: string | null; number: number; last: number | null }>`
        select json_agg(r)::text as rows, count(*)::int as number, max(r."row") as last
        from (
          select row_number as "row", cells from private.market_import_rows
          where import_id = ${id} and row_number > ${last} order by row_number limit ${BATCH}) r`)
      const { rows, number } = batch!
      if (rows !== null) {
        const begin = seen === 0 ? { file: { mapping, header: file.header, today } } : {}
        const wanted = { check, ...begin, rows, firstLine: accepted + 1 }
        const read = await understandInThread(wanted, job.userId, job.signal)
        if (read.accepted > 0) await storeLines(db, id, read.lines)
        for (const faults of read.faults) found.add(faults)
        await found.store()
        accepted += read.accepted
        faulty += read.faults.length
        seen += number
        last = batch!.last!
      }
      await job.report({ done: seen, total: file.row_count })
      if (number < BATCH) break
    }
    await db.query(sql`
      update public.market_imports set state = 'checked', accepted_rows = ${accepted}, faulty_rows = ${faulty},
        fault_groups = ${JSON.stringify(found.groups())}::jsonb, error = null,
        notes = array_remove(notes, ${DERIVED}) || ${derives(mapping) ? [DERIVED] : []}::text[]
      where id = ${id} and state = 'checking'`)
  },

  async onGivenUp({ db }, { subject }, message) {
    if (subject === null) return
    const [back] = await db.query(sql`
      update public.market_imports set state = 'draft', error = ${message} where id = ${subject} and state = 'checking' returning id`)
    if (back) await forget(db, subject)
  },
}

/** A rate cannot be added up: what it stands for is kept, and a note says so. */
const DERIVED =
  'Where likes, comments and shares are not told, engagements are worked out from views and engagement rate, and count as likes'
const derives = ({ columns }: ImportMapping) => columns.includes('engagement_rate') && columns.includes('views')

/** What an earlier check of the file came to. */
export async function forget(db: Db, id: string): Promise<void> {
  await db.query(sql`delete from private.market_lines where batch = ${id}`)
  await db.query(sql`delete from public.market_import_faults where import_id = ${id}`)
}

/** Faults on their way into the report: the first thousand are kept, all are counted. */
function createFindings(db: Db, id: string, userId: string) {
  const rows = new Map<string, number>()
  let waiting: ImportFault[] = []
  let place = 0
  return {
    add(faults: readonly ImportFault[]) {
      for (const message of new Set(faults.map((fault) => fault.message))) {
        rows.set(message, (rows.get(message) ?? 0) + 1)
      }
      waiting.push(...faults.slice(0, IMPORT_LIMITS.faults - place - waiting.length))
    },
    async store() {
      if (waiting.length === 0) return
      const values = JSON.stringify(waiting.map((fault) => ({ ...fault, place: place++ })))
      waiting = []
      await db.query(sql`
        insert into public.market_import_faults (import_id, user_id, place, row_number, column_name, message, value)
        select ${id}::uuid, ${userId}::uuid, f.place, f."row", f."column", f.message, f.value
        from jsonb_to_recordset(${values}::jsonb) as f (place int, "row" int, "column" text, message text, value text)`)
    },
    groups: () =>
      [...rows]
        .map(([message, count]) => ({ message, rows: count }))
        .toSorted((a, b) => b.rows - a.rows || a.message.localeCompare(b.message))
        .slice(0, MAX_GROUPS),
  }
}

/** When there is nothing to import. */
export const nothingAccepted = () =>
  new AppError(
    'refused',
    'None of the rows in this file can be imported. Check the report, or choose different columns.',
  )
