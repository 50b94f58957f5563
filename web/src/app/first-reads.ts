import { checkSessionEarly, profileQuery } from '../features/account'
import { type PageHandle, queryClient } from '../platform'
import { loadPage } from './show-app'

/**
 * Checks the session while the code of the page is still on its way, and begins with what the page reads.
 */
export async function readFirst(): Promise<void> {
  const matches = loadPage()
  const userId = await checkSessionEarly()
  if (!userId) return
  void queryClient.prefetchQuery(profileQuery(userId))
  for (const { route, params } of await matches) {
    const handle = route.handle as PageHandle | undefined
    handle?.read({ cache: queryClient, userId, search: location.search, params })
  }
}
