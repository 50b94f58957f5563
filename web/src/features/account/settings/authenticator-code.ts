import { problemText } from '../profile/problem-text'

/** What was typed or pasted, without the blank that apps put in the middle. */
export const codeDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6)

/** Why a code of an authenticator was refused. */
export function codeProblem(thrown: unknown): string {
  const code = (thrown as { code?: unknown } | null)?.code
  if (code === 'mfa_verification_failed') {
    return 'This code is not right. Enter the newest one, and check that the clock of your phone is right.'
  }
  if (code === 'mfa_factor_not_found') return 'This set-up is no longer valid. Close this and begin anew.'
  return problemText(thrown)
}
