import type { QueryClient } from '@tanstack/react-query'
import {
  isOnline,
  keepOnDevice,
  type KeptRow,
  hasStoredSessionOf,
  keptOnDevice,
  logError,
  onReadsStopped,
  onScriptOpened,
  openedScripts,
  supabase,
  unwrap,
} from '../../../platform'

/** A film day has no more. */
const MAX_ROWS = 50
/** Changes come in bursts. */
const DEBOUNCE_MS = 2_000

/**
 * Keeps the account's scripts that are ready to film, and those opened lately, on this device: now, and whenever the library or a script was
 * loaded. Returns the way to stop.
 */
export function followReadyScripts(cache: QueryClient, userId: string): () => void {
  const over = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    clearTimeout(timer)
    if (!over.signal.aborted) timer = setTimeout(() => void keepScripts(userId, over.signal), DEBOUNCE_MS)
  }
  const stop = () => {
    clearTimeout(timer)
    over.abort()
  }
  soon()
  const stopListening = onScriptOpened(soon)
  const unsubscribe = cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const [feature, what] = event.query.queryKey
    if (feature === 'scripts' && (what === 'list' || what === 'board')) soon()
  })
  const stopWaiting = onReadsStopped(stop)
  return () => {
    stop()
    stopWaiting()
    stopListening()
    unsubscribe()
  }
}

/** Asks what is ready and what is left of those opened, and fetches only what has changed since. What cannot be kept now is kept next time. */
export async function keepScripts(userId: string, signal: AbortSignal): Promise<void> {
  if (!isOnline() || !globalThis.indexedDB) return
  try {
    const kept = new Map((await keptOnDevice(userId)).map((row) => [row.id, row]))
    const lately = openedScripts(userId)
    const own = () => supabase().from('scripts').select('id, updated_at').eq('user_id', userId).abortSignal(signal)
    const [ready, still] = await Promise.all([
      unwrap(
        own()
          .eq('board_column', 'ready_to_film')
          // The top of the board's column, which is what came there last or was put first; an index has it in this order.
          .order('board_position', { ascending: false })
          .limit(MAX_ROWS),
      ),
      lately.length > 0 ? unwrap(own().in('id', lately)) : [],
    ])
    const wanted = new Map([...ready, ...still].map(({ id, updated_at: at }) => [id, at]))
    const changed = [...wanted].filter(([id, at]) => kept.get(id)?.updated_at !== at).map(([id]) => id)
    const fetched: KeptRow[] =
      changed.length > 0
        ? await unwrap(supabase().from('scripts').select('*').in('id', changed).abortSignal(signal))
        : []
    for (const row of fetched) kept.set(row.id, row)
    // In the order in which they were opened, and then the others.
    const order = [...lately.filter((id) => wanted.has(id)), ...[...wanted.keys()].filter((id) => !lately.includes(id))]
    // Whoever has logged out meanwhile leaves nothing behind.
    if (hasStoredSessionOf(userId))
      await keepOnDevice(
        userId,
        order.flatMap((id) => kept.get(id) ?? []),
      )
  } catch (error) {
    if (!signal.aborted) logError('Scripts couldn’t be kept for offline use', error)
  }
}
