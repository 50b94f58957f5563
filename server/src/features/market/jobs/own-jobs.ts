import type { MarketJob } from '@reelwright/shared'
import { sql } from 'kysely'
import { AppError, type SignedInUser } from '../../../platform/http'
import type { MarketTools } from '../market-tools'
import { waitForJob } from './job'
import { CANCEL_REQUESTED, JOB_COLUMNS, JOBS_CHANNEL, toJob, type JobRow } from './job-row'

/** What is under way for an account, or null. */
export async function currentJob({ db }: MarketTools, user: SignedInUser): Promise<MarketJob | null> {
  const [row] = await db.asUser(user.claims).query(sql<JobRow>`
    select ${JOB_COLUMNS} from public.market_jobs where user_id = ${user.id} and state in ('queued', 'running')`)
  return row ? toJob(row) : null
}

/** @throws AppError `not_found` */
export async function findJob({ db }: MarketTools, user: SignedInUser, id: string): Promise<MarketJob> {
  const [row] = await db.asUser(user.claims).query(sql<JobRow>`
    select ${JOB_COLUMNS} from public.market_jobs where id = ${id} and user_id = ${user.id}`)
  if (!row) throw new AppError('not_found', 'This job doesn’t exist')
  return toJob(row)
}

/** Time for the work to end; then it is answered as one that still goes on. */
const CANCEL_MS = 3000

/**
 * Asks a job to end, and answers what became of it: one that was just being finished is `done`, one that is over stays as it is.
 * @throws AppError `not_found`
 */
export async function cancelJob(tools: MarketTools, user: SignedInUser, id: string): Promise<MarketJob> {
  const job = await findJob(tools, user, id)
  await tools.db.query(sql`
    with asked as (
      update public.market_jobs set error = ${CANCEL_REQUESTED}
      where id = ${id} and user_id = ${user.id} and state in ('queued', 'running') returning id)
    select pg_notify(${JOBS_CHANNEL}, 'cancel ' || id) from asked`)
  return job.finishedAt ? job : waitForJob(tools, id, CANCEL_MS)
}
