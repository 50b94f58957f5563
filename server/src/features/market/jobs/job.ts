import { TEXTS, type MarketJob, type MarketJobKind } from '@reelwright/shared'
import { sql } from 'kysely'
import { AppError } from '../../../platform/http'
import type { MarketTools } from '../market-tools'
import { JOB_COLUMNS, JOBS_CHANNEL, toJob, type JobRow } from './job-row'

/** A job as its work sees it. */
export interface JobInHand {
  id: string
  userId: string
  kind: MarketJobKind
  subject: string | null
  /** 1 at the first try; a job whose server went is tried again, twice at most, from its beginning. */
  attempt: number
  /**
   * Reports progress, and renews the lease; at most a few times a second reach the database.
   * @throws when the job is another's by now, was cancelled, or the server stops: the work need not look at `signal` as well
   */
  report(progress: { done?: number; total?: number; step?: string }): Promise<void>
  /** Aborted when the server stops, the job is cancelled, or another server has it. */
  signal: AbortSignal
}

/**
 * Does the work of one kind of job. Users see the message of an `AppError`; anything else is logged, and they see neutral words.
 * `onGivenUp` puts right what the work left half-done when it has failed for good, or was cancelled; it may be called twice.
 */
export interface JobWork {
  run(tools: MarketTools, job: JobInHand): Promise<void>
  onGivenUp?(tools: MarketTools, job: Pick<JobInHand, 'userId' | 'subject'>, message: string): Promise<void>
}

/** Shown when another job has to wait. */
const BUSY: Record<MarketJobKind, string> = {
  check: 'A file is being checked',
  import: 'Data is being imported',
  scrape: 'Partner data is being fetched',
  analyze: 'An analysis is running',
}

/**
 * Begins a job, or answers the one of the same kind (and subject) that is under way.
 * @throws AppError `conflict` while another one is under way; `not_signed_in` when the account is gone
 */
export async function startJob(
  { db }: MarketTools,
  userId: string,
  kind: MarketJobKind,
  subject?: string,
): Promise<MarketJob> {
  // The one that is in the way may end between the two questions.
  for (let attempt = 1; ; attempt++) {
    const [begun] = await db.query(sql<JobRow & { notified: unknown }>`
      with begun as (
        insert into public.market_jobs (user_id, kind, subject)
        select id, ${kind}, ${subject ?? null}::uuid from auth.users where id = ${userId}
        on conflict (user_id) where state in ('queued', 'running') do nothing
        returning ${JOB_COLUMNS})
      select begun.*, pg_notify(${JOBS_CHANNEL}, 'waiting') as notified from begun`)
    if (begun) return toJob(begun)
    const [underWay] = await db.query(sql<JobRow>`
      select ${JOB_COLUMNS} from public.market_jobs where user_id = ${userId} and state in ('queued', 'running')`)
    if (underWay?.kind === kind && underWay.subject === (subject ?? null)) return toJob(underWay)
    if (underWay) throw new AppError('conflict', `${BUSY[underWay.kind]}. Wait until that is done, or cancel it.`)
    // A token outlives its account until it expires.
    if (attempt === 3) throw new AppError('not_signed_in', TEXTS.notAuthenticated)
  }
}

/** Polled, too, since a notification may be missed. */
const LOOK_MS = 1000

/**
 * The job once it is over, or as it is when `ms` have passed.
 * @throws AppError `not_found` when it is gone, with its account
 */
export async function waitForJob({ db, notifications }: MarketTools, id: string, ms: number): Promise<MarketJob> {
  const until = Date.now() + ms
  let wake: (() => void) | undefined
  let notified = false
  // Subscribe before the first look, so that nothing in between is missed.
  const unlisten = await notifications
    .on(JOBS_CHANNEL, (payload) => {
      if (payload !== `over ${id}`) return
      notified = true
      wake?.()
    })
    .catch(() => undefined)
  try {
    for (;;) {
      notified = false
      const [row] = await db.query(sql<JobRow>`select ${JOB_COLUMNS} from public.market_jobs where id = ${id}`)
      if (!row) throw new AppError('not_found', 'This job doesn’t exist')
      const left = until - Date.now()
      if ((row.state !== 'queued' && row.state !== 'running') || left <= 0) return toJob(row)
      if (notified) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, LOOK_MS))
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  } finally {
    unlisten?.()
  }
}
