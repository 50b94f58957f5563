import type { QueryClient } from '@tanstack/react-query'
import { subscribeToRows, refetchQueries } from '../../../platform'
import { gather } from './gather'
import { isShown, type LiveEvent, staleKeys } from './live-events'
import { isAtWork, shownInCache } from './shown-in-cache'

/** Milliseconds: a burst is shown after `soon`, a stream of changes every `apart`. */
const PACE = { soon: 120, apart: 600 }
/** Pending mutations may show the change themselves: wait for them, but not longer than this. */
const MUTATION_TIMEOUT_MS = 800
const POLL_INTERVAL_MS = 50
/** With more events than this, everything is refetched. */
const MAX_EVENTS = 500

/**
 * Subscribes to an account's scripts and folders; returns the unsubscribe function. Refetches after every subscribe, and when the page
 * becomes visible again. (OP-33)
 */
export function subscribeToLibrary(cache: QueryClient, userId: string): () => void {
  let isSubscribed = false
  let stopped = false
  /** Changes received while the page was hidden. */
  let unseen: LiveEvent[] | 'everything' = []

  const gathering = gather<LiveEvent>((events) => void show(events), PACE)

  async function show(events: LiveEvent[] | 'everything') {
    if (stopped) return
    if (document.visibilityState === 'hidden') {
      unseen = unseen === 'everything' || events === 'everything' ? 'everything' : [...unseen, ...events]
      if (unseen.length > MAX_EVENTS) unseen = 'everything'
      return
    }
    for (const until = Date.now() + MUTATION_TIMEOUT_MS; isAtWork(cache) && Date.now() < until;)
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
    if (stopped) return
    const isStale = staleKeys(events === 'everything' ? events : newsOf(events))
    void refetchQueries(cache, { predicate: ({ queryKey }) => isStale(queryKey) })
  }

  function newsOf(events: readonly LiveEvent[]): LiveEvent[] {
    const shown = shownInCache(cache, userId, events)
    return events.filter((event) => !isShown(event, shown))
  }

  function handleVisibility() {
    if (document.visibilityState === 'hidden') return
    const missed = isSubscribed ? unseen : 'everything'
    unseen = []
    if (missed.length > 0) void show(missed)
  }
  document.addEventListener('visibilitychange', handleVisibility)

  const unsubscribe = subscribeToRows(`library:${userId}`, {
    rows: Object.entries(COLUMNS).map(([table, select]) => ({
      table,
      select,
      filter: `user_id=eq.${userId}`,
      onChange: ({ eventType, new: row, old }) => {
        const known = eventType === 'DELETE' ? old : row
        const event = { table: table as LiveEvent['table'], type: eventType, row: known, at: Date.now() }
        gathering.add({ ...event, id: String(known.id) })
      },
    })),
    onSubscribed: () => {
      isSubscribed = true
      void show('everything')
    },
    onDisconnected: () => (isSubscribed = false),
  })

  return () => {
    stopped = true
    gathering.stop()
    document.removeEventListener('visibilitychange', handleVisibility)
    unsubscribe()
  }
}

/** Without the texts: a script can take 100 kB, and every open page receives every change. */
const COLUMNS: Record<LiveEvent['table'], string[]> = {
  scripts: ['id', 'updated_at', 'board_position'],
  script_folders: ['id', 'name', 'color', 'icon'],
  deleted_scripts: ['id'],
}
