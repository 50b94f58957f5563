/** The subset of `Storage` that is used here. */
interface KeyValueStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

interface SessionStore extends KeyValueStore {
  /** Whether anything whose key matches has this in it. */
  includes(keys: RegExp, text: string): boolean
  /** Removes everything whose key matches. */
  removeAll(keys: RegExp): void
}

/**
 * Keeps the session in local storage, or in memory when the storage is full or forbidden. Then `onRefused` is called once, and the
 * session ends with the page.
 */
export function sessionStorageOf(storage: () => KeyValueStore, onRefused: () => void): SessionStore {
  const memory = new Map<string, string>()
  let hasReported = false
  return {
    getItem(key) {
      const kept = memory.get(key)
      if (kept !== undefined) return kept
      try {
        return storage().getItem(key)
      } catch {
        return null
      }
    },
    setItem(key, value) {
      try {
        storage().setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
        drop(key)
        if (!hasReported) onRefused()
        hasReported = true
      }
    },
    removeItem(key) {
      memory.delete(key)
      drop(key)
    },
    includes(keys, text) {
      return matching(keys).some((key) => this.getItem(key)?.includes(text))
    },
    removeAll(keys) {
      for (const key of matching(keys)) this.removeItem(key)
    },
  }

  function matching(keys: RegExp): string[] {
    return [...memory.keys(), ...keptKeys()].filter((key) => keys.test(key))
  }

  function keptKeys(): string[] {
    try {
      return Object.keys(storage())
    } catch {
      return []
    }
  }

  /** An older value must not come back with the next page. */
  function drop(key: string) {
    try {
      storage().removeItem(key)
    } catch {
      // Where nothing can be written, nothing is.
    }
  }
}

let refused = false
const listeners = new Set<() => void>()

/** The page's own. */
export const sessionStore = sessionStorageOf(
  () => localStorage,
  () => {
    refused = true
    for (const listener of listeners) listener()
  },
)

/** Whether the browser refused to keep the session, and when that changes: for `useSyncExternalStore`. */
export const storageRefused = () => refused
export function onStorageRefused(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
