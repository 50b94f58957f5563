import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button, PasswordField, TextField } from '../../../ui'
import { resendConfirmation } from '../api'
import { GuestOnly } from '../guards'
import { returnPath, signInState } from '../return-path'
import { useSession } from '../session'
import { signUp, type SignUpInput } from './api'
import { CodeStep } from './code-step'
import { EmailField } from './email-field'
import { FormProblem } from './form-problem'
import { OtherWays } from './other-ways'
import { SignInFrame, TextLink } from './sign-in-frame'
import { newPasswordError, StrengthMeter } from './strength-meter'
import { EMAIL_RULES, useSignInForm } from './use-sign-in-form'
import { useSentTo } from './use-sent-to'

/** `/signup` (A-RT-07, OP-14) */
export function SignUpPage() {
  const { state } = useLocation()
  const [typed, setTyped] = useState<SignUpInput>({ name: '', email: signInState(state).email ?? '', password: '' })
  const [sentTo, setSentTo] = useSentTo()
  const target = returnPath(state)

  return (
    <GuestOnly>
      {sentTo ? (
        <CodeStep
          purpose="sign-up"
          email={sentTo}
          title="Check your email"
          text={`We sent a link to ${sentTo}. Open it on any device, or type the code from the mail here, and your account is ready.`}
          sendAgain={() => resendConfirmation(sentTo, target)}
          // (A-ER-18)
          sentAgain="Verification email sent! Check your inbox."
          onBack={() => setSentTo(undefined)}
        />
      ) : (
        <SignInFrame
          title="Create your account"
          text="Your first script is a product name away."
          footer={
            <>
              Already have an account?{' '}
              <TextLink to="/login" state={{ ...signInState(state), email: typed.email }}>
                Log in
              </TextLink>
            </>
          }
        >
          <div className="flex flex-col gap-5">
            <OtherWays target={target} />
            <SignUpForm typed={typed} onTyped={setTyped} target={target} onConfirm={setSentTo} />
          </div>
        </SignInFrame>
      )}
    </GuestOnly>
  )
}

interface SignUpFormProps {
  typed: SignUpInput
  onTyped: (typed: SignUpInput) => void
  target: string
  onConfirm: (email: string) => void
}

function SignUpForm({ typed, onTyped, target, onConfirm }: SignUpFormProps) {
  const { recheck } = useSession()
  const { form, busy, submit, problem, formProblem, errorOf, alert } = useSignInForm(
    typed,
    async (input: SignUpInput) => {
      onTyped(input)
      if ((await signUp(input, target)) === 'confirm') onConfirm(input.email)
      else recheck()
    },
  )
  const [name, address, password] = form.watch(['name', 'email', 'password'])

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormProblem ref={alert} problem={formProblem} />
      <TextField
        label="Name"
        id="name"
        autoComplete="name"
        readOnly={busy}
        error={errorOf('name')}
        {...form.register('name', {
          setValueAs: (value: string) => value.trim(),
          validate: (value) => value.trim() !== '' || 'Enter your name.',
          maxLength: { value: 100, message: 'Use at most 100 characters.' },
        })}
      />
      <EmailField
        readOnly={busy}
        error={errorOf('email')}
        {...form.register('email', { ...EMAIL_RULES, onChange: () => onTyped(form.getValues()) })}
      />
      <PasswordField
        label="Password"
        id="new-password"
        autoComplete="new-password"
        readOnly={busy}
        hint={<StrengthMeter password={password} known={[name, address]} />}
        error={newPasswordError(errorOf('password'), problem)}
        // Only that there is one: how strong it has to be is the service's rule, and it tells why.
        {...form.register('password', { required: 'Choose a password.' })}
      />
      <Button type="submit" variant="primary" size="lg" fullWidth loading={busy}>
        Create account
      </Button>
    </form>
  )
}
