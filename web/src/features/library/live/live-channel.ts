import type { QueryClient } from '@tanstack/react-query'
import { hearRows, readAnew } from '../../../platform'
import { gather } from './gather'
import { isShown, type LiveEvent, staleKeys } from './live-events'
import { isAtWork, shownInCache } from './shown-in-cache'

/** Bursts are shown at once, a stream of changes not more often than this. */
const PACE = { soon: 120, apart: 600 }
/** What is under way may show the change by itself: so long it is waited for, in steps of so much. */
const PATIENCE = 800
const STEP = 50
/** More of them are as good as not knowing. */
const MAX_EVENTS = 500

/**
 * Hears of an account's scripts and folders until the returned function is called. What was missed before the page heard is asked
 * for as soon as it does, or when it comes into sight again. (OP-33)
 */
export function hearChanges(cache: QueryClient, userId: string): () => void {
  let hears = false
  let stopped = false
  /** What changed while nobody looked at the page. */
  let unseen: LiveEvent[] | 'everything' = []

  const gathering = gather<LiveEvent>((events) => void show(events), PACE)

  async function show(events: LiveEvent[] | 'everything') {
    if (stopped) return
    if (document.visibilityState === 'hidden') {
      unseen = unseen === 'everything' || events === 'everything' ? 'everything' : [...unseen, ...events]
      if (unseen.length > MAX_EVENTS) unseen = 'everything'
      return
    }
    for (const until = Date.now() + PATIENCE; isAtWork(cache) && Date.now() < until;)
      await new Promise((resolve) => setTimeout(resolve, STEP))
    if (stopped) return
    const isStale = staleKeys(events === 'everything' ? events : newsOf(events))
    void readAnew(cache, { predicate: ({ queryKey }) => isStale(queryKey) })
  }

  function newsOf(events: readonly LiveEvent[]): LiveEvent[] {
    const shown = shownInCache(cache, userId, events)
    return events.filter((event) => !isShown(event, shown))
  }

  function handleVisibility() {
    if (document.visibilityState === 'hidden') return
    const missed = hears ? unseen : 'everything'
    unseen = []
    if (missed.length > 0) void show(missed)
  }
  document.addEventListener('visibilitychange', handleVisibility)

  const stopHearing = hearRows(`library:${userId}`, {
    rows: Object.entries(TOLD).map(([table, select]) => ({
      table,
      select,
      filter: `user_id=eq.${userId}`,
      onChange: ({ eventType, new: row, old }) => {
        const known = eventType === 'DELETE' ? old : row
        const event = { table: table as LiveEvent['table'], type: eventType, row: known, at: Date.now() }
        gathering.add({ ...event, id: String(known.id) })
      },
    })),
    onHearing: () => {
      hears = true
      void show('everything')
    },
    onDeaf: () => (hears = false),
  })

  return () => {
    stopped = true
    gathering.stop()
    document.removeEventListener('visibilitychange', handleVisibility)
    stopHearing()
  }
}

/** Without the texts: a script is up to a hundred kilobytes, and every open page is told of every change. */
const TOLD: Record<LiveEvent['table'], string[]> = {
  scripts: ['id', 'updated_at', 'board_position'],
  script_folders: ['id', 'name', 'color', 'icon'],
  deleted_scripts: ['id'],
}
