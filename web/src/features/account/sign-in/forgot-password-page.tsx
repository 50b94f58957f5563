import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { RESET_PATH } from '../../../platform'
import { GuestOnly } from '../guards'
import { signInState } from '../return-path'
import { useSession } from '../session'
import { ForgotForm } from './forgot-form'
import { RecoverySent } from './recovery-sent'
import { SignInFrame, TextLink } from './sign-in-frame'
import { useSentTo } from './use-sent-to'

/** `/forgot-password` (A-RT-09, A-RT-10, OP-14) */
export function ForgotPasswordPage() {
  const { state } = useLocation()
  const { status } = useSession()
  const [email, setEmail] = useState(signInState(state).email ?? '')
  const [sentTo, setSentTo] = useSentTo()

  // The emailed code signed the user in.
  if (sentTo && status === 'recovery') return <Navigate to={RESET_PATH} replace />
  return (
    <GuestOnly>
      {sentTo ? (
        <RecoverySent email={sentTo} onBack={() => setSentTo(undefined)} />
      ) : (
        <SignInFrame
          title="Forgot your password?"
          text="We’ll email you a link to choose a new one."
          footer={
            <>
              Remember it?{' '}
              <TextLink to="/login" state={{ ...signInState(state), email }}>
                Back to login
              </TextLink>
            </>
          }
        >
          <ForgotForm email={email} onEmail={setEmail} onSent={setSentTo} />
        </SignInFrame>
      )}
    </GuestOnly>
  )
}
