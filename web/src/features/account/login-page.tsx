import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import * as z from 'zod'
import { Banner, Button, PasswordField, TextField } from '../../ui'
import { login } from './api'
import { GuestOnly } from './guards'
import { takeLogoutFlag } from './logout'
import { signInState } from './return-path'
import { useSession } from './session'
import { SignInFrame } from './sign-in-frame'
import { emailInput, useSignInForm } from './use-sign-in-form'

/** `/login` (A-RT-04, OP-14) */
export function LoginPage() {
  // Read once, before the guard: the flag is gone after the first look. (CX-24)
  const [loggedOut] = useState(takeLogoutFlag)
  return (
    <GuestOnly>
      <SignInFrame title="Log in" text="Pick up where you left off." footer={<ToSignUp />}>
        <div className="flex flex-col gap-5">
          <Notices loggedOut={loggedOut} />
          <LoginForm />
        </div>
      </SignInFrame>
    </GuestOnly>
  )
}

const LoginInput = z.object({
  email: emailInput,
  password: z.string().min(1, 'Enter your password.'),
})

function LoginForm() {
  const { recheck } = useSession()
  const { register, busy, submit, problem, errorOf, alert } = useSignInForm(
    LoginInput,
    { email: '', password: '' },
    async (input) => {
      await login(input)
      recheck()
    },
  )
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {problem && !problem.field && (
        <Banner ref={alert} tone="danger">
          {problem.message}
        </Banner>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={busy}
        error={errorOf('email')}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        readOnly={busy}
        error={errorOf('password')}
        {...register('password')}
      />
      <Button type="submit" variant="primary" size="lg" fullWidth loading={busy}>
        Log in
      </Button>
    </form>
  )
}

/** What happened before people came here, at most one thing. */
function Notices({ loggedOut }: { loggedOut: 'everywhere' | 'here' | null }) {
  const session = useSession()
  const { expired } = signInState(useLocation().state)

  if (session.problem) {
    return (
      <Banner
        tone="warning"
        title={session.problem}
        action={
          <Button size="sm" onClick={session.retry}>
            Retry
          </Button>
        }
      >
        We could not check whether you are signed in.
      </Banner>
    )
  }
  if (loggedOut === 'everywhere') return <Banner tone="success">Logged out successfully</Banner>
  if (loggedOut === 'here') {
    return (
      <Banner tone="warning" title="You are logged out in this browser.">
        The server could not be reached, so other devices may still be signed in.
      </Banner>
    )
  }
  if (expired || session.expired) {
    return (
      <Banner tone="info" title="Your session has ended.">
        Log in again and you are back where you were.
      </Banner>
    )
  }
  return null
}

function ToSignUp() {
  const { state } = useLocation()
  return (
    <>
      New here?{' '}
      <Link
        to="/signup"
        state={state}
        className="inline-flex items-center rounded-sm font-medium text-accent-text underline underline-offset-4 hover:no-underline touch:min-h-11"
      >
        Create an account
      </Link>
    </>
  )
}
