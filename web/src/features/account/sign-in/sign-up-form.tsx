import { TEXTS } from '@reelwright/shared'
import { Link } from 'react-router'
import { Banner, Button, PasswordField, TextField } from '../../../ui'
import { useSession } from '../session'
import { signUp, type SignUpInput } from './api'
import { EmailField } from './email-field'
import { FormProblem } from './form-problem'
import { newPasswordError, StrengthMeter } from './strength-meter'
import { EMAIL_RULES, passwordRules, useSignInForm } from './use-sign-in-form'

interface SignUpFormProps {
  typed: SignUpInput
  onTyped: (typed: SignUpInput) => void
  target: string
  onConfirm: (email: string) => void
  /** The address is given, and the account is for this one. (OP-06) */
  fixedEmail?: boolean
}

/** Name, address and password of a new account. (OP-14) */
export function SignUpForm({ typed, onTyped, target, onConfirm, fixedEmail = false }: SignUpFormProps) {
  const { recheck } = useSession()
  const { register, values, read, busy, submit, problem, formProblem, errorOf, alert } = useSignInForm(
    typed,
    async (input: SignUpInput) => {
      onTyped(input)
      if ((await signUp(input, target)) === 'confirm') onConfirm(input.email)
      else recheck()
    },
  )
  const { name, email: address, password } = values
  const isKnown = fixedEmail && problem?.message === TEXTS.userAlreadyRegistered

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormProblem ref={alert} problem={formProblem} />
      {isKnown && (
        <Banner
          tone="warning"
          title="This address already has an account."
          action={
            <Button asChild size="sm">
              <Link to="/login" state={{ from: target, email: address }}>
                Log in
              </Link>
            </Button>
          }
        >
          Log in to add your plan to it.
        </Banner>
      )}
      <TextField
        label="Name"
        id="name"
        autoComplete="name"
        readOnly={busy}
        error={errorOf('name')}
        {...register('name', {
          setValueAs: (value) => value.trim(),
          validate: (value) => value.trim() !== '' || 'Enter your name.',
          maxLength: { value: 100, message: 'Use 100 characters or fewer.' },
        })}
      />
      <EmailField
        readOnly={busy || fixedEmail}
        error={errorOf('email')}
        hint={fixedEmail ? 'The email address you used at checkout.' : undefined}
        className={fixedEmail ? '[&_input]:border-line [&_input]:bg-sunken [&_input]:text-ellipsis' : undefined}
        {...register('email', {
          ...EMAIL_RULES,
          required: TEXTS.credentialsMissing,
          onChange: () => onTyped(read()),
        })}
      />
      <PasswordField
        label="Password"
        id="new-password"
        autoComplete="new-password"
        readOnly={busy}
        hint={<StrengthMeter password={password} known={[name, address]} />}
        error={newPasswordError(errorOf('password'), problem)}
        // Only required: the service checks the strength and explains it.
        {...register('password', passwordRules('Choose a password.'))}
      />
      <Button type="submit" variant="primary" size="lg" fullWidth loading={busy}>
        Create account
      </Button>
    </form>
  )
}
