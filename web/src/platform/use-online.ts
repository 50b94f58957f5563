import { useSyncExternalStore } from 'react'

/**
 * What the server has shown against the browser's word: a browser in a network that leads nowhere believes it is online, and one without a
 * network believes it is not, although the server may be on the same machine.
 */
let shown: boolean | undefined
const listeners = new Set<() => void>()
const backListeners = new Set<() => void>()

/** Milliseconds between a request that got no answer and the check of the server. */
const GRACE_MS = 1_000
/** Milliseconds between two checks whether a server that did not answer is there again. */
const CHECK_MS = 5_000
let doubt: ReturnType<typeof setTimeout> | undefined
let checks: ReturnType<typeof setInterval> | undefined

/** Whether there is a line to the server. */
export const isOnline = () => shown ?? navigator.onLine

/** The server has answered, or it could not be reached. */
export function noteAnswer(answered: boolean) {
  const before = isOnline()
  // Where the browser says the same, its word will do: it notices when the line goes.
  shown = answered && navigator.onLine ? undefined : answered
  listeners.forEach((changed) => changed())
  if (!before && isOnline()) backListeners.forEach((back) => back())
}

/** Runs `back` whenever the server answers again after it could not be reached. */
export function onServerBack(back: () => void): () => void {
  backListeners.add(back)
  return () => void backListeners.delete(back)
}

/** A request got no answer, or a live channel ended: check the server, unless no page shows what comes of it. */
export function doubtServer() {
  if (listeners.size === 0 || checks !== undefined) return
  doubt ??= setTimeout(() => {
    doubt = undefined
    void checkServer()
  }, GRACE_MS)
}

/** Check the server now and, while it does not answer, every five seconds. */
export async function checkServer() {
  const answered = await serverAnswers()
  if (answered) stopChecks()
  else keepChecking()
  noteAnswer(answered)
}

/** Check the server every five seconds until it answers. */
export function keepChecking() {
  checks ??= setInterval(() => void checkServer(), CHECK_MS)
}

async function serverAnswers() {
  try {
    await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(CHECK_MS) })
    return true
  } catch {
    return false
  }
}

function stopChecks() {
  clearInterval(checks)
  checks = undefined
}

export const useOnline = () => useSyncExternalStore(followConnection, isOnline, () => true)

function followConnection(changed: () => void) {
  const found = () => {
    // The browser has a network again: the server need not wait for the next check.
    if (checks !== undefined) void checkServer()
    changed()
  }
  const lost = () => {
    if (shown) shown = undefined
    changed()
  }
  listeners.add(changed)
  addEventListener('online', found)
  addEventListener('offline', lost)
  return () => {
    listeners.delete(changed)
    removeEventListener('online', found)
    removeEventListener('offline', lost)
    if (listeners.size > 0) return
    clearTimeout(doubt)
    doubt = undefined
    stopChecks()
    shown = undefined
  }
}
