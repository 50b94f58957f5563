/** Shortest time between two automatic reloads, so that they do not loop. */
const RELOAD_INTERVAL_MS = 10 * 60_000
const KEY = 'reloadedForNewVersion'

/** What browsers and Vite say when a file of the product is not there any more, mostly since a newer version is. */
const MISSING_CODE =
  /dynamically imported module|Importing a module script failed|error loading dynamically imported|Unable to preload CSS|Loading chunk|is not a valid JavaScript MIME type/i

export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && MISSING_CODE.test(error.message)
}

/** False when a reload has been tried so recently that another one would not help, and when nobody can remember that. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    const last = Number(storage.getItem(KEY))
    if (last > now - RELOAD_INTERVAL_MS && last <= now) return false
    storage.setItem(KEY, String(now))
    return Number(storage.getItem(KEY)) === now
  } catch {
    return false
  }
}

/** Whether there is a server to load anything from: a file that did not arrive need not be gone. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    return (await fetch('/api/health', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/**
 * Reloads the page once, so that it comes with its own code. Not without the server: the browser would put its own
 * error page in place of ours. Any answer but "reloading" leaves it to the person.
 */
export async function reloadOnce(): Promise<'reloading' | 'unreachable' | 'reloaded before'> {
  if (!(await isReachable())) return 'unreachable'
  if (!mayReload(sessionStorage, Date.now())) return 'reloaded before'
  location.reload()
  return 'reloading'
}
