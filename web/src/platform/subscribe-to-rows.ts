import { type Backend, isBackendLoaded, loadBackend, supabase } from './backend'
import { doubtServer } from './use-online'

/** One `postgres_changes` subscription of a channel. */
export interface RowSubscription {
  table: string
  event?: 'INSERT' | 'UPDATE' | 'DELETE' | '*'
  filter: string
  /** Columns of the payload; defaults to all. */
  select?: string[]
  onChange: (change: RowChange) => void
}

export interface RowChange {
  eventType: 'INSERT' | 'UPDATE' | 'DELETE'
  /** Empty after a DELETE. */
  new: Record<string, unknown>
  /** The key of a removed row. */
  old: Record<string, unknown>
}

export interface SubscriptionOptions {
  rows: readonly RowSubscription[]
  /** Called after every subscribe and resubscribe. Refetch here: changes made while disconnected are never delivered. */
  onSubscribed: () => void
  /** Called when no more changes are delivered. */
  onDisconnected?: () => void
}

/** Delay before rejoining a channel that the server closed. */
const REJOIN_DELAY_MS = 1_000
/** Delay before leaving and rejoining a channel whose subscription the server refused. */
const REFUSED_DELAY_MS = 30_000
/** A page that just loaded renders before it subscribes: subscribing refetches everything. */
const LOAD_MS = 5_000
const JOIN_DELAY_MS = import.meta.env.PROD ? 1_500 : 0

let channels = 0

/**
 * Subscribes to row changes; returns the unsubscribe function. The client library rejoins after a lost connection. A channel that the
 * server closed, for example because the token of a hidden page expired, is rejoined here. (OP-33)
 */
export function subscribeToRows(name: string, { rows, onSubscribed, onDisconnected }: SubscriptionOptions): () => void {
  const ended = new AbortController()
  let leave = () => {}

  async function join(client: Backend) {
    // The server refuses subscriptions without the session's token, and the client library sends it only if it has read it already.
    // Renews the session if needed. Without a network the library retries after the join fails.
    await client.realtime.setAuth().catch(() => undefined)
    if (ended.signal.aborted) return
    // A unique name per join: a channel that is still being removed cannot be joined.
    channels += 1
    const joined = client.channel(`${name}:${channels}`)
    for (const { onChange, event = '*', ...asked } of rows) {
      joined.on('postgres_changes', { event: event as '*', schema: 'public', ...asked }, (change: RowChange) =>
        onChange(change),
      )
    }
    leave = () => void client.removeChannel(joined)
    let refused: ReturnType<typeof setTimeout> | undefined
    // Joining succeeds before, or even without, the database subscription. The system message reports its state.
    joined.on('system', {}, ({ extension, status }: { extension?: unknown; status?: unknown }) => {
      if (ended.signal.aborted) return
      if (status === 'error') onDisconnected?.()
      if (extension !== 'postgres_changes') return
      clearTimeout(refused)
      // The session may not have been renewed yet, for lack of a network: leaving closes the channel, and it is rejoined.
      if (status === 'error') refused = setTimeout(leave, REFUSED_DELAY_MS)
      else onSubscribed()
    })
    joined.subscribe((status: string) => {
      clearTimeout(refused)
      if (ended.signal.aborted || status === 'SUBSCRIBED') return
      onDisconnected?.()
      doubtServer()
      if (status === 'CLOSED') void joinAgain(client)
    })
  }

  async function joinAgain(client: Backend) {
    await new Promise((resolve) => setTimeout(resolve, REJOIN_DELAY_MS))
    await untilVisible(ended.signal)
    if (!ended.signal.aborted) await join(client)
  }

  async function start() {
    if (!isBackendLoaded()) await loadBackend()
    if (!ended.signal.aborted) await join(supabase())
  }
  // The client library could not be loaded: treat it as disconnected.
  const begin = () =>
    void start().catch(() => {
      onDisconnected?.()
      doubtServer()
    })
  const delay = performance.now() < LOAD_MS ? JOIN_DELAY_MS : 0
  const timer = delay > 0 ? setTimeout(begin, delay) : begin()
  return () => {
    ended.abort()
    clearTimeout(timer)
    leave()
  }
}

/** Resolves when the page is visible or the subscription ends. Hidden pages need no changes; they refetch when visible again. */
function untilVisible(ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState === 'hidden' && !ended.aborted) return
      document.removeEventListener('visibilitychange', check)
      resolve()
    }
    document.addEventListener('visibilitychange', check)
    ended.addEventListener('abort', check, { once: true })
    check()
  })
}
