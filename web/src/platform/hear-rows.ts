import { type Backend, isBackendLoaded, loadBackend, supabase } from './backend'
import { doubtServer } from './use-online'

/** Changes of a table's rows, as its database tells them. */
export interface HeardRows {
  table: string
  event?: 'INSERT' | 'UPDATE' | 'DELETE' | '*'
  filter: string
  /** Columns that are told; all without it. */
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

export interface Ears {
  rows: readonly HeardRows[]
  /**
   * All that changes from now on is told: at the start, and whenever the line is there again. What was read before may be older than
   * that by something that nobody will tell any more, so it has to be read anew.
   */
  onHearing: () => void
  /** Nothing is told any more. */
  onDeaf?: () => void
}

/** Milliseconds before a channel that the server has ended is joined again. */
const PAUSE = 1_000
/** A page that was just loaded reads and draws first: joining makes it read everything once more. */
const LOAD_MS = 5_000
const JOIN_DELAY_MS = import.meta.env.PROD ? 1_500 : 0

let channels = 0

/**
 * Hears of changes until the returned function is called. After a lost line the client library joins again by itself; a channel that the
 * server has ended, as it does when a token runs out behind a page that nobody looks at, is joined again here. (OP-33)
 */
export function hearRows(name: string, { rows, onHearing, onDeaf }: Ears): () => void {
  const over = new AbortController()
  let leave = () => {}

  function join(client: Backend) {
    // A name of its own each time: one that is being left cannot be joined.
    channels += 1
    const joined = client.channel(`${name}:${channels}`)
    for (const { onChange, event = '*', ...asked } of rows) {
      joined.on('postgres_changes', { event: event as '*', schema: 'public', ...asked }, (change: RowChange) =>
        onChange(change),
      )
    }
    // A channel may be joined before its database tells anything, or without it ever telling: this says which.
    joined.on('system', {}, ({ extension, status }: { extension?: unknown; status?: unknown }) => {
      if (over.signal.aborted) return
      if (status === 'error') onDeaf?.()
      else if (extension === 'postgres_changes') onHearing()
    })
    joined.subscribe((status: string) => {
      if (over.signal.aborted || status === 'SUBSCRIBED') return
      onDeaf?.()
      doubtServer()
      if (status === 'CLOSED') void joinAgain(client)
    })
    leave = () => void client.removeChannel(joined)
  }

  async function joinAgain(client: Backend) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    await untilSeen(over.signal)
    // The session is renewed, if it has to be; without a network the library asks again when it has joined in vain.
    await client.realtime.setAuth().catch(() => undefined)
    if (!over.signal.aborted) join(client)
  }

  async function start() {
    if (!isBackendLoaded()) await loadBackend()
    if (!over.signal.aborted) join(supabase())
  }
  // Without the library nothing is heard, as without a line.
  const begin = () =>
    void start().catch(() => {
      onDeaf?.()
      doubtServer()
    })
  const delay = performance.now() < LOAD_MS ? JOIN_DELAY_MS : 0
  const timer = delay > 0 ? setTimeout(begin, delay) : begin()
  return () => {
    over.abort()
    clearTimeout(timer)
    leave()
  }
}

/** Nobody misses what a hidden page does not hear; it reads everything anew when it is seen again. */
function untilSeen(over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden' && !over.aborted) return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    over.addEventListener('abort', look, { once: true })
    look()
  })
}
