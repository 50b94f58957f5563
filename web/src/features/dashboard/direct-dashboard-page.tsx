import { PRODUCT_NAME } from '@reelwright/shared'
import { Link, Navigate } from 'react-router'
import { Button } from '../../ui'
import { useSession } from '../account'
import { Overview } from './overview/overview'

/** `/direct-dashboard` and `/creator-dashboard-test`: for visitors, the overview with an example; its cards lead to the login. */
export function DirectDashboardPage() {
  const { status } = useSession()
  if (status === 'loading') return null
  if (status === 'signed-in') return <Navigate to="/dashboard" replace />
  return (
    <div className="mx-auto w-full max-w-6xl">
      <title>{`Dashboard · ${PRODUCT_NAME}`}</title>
      <Overview
        exampleOnly
        head={
          <header className="flex items-center justify-between gap-4">
            <h1 id="overview-heading" className="text-2xl font-bold text-ink">
              Welcome, creator
            </h1>
            <Button asChild variant="primary">
              <Link to="/login" state={{ from: '/dashboard' }}>
                Log in
              </Link>
            </Button>
          </header>
        }
      />
    </div>
  )
}
