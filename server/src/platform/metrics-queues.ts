import { sql } from 'kysely'
import type { Config } from './config'
import type { Db } from './db'
import { gauge } from './metrics'

/** What waits in the database, for all servers together: every server shows the same, so queries take the `max`. */
const up = gauge('reelwright_database_up', '1: the database responded in time')
const mailsWaiting = gauge('reelwright_outbox_mails', 'Emails waiting to be sent, up to 10,000')
const mailsOverdue = gauge('reelwright_outbox_overdue_seconds', 'How long the oldest due email has been waiting')
const jobsWaiting = gauge('reelwright_market_jobs', 'Market jobs in progress', ['kind', 'state'])
const jobsOverdue = gauge(
  'reelwright_market_jobs_overdue_seconds',
  'How long the oldest queued market job has been waiting',
)
const eventsWaiting = gauge(
  'reelwright_payment_events_waiting',
  'Payment events that could not be handled yet, up to 10,000',
)
const eventsAge = gauge(
  'reelwright_payment_events_age_seconds',
  'Age of the oldest payment event that is not handled yet',
)

const JOB_KINDS = ['check', 'import', 'scrape', 'analyze']
const JOB_STATES = ['queued', 'running']

/** What several scrapers ask within is asked of the database once. */
const KEPT_MS = 5000
/** Timeout of the statement. */
const STATEMENT_MS = 1000
/** Timeout with the wait for a connection. A scrape is never slower than this. */
const TIMEOUT_MS = 1500

interface Queues {
  mails: number
  mails_overdue: number
  events: number
  events_age: number
  jobs: { kind: string; state: string; jobs: number }[]
  jobs_overdue: number
}

/** Looks at what waits in the database and shows it. Never fails, never slow: what is not known in time is left out. */
export function createQueueLook(
  { db, config }: { db: Db; config: Config },
  { keptMs = KEPT_MS, timeoutMs = TIMEOUT_MS } = {},
): () => Promise<void> {
  let newest: Promise<void> | undefined
  let askedAt = 0

  async function look() {
    const queues = await withTimeout(readQueues(db), timeoutMs)
    up.set({}, queues ? 1 : 0)
    for (const level of [mailsWaiting, mailsOverdue, jobsWaiting, jobsOverdue, eventsWaiting, eventsAge]) level.forget()
    if (!queues) return
    // Without a mail server mails stay in the outbox, and are not overdue.
    if (config.mail.smtpUrl) {
      mailsWaiting.set({}, queues.mails)
      mailsOverdue.set({}, queues.mails_overdue)
    }
    eventsWaiting.set({}, queues.events)
    eventsAge.set({}, queues.events_age)
    jobsOverdue.set({}, queues.jobs_overdue)
    for (const kind of JOB_KINDS) for (const state of JOB_STATES) jobsWaiting.set({ kind, state }, 0)
    for (const { kind, state, jobs } of queues.jobs) jobsWaiting.set({ kind, state }, jobs)
  }

  return () => {
    if (!newest || Date.now() - askedAt > keptMs) {
      askedAt = Date.now()
      newest = look()
    }
    return newest
  }
}

/** All of it by indexes of what waits, whatever has piled up beside it. */
function readQueues(db: Db): Promise<Queues | undefined> {
  return db.transaction(async (db) => {
    await db.query(sql`select set_config('statement_timeout', ${String(STATEMENT_MS)}, true)`)
    const [queues] = await db.query(sql<Queues>`
      select
        (select count(*)::int from (select from private.outbox where state = 'waiting' limit 10000) m) as mails,
        (select greatest(0, coalesce(extract(epoch from now() - min(next_attempt_at)), 0))::float8
          from private.outbox where state = 'waiting') as mails_overdue,
        (select count(*)::int from (select from private.billing_events where handled_at is null limit 10000) e) as events,
        (select greatest(0, coalesce(extract(epoch from now() - min(received_at)), 0))::float8
          from (select received_at from private.billing_events where handled_at is null limit 10000) e) as events_age,
        (select coalesce(json_agg(j), '[]') from (
          select kind, state, count(*)::int as jobs from public.market_jobs
          where state in ('queued', 'running') group by kind, state) j) as jobs,
        (select greatest(0, coalesce(extract(epoch from now() - min(created_at)), 0))::float8
          from public.market_jobs where state = 'queued' and state in ('queued', 'running')) as jobs_overdue`)
    return queues
  })
}

/** Undefined when it failed or took too long. */
async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, ms, undefined)))
  const result = await Promise.race([work.catch(() => undefined), late])
  clearTimeout(timer)
  return result
}
