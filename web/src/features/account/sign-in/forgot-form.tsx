import { Button } from '../../../ui'
import { sendRecovery } from './api'
import { EmailField } from './email-field'
import { FormProblem } from './form-problem'
import { EMAIL_RULES, useSignInForm } from './use-sign-in-form'

interface ForgotFormProps {
  email: string
  onEmail?: (email: string) => void
  onSent: (email: string) => void
}

/** Asks for the mail with which to choose a new password. (A-AU-30) */
export function ForgotForm({ email, onEmail, onSent }: ForgotFormProps) {
  const { register, busy, submit, formProblem, errorOf, alert } = useSignInForm({ email }, async (input) => {
    await sendRecovery(input.email)
    onSent(input.email)
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormProblem ref={alert} problem={formProblem} />
      <EmailField
        readOnly={busy}
        error={errorOf('email')}
        {...register('email', { ...EMAIL_RULES, onChange: ({ target }) => onEmail?.(target.value) })}
      />
      <Button type="submit" variant="primary" size="lg" fullWidth loading={busy}>
        Send reset link
      </Button>
    </form>
  )
}
