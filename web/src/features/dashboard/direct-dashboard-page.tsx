import { PRODUCT_NAME } from '@reelwright/shared'
import { Link } from 'react-router'
import { Button, Logo, SkipLink, ThemeToggle } from '../../ui'
import { useProfile, useSession } from '../account'
import { firstName } from './first-name'
import { Overview } from './overview/overview'

/** `/direct-dashboard`: the overview with an example for everybody, without a sidebar; the cards lead into the product. (A-RT-39, OP-12) */
export function DirectDashboardPage() {
  const { status, user } = useSession()
  const profile = useProfile()
  const signedIn = status === 'signed-in'
  return (
    <div className="min-h-dvh">
      <title>{`Dashboard · ${PRODUCT_NAME}`}</title>
      <SkipLink />
      <header className="sticky top-0 z-20 flex h-16 items-center gap-3 border-b border-line bg-canvas px-4 lg:px-6">
        <Link to="/" aria-label={`${PRODUCT_NAME}, home`} className="focus-ring mr-2 rounded-control">
          <Logo size="sm" />
        </Link>
        <div className="ml-auto flex shrink-0 items-center gap-1">
          <ThemeToggle />
          <Button asChild size="sm" variant="primary">
            {signedIn ? (
              <Link to="/dashboard">Dashboard</Link>
            ) : (
              <Link to="/login" state={{ from: '/dashboard' }}>
                Log in
              </Link>
            )}
          </Button>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        <Overview title={`Welcome, ${signedIn ? firstName(user, profile) : 'Creator'}`} exampleOnly />
      </main>
    </div>
  )
}
