import type { MarketJobKind } from '@reelwright/shared'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import type { MarketTools } from '../market-tools'
import { startFeedSchedule } from '../scrape/feed-schedule'
import { holdJob, type HeldJob, type TakenJob } from './held-job'
import type { JobWork } from './job'
import { CANCEL_REQUESTED, JOB_COLUMNS, JOBS_CHANNEL } from './job-row'
import { WORKS } from './works'

export interface MarketJobRunner {
  /** Ends after handing back what is being worked on. */
  close(): Promise<void>
}

/** For tests: other works and shorter times. */
export interface RunnerOptions {
  works?: Record<MarketJobKind, JobWork>
  leaseMs?: number
}

/** On one server: each may keep a processor or the database busy. */
const MAX_CONCURRENT = 2
const LEASE_MS = 30_000
/** Poll interval: for jobs whose server is gone, and for missed notifications. */
const LOOK_MS = 10_000
/** For work under way to end when the server stops; then it is handed back all the same. */
const STOP_MS = 2500
const CLEANUP_INTERVAL_MS = 60 * 60_000

/** Takes up waiting jobs and those whose server is gone, and fetches the feed when it is due. Any number of servers may do so. */
export function startMarketJobs(tools: MarketTools, options: RunnerOptions = {}): MarketJobRunner {
  const { db, notifications, log } = tools
  const { works = WORKS, leaseMs = LEASE_MS } = options
  const held = new Map<string, HeldJob>()
  let closed = false
  let looking: Promise<void> | undefined
  let again = false

  function hold(row: TakenJob) {
    const job = holdJob(tools, works[row.kind], row, leaseMs)
    held.set(row.id, job)
    void job.over.finally(() => {
      // The same server claimed it again after its lease ended: the new run is registered here.
      if (held.get(row.id) === job) held.delete(row.id)
      look()
    })
  }

  /** Takes up whatever there is; one look at a time. */
  function look() {
    again = true
    if (closed || looking) return
    looking = takeAll()
      .catch((error: unknown) => log.warn({ err: error }, 'Market jobs could not be looked for'))
      .finally(() => {
        looking = undefined
        if (again) look()
      })
  }

  async function takeAll() {
    again = false
    for (;;) {
      // What only has to be ended needs no place.
      const row = await takeJob(db, leaseMs, held.size >= MAX_CONCURRENT, [...held.keys()])
      if (!row) return
      hold(row)
      if (closed) return
    }
  }

  function hear(payload: string) {
    const [word, id = ''] = payload.split(' ')
    if (word === 'cancel') held.get(id)?.cancel()
    if (word === 'waiting' || word === 'cancel') look()
  }

  /** Catches up on notifications that were missed: of waiting jobs, and of those in hand. */
  function catchUp() {
    for (const job of held.values()) job.ask()
    look()
  }

  let unlisten: (() => void) | undefined
  let listening: Promise<void> | undefined
  async function startListening() {
    try {
      unlisten = await notifications.on(JOBS_CHANNEL, hear, catchUp)
      catchUp()
    } catch (error) {
      log.warn({ err: error }, 'Market jobs cannot be heard of')
    }
  }

  function listen() {
    if (unlisten || listening) return
    listening = startListening().finally(() => (listening = undefined))
  }

  const every = (ms: number, act: () => void) => setInterval(act, ms).unref()
  const timers = [
    every(LOOK_MS, () => {
      listen()
      look()
    }),
    every(CLEANUP_INTERVAL_MS, () => {
      removeOld(db).catch((error: unknown) => log.warn({ err: error }, 'Old market jobs could not be cleared'))
    }),
  ]
  const feed = startFeedSchedule(tools)
  listen()
  look()

  return {
    async close() {
      closed = true
      // What is being saved may take minutes; its transaction ends with the connection.
      const fed = within(STOP_MS, feed.close())
      for (const timer of timers) clearInterval(timer)
      await listening
      unlisten?.()
      await looking
      const jobs = [...held.values()]
      for (const job of jobs) job.stop()
      const late = await Promise.all(jobs.map((job) => within(STOP_MS, job.over).then((over) => (over ? [] : [job]))))
      await fed
      await Promise.all(
        late
          .flat()
          .map((job) =>
            job
              .handBack()
              .catch((error: unknown) => log.warn({ err: error, job: job.id }, 'A market job was not handed back')),
          ),
      )
    },
  }
}

/** The longest waiting job, or one whose server is gone; undefined without any. */
async function takeJob(
  db: Db,
  leaseMs: number,
  onlyCancelled: boolean,
  held: readonly string[],
): Promise<TakenJob | undefined> {
  const which = onlyCancelled ? sql`and error = ${CANCEL_REQUESTED}` : sql``
  const [row] = await db.query(sql<TakenJob>`
    update public.market_jobs
    set state = 'running', attempts = attempts + 1, started_at = clock_timestamp(),
      leased_until = now() + ${leaseMs} * interval '1 ms', step = '', done = 0, total = 0
    where id = (
      select id from public.market_jobs
      where state in ('queued', 'running') and (state = 'queued' or leased_until < now()) ${which}
        -- A server that is too busy to renew a lease in time still works on its job.
        and id <> all (${held}::uuid[])
      order by created_at limit 1 for update skip locked)
    returning ${JOB_COLUMNS}, attempts, started_at::text as taken`)
  return row
}

/** Deletes jobs that ended long ago. */
export async function removeOld(db: Db): Promise<void> {
  await db.query(sql`delete from public.market_jobs where finished_at < now() - interval '30 days'`)
}

async function within(ms: number, over: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), ms)))
  const isOver = await Promise.race([late, over.then(() => true)])
  clearTimeout(timer)
  return isOver
}
