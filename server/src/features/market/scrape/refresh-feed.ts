import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import { AppError } from '../../../platform/http'
import { projectFile } from '../../../platform/project-file'
import {
  backOffMs,
  FeedFailure,
  fetchFeed,
  readFeed,
  type FeedLimits,
  type FeedReading,
} from '../../../providers/market'
import type { JobInHand } from '../jobs/job'
import type { MarketTools } from '../market-tools'
import { applyBatch, dropLines, keepLines, type MarketLine } from '../set/lines'
import { feedLine } from './feed-lines'
import { takeTurn, type FeedTurn } from './feed-turn'

/** After a successful fetch the figures count as current for so long. */
const FRESH_SECONDS = 60
const LINES_AT_ONCE = 2000

export interface FeedRefresh {
  signal: AbortSignal
  report: JobInHand['report']
  /** A person asks, and waits for the turn; else the clock does, and only what is due is fetched. */
  asked: boolean
  /** For tests. */
  limits?: Partial<FeedLimits>
}

interface FeedRow {
  etag: string | null
  last_modified: string | null
  digest: string | null
  failures: number
  fresh: boolean
  /** Seconds until it may be asked again; below 0 when it may. */
  wait: number
  has_set: boolean
}

/**
 * Brings the operator's feed up to date, one server at a time. Answers the set when there are new figures.
 * @throws AppError `provider_failed` in words for people: the feed failed, or failed a while ago and is left alone for now
 */
export async function refreshFeed(tools: MarketTools, refresh: FeedRefresh): Promise<{ setId: number } | undefined> {
  const { feed } = tools.config.market
  if (!feed) return undefined
  const turn = await takeTurn(tools.db, refresh.signal, refresh.asked)
  if (!turn) return undefined
  try {
    const row = await feedRow(tools.db, feed.url)
    if (refresh.asked ? row.fresh : row.wait > 0) return undefined
    if (row.failures > 0 && row.wait > 0) throw failed(`it failed recently, and we’ll try again in ${spoken(row.wait)}`)
    return await fetchAndKeep(tools, feed, row, turn, refresh)
  } finally {
    await turn.end().catch((error: unknown) => tools.log.warn({ err: error }, 'The turn to fetch was not given back'))
  }
}

type Feed = NonNullable<MarketTools['config']['market']['feed']>

async function fetchAndKeep(tools: MarketTools, feed: Feed, row: FeedRow, turn: FeedTurn, refresh: FeedRefresh) {
  const { signal, report } = refresh
  try {
    await report({ step: 'Contacting the partner feed' })
    // What is unchanged is of no use once its figures are gone.
    const known = row.has_set ? { etag: row.etag, lastModified: row.last_modified } : {}
    const answer = await fetchFeed({
      url: feed.url,
      ...known,
      version: version(),
      signal,
      limits: refresh.limits ?? {},
    })
    if (answer.state === 'unchanged' || (row.has_set && answer.digest === row.digest)) {
      await noteSuccess(tools.db, feed, answer.state === 'new' ? answer : undefined)
      return undefined
    }
    const setId = await keepFeed(tools, feed, await readFeed(answer.body), turn, refresh)
    await noteSuccess(tools.db, feed, answer)
    return { setId }
  } catch (error) {
    if (signal.aborted) throw error
    // Whatever it was: a feed that cannot be kept is not fetched every minute, either.
    const wait = await noteFailure(tools.db, feed, error instanceof FeedFailure ? error.retryAfter : undefined)
    tools.log.warn({ err: error, failures: row.failures + 1, wait }, 'The market feed couldn’t be read')
    throw error instanceof FeedFailure || error instanceof AppError ? failed(error.message, error) : error
  }
}

/** Reads all of it before anything is changed, and changes all of it at once. */
async function keepFeed(tools: MarketTools, feed: Feed, reading: FeedReading, turn: FeedTurn, refresh: FeedRefresh) {
  const { signal, report } = refresh
  const batch = randomUUID()
  let lines: MarketLine[] = []
  let kept = 0
  const keep = async () => {
    signal.throwIfAborted()
    await keepLines(tools.db, batch, kept, lines)
    kept += lines.length
    lines = []
    await turn.keep()
    await report({ step: 'Reading the partner feed', done: kept })
  }
  try {
    const { taken, faulty } = await reading.each(async (entry) => {
      lines.push(feedLine(entry))
      if (lines.length === LINES_AT_ONCE) await keep()
    })
    if (lines.length > 0) await keep()
    await report({ step: 'Saving data', done: taken, total: taken })
    const owner = { userId: null, kind: 'feed', name: feed.name, currency: reading.currency } as const
    const { setId, ...outcome } = await applyBatch(tools.db, owner, batch)
    tools.log[faulty > 0 ? 'warn' : 'info']({ taken, faulty, outcome }, 'The market feed was read')
    return setId
  } catch (error) {
    await dropLines(tools.db, batch).catch(() => undefined)
    throw error
  }
}

async function feedRow(db: Db, url: string): Promise<FeedRow> {
  await db.query(sql`
    insert into private.market_feed (address) values (${nameOf(url)}) on conflict (address) do nothing`)
  const [row] = await db.query(sql<FeedRow>`
    select etag, last_modified, digest, failures,
      coalesce(failures = 0 and fetched_at > now() - make_interval(secs => ${FRESH_SECONDS}), false) as fresh,
      extract(epoch from next_at - now())::float8 as wait,
      exists (select from public.market_sets where kind = 'feed') as has_set
    from private.market_feed where address = ${nameOf(url)}`)
  return row!
}

async function noteSuccess(
  db: Db,
  feed: Feed,
  answer: { etag: string | null; lastModified: string | null; digest: string } | undefined,
) {
  const validators = answer
    ? sql`, etag = ${answer.etag}, last_modified = ${answer.lastModified}, digest = ${answer.digest}`
    : sql``
  await db.query(sql`
    update private.market_feed
    set failures = 0, fetched_at = now(), next_at = now() + make_interval(hours => ${feed.everyHours}) ${validators}
    where address = ${nameOf(feed.url)}`)
}

/** Seconds until it is asked again. */
async function noteFailure(db: Db, feed: Feed, retryAfter: number | undefined): Promise<number> {
  const [row] = await db.query(sql<{ failures: number }>`
    update private.market_feed set failures = failures + 1 where address = ${nameOf(feed.url)} returning failures`)
  const seconds = backOffMs(row?.failures ?? 1, retryAfter) / 1000
  await db.query(sql`
    update private.market_feed set next_at = now() + make_interval(secs => ${seconds}) where address = ${nameOf(feed.url)}`)
  return Math.round(seconds)
}

const failed = (why: string, cause?: Error) =>
  new AppError('provider_failed', `The partner feed couldn’t be read: ${why}`, {}, { cause })

/** By which a feed is known: its address may hold a key, which does not belong into a table. */
function nameOf(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname} ${createHash('sha256').update(url).digest('hex').slice(0, 16)}`
}

function spoken(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return minutes === 1 ? 'a minute' : `${minutes} minutes`
  return `${Math.round(minutes / 60)} hours`
}

let read: string | undefined
function version(): string {
  read ??= (JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as { version: string }).version
  return read
}
