import {
  IMPORT_LIMITS,
  type ImportFormat,
  type ImportMapping,
  type ImportOutcome,
  type ImportState,
  type MarketImport,
  type MarketJob,
} from '@reelwright/shared'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import { AppError, type SignedInUser } from '../../../platform/http'
import { JOB_COLUMNS, toJob, type JobRow } from '../jobs/job-row'

interface ImportRow {
  id: string
  file_name: string
  format: ImportFormat
  encoding: string
  delimiter: string | null
  state: ImportState
  header: string[]
  row_count: number
  mapping: ImportMapping
  notes: string[]
  accepted_rows: number | null
  faulty_rows: number | null
  fault_groups: MarketImport['faultGroups']
  outcome: ImportOutcome | null
  error: string | null
  created_at: Date
}

/** Whether a job works on the import `i`. */
export const HAS_JOB = sql`exists (
  select from public.market_jobs j where j.user_id = i.user_id and j.subject = i.id and j.state in ('queued', 'running'))`

/** Of the import `i`. A server that goes between two steps leaves a state behind without work: it counts as the one before. */
export const STATE = sql`case
  when i.state = 'checking' and not ${HAS_JOB} then 'draft'
  when i.state = 'importing' and not ${HAS_JOB} then 'checked'
  else i.state end`

const COLUMNS = sql`i.id, i.file_name, i.format, i.encoding, i.delimiter, ${STATE} as state, i.header, i.row_count, i.mapping, i.notes,
  i.accepted_rows, i.faulty_rows, i.fault_groups, i.outcome, i.error, i.created_at`

/** The newest first, without the rows of their previews. */
export async function listImports(db: Db, user: SignedInUser): Promise<MarketImport[]> {
  const rows = await db.asUser(user.claims).query(sql<ImportRow>`
    select ${COLUMNS} from public.market_imports i where i.user_id = ${user.id} and i.row_count > 0
    order by i.created_at desc, i.id limit 50`)
  const jobs = await jobsOf(db, user, rows)
  return rows.map((row) => toImport(row, [], jobs.get(row.id) ?? null))
}

/** @throws AppError `not_found`, also for what is somebody else's, or still arrives */
export async function findImport(db: Db, user: SignedInUser, id: string): Promise<MarketImport> {
  const [row] = await db.asUser(user.claims).query(sql<ImportRow>`
    select ${COLUMNS} from public.market_imports i where i.id = ${id} and i.user_id = ${user.id} and i.row_count > 0`)
  if (!row) throw noSuchImport()
  // Staged rows are the server's; whose they are was asked above.
  const preview = await db.query(sql<{ cells: string[] }>`
    select cells from private.market_import_rows where import_id = ${id} order by row_number limit ${IMPORT_LIMITS.preview}`)
  const jobs = await jobsOf(db, user, [row])
  return toImport(
    row,
    preview.map(({ cells }) => cells),
    jobs.get(id) ?? null,
  )
}

export const noSuchImport = () => new AppError('not_found', 'This import doesn’t exist.')

/** The last job of each. */
async function jobsOf(db: Db, user: SignedInUser, rows: readonly ImportRow[]): Promise<Map<string, MarketJob>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const jobs = await db.asUser(user.claims).query(sql<JobRow>`
    select distinct on (subject) ${JOB_COLUMNS} from public.market_jobs
    where user_id = ${user.id} and subject = any (${ids}::uuid[]) order by subject, created_at desc`)
  return new Map(jobs.map((job) => [job.subject!, toJob(job)]))
}

const toImport = (row: ImportRow, preview: string[][], job: MarketJob | null): MarketImport => ({
  id: row.id,
  fileName: row.file_name,
  format: row.format,
  encoding: row.encoding,
  delimiter: row.delimiter,
  state: row.state,
  header: row.header,
  rowCount: row.row_count,
  preview,
  mapping: row.mapping,
  notes: row.notes,
  acceptedRows: row.accepted_rows,
  faultyRows: row.faulty_rows,
  faultGroups: row.fault_groups,
  outcome: row.outcome,
  error: row.error,
  job,
  createdAt: row.created_at.toISOString(),
})

/** Keeps an account until the transaction ends. Its deletion, too, takes the account before the imports: neither waits for the other in a circle. */
export async function holdAccount(db: Db, userId: string): Promise<void> {
  await db.query(sql`select from auth.users where id = ${userId} for key share`)
}
