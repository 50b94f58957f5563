import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { whenIdle } from '../platform'
import { App } from './app'
import { loadMatchedRoutes } from './load-matched-routes'
import { routes } from './routes'

let loading: ReturnType<typeof loadMatchedRoutes> | undefined

/** Loads the code of the page that the address names, once. */
export const loadPage = () => (loading ??= loadMatchedRoutes(routes, location.pathname))

/** Draws the page; over what the document holds of it already, if it was drawn when the product was built. */
export function showApp(root: HTMLElement, drawn: boolean) {
  const app = (
    <StrictMode>
      <App router={createBrowserRouter(routes)} />
    </StrictMode>
  )
  if (drawn) hydrateRoot(root, app)
  // In slices, so that a phone answers meanwhile; until then the document's own waiting state stays.
  else startTransition(() => createRoot(root).render(app))
  if (import.meta.env.PROD) void measure()
}

/** Browsers remember what was before: the code for it comes when the page is there. */
async function measure() {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await whenIdle()
  try {
    ;(await import('./field/send-vitals')).sendVitals(routes)
  } catch {
    // Nobody misses it.
  }
}
