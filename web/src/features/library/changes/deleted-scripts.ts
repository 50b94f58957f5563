import { useSyncExternalStore } from 'react'

let deleted: readonly string[] = []
const listeners = new Set<() => void>()

function set(ids: readonly string[]) {
  deleted = ids
  for (const listener of listeners) listener()
}

/** Said by whatever deletes scripts on this page. */
export const noteDeleted = (ids: readonly string[]) => set([...new Set([...deleted, ...ids])])

/** They are out of the bin again. */
export const noteRestored = (ids: readonly string[]) => set(deleted.filter((id) => !ids.includes(id)))

/** Whether this page itself has deleted it. */
export const isDeletedHere = (id: string) => deleted.includes(id)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const get = () => deleted

/** Scripts deleted since the page was loaded and not restored since, so that other features stop treating them as saved. */
export const useDeletedScripts = (): readonly string[] => useSyncExternalStore(subscribe, get, get)
