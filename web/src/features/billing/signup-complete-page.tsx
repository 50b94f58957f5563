import { PRODUCT_NAME } from '@reelwright/shared'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Button } from '../../ui'
import { useSession } from '../account'
import { checkoutSessionId } from './session-id'

/**
 * `/signup/complete`, where a checkout comes back to. (A-RT-14, OP-06)
 *
 * Checkout itself comes with step 8. Until then no session id is known: an explanation, never an account.
 */
export function SignupCompletePage() {
  const { status } = useSession()
  const [parameters] = useSearchParams()
  const given = parameters.get('session_id')
  const sessionId = checkoutSessionId(given)

  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center gap-5 px-4 py-10 sm:px-6">
      <title>{`Finish your sign-up · ${PRODUCT_NAME}`}</title>
      {sessionId ? <UnknownPayment sessionId={sessionId} /> : <NoPayment isBroken={given !== null} />}
      <div className="flex flex-wrap gap-3">
        {sessionId && (
          <Button asChild variant="primary">
            <Link to={`/contact?about=payment&session_id=${sessionId}`}>Contact us about this payment</Link>
          </Button>
        )}
        <Button asChild variant={sessionId ? 'secondary' : 'primary'}>
          <Link to="/pricing">See the plans</Link>
        </Button>
        <Button asChild>
          {status === 'signed-in' ? <Link to="/dashboard">Go to the dashboard</Link> : <Link to="/login">Log in</Link>}
        </Button>
      </div>
    </div>
  )
}

function UnknownPayment({ sessionId }: { sessionId: string }) {
  return (
    <Explanation title="We do not know this payment yet">
      <p>
        No account was made and none was changed. If you have paid, nothing is lost: write to us with the session id
        below, and your plan will be put right.
      </p>
      <p>
        Session id:{' '}
        <code className="rounded-sm bg-sunken px-1.5 py-0.5 font-mono text-sm break-all text-ink">{sessionId}</code>
      </p>
    </Explanation>
  )
}

function NoPayment({ isBroken }: { isBroken: boolean }) {
  return (
    <Explanation title="There is no payment to finish here">
      <p>
        {isBroken
          ? 'The address of this page is incomplete. Open it again from the payment page or from the receipt in your mail.'
          : 'This page finishes a sign-up after a payment, and it was opened without one.'}
      </p>
      <p>You do not need a payment to look around: an account is enough.</p>
    </Explanation>
  )
}

function Explanation({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-3xl font-bold text-ink">{title}</h1>
      <div className="flex flex-col gap-3 text-pretty text-muted">{children}</div>
    </>
  )
}
