import { MAX_LIST_PAGE } from '@reelwright/shared'
import type { ScriptPage } from '../api'

/** Lists of up to this many pages are refetched completely. */
const FEW = 6

interface Refreshing {
  /** As it is shown. */
  list: { pages: readonly ScriptPage[]; pageParams: readonly (string | null)[] } | undefined
  /** Where the page begins; null for the first. */
  after: string | null
  isInSight: (page: ScriptPage) => boolean
  load: (limit?: number) => Promise<ScriptPage>
}

/**
 * A page of a list that is loaded or refetched. Whoever has scrolled through ten thousand scripts does not
 * wait for all of them then: pages that are far from visible stay as they were until they become visible.
 */
export async function refreshedPage({ list, after, isInSight, load }: Refreshing): Promise<ScriptPage> {
  if (!list || list.pages.length <= FEW) return load()
  const at = list.pageParams.indexOf(after)
  const shown = list.pages[at]
  if (shown && after !== null && !isInSight(shown)) return { ...shown, isOld: true }
  if (!shown && after !== null && after === list.pages.at(-1)?.next) return load()
  // More than it had: it shall reach the pages behind it, also when scripts were added.
  const page = await load(MAX_LIST_PAGE)
  const reached = page.next === null ? -1 : lastReached(list.pages, Math.max(at, 0), page)
  return reached < 0 ? page : { ...page, next: list.pageParams[reached] ?? page.next }
}

/** The last page behind the one at `at` whose beginning a page has: what has not changed stands where it stood. */
function lastReached(pages: readonly ScriptPage[], at: number, { cards }: ScriptPage): number {
  const changedAt = new Map(cards.map(({ id, updatedAt }) => [id, updatedAt]))
  return pages.findLastIndex(
    (each, nth) => nth > at && each.cards.slice(0, 3).some(({ id, updatedAt }) => changedAt.get(id) === updatedAt),
  )
}
