import type { JobState, MarketJob, MarketJobKind } from '@reelwright/shared'
import { sql } from 'kysely'

/** Channel of jobs: `waiting`, `over <id>` and `cancel <id>`. */
export const JOBS_CHANNEL = 'market_jobs'

/** The error of a running job whose cancellation is requested. The server that holds it, or takes it up, ends it. */
export const CANCEL_REQUESTED = 'cancelled'

export interface JobRow {
  id: string
  user_id: string
  kind: MarketJobKind
  subject: string | null
  state: JobState
  step: string
  done: string
  total: string
  error: string | null
  created_at: Date
  finished_at: Date | null
}

export const JOB_COLUMNS = sql`id, user_id, kind, subject, state, step, done, total, error, created_at, finished_at`

/** A job as people see it. */
export const toJob = (row: JobRow): MarketJob => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  done: Number(row.done),
  total: Number(row.total),
  step: row.step,
  error: row.state === 'failed' ? row.error : null,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
})
