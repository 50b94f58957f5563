import { problemText } from '../profile/problem-text'

/** What was typed or pasted, without the blank that apps put in the middle. */
export const codeDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6)

/** Why a code of an authenticator was refused. */
export function codeProblem(thrown: unknown): string {
  const code = (thrown as { code?: unknown } | null)?.code
  if (code === 'mfa_verification_failed') {
    return 'This code isn’t correct. Enter the latest one, and check that your phone’s clock is right.'
  }
  if (code === 'mfa_factor_not_found') return 'This setup has expired. Close it and start again.'
  return problemText(thrown)
}
