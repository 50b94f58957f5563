import { problemText } from '../profile/problem-text'
import { describeProblem } from '../sign-in-error'

export interface PasswordProblem {
  field?: 'current' | 'password' | 'nonce'
  text: string
  /** The service wants a code that it sends by mail. */
  needsCode?: boolean
  /** The service wants the current password although this account seemed to have none. */
  needsCurrent?: boolean
}

/** What each code of the service means at this form. (A-ER-07, OP-22) */
const BY_CODE: Record<string, Omit<PasswordProblem, 'text'> & { text?: string }> = {
  current_password_invalid: { field: 'current' },
  current_password_required: { field: 'current', needsCurrent: true, text: 'Enter your current password.' },
  same_password: { field: 'password' },
  validation_failed: { field: 'password' },
  reauthentication_needed: {
    needsCode: true,
    text: 'You logged in a while ago, so we sent a code to your address. Enter it below.',
  },
  reauthentication_not_valid: { field: 'nonce', text: 'This code is wrong or no longer valid.' },
}

/** Where a refused change of the password belongs, and what to say. */
export function passwordProblem(thrown: unknown): PasswordProblem {
  const code = (thrown as { code?: unknown } | null)?.code
  if (code === 'weak_password') {
    const { message, reasons = [] } = describeProblem(thrown)
    return { field: 'password', text: [message, ...reasons].join(' ') }
  }
  const known = typeof code === 'string' ? BY_CODE[code] : undefined
  return { ...known, text: known?.text ?? problemText(thrown) }
}
