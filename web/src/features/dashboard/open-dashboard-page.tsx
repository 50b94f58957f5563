import { useSession } from '../account'
import { Dashboard } from './dashboard'
import { PanelSkeleton } from './panel-skeleton'

/** `/creator-dashboard-test`: the whole dashboard for who is signed in, an empty one for visitors. (A-RT-38, CX-08) */
export function OpenDashboardPage() {
  const { status } = useSession()
  if (status === 'loading') {
    return (
      <main id="content" tabIndex={-1}>
        <h1 className="sr-only">Dashboard</h1>
        <PanelSkeleton label="Loading dashboard" />
      </main>
    )
  }
  return <Dashboard />
}
