import { sql } from 'kysely'
import { AppError } from '../../platform/app-error'
import { databaseError, sqlState, type Db, type Notifications } from '../../platform/db'
import type { Log } from '../../platform/log'
import type { Change } from './matching'
import { untilDone } from './retry'

/** How long the database keeps recording for a server that says nothing more, and how often a living one speaks up. */
const LISTENER_SECONDS = 120
const HEARTBEAT_MS = 20_000
/** Recorded changes are kept this long for servers that lost their connection. */
const KEEP_SECONDS = 300
/** Changes that are fetched, matched and sent at a time. */
const PAGE = 200
const DELIVERY_TRIES = 3

interface FeedTools {
  db: Db
  notifications: Notifications
  log: Log
}

/**
 * Brings recorded changes from the database, each once, in the order in which they happened to a row. A notification names the
 * transaction, not the change: ids become visible in another order than they are taken.
 */
export function createChangeFeed(
  { db, notifications, log }: FeedTools,
  { serverId, onChanges }: { serverId: string; onChanges: (changes: Change[]) => Promise<void> },
) {
  /** How many subscriptions each table has. */
  const watched = new Map<number, number>()
  /** When the database was last notified, by `performance.now()`, as everything here: clocks are put right now and then. */
  const announced = new Map<number, number>()
  /** Transactions that are done, and when: a reconnect looks at all that are still recorded. */
  const delivered = new Map<string, number>()
  const pending = new Set<string>()
  let pumping: Promise<void> | undefined
  let listening: Promise<void> | undefined
  let heartbeat: NodeJS.Timeout | undefined
  /** Everything visible in it was there before we listened, or is done. */
  let snapshot = ''
  let closed = false

  const trouble = (error: unknown) => log.warn({ err: error }, 'Changes wait for the database')

  const withRetry = <T>(work: () => Promise<T>) => untilDone(work, { wanted: () => !closed, onError: trouble })

  function listen(): Promise<void> {
    listening ??= startListening().catch((error: unknown) => {
      listening = undefined
      throw error
    })
    return listening
  }

  async function startListening() {
    const stop = await notifications.on('realtime_changes', hear, () => void catchUp())
    try {
      const [row] = await db.query(sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`)
      snapshot = row!.snapshot
    } catch (error) {
      stop()
      throw error
    }
    heartbeat = setInterval(() => void beat().catch(trouble), HEARTBEAT_MS)
    heartbeat.unref()
  }

  function hear(xact: string) {
    if (delivered.has(xact) || closed) return
    pending.add(xact)
    pumping ??= pump().finally(() => {
      pumping = undefined
      // What came while the last page was being finished.
      const [next] = pending
      if (next !== undefined) hear(next)
    })
  }

  async function pump() {
    while (pending.size > 0 && !closed) {
      const xacts = [...pending]
      await deliver(xacts)
      for (const xact of xacts) {
        pending.delete(xact)
        delivered.set(xact, performance.now())
      }
    }
  }

  /** Page by page, each until it is done: what was sent is never asked for again. */
  async function deliver(xacts: string[]) {
    for (let after: string | undefined = '0'; after !== undefined;) {
      const from: string = after
      const changes = await withRetry(() =>
        db.query(sql<Change>`
          select id, relation, type, happened_at, record, old, too_large from realtime.changes
          where xact = any (${xacts}::text[]::xid8[]) and id > ${from} order by id limit ${PAGE}`),
      )
      if (changes?.length) await withRetry(() => deliverPage(changes))
      after = changes?.at(-1)?.id
    }
  }

  /** A page that fails again and again must not keep all later ones from being delivered; a database that is away may. */
  async function deliverPage(changes: Change[]) {
    for (let tries = 1; tries <= DELIVERY_TRIES && !closed; tries++) {
      try {
        return await onChanges(changes)
      } catch (error) {
        if (isAway(error)) throw error
        log.warn({ err: error, tries }, 'Changes could not be delivered')
      }
    }
  }

  /** After notifications were lost: everything that became visible since. */
  async function catchUp() {
    await withRetry(async () => {
      // The database may have been away for longer than it records for us.
      if (watched.size > 0) await announce([...watched.keys()])
      // No older ones: what was delivered is not remembered for ever.
      const [row] = await db.query(sql<{ snapshot: string; xacts: string[] }>`
        select pg_current_snapshot()::text as snapshot, array(
          select distinct xact::text from realtime.changes
          where not pg_visible_in_snapshot(xact, ${snapshot}::pg_snapshot)
            and happened_at > now() - make_interval(secs => ${KEEP_SECONDS})) as xacts`)
      snapshot = row!.snapshot
      row!.xacts.forEach(hear)
    })
  }

  async function announce(relations: number[]) {
    const now = performance.now()
    await db.query(sql`
      insert into realtime.listeners (relation, server_id, expires_at)
      select distinct relation, ${serverId}::uuid, now() + make_interval(secs => ${LISTENER_SECONDS})
      from unnest(${relations}::oid[]) as relation
      on conflict (relation, server_id) do update set expires_at = excluded.expires_at`)
    for (const relation of relations) announced.set(relation, now)
  }

  async function beat() {
    const old = performance.now() - 2 * KEEP_SECONDS * 1000
    for (const [xact, at] of delivered) if (at < old) delivered.delete(xact)
    if (watched.size > 0) await announce([...watched.keys()])
    await db.query(sql`delete from realtime.changes where happened_at < now() - make_interval(secs => ${KEEP_SECONDS})`)
    await db.query(sql`delete from realtime.listeners where expires_at < now() - interval '1 hour'`)
  }

  return {
    /**
     * Changes of these tables that are made after this resolves will come. The returned function ends it; rejects while the
     * database is away.
     */
    async watch(relations: number[]): Promise<() => void> {
      await listen()
      // A thousand subscribers to one table are one listener.
      const fresh = performance.now() - HEARTBEAT_MS
      const unknown = relations.filter((relation) => (announced.get(relation) ?? -Infinity) < fresh)
      if (unknown.length > 0) await announce(unknown)
      for (const relation of relations) watched.set(relation, (watched.get(relation) ?? 0) + 1)
      return () => {
        for (const relation of relations) {
          const left = (watched.get(relation) ?? 1) - 1
          if (left > 0) watched.set(relation, left)
          else watched.delete(relation)
        }
      }
    },
    async close() {
      closed = true
      clearInterval(heartbeat)
      if (!listening) return
      await pumping
      await db.query(sql`delete from realtime.listeners where server_id = ${serverId}::uuid`).catch(() => undefined)
    },
  }
}

/** A statement that takes too long would do so again. */
function isAway(error: unknown): boolean {
  const known = databaseError(error)
  return known instanceof AppError && known.code === 'unavailable' && sqlState(error) !== '57014'
}

export type ChangeFeed = ReturnType<typeof createChangeFeed>
