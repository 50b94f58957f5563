import { createHash } from 'node:crypto'
import type { FastifyRateLimitOptions, FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { sql } from 'kysely'
import type { Db } from '../db'
import type { Tools } from '../tools'
import { scheduleWhileOpen } from '../schedule'
import type { App } from './route-plugin'
import { createSharedCounter, type Place, type SharedCounter } from './shared-counter'

const CLEANUP_INTERVAL_MS = 60_000
/** Rows per statement and statements per run, so many addresses do not hold locks for long. */
const BATCH_SIZE = 1000
const MAX_STATEMENTS = 50

/**
 * What the limits of requests are counted in: PostgreSQL where it may have several servers, together with them; else this server's
 * memory. (The plugin's own store goes by the time of day: a clock that is put back by an hour would refuse people for an hour.)
 */
export function sharedLimits(
  app: App,
  { config, db, log }: Pick<Tools, 'config' | 'db' | 'log'>,
): { store: FastifyRateLimitStoreCtor } {
  const onTrouble = (error: unknown) =>
    log.warn({ err: error }, 'Requests are counted by this server alone for a while')
  if (!config.databaseUrl) return { store: storeOf(createSharedCounter({ onTrouble })) }
  const counter = createSharedCounter({
    claim: (key, places, windowMs) => claimPlaces(db, key, places, windowMs),
    onTrouble,
  })
  const failed = 'Old counts of requests could not be removed'
  scheduleWhileOpen(app, { log }, { every: CLEANUP_INTERVAL_MS, failed }, () => deleteEndedLimits(db))
  return { store: storeOf(counter) }
}

/** Each limit counts for itself, by the route it stands at; requests without a limit of their own are counted as one. */
function storeOf(counter: SharedCounter): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    private readonly scope: string

    constructor(options: FastifyRateLimitOptions) {
      this.scope = scopeOf(options)
    }

    incr(key: string, done: (error: null, place: Place) => void, windowMs: number, max: number) {
      counter.count(`${this.scope}\n${key}`, { windowMs, max }, (place) => done(null, place))
    }

    child(options: FastifyRateLimitOptions) {
      return new Store(options)
    }
  }
}

function scopeOf(options: FastifyRateLimitOptions): string {
  // As the plugin passes them; its types name none.
  const { routeInfo, max, timeWindow } = options as {
    routeInfo?: { method?: string | string[]; url?: string }
    max: number
    timeWindow: number
  }
  // A limit that belongs to no route has only its numbers to be known by.
  return [String(routeInfo?.method), routeInfo?.url, max, timeWindow].join(' ')
}

/**
 * Takes so many places in the running window of a limit, or in a new one. Answers with the last place taken and the milliseconds that are
 * left. (One statement; no two servers get the same place.)
 */
async function claimPlaces(db: Db, key: string, places: number, windowMs: number) {
  const [row] = await db.query(sql<{ used: number; ttl: number }>`
    insert into private.rate_limits as r (key, used, window_end)
    values (${createHash('sha256').update(key).digest()}, ${places}, now() + ${windowMs} * interval '1 ms')
    on conflict (key) do update set
      used = case when r.window_end <= now() then excluded.used else r.used + excluded.used end,
      window_end = case when r.window_end <= now() then excluded.window_end else r.window_end end
    returning used, (extract(epoch from window_end - now()) * 1000)::float8 as ttl`)
  return row!
}

/** Deletes ended windows, except rows locked by other servers. Returns how many. */
export async function deleteEndedLimits(db: Db): Promise<number> {
  let removed = 0
  for (let statement = 0; statement < MAX_STATEMENTS; statement++) {
    const gone = await db.query(sql`
      with ended as materialized (
        select key from private.rate_limits where window_end < now() limit ${BATCH_SIZE} for update skip locked)
      delete from private.rate_limits using ended where rate_limits.key = ended.key returning 1`)
    removed += gone.length
    if (gone.length < BATCH_SIZE) break
  }
  return removed
}
