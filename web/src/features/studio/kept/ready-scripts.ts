import type { QueryClient } from '@tanstack/react-query'
import { isOnline, keepOnDevice, type KeptRow, keptOnDevice, logError, supabase, unwrap } from '../../../platform'
import { hasStoredSessionOf } from '../../account'

/** A film day has no more. */
const MOST = 50
/** Milliseconds: changes come in bursts. */
const CALM = 2_000

/**
 * Keeps the account's scripts that are ready to film on this device: now, and whenever the library or a script was loaded. Returns the way
 * to stop.
 */
export function followReadyScripts(cache: QueryClient, userId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void keepReadyScripts(userId), CALM)
  }
  soon()
  const unsubscribe = cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const [room, what] = event.query.queryKey
    if (room === 'scripts' && (what === 'list' || what === 'one' || what === 'board')) soon()
  })
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}

/** Asks what is ready, and fetches only what has changed since. What cannot be kept now is kept next time. */
export async function keepReadyScripts(userId: string): Promise<void> {
  if (!isOnline() || !globalThis.indexedDB) return
  try {
    const ready = await unwrap(
      supabase()
        .from('scripts')
        .select('id, updated_at')
        .eq('user_id', userId)
        .eq('board_column', 'ready_to_film')
        // The top of the board's column, which is what came there last or was put first; an index has it in this order.
        .order('board_position', { ascending: false })
        .limit(MOST),
    )
    const kept = new Map((await keptOnDevice(userId)).map((row) => [row.id, row]))
    const changed = ready.filter(({ id, updated_at: at }) => kept.get(id)?.updated_at !== at).map(({ id }) => id)
    if (changed.length === 0 && ready.length === kept.size) return
    const fetched: KeptRow[] =
      changed.length > 0 ? await unwrap(supabase().from('scripts').select('*').in('id', changed)) : []
    for (const row of fetched) kept.set(row.id, row)
    // Whoever has logged out meanwhile leaves nothing behind.
    if (hasStoredSessionOf(userId))
      await keepOnDevice(
        userId,
        ready.flatMap(({ id }) => kept.get(id) ?? []),
      )
  } catch (error) {
    logError('Scripts could not be kept for offline use', error)
  }
}
