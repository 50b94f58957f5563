import { sql } from 'kysely'
import * as z from 'zod'
import type { Db, Notifications } from '../../platform/db'
import type { Log } from '../../platform/log'
import type { Limits } from './limits'
import { untilDone } from './retry'

/** What servers on one database send each other. `room` is a channel's name with "public:" or "private:" before it. */
const Tracked = z.object({ key: z.string(), ref: z.string(), meta: z.record(z.string(), z.unknown()) })
const ClusterMessage = z.discriminatedUnion('type', [
  /** From a server that is new or may have missed messages: all others answer with their presence. */
  z.object({ type: z.literal('hello') }),
  z.object({ type: z.literal('alive') }),
  z.object({ type: z.literal('bye') }),
  z.object({ type: z.literal('broadcast'), room: z.string(), event: z.string(), body: z.string(), raw: z.boolean() }),
  z.object({ type: z.literal('presence'), room: z.string(), joins: z.array(Tracked), leaves: z.array(z.string()) }),
  /** All that are tracked on the sender. */
  z.object({ type: z.literal('state'), rooms: z.array(z.tuple([z.string(), z.array(Tracked)])) }),
])
export type ClusterMessage = z.output<typeof ClusterMessage>

export interface ClusterHandlers {
  onMessage(server: string, message: ClusterMessage): void
  /** A server that has stopped, or has sent nothing for a long time. */
  onGone(server: string): void
  /** Others may have missed messages of ours, or we of theirs. */
  onGap(): void
}

const CHANNEL = 'realtime_cluster'
/** The sender of broadcasts that SQL sends. */
const DATABASE = '00000000-0000-0000-0000-000000000000'
/** PostgreSQL takes 8,000 bytes; the sender's name comes before. */
const NOTIFIABLE_BYTES = 7_000
const RELAYED_SECONDS = 60
/** Characters that may wait for the database; more is dropped: a lost broadcast is better than a lost server. */
const QUEUE = 32 * 1024 * 1024

interface ClusterTools {
  db: Db
  notifications: Notifications
  log: Log
}

/**
 * Messages between the servers of one database: sent by its notifications, in the order of each sender; long ones take the way
 * through a table. What a server sends does not come back to it.
 */
export function createCluster(
  { db, notifications, log }: ClusterTools,
  { serverId, limits, handlers }: { serverId: string; limits: Limits; handlers: ClusterHandlers },
) {
  const lastHeartbeat = new Map<string, number>()
  let outgoing: string[] = []
  let outgoingLength = 0
  let sending: Promise<void> | undefined
  let incoming = Promise.resolve()
  let started: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let gap = false
  let closed = false

  const trouble = (error: unknown) => log.warn({ err: error }, 'Other servers cannot be reached through the database')

  function start(): Promise<void> {
    started ??= untilDone(
      async () => {
        await notifications.on(CHANNEL, hear, () => {
          gap = true
          afterGap()
        })
        timer = setInterval(() => void beat().catch(trouble), limits.aliveMs)
        timer.unref()
        publish({ type: 'hello' })
      },
      { wanted: () => !closed, onError: trouble },
    )
    return started
  }

  function publish(message: ClusterMessage) {
    // Messages sent before the subscription is ready may still be for other servers.
    if (!started || closed) return
    const text = JSON.stringify(message)
    if (outgoing.length > 0 && outgoingLength + text.length > QUEUE) {
      gap = true
      return
    }
    outgoing.push(text)
    outgoingLength += text.length
    send()
  }

  function send() {
    sending ??= sendAll().finally(() => {
      sending = undefined
      if (outgoing.length > 0) send()
    })
  }

  /** One statement for all that gathered while the last one was on its way. */
  async function sendAll() {
    while (outgoing.length > 0) {
      const messages = outgoing
      outgoing = []
      outgoingLength = 0
      try {
        await db.query(notifyStatement(messages))
      } catch (error) {
        gap = true
        trouble(error)
        return
      }
    }
  }

  function notifyStatement(messages: string[]) {
    const [head, long] = [`${serverId}:`, `${serverId}#`]
    return sql`
      with given as (
        select text, position, octet_length(text) > ${NOTIFIABLE_BYTES} as is_long
        from unnest(${messages}::text[]) with ordinality as given (text, position)),
      relayed as (
        insert into realtime.relayed (message, position) select text, position from given where is_long returning id, position),
      ready as (
        select case when given.is_long then ${long} || relayed.id else ${head} || given.text end as payload
        from given left join relayed using (position) order by position)
      select pg_notify(${CHANNEL}, payload) from ready`
  }

  function hear(payload: string) {
    const server = payload.slice(0, serverId.length)
    if (server === serverId || closed) return
    if (server !== DATABASE) {
      // One that was given up and lives: what we knew of it is gone.
      if (!lastHeartbeat.has(server)) publish({ type: 'hello' })
      lastHeartbeat.set(server, performance.now())
    }
    const text = payload.slice(server.length + 1)
    incoming = receiveAfter(incoming, server, text, payload[server.length] === '#')
  }

  /** One after the other, also where one has to be fetched first. */
  async function receiveAfter(before: Promise<void>, server: string, text: string, isRelayed: boolean) {
    await before
    try {
      receive(server, isRelayed ? await relayed(text) : text)
    } catch (error) {
      trouble(error)
    }
  }

  async function relayed(id: string): Promise<string> {
    const [row] = await db.query(sql<{ message: string }>`select message from realtime.relayed where id = ${id}`)
    return row?.message ?? ''
  }

  function receive(server: string, text: string) {
    const parsed = ClusterMessage.safeParse(parseJson(text))
    // Perhaps the message of a newer server.
    if (!parsed.success || closed) return
    if (parsed.data.type === 'bye') forget(server)
    else handlers.onMessage(server, parsed.data)
  }

  function forget(server: string) {
    lastHeartbeat.delete(server)
    handlers.onGone(server)
  }

  function afterGap() {
    if (!gap) return
    gap = false
    publish({ type: 'hello' })
    handlers.onGap()
  }

  async function beat() {
    afterGap()
    publish({ type: 'alive' })
    for (const [server, at] of lastHeartbeat) if (at < performance.now() - limits.goneMs) forget(server)
    await db.query(
      sql`delete from realtime.relayed where created_at < now() - make_interval(secs => ${RELAYED_SECONDS})`,
    )
  }

  return {
    /** Resolves once subscribed to the other servers; waits for a database that is down. */
    start,
    publish,
    async close() {
      publish({ type: 'bye' })
      closed = true
      clearInterval(timer)
      await sending
      await incoming
    },
  }
}

export type Cluster = ReturnType<typeof createCluster>

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
