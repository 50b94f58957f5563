import type { RouteMatch } from 'react-router'
import { checkSessionEarly, profileQuery } from '../features/account'
import { type PageHandle, queryClient } from '../platform'

/**
 * Checks the session while the code of the page is still on its way, and begins with what the page reads. `matches` are the loaded
 * routes of the address.
 */
export async function readFirst(matches: Promise<RouteMatch[]>): Promise<void> {
  const userId = await checkSessionEarly()
  if (!userId) return
  void queryClient.prefetchQuery(profileQuery(userId))
  for (const { route, params } of await matches) {
    const handle = route.handle as PageHandle | undefined
    handle?.read({ cache: queryClient, userId, search: location.search, params })
  }
}
