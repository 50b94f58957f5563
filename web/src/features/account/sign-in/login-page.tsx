import { TEXTS } from '@reelwright/shared'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { NOT_CONFIGURED } from '../../../platform'
import { Banner, Button, PasswordField } from '../../../ui'
import { GuestOnly } from '../guards'
import { forgetLogoutFlag, type LogoutFlag, readLogoutFlag } from '../logout'
import { returnPath, signInState } from '../return-path'
import { useSession } from '../session'
import { login, sendMagicLink } from './api'
import { CodeStep } from './code-step'
import { EmailField } from './email-field'
import { FormProblem } from './form-problem'
import { OtherWays } from './other-ways'
import { SignInFrame, TextLink } from './sign-in-frame'
import { useSentTo } from './use-sent-to'
import { EMAIL_RULES, passwordRules, useSignInForm } from './use-sign-in-form'

/** `/login` (A-RT-04, OP-14) */
export function LoginPage() {
  // Removed only when the page stands: what is drawn first may be thrown away and drawn again. (CX-24)
  const [loggedOut] = useState(readLogoutFlag)
  useEffect(forgetLogoutFlag, [])
  const { state } = useLocation()
  const [email, setEmail] = useState(signInState(state).email ?? '')
  const [linkSentTo, setLinkSentTo] = useSentTo()
  const carried = { ...signInState(state), email }
  const target = returnPath(state)

  return (
    <GuestOnly>
      {linkSentTo ? (
        <CodeStep
          purpose="sign-in"
          email={linkSentTo}
          // (A-AU-27)
          title="Check your email for the magic link!"
          text={`If there is an account for ${linkSentTo}, a link is on its way. Open it on any device, or enter the code from the email here.`}
          sendAgain={() => sendMagicLink(linkSentTo, target)}
          onBack={() => setLinkSentTo(undefined)}
        />
      ) : (
        <SignInFrame
          title="Log in"
          text="Pick up where you left off."
          footer={
            <>
              New here?{' '}
              <TextLink to="/signup" state={carried}>
                Create an account
              </TextLink>
            </>
          }
        >
          <div className="flex flex-col gap-5">
            <Notices loggedOut={loggedOut} />
            <OtherWays target={target} />
            <LoginForm email={email} onEmail={setEmail} target={target} onLinkSent={setLinkSentTo} />
          </div>
        </SignInFrame>
      )}
    </GuestOnly>
  )
}

interface LoginFormProps {
  email: string
  onEmail: (email: string) => void
  target: string
  onLinkSent: (email: string) => void
}

function LoginForm({ email, onEmail, target, onLinkSent }: LoginFormProps) {
  const { recheck } = useSession()
  const { state } = useLocation()
  const [sendingLink, setSendingLink] = useState(false)
  const { register, read, check, busy, submit, formProblem, errorOf, alert, trySending } = useSignInForm(
    { email, password: '' },
    async (input) => {
      await login(input)
      recheck()
    },
  )

  async function askForLink() {
    if (!check('email', EMAIL_RULES)) return
    const address = read().email
    setSendingLink(true)
    const sent = await trySending(() => sendMagicLink(address, target))
    setSendingLink(false)
    if (sent) onLinkSent(address)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormProblem ref={alert} problem={formProblem} />
      <EmailField
        readOnly={busy || sendingLink}
        error={errorOf('email')}
        {...register('email', {
          ...EMAIL_RULES,
          required: TEXTS.credentialsMissing,
          onChange: ({ target }) => onEmail(target.value),
        })}
      />
      <PasswordField
        label="Password"
        id="password"
        autoComplete="current-password"
        readOnly={busy}
        error={errorOf('password')}
        aside={
          <TextLink to="/forgot-password" state={{ ...signInState(state), email }} className="text-sm">
            Forgot your password?
          </TextLink>
        }
        {...register('password', passwordRules('Enter your password.'))}
      />
      <Button type="submit" variant="primary" size="lg" fullWidth loading={busy} disabled={sendingLink}>
        Log in
      </Button>
      <Button fullWidth loading={sendingLink} disabled={busy} onClick={() => void askForLink()}>
        Email me a magic link instead
      </Button>
    </form>
  )
}

/** What happened before people came here, at most one thing. */
function Notices({ loggedOut }: { loggedOut: LogoutFlag | null }) {
  const session = useSession()
  const { expired } = signInState(useLocation().state)

  if (session.problem) {
    return (
      <Banner
        tone="warning"
        title={session.problem}
        action={
          <Button size="sm" onClick={session.retry}>
            Try again
          </Button>
        }
      >
        {session.problem === NOT_CONFIGURED ? (
          // (CX-21)
          <>
            This site isn’t set up correctly, so you can’t log in. <TextLink to="/contact">Tell us about it</TextLink>
          </>
        ) : (
          'We couldn’t check whether you’re logged in.'
        )}
      </Banner>
    )
  }
  if (loggedOut === 'everywhere') return <Banner tone="success">Logged out successfully</Banner>
  if (loggedOut === 'deleted') {
    return <Banner tone="success">Your account and everything in it have been deleted. Goodbye.</Banner>
  }
  if (loggedOut === 'here') {
    return (
      <Banner tone="warning" title="You’re logged out in this browser.">
        The server couldn’t be reached, so other devices may still be logged in.
      </Banner>
    )
  }
  if (expired || session.expired) {
    return (
      <Banner tone="info" title="Your session has ended.">
        Log in again to continue where you left off.
      </Banner>
    )
  }
  return null
}
