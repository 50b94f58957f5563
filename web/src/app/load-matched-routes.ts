import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router'

/**
 * Loads the code of the routes of an address, so that the first thing drawn is the page itself and not its waiting state.
 * The router retries and reports what cannot be loaded.
 */
export async function loadMatchedRoutes(routes: RouteObject[], path: string): Promise<RouteMatch[]> {
  const matches = matchRoutes(routes, path) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      try {
        const loaded = await route.lazy()
        Object.assign(route, loaded)
        delete route.lazy
      } catch {
        // Tried again by the router.
      }
    }),
  )
  return matches
}
