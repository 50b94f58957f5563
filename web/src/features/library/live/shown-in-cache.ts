import type { QueryClient } from '@tanstack/react-query'
import { cardsIn } from '../changes/cached-cards'
import { isDeletedHere } from '../changes/deleted-scripts'
import { foldersQuery } from '../folders/api'
import type { LiveEvent, Shown } from './live-events'

/** The database reports a change made here within this time, even on a slow connection. */
const ECHO_TIME = 5_000

/** What the cache holds of the rows of these events. */
export function shownInCache(cache: QueryClient, userId: string, events: readonly LiveEvent[]): Shown {
  const cards = new Map<string, { updatedAt?: unknown; position?: unknown }[]>()
  for (const { id } of events) cards.set(id, [])
  for (const query of cache.getQueryCache().findAll({ queryKey: ['scripts'], type: 'active' })) {
    for (const card of cardsIn(query.state.data)) cards.get(card.id)?.push(card)
  }
  const folders = cache.getQueryData(foldersQuery(userId).queryKey)
  const changedAt = cache
    .getMutationCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ state }) => state.submittedAt)

  return {
    cardsOf: (id) => cards.get(id) ?? [],
    folderOf: (id) => folders?.find((folder) => folder.id === id),
    hasFolders: folders !== undefined,
    changedHere: (at) => changedAt.some((time) => time > at - ECHO_TIME),
    deletedHere: isDeletedHere,
  }
}

/** Whether the page is writing or loading anything that an event may be about. */
export const isAtWork = (cache: QueryClient) =>
  cache.isMutating() > 0 ||
  cache.isFetching({ queryKey: ['scripts'] }) + cache.isFetching({ queryKey: ['user-folders'] }) > 0
