import { checkSessionEarly, profileQuery, subscriptionQuery } from '../features/account'
import { type PageHandle, queryClient } from '../platform'
import { loadPage } from './show-app'

/**
 * Checks the session while the code of the page is still on its way, and reads what the page shows first.
 */
export async function readFirst(): Promise<void> {
  const matches = loadPage()
  const userId = await checkSessionEarly()
  if (!userId) return
  void queryClient.prefetchQuery(profileQuery(userId))
  void queryClient.prefetchQuery(subscriptionQuery(userId))
  const reads = (await matches).flatMap(({ route, params }) => {
    const handle = route.handle as PageHandle | undefined
    return handle?.read({ cache: queryClient, userId, search: location.search, params }) ?? []
  })
  await Promise.all(reads)
}
