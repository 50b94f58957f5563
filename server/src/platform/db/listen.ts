import pg from 'pg'
import type { Log } from '../log'

export type Handler = (payload: string) => void

/**
 * Receives the database's notifications, on one connection of its own that opens with the first listener and is opened again when it
 * breaks. Notifications that were sent in between are lost: `onReconnect` is the moment to look for what was missed.
 */
export interface Notifications {
  /** Resolves once the channel is subscribed. The returned function ends it. */
  on(channel: string, handler: Handler, onReconnect?: () => void): Promise<() => void>
  close(): Promise<void>
}

interface Listener {
  handler: Handler
  onReconnect: (() => void) | undefined
}

/** Silence after which it is looked whether the other side still lives. */
const SILENCE_MS = 10_000
const FIRST_RETRY_MS = 200
const MAX_RETRY_MS = 5000

export function createNotifications(connectionString: string, log: Log): Notifications {
  const channels = new Map<string, Set<Listener>>()
  let connection: Promise<pg.Client> | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  function connected(): Promise<pg.Client> {
    if (connection) return connection
    const opening = connect().catch((error: unknown) => {
      // It may have broken, and another one be on its way, before it was ready.
      if (connection === opening) connection = undefined
      throw error
    })
    connection = opening
    return opening
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString,
      application_name: 'reelwright notifications',
      // Nothing is ever sent here that would show that the other side is gone: the system has to ask.
      keepAlive: true,
      keepAliveInitialDelayMillis: SILENCE_MS,
      connectionTimeoutMillis: 10_000,
      pipeline: true,
    })
    let ended = false
    const onEnd = (error?: Error) => {
      if (ended) return
      ended = true
      connection = undefined
      if (closed) return
      log.warn({ err: error }, 'The connection for notifications broke')
      reconnectIn(FIRST_RETRY_MS)
    }
    client.on('error', onEnd)
    client.on('notification', ({ channel, payload }) => {
      for (const { handler } of channels.get(channel) ?? []) handler(payload ?? '')
    })
    try {
      await client.connect()
      for (const channel of channels.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      ended = true
      await client.end().catch(() => undefined)
      throw error
    }
    client.on('end', () => onEnd())
    return client
  }

  function reconnectIn(delay: number) {
    if (closed || retry || channels.size === 0) return
    retry = setTimeout(() => {
      retry = undefined
      void reconnect(delay)
    }, delay)
    retry.unref()
  }

  async function reconnect(delay: number) {
    try {
      await connected()
    } catch {
      return reconnectIn(Math.min(delay * 2, MAX_RETRY_MS))
    }
    for (const listeners of channels.values()) for (const { onReconnect } of listeners) onReconnect?.()
  }

  return {
    async on(channel, handler, onReconnect) {
      const listener: Listener = { handler, onReconnect }
      const listeners = channels.get(channel) ?? new Set()
      channels.set(channel, listeners.add(listener))
      try {
        const client = await connected()
        // A connection that was just opened may listen to the channel already; a second LISTEN does no harm.
        await client.query(`listen ${client.escapeIdentifier(channel)}`)
      } catch (error) {
        listeners.delete(listener)
        if (listeners.size === 0) channels.delete(channel)
        throw error
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0 || channels.get(channel) !== listeners) return
        channels.delete(channel)
        void connection
          ?.then((client) => client.query(`unlisten ${client.escapeIdentifier(channel)}`))
          .catch(() => undefined)
      }
    },
    async close() {
      closed = true
      clearTimeout(retry)
      channels.clear()
      const client = await connection?.catch(() => undefined)
      await client?.end().catch(() => undefined)
    },
  }
}
