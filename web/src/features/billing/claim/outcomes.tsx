import type { ClaimAnswer } from '@reelwright/shared'
import { Link } from 'react-router'
import { formatDate } from '../../../platform'
import { Button, LoadFailure } from '../../../ui'
import { useLogout, useSession } from '../../account'
import { planText } from '../price-text'
import { ContactButton, Explanation } from './claim-frame'

/** Asking again, where the answer may be another one by now. */
interface AskAgain {
  asking: boolean
  onAsk: () => void
}

/** The page was opened without a number, or with half of one. */
export function NoPayment({ isBroken }: { isBroken: boolean }) {
  return (
    <Explanation title="There’s no payment to finish here" actions={<WaysOn primary />}>
      <p>
        {isBroken
          ? 'This link is incomplete. Open it again from the payment page or from the receipt in your email.'
          : 'This page finishes signing up after a payment.'}
      </p>
      <p>You don’t have to pay to look around. An account is enough.</p>
    </Explanation>
  )
}

export function UnknownPayment({ sessionId, asking, onAsk }: { sessionId: string } & AskAgain) {
  return (
    <Explanation
      title="We can’t find this payment"
      sessionId={sessionId}
      actions={
        <>
          <Button variant="primary" loading={asking} onClick={onAsk}>
            Check again
          </Button>
          <ContactButton sessionId={sessionId} />
          <WaysOn />
        </>
      }
    >
      <p>
        No account was created or changed. If you have paid, contact us with the session ID below and we’ll add your
        plan.
      </p>
    </Explanation>
  )
}

export function UnpaidCheckout({
  url,
  sessionId,
  asking,
  onAsk,
}: { url: string | null; sessionId: string } & AskAgain) {
  return (
    <Explanation
      title="Your payment isn’t complete"
      sessionId={url === null ? sessionId : undefined}
      actions={
        <>
          {url !== null && (
            <Button asChild variant="primary">
              <a href={url}>Back to the payment</a>
            </Button>
          )}
          <Button loading={asking} onClick={onAsk}>
            Check again
          </Button>
          <Button asChild variant={url === null ? 'primary' : 'secondary'}>
            <Link to="/pricing">See the plans</Link>
          </Button>
        </>
      }
    >
      <p>You haven’t been charged, and no account was created.</p>
      <p>
        {url === null
          ? 'The payment page has closed. Choose a plan again, or check again in a minute if you have just paid.'
          : 'Go back to the payment page to finish. If you have just paid, check again in a minute. Some banks take that long.'}
      </p>
    </Explanation>
  )
}

export function UsedPayment({ sessionId, from }: { sessionId: string; from: string }) {
  const { status, user } = useSession()
  const logout = useLogout()
  const isSignedIn = status === 'signed-in' && user !== null
  return (
    <Explanation
      title="This payment is already linked to an account"
      sessionId={sessionId}
      actions={
        <>
          {isSignedIn ? (
            <>
              <Button asChild variant="primary">
                <Link to="/dashboard">Go to the dashboard</Link>
              </Button>
              <Button onClick={() => void logout({ to: from })}>Use another account</Button>
            </>
          ) : (
            <Button asChild variant="primary">
              <Link to="/login" state={{ from }}>
                Log in
              </Link>
            </Button>
          )}
          <ContactButton sessionId={sessionId} />
        </>
      }
    >
      {isSignedIn ? (
        <>
          <p>Each payment can be linked to one account, and this one already is. Nothing was changed.</p>
          <p>
            It isn’t linked to {user.email}, the account you’re logged in to. If you have another account, log in there.
          </p>
        </>
      ) : (
        <>
          {/* Mostly somebody who has just paid with the address of their account: the provider was faster than they were. */}
          <p>If you paid with your account’s email address, log in and your plan is there.</p>
          <p>Each payment can be linked to one account. Nothing was changed.</p>
        </>
      )}
    </Explanation>
  )
}

/** Two plans were paid for: what becomes of the earlier one. */
export function PaidTwice({ answer, onContinue }: { answer: ClaimAnswer; onContinue: () => void }) {
  const { earlier } = answer
  return (
    <Explanation
      title="You have paid for two plans"
      actions={
        <>
          <Button variant="primary" onClick={onContinue}>
            Go to the dashboard
          </Button>
          <Button asChild>
            <Link to="/contact?about=payment">Contact us</Link>
          </Button>
        </>
      }
    >
      <p>
        An account has one plan at a time. Yours is now the one you bought last:{' '}
        <strong className="font-semibold text-ink">{planText(answer)}</strong>.
      </p>
      {earlier && (
        <p>
          The earlier one ({planText(earlier)}) won’t renew
          {earlier.endsAt ? `; it ends on ${formatDate(earlier.endsAt)}` : ''}. You won’t be charged for it again, and
          we’ve made a note to review the double payment.
        </p>
      )}
    </Explanation>
  )
}

/** Nothing answered, or nothing that could be understood. */
export function ClaimFailed({ sessionId, asking, onAsk }: { sessionId: string } & AskAgain) {
  return (
    <Explanation
      title="Your payment couldn’t be checked"
      sessionId={sessionId}
      actions={<ContactButton sessionId={sessionId} />}
    >
      <LoadFailure retrying={asking} onRetry={onAsk}>
        Your payment is safe. You can open this page again at any time.
      </LoadFailure>
    </Explanation>
  )
}

function WaysOn({ primary = false }: { primary?: boolean }) {
  const { status } = useSession()
  return (
    <>
      <Button asChild variant={primary ? 'primary' : 'secondary'}>
        <Link to="/pricing">See the plans</Link>
      </Button>
      <Button asChild>
        {status === 'signed-in' ? <Link to="/dashboard">Go to the dashboard</Link> : <Link to="/login">Log in</Link>}
      </Button>
    </>
  )
}
