import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { currentArrival, forgetArrival } from '../../../platform'
import { Banner, Button } from '../../../ui'
import { FormWaiting, useWithinTimeout } from '../guards'
import { HOME, signInState } from '../return-path'
import { useSession } from '../session'
import { AskFirst, strangerIn } from './ask-first'
import { ForgotForm } from './forgot-form'
import { NewPasswordForm } from './new-password-form'
import { RecoverySent } from './recovery-sent'
import { SecondFactorStep } from './second-factor-step'
import { SignInFrame, TextLink } from './sign-in-frame'
import { useEntry } from './use-entry'
import { useSentTo } from './use-sent-to'

/**
 * `/reset-password`: where the link of the mail leads. Its session may do nothing but set a password; whoever is signed
 * in in full goes on to the dashboard. (A-RT-11, A-RT-12, A-RT-44, CX-23)
 */
export function ResetPasswordPage() {
  const session = useSession()
  const isWithinTimeout = useWithinTimeout()
  const [arrival] = useState(currentArrival)
  const ticket = arrival?.kind === 'session' ? arrival : undefined
  const checking = session.status === 'loading' && isWithinTimeout
  const stranger = ticket && strangerIn(ticket, session)
  const [agreed, setAgreed] = useState(false)
  const entry = useEntry(checking || (stranger && !agreed) ? undefined : ticket)
  const [done, setDone] = useState(false)

  // Dealt with here, whatever comes of it: another page must not read it again.
  useEffect(() => () => forgetArrival(), [])

  if (done && session.status === 'signed-in') return <Navigate to={HOME} replace />
  if (stranger && !agreed) {
    return <AskFirst here={session.user?.email ?? ''} there={stranger} target={HOME} onSwitch={() => setAgreed(true)} />
  }
  if (ticket && entry.status === 'entering') return <FormWaiting />

  const entered = ticket && entry.status === 'entered' ? entry.entry : undefined
  // The session of the link, or of the code that was typed instead; or the page was loaded again.
  const user = entered?.user ?? (session.status === 'recovery' ? session.user : null)
  // Given up in between: the session is gone.
  const over = entered !== undefined && session.status === 'signed-out'
  if (user && !over) {
    return <Recovering email={user.email} factorDue={entered?.factorDue ?? false} onDone={() => setDone(true)} />
  }
  if (ticket && entry.status === 'failed') {
    return <NoLink problem={entry.problem} {...(entry.retry && { onRetry: entry.retry })} />
  }
  if (arrival?.kind === 'error') return <NoLink problem={arrival.message} />
  if (session.status === 'signed-in') return <Navigate to={HOME} replace />
  if (checking) return <FormWaiting />
  return <NoLink />
}

interface RecoveringProps {
  email: string
  factorDue: boolean
  onDone: () => void
}

/** An account with a second factor shows that, too, before its password changes. */
function Recovering({ email, factorDue, onDone }: RecoveringProps) {
  const [passed, setPassed] = useState(!factorDue)
  if (!passed) return <SecondFactorStep email={email} onPassed={() => setPassed(true)} />
  return <NewPasswordForm email={email} onDone={onDone} onFactorNeeded={() => setPassed(false)} />
}

/** The way on for everybody whose link is missing, used up or too old. */
function NoLink({ problem, onRetry }: { problem?: string; onRetry?: () => void }) {
  const [email, setEmail] = useState(signInState(useLocation().state).email ?? '')
  const [sentTo, setSentTo] = useSentTo()
  if (sentTo) return <RecoverySent email={sentTo} onBack={() => setSentTo(undefined)} />
  return (
    <SignInFrame
      title="Choose a new password"
      text="Use the link in the email we send you. It works once and expires after an hour."
      footer={
        <TextLink to="/login" state={{ email }}>
          Back to login
        </TextLink>
      }
    >
      <div className="flex flex-col gap-5">
        {problem && (
          <Banner
            tone="danger"
            title={problem}
            action={
              onRetry && (
                <Button size="sm" onClick={onRetry}>
                  Try again
                </Button>
              )
            }
          >
            {onRetry ? 'Your link still works.' : 'We can send you a new one.'}
          </Banner>
        )}
        <ForgotForm email={email} onEmail={setEmail} onSent={setSentTo} />
      </div>
    </SignInFrame>
  )
}
