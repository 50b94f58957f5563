import { PRODUCT_NAME } from '@reelwright/shared'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { currentArrival, forgetArrival, RESET_PATH } from '../../../platform'
import { Banner, Button, Spinner } from '../../../ui'
import { HOME, ownPath } from '../return-path'
import { useSession } from '../session'
import { announceWelcome, type Entry } from './api'
import { AskFirst, strangerIn } from './ask-first'
import { SignInFrame, TextLink } from './sign-in-frame'
import { type Ticket, useEntry } from './use-entry'

/**
 * `/auth/callback`: where mail links and Google lead back to. The address was read, and cleaned, before the router saw
 * it. (A-RT-13, OP-05)
 */
export function CallbackPage() {
  const session = useSession()
  const [arrival] = useState(currentArrival)
  const target = ownPath(new URLSearchParams(useLocation().search).get('next')) ?? HOME
  const [agreed, setAgreed] = useState(false)

  // Dealt with here, whatever comes of it: another page must not read it again.
  useEffect(() => () => forgetArrival(), [])

  if (arrival?.kind === 'error') return <Failed message={arrival.message} code={arrival.code} />
  if (arrival?.kind === 'message') return <HalfDone message={arrival.message} target={target} />
  // A reload, or an address typed by hand.
  if (!arrival) return <Navigate to={target} replace />

  if (session.status === 'loading') return <Waiting />
  const stranger = strangerIn(arrival, session)
  if (stranger && !agreed) {
    return (
      <AskFirst here={session.user?.email ?? ''} there={stranger} target={target} onSwitch={() => setAgreed(true)} />
    )
  }
  return <Entering ticket={arrival} target={target} />
}

function Entering({ ticket, target }: { ticket: Ticket; target: string }) {
  const { status, user } = useSession()
  const state = useEntry(ticket)

  if (state.status === 'failed') return <Failed message={state.problem} onRetry={state.retry} />
  // The session updates a moment later.
  if (state.status === 'entering' || user?.id !== state.entry.user.id) return <Waiting />
  if (status === 'recovery') return <Navigate to={RESET_PATH} replace />
  if (status !== 'signed-in' && status !== 'second-factor') return <Waiting />
  return <Onward entry={state.entry} target={target} />
}

/** The first sign-in is greeted: by the address of the dashboard, or by a word to it for later. (OP-05, OP-56) */
function Onward({ entry, target }: { entry: Entry; target: string }) {
  useEffect(() => {
    if (entry.first && target !== HOME) announceWelcome()
  }, [entry, target])
  const place = entry.first && target === HOME ? `${HOME}?welcome=true` : target
  if (entry.factorDue) return <Navigate to="/login" replace state={{ from: place }} />
  return <Navigate to={place} replace />
}

function Waiting() {
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col items-center justify-center gap-4 px-4 py-16">
      <title>{`Logging you in · ${PRODUCT_NAME}`}</title>
      <Spinner label="Logging you in" className="size-8" />
      <h1 className="text-lg font-semibold text-ink">Logging you in</h1>
    </div>
  )
}

interface FailedProps {
  message: string
  /** What the service calls it. */
  code?: string
  onRetry?: (() => void) | undefined
}

/** Of a mail's link; anything else is Google's or the service's. */
const LINK_FAULTS = new Set<string | undefined>(['otp_expired', 'bad_link', undefined])

function Failed({ message, code, onRetry }: FailedProps) {
  const signedIn = useSession().status === 'signed-in'
  const advice = LINK_FAULTS.has(code)
    ? 'Each link works once and expires after an hour. You can ask for a new one.'
    : 'You can try again, or choose another way.'
  return (
    <SignInFrame title="That didn’t work" text={signedIn ? 'You’re still logged in.' : 'You’re not logged in.'}>
      <div className="flex flex-col gap-5">
        <Banner tone="danger" title={message}>
          {onRetry ? 'Your link still works.' : advice}
        </Banner>
        {onRetry && (
          <Button variant="primary" size="lg" fullWidth onClick={onRetry}>
            Try again
          </Button>
        )}
        <p className="text-center text-sm">
          {signedIn ? <TextLink to={HOME}>Go to the dashboard</TextLink> : <TextLink to="/login">Go to login</TextLink>}
        </p>
      </div>
    </SignInFrame>
  )
}

/** Such as: one of the two mails of a change of address was confirmed. */
function HalfDone({ message, target }: { message: string; target: string }) {
  return (
    <SignInFrame title="Almost done">
      <div className="flex flex-col gap-5">
        <Banner tone="info">{message}.</Banner>
        <p className="text-center text-sm">
          <TextLink to={target}>Continue</TextLink>
        </p>
      </div>
    </SignInFrame>
  )
}
