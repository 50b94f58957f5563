import { Button, PasswordField } from '../../../ui'
import { useSession } from '../session'
import { giveUpSession } from '../api'
import { choosePassword } from './api'
import { AccountName } from './email-field'
import { FormProblem } from './form-problem'
import { SignInFrame, TextButton } from './sign-in-frame'
import { newPasswordError, StrengthMeter } from './strength-meter'
import { useSignInForm } from './use-sign-in-form'

interface NewPasswordFormProps {
  email: string
  onDone: () => void
  /** The service wants to see the second factor first. */
  onFactorNeeded: () => void
}

/** A new password, twice. (OP-14, A-AU-31) */
export function NewPasswordForm({ email, onDone, onFactorNeeded }: NewPasswordFormProps) {
  const { recheck } = useSession()
  const { register, values, busy, submit, problem, formProblem, errorOf, alert } = useSignInForm(
    { password: '', again: '' },
    async ({ password }) => {
      try {
        await choosePassword(password)
      } catch (thrown) {
        if ((thrown as { code?: unknown } | null)?.code !== 'insufficient_aal') throw thrown
        return onFactorNeeded()
      }
      onDone()
      recheck()
    },
  )

  return (
    <SignInFrame
      title="Choose a new password"
      text={`For ${email}. You’ll need it to log in on your other devices.`}
      footer={<TextButton onClick={() => void giveUpSession().then(recheck)}>Keep the old one</TextButton>}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <FormProblem ref={alert} problem={formProblem} />
        <AccountName email={email} />
        <PasswordField
          label="New password"
          id="new-password"
          autoComplete="new-password"
          readOnly={busy}
          hint={<StrengthMeter password={values.password} known={[email]} />}
          error={newPasswordError(errorOf('password'), problem)}
          {...register('password', { required: 'Choose a password.' })}
        />
        <PasswordField
          label="Repeat new password"
          id="new-password-again"
          autoComplete="new-password"
          readOnly={busy}
          error={errorOf('again')}
          {...register('again', {
            validate: (again, values) => again === values.password || 'The passwords don’t match.',
          })}
        />
        <Button type="submit" variant="primary" size="lg" fullWidth loading={busy}>
          Save password
        </Button>
      </form>
    </SignInFrame>
  )
}
