/** Seconds after which another deploy may have happened, so that another automatic reload is no loop. */
const PAUSE = 10 * 60_000
const KEY = 'reloadedForNewVersion'

/** What browsers and Vite say when a file of the product is not there any more, mostly since a newer version is. */
const MISSING_CODE =
  /dynamically imported module|Importing a module script failed|error loading dynamically imported|Unable to preload CSS|Loading chunk|is not a valid JavaScript MIME type/i

export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && MISSING_CODE.test(error.message)
}

/** Whether a reload has been tried so recently that another one would not help. Also when nobody can remember. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    const last = Number(storage.getItem(KEY))
    if (last > now - PAUSE && last <= now) return false
    storage.setItem(KEY, String(now))
    return Number(storage.getItem(KEY)) === now
  } catch {
    return false
  }
}

/**
 * Loads the page anew once, so that it comes with its own code. Not without the server: the browser would put its own
 * error page in place of ours. Answers false when the person has to decide.
 */
export async function reloadOnce(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const answer = await fetch('/api/health', { cache: 'no-store' })
    if (!answer.ok || !mayReload(sessionStorage, Date.now())) return false
  } catch {
    return false
  }
  location.reload()
  return true
}
