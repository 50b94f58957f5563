import type { QueryClient } from '@tanstack/react-query'
import { supabase } from '../../../platform'
import { gather } from './gather'
import { isShown, type LiveEvent, staleKeys } from './live-events'
import { isAtWork, shownInCache } from './shown-in-cache'

/** Bursts are shown at once, a stream of changes not more often than this. */
const PACE = { soon: 120, apart: 600 }
/** What is under way may show the change by itself: so long it is waited for, in steps of so much. */
const PATIENCE = 800
const STEP = 50
/** A channel that is there as soon as this has missed nothing that the first lists do not have. */
const PROMPT = 2_000
/** More of them are as good as not knowing. */
const MOST_EVENTS = 500

let channels = 0

/**
 * Hears of an account's scripts and folders until the returned function is called. The client library reconnects by itself; what
 * was missed meanwhile is asked for then, or when the page comes into sight again. (OP-33)
 */
export function hearChanges(cache: QueryClient, userId: string): () => void {
  const client = supabase()
  const startedAt = Date.now()
  let hears = false
  let wasDown = false
  let stopped = false
  /** What changed while nobody looked at the page. */
  let unseen: LiveEvent[] | 'everything' = []

  const gathering = gather<LiveEvent>((events) => void show(events), PACE)

  async function show(events: LiveEvent[] | 'everything') {
    if (stopped) return
    if (document.visibilityState === 'hidden') {
      unseen = unseen === 'everything' || events === 'everything' ? 'everything' : [...unseen, ...events]
      if (unseen.length > MOST_EVENTS) unseen = 'everything'
      return
    }
    for (const until = Date.now() + PATIENCE; isAtWork(cache) && Date.now() < until;)
      await new Promise((resolve) => setTimeout(resolve, STEP))
    if (stopped) return
    const isStale = staleKeys(events === 'everything' ? events : newsOf(events))
    void cache.invalidateQueries({ predicate: ({ queryKey }) => isStale(queryKey) })
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

  // A name of its own each time: one that is being left cannot be joined.
  channels += 1
  const channel = client.channel(`library:${userId}:${channels}`)
  for (const [table, select] of Object.entries(TOLD)) {
    channel.on(
      'postgres_changes',
      { event: '*', schema: 'public', table, filter: `user_id=eq.${userId}`, select },
      ({
        eventType,
        new: row,
        old,
      }: {
        eventType: LiveEvent['type']
        new: LiveEvent['row']
        old: LiveEvent['row']
      }) => {
        const known = eventType === 'DELETE' ? old : row
        const event = { table: table as LiveEvent['table'], type: eventType, row: known, at: Date.now() }
        gathering.add({ ...event, id: String(known.id) })
      },
    )
  }
  // Another service joins first and says afterwards that it does not tell of one of the tables: then of none.
  channel.on('system', {}, ({ status }: { status?: unknown }) => {
    if (status === 'error') hears = false
  })
  channel.subscribe((status: string) => {
    if (stopped) return
    const joined = status === 'SUBSCRIBED'
    if (joined && (wasDown || Date.now() - startedAt > PROMPT)) void show('everything')
    hears = joined
    wasDown = !joined
  })

  return () => {
    stopped = true
    gathering.stop()
    document.removeEventListener('visibilitychange', handleVisibility)
    void client.removeChannel(channel)
  }
}

/** Without the texts: a script is up to a hundred kilobytes, and every open page is told of every change. */
const TOLD: Record<LiveEvent['table'], string[]> = {
  scripts: ['id', 'updated_at', 'board_position'],
  script_folders: ['id', 'name', 'color', 'icon'],
  deleted_scripts: ['id'],
}
