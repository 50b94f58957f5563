import type { CheckoutState } from '@reelwright/shared'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { SignUpCard, TextLink } from '../../account'
import { planText } from '../price-text'
import { paidWords } from './plan-words'

interface PaidSignUpProps {
  checkout: Extract<CheckoutState, { state: 'paid' }>
  /** This page: whoever logs in or confirms a mail comes back to it. */
  here: string
}

/** Somebody has paid and has no account yet, or is not signed in with it. (OP-06) */
export function PaidSignUp({ checkout, here }: PaidSignUpProps) {
  const [typed, setTyped] = useState({ name: '', email: checkout.email ?? '', password: '' })
  return (
    <SignUpCard
      title="Payment received"
      text="Create an account for your plan."
      typed={typed}
      onTyped={setTyped}
      fixedEmail={checkout.email !== null}
      target={here}
      footer={
        <div className="flex flex-wrap justify-center gap-x-5 gap-y-3">
          <TextLink to="/login" state={{ from: here, email: typed.email }}>
            I already have an account
          </TextLink>
          {/* A code that is sent to a mistyped address reaches nobody. */}
          {checkout.email !== null && (
            <TextLink to="/signup" state={{ from: here }}>
              Use another address
            </TextLink>
          )}
        </div>
      }
    >
      <div className="flex gap-3 rounded-control bg-success-soft p-4">
        <Check aria-hidden="true" strokeWidth={2.5} className="mt-0.5 size-5 shrink-0 text-success" />
        <div className="min-w-0">
          <h2 className="font-semibold text-ink">{planText(checkout)}</h2>
          <p className="text-sm text-muted tabular-nums">{paidWords(checkout)}</p>
        </div>
      </div>
    </SignUpCard>
  )
}
