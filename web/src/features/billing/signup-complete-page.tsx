import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { useWithinTimeout, useSession } from '../account'
import { checkoutQuery } from './claim/api'
import { ClaimWaiting } from './claim/claim-frame'
import { ClaimFailed, NoPayment, UnknownPayment, UnpaidCheckout, UsedPayment } from './claim/outcomes'
import { PaidSignUp } from './claim/paid-sign-up'
import { SignedInClaim } from './claim/signed-in-claim'
import { checkoutSessionId } from './session-id'

/**
 * `/signup/complete`, where a checkout comes back to. Whoever is signed in gets the plan; anybody else signs up or logs in first.
 * Never an account for what is not paid, and one account for each payment. (A-RT-14, OP-06)
 */
export function SignupCompletePage() {
  const [parameters] = useSearchParams()
  const given = parameters.get('session_id')
  const sessionId = checkoutSessionId(given)
  // Of another payment nothing is kept on the page.
  return sessionId ? <Checkout key={sessionId} sessionId={sessionId} /> : <NoPayment isBroken={given !== null} />
}

function Checkout({ sessionId }: { sessionId: string }) {
  const { status, user } = useSession()
  const isWithinTimeout = useWithinTimeout()
  const place = useLocation()
  const here = `${place.pathname}${place.search}`
  const query = useQuery(checkoutQuery(sessionId))
  const ask = { sessionId, asking: query.isFetching, onAsk: () => void query.refetch() }

  // Half a sign-in is finished where sign-ins are.
  if (status === 'second-factor') return <Navigate to="/login" replace state={{ from: here }} />
  if ((status === 'loading' && isWithinTimeout) || query.isPending)
    return <ClaimWaiting label="Checking your payment." />
  const checkout = query.data
  // A form that somebody types in stays.
  if (!checkout || (query.isError && checkout.state !== 'paid')) return <ClaimFailed {...ask} />
  if (checkout.state === 'unknown') return <UnknownPayment {...ask} />
  if (checkout.state === 'unpaid') return <UnpaidCheckout url={checkout.url} {...ask} />
  if (status === 'signed-in' && user) {
    return <SignedInClaim key={user.id} {...{ checkout, sessionId, user, here }} />
  }
  if (checkout.state === 'used') return <UsedPayment sessionId={sessionId} from={here} />
  return <PaidSignUp checkout={checkout} here={here} />
}
