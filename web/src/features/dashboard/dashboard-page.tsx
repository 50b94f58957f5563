import { PRODUCT_NAME } from '@reelwright/shared'
import { Navigate, useSearchParams } from 'react-router'
import { type PageHandle, SESSION_KEYS } from '../../platform'
import { scriptStatsQuery } from '../library'
import { boardSummaryQuery } from './api'
import { pageOfTab } from './old-tabs'
import { Overview } from './overview/overview'
import { OverviewHead } from './overview/overview-head'

export const dashboardHandle: PageHandle = {
  read({ cache, userId }) {
    void cache.prefetchQuery(scriptStatsQuery(userId))
    void cache.prefetchQuery(boardSummaryQuery(userId))
  },
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
