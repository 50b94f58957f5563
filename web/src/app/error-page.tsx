import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { logError } from '../platform'
import { Button, Logo } from '../ui'

/** The last resort, in words fixed by the requirements. (A-ER-22, A-ER-23) */
export function ErrorScreen({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col items-start justify-center gap-4 px-6 py-16">
      <Logo markOnly />
      <div role="alert" className="space-y-4">
        <h1 className="text-3xl font-bold text-ink">Something went wrong</h1>
        <p className="text-muted">We encountered an unexpected error. This has been logged and we'll look into it.</p>
      </div>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="primary" icon={<RotateCw strokeWidth={1.75} />} onClick={onTryAgain}>
          Try Again
        </Button>
        <Button onClick={() => location.reload()}>Reload Page</Button>
      </div>
    </main>
  )
}

/** Catches what a page throws while it renders, and code that could not be fetched. */
export function RouteErrorPage() {
  const error = useRouteError()
  const navigate = useNavigate()
  const place = useLocation()

  useEffect(() => logError('A page could not be shown', error), [error])

  // The router forgets the error with the next navigation, also with one to the same place.
  return <ErrorScreen onTryAgain={() => void navigate(place, { replace: true, state: place.state })} />
}
