import { useSyncExternalStore } from 'react'

/**
 * What the server has shown against the browser's word: a browser in a network that leads nowhere believes it is online, and one without a
 * network believes it is not, although the server may be on the same machine.
 */
let shown: boolean | undefined
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((changed) => changed())

/** Whether there is a line to the server. */
export const isOnline = () => shown ?? navigator.onLine

/** The server has answered, or it could not be reached. */
export function noteAnswer(answered: boolean) {
  // Where the browser says the same, its word will do: it notices when the line goes.
  shown = answered && navigator.onLine ? undefined : answered
  tell()
}

export const useOnline = () => useSyncExternalStore(followConnection, isOnline, () => true)

function followConnection(changed: () => void) {
  const lost = () => {
    if (shown) shown = undefined
    changed()
  }
  listeners.add(changed)
  addEventListener('online', changed)
  addEventListener('offline', lost)
  return () => {
    listeners.delete(changed)
    removeEventListener('online', changed)
    removeEventListener('offline', lost)
  }
}
