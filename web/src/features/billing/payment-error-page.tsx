import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate, useRouteError } from 'react-router'
import { logError } from '../../platform'
import { Button } from '../../ui'
import { checkoutSessionId } from './session-id'

/** What stands in for a page about a payment that cannot be shown. (A-RT-15, A-ER-25, OP-07) */
export function PaymentErrorPage() {
  const error = useRouteError()
  const navigate = useNavigate()
  const place = useLocation()
  const sessionId = checkoutSessionId(new URLSearchParams(place.search).get('session_id'))

  useEffect(() => logError('A payment page couldn’t be shown', error), [error])

  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center gap-5 px-4 py-10 sm:px-6">
      <div role="alert" className="flex flex-col gap-3">
        <h1 className="text-3xl font-bold text-ink">Payment setup problem</h1>
        <p className="text-muted">
          Your payment may have gone through. Nothing is lost: reload this page or contact us with your session id.
        </p>
      </div>
      {sessionId && (
        <p className="text-muted">
          Session ID: <code className="font-mono text-sm break-all text-ink">{sessionId}</code>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          icon={<RotateCw strokeWidth={1.75} />}
          // The router forgets the error with the next navigation, also with one to the same place.
          onClick={() => void navigate(place, { replace: true, state: place.state })}
        >
          Try Again
        </Button>
        <Button onClick={() => location.reload()}>Reload Page</Button>
        <Button asChild variant="ghost">
          <Link to={`/contact?about=payment${sessionId ? `&session_id=${sessionId}` : ''}`}>Contact us</Link>
        </Button>
      </div>
    </div>
  )
}
