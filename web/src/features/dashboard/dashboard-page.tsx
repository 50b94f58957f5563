import { PRODUCT_NAME } from '@reelwright/shared'
import type { QueryClient } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { type PageHandle, SESSION_KEYS } from '../../platform'
import { profileQuery } from '../account'
import { scriptStatsQuery, STATS_SUMMARY } from '../library'
import { boardSummaryQuery, KANBAN, secondTakeQuery } from './api'
import { pageOfTab } from './old-tabs'
import { Overview } from './overview/overview'
import { OverviewHead } from './overview/overview-head'

export const dashboardHandle: PageHandle = {
  early: [`${STATS_SUMMARY}?tz={tz}`, KANBAN],
  read({ cache, userId }) {
    return [
      cache.prefetchQuery(scriptStatsQuery(userId)),
      cache.prefetchQuery(boardSummaryQuery(userId)),
      readFirstSteps(cache, userId),
    ]
  },
}

/** What says whether there are first steps, and which are done. */
async function readFirstSteps(cache: QueryClient, userId: string) {
  const options = profileQuery(userId)
  await cache.prefetchQuery(options)
  if (cache.getQueryData(options.queryKey)?.first_steps_done === false)
    await cache.prefetchQuery(secondTakeQuery(userId))
}

/** `/dashboard`: the overview. Its former tabs, and a script that waits for the studio, lead to their pages. */
export function DashboardPage() {
  const [query] = useSearchParams()
  const tab = query.get('tab')
  // The welcome first takes its parameter out of the address.
  if (!query.has('welcome')) {
    if (tab !== null) return <Navigate to={pageOfTab(tab)} replace />
    if (isScriptWaiting()) return <Navigate to="/script-studio" replace />
  }
  return (
    <>
      <title>{`Dashboard · ${PRODUCT_NAME}`}</title>
      <Overview head={<OverviewHead />} />
    </>
  )
}

function isScriptWaiting(): boolean {
  try {
    return sessionStorage.getItem(SESSION_KEYS.editScriptData) !== null
  } catch {
    return false
  }
}
