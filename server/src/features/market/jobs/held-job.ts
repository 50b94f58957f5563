import { TEXTS } from '@reelwright/shared'
import { sql } from 'kysely'
import { databaseError } from '../../../platform/db'
import { AppError } from '../../../platform/http'
import { endedJobs } from '../../../platform/metrics'
import type { MarketTools } from '../market-tools'
import type { JobInHand, JobWork } from './job'
import { CANCEL_REQUESTED, JOBS_CHANNEL, type JobRow } from './job-row'

/** A row that this server has taken up; `taken` is the moment of it, to the microsecond, and proves that it is still ours. */
export interface TakenJob extends JobRow {
  attempts: number
  taken: string
}

/** A job whose work runs on this server. */
export interface HeldJob {
  id: string
  /** Its owner wants it to end. */
  cancel(): void
  /** Asks the database whether it is still wanted: the notification may have been missed. */
  ask(): void
  /** The server stops: the work is asked to end, so that the job can be handed back. */
  stop(): void
  /** Hands it back at once, whether its work has ended or not. */
  handBack(): Promise<void>
  /** Never rejects. */
  over: Promise<void>
}

/** Tries of a job whose server went. */
const MAX_ATTEMPTS = 3
/** Between two reports that reach the database. */
const REPORT_MS = 250

/** Why a job's work has to end before it is done. */
class JobEnded extends Error {
  override readonly name = 'JobEnded'
}

/** Works on a job until it is done, has failed, or is not ours any more. */
export function holdJob(tools: MarketTools, work: JobWork, row: TakenJob, leaseMs: number): HeldJob {
  const { db, log } = tools
  const ending = new AbortController()
  const ours = sql`id = ${row.id} and state = 'running' and started_at = ${row.taken}::timestamptz`
  const lease = sql`now() + ${leaseMs} * interval '1 ms'`
  const progress = { done: 0, total: 0, step: '' }
  let why: 'cancelled' | 'stopped' | 'lost' | undefined
  let [reportedAt, renewedAt] = [0, Date.now()]
  let trailing: NodeJS.Timeout | undefined

  function end(reason: NonNullable<typeof why>) {
    if (why) return
    why = reason
    ending.abort(new JobEnded(`The job was ${reason}`))
  }

  let writing = Promise.resolve()
  /** One update after the other: an older progress must not overwrite a newer one. */
  const keepProgress = () => (writing = writing.then(writeProgress))

  async function writeProgress() {
    try {
      const [row] = await db.query(sql<{ error: string | null }>`
        update public.market_jobs
        set done = ${progress.done}, total = ${progress.total}, step = ${progress.step}, leased_until = ${lease}
        where ${ours} returning error`)
      renewedAt = Date.now()
      if (!row) end('lost')
      else if (row.error === CANCEL_REQUESTED) end('cancelled')
    } catch (error) {
      log.warn({ err: error, job: row.id }, 'A market job could not report its progress')
      // By now another server may have it.
      if (Date.now() - renewedAt > leaseMs) end('lost')
    }
  }

  function report() {
    clearTimeout(trailing)
    trailing = undefined
    reportedAt = Date.now()
    return keepProgress()
  }

  const inHand: JobInHand = {
    id: row.id,
    userId: row.user_id,
    kind: row.kind,
    subject: row.subject,
    attempt: row.attempts,
    signal: ending.signal,
    async report({ done, total, step }) {
      ending.signal.throwIfAborted()
      if (done !== undefined) progress.done = wholeNumber(done)
      if (total !== undefined) progress.total = wholeNumber(total)
      if (step !== undefined) progress.step = step
      // Counted from the last report, not from the last renewal of the lease: that says nothing of this progress.
      const soon = reportedAt + REPORT_MS - Date.now()
      if (soon > 0) trailing ??= setTimeout(() => void keepProgress(), soon).unref()
      else await report()
      ending.signal.throwIfAborted()
    },
  }

  /** Whether the row was still ours. */
  async function finish(state: 'done' | 'failed' | 'cancelled', error: string | null): Promise<boolean> {
    const finished = await db.query(sql`
      with finished as (
        update public.market_jobs
        set state = ${state}, error = ${error}, done = ${progress.done}, total = ${progress.total}, step = ${progress.step},
          leased_until = null, finished_at = now()
        where ${ours} returning id)
      select pg_notify(${JOBS_CHANNEL}, 'over ' || id) from finished`)
    if (finished.length > 0) endedJobs.add({ kind: `market_${row.kind}`, outcome: state })
    return finished.length > 0
  }

  async function handBack() {
    await db.query(sql`
      with returned as (
        update public.market_jobs
        set state = 'queued', attempts = greatest(attempts - 1, 0), leased_until = null, step = '', done = 0, total = 0
        where ${ours} returning id)
      select pg_notify(${JOBS_CHANNEL}, 'waiting') from returned`)
    endedJobs.add({ kind: `market_${row.kind}`, outcome: 'handed_back' })
  }

  async function giveUp(state: 'failed' | 'cancelled', message: string) {
    try {
      await work.onGivenUp?.(tools, { userId: row.user_id, subject: row.subject }, message)
    } catch (error) {
      log.error({ err: error, job: row.id }, 'What a market job left half-done could not be put right')
    }
    await finish(state, state === 'failed' ? message : null)
  }

  async function fail(thrown: unknown) {
    // Its account is gone, too.
    const [still] = await db.query(sql`select id from public.market_jobs where ${ours}`)
    if (!still) return log.info({ job: row.id }, 'A market job ended, since it is gone or is worked on elsewhere')
    const error = databaseError(thrown)
    const isForUsers = error instanceof AppError && error.code !== 'unexpected'
    if (isForUsers && error.status < 500) log.info({ job: row.id, code: error.code }, 'A market job was refused')
    else log.error({ err: thrown, job: row.id, kind: row.kind }, 'A market job failed')
    await giveUp('failed', isForUsers ? error.message : TEXTS.unexpected)
  }

  async function run() {
    if (row.error === CANCEL_REQUESTED) return giveUp('cancelled', 'Canceled')
    if (row.attempts > MAX_ATTEMPTS) {
      log.error({ job: row.id, kind: row.kind }, 'A market job was given up: its server went each time')
      return giveUp('failed', TEXTS.unexpected)
    }
    try {
      await work.run(tools, inHand)
    } catch (error) {
      if (why === 'lost') return log.info({ job: row.id }, 'A market job is gone, or is worked on elsewhere')
      if (why === 'stopped') return handBack()
      return why === 'cancelled' ? giveUp('cancelled', 'Canceled') : fail(error)
    }
    // A cancellation that arrives now is too late.
    await finish('done', null)
  }

  const renewing = setInterval(() => void keepProgress(), leaseMs / 3).unref()
  const over = run()
    .catch((error: unknown) =>
      log.warn({ err: error, job: row.id }, 'A market job could not be ended; it is tried again'),
    )
    .finally(() => {
      clearInterval(renewing)
      clearTimeout(trailing)
    })
  return {
    id: row.id,
    cancel: () => end('cancelled'),
    ask: () => void keepProgress(),
    stop: () => end('stopped'),
    handBack,
    over,
  }
}

const wholeNumber = (value: number) => (Number.isFinite(value) ? Math.max(0, Math.round(value)) : 0)
