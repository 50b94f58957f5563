import type { ReactNode } from 'react'
import { cn } from '../../../ui'
import type { SignInProblem } from '../sign-in-error'
import { strengthOf } from './password-strength'

const BARS = { 0: 'bg-danger', 1: 'bg-danger', 2: 'bg-warning', 3: 'bg-success' } as const
const WORDS = { 0: 'text-ink', 1: 'text-danger', 2: 'text-warning', 3: 'text-success' } as const

/** How good a new password is, while it is typed: in words, and as a bar for the eye. Stands in the field's hint. (OP-22) */
export function StrengthMeter({ password, known }: { password: string; known?: readonly string[] }) {
  if (password === '') return 'At least 8 characters, with a letter and a number.'
  const { missing, level, label, advice } = strengthOf(password, known)
  return (
    <>
      <span className="mt-0.5 mb-1.5 flex gap-1" aria-hidden="true">
        {[0, 1, 2, 3].map((step) => (
          <span
            key={step}
            className={cn('h-1 flex-1 rounded-full transition-colors', step <= level ? BARS[level] : 'bg-line')}
          />
        ))}
      </span>
      <span className={cn('font-medium', WORDS[level])}>{label}.</span>{' '}
      {missing.length > 0 ? missing.join(' ') : advice}
    </>
  )
}

/** What the service said about a password, with reasons one can act on. (A-AU-19) */
export function newPasswordError(message: string | undefined, problem: SignInProblem | null): ReactNode {
  if (!message) return undefined
  const reasons = problem?.field === 'password' && problem.message === message ? (problem.reasons ?? []) : []
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
