const MAX_OPENED = 20
const keyOf = (userId: string) => `reelwright:opened-scripts:${userId}`
const listeners = new Set<() => void>()

/** Ids of the scripts that were opened in this browser, the latest first. Logout clears them. */
export function openedScripts(userId: string): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, MAX_OPENED) : []
  } catch {
    return []
  }
}

/** Remember that a script was opened, so that it can be read without a network. */
export function noteOpenedScript(userId: string, id: string) {
  const ids = [id, ...openedScripts(userId).filter((other) => other !== id)].slice(0, MAX_OPENED)
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(ids))
  } catch {
    // A browser that stores nothing keeps no scripts either.
  }
  listeners.forEach((opened) => opened())
}

/** Returns the way to stop. */
export function onScriptOpened(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
