import { matchRoutes, type RouteObject } from 'react-router'

const EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

/** Whoever points at a link probably goes there: its code is fetched meanwhile. Returns the way to stop. */
export function prefetchOnIntent(routes: () => RouteObject[]): () => void {
  const done = new Set<string>()

  function handle({ target }: Event) {
    const link = target instanceof Element ? target.closest('a[href]') : null
    const path = link instanceof HTMLAnchorElement ? ownPath(link) : undefined
    if (!path || done.has(path) || savesData()) return
    done.add(path)
    for (const { route } of matchRoutes(routes(), path) ?? []) {
      // Navigation retries a failed prefetch and reports the failure.
      if (typeof route.lazy === 'function') route.lazy().catch(() => done.delete(path))
    }
  }

  for (const event of EVENTS) document.addEventListener(event, handle, { passive: true })
  return () => EVENTS.forEach((event) => document.removeEventListener(event, handle))
}

/** The path that a link of ours leads to within this page; a download or another site has none. */
function ownPath(link: HTMLAnchorElement): string | undefined {
  return link.origin === location.origin && !link.hasAttribute('download') ? link.pathname : undefined
}

/** People who asked their browser to save data, or whose line is very slow, get only what they go to. */
function savesData(): boolean {
  if (!('connection' in navigator)) return false
  const line = navigator.connection
  if (typeof line !== 'object' || line === null) return false
  const saves = 'saveData' in line && line.saveData === true
  return saves || ('effectiveType' in line && String(line.effectiveType).endsWith('2g'))
}
