import { PRODUCT_NAME } from '@reelwright/shared'
import { Link, useLocation } from 'react-router'
import { hasStoredSession } from '../platform'
import { Button } from '../ui'

/** Also for what is somebody else's: the difference is nobody's business. (OP-13) */
export function NotFound() {
  const { pathname } = useLocation()
  const isSignedIn = hasStoredSession()
  return (
    <div className="flex flex-1 flex-col items-start justify-center gap-4">
      <title>{`Page not found · ${PRODUCT_NAME}`}</title>
      <p className="font-display text-6xl font-bold text-accent-text tabular-nums">404</p>
      <h1 className="text-3xl font-bold text-ink">Page not found</h1>
      <p className="max-w-full text-muted">
        There’s no page at{' '}
        <code className="rounded-sm bg-sunken px-1.5 py-0.5 font-mono text-sm [overflow-wrap:anywhere] text-ink">
          {pathname}
        </code>
        .
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        {isSignedIn && (
          <Button asChild variant="primary">
            <Link to="/dashboard">Go to the dashboard</Link>
          </Button>
        )}
        <Button asChild variant={isSignedIn ? 'secondary' : 'primary'}>
          <Link to="/">Go to the home page</Link>
        </Button>
      </div>
    </div>
  )
}
