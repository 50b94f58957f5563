import { PRODUCT_NAME } from '@reelwright/shared'
import { Link, useLocation } from 'react-router'
import { Button } from '../../../ui'

/** A script that is not there, or not one's own, which looks the same. (OP-13, OP-35, CX-50) */
export function ScriptNotFound() {
  const { pathname } = useLocation()
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col items-start justify-center gap-4 px-6 py-16">
      <title>{`Page not found · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Page not found</h1>
      <p className="max-w-full text-muted">
        You have no script at{' '}
        <code className="rounded-sm bg-sunken px-1.5 py-0.5 font-mono text-sm [overflow-wrap:anywhere] text-ink">
          {pathname}
        </code>
        . It may have been deleted.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button asChild variant="primary">
          <Link to="/scripts">Go to your scripts</Link>
        </Button>
        <Button asChild>
          <Link to="/dashboard">Go to the dashboard</Link>
        </Button>
        <Button asChild variant="ghost">
          <Link to="/">Home page</Link>
        </Button>
      </div>
    </div>
  )
}
