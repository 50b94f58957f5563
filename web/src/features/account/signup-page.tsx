import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import * as z from 'zod'
import { Banner, Button, EmptyState, PasswordField, TextField } from '../../ui'
import { signUp } from './api'
import { GuestOnly } from './guards'
import { useSession } from './session'
import { SignInFrame } from './sign-in-frame'
import { emailInput, useSignInForm } from './use-sign-in-form'

/** `/signup` (A-RT-07, OP-14) */
export function SignUpPage() {
  const [sentTo, setSentTo] = useState<string>()
  return (
    <GuestOnly>
      {sentTo ? (
        <SignInFrame title="Check your email">
          <EmptyState
            className="py-4"
            icon={<MailCheck strokeWidth={1.75} />}
            title="One click to go"
            text={`We sent a link to ${sentTo}. Open it and your account is ready.`}
          />
        </SignInFrame>
      ) : (
        <SignInFrame title="Create your account" text="Your first script is a product name away." footer={<ToLogin />}>
          <SignUpForm onConfirm={setSentTo} />
        </SignInFrame>
      )}
    </GuestOnly>
  )
}

const SignUpInput = z.object({
  name: z.string().trim().min(1, 'Enter your name.').max(100, 'Use at most 100 characters.'),
  email: emailInput,
  // Only that there is one: how strong it has to be is the service's rule, and it tells why.
  password: z.string().min(1, 'Choose a password.'),
})

function SignUpForm({ onConfirm }: { onConfirm: (email: string) => void }) {
  const { recheck } = useSession()
  const { register, busy, submit, problem, errorOf, alert } = useSignInForm(
    SignUpInput,
    { name: '', email: '', password: '' },
    async (input) => {
      if ((await signUp(input)) === 'confirm') onConfirm(input.email)
      else recheck()
    },
  )
  const passwordError = errorOf('password')
  const reasons = problem?.field === 'password' ? problem.reasons : undefined

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {problem && !problem.field && (
        <Banner ref={alert} tone="danger">
          {problem.message}
        </Banner>
      )}
      <TextField label="Name" autoComplete="name" readOnly={busy} error={errorOf('name')} {...register('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={busy}
        error={errorOf('email')}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        readOnly={busy}
        hint={reasons ? undefined : 'At least 8 characters, with a letter and a digit.'}
        error={passwordError && reasons ? <Reasons message={passwordError} reasons={reasons} /> : passwordError}
        {...register('password')}
      />
      <Button type="submit" variant="primary" size="lg" fullWidth loading={busy}>
        Create account
      </Button>
    </form>
  )
}

function Reasons({ message, reasons }: { message: string; reasons: string[] }) {
  return (
    <>
      {message}
      {reasons.map((reason) => (
        <span key={reason} className="mt-0.5 block">
          {reason}
        </span>
      ))}
    </>
  )
}

function ToLogin() {
  const { state } = useLocation()
  return (
    <>
      Already have an account?{' '}
      <Link
        to="/login"
        state={state}
        className="inline-flex items-center rounded-sm font-medium text-accent-text underline underline-offset-4 hover:no-underline touch:min-h-11"
      >
        Log in
      </Link>
    </>
  )
}
