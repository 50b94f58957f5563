import { useQuery } from '@tanstack/react-query'
import type { BillingInterval, Plan } from '@reelwright/shared'
import { useState } from 'react'
import { hasStoredSession, subscriptionQuery, useSession } from '../../account'
import { plansQuery } from './api'
import type { CheckoutVariant } from './checkout-answer'
import { buyerOf } from './plan-offer'
import { useCheckout } from './use-checkout'

/** A plan that a subscriber looks at closer before changing to it. */
export interface WantedChange {
  planId: Plan['id']
  priceId: string
  /** What its button said. */
  label: string
}

export type Sale = ReturnType<typeof useSale>

/** All that the pricing page and the modal sell with. */
export function useSale(variant: CheckoutVariant, wantedInterval?: BillingInterval) {
  const { status, user } = useSession()
  const isSignedIn = status === 'signed-in' && user !== null
  const plans = useQuery(plansQuery)
  const subscription = useQuery({ ...subscriptionQuery(user?.id ?? ''), enabled: isSignedIn })
  const checkout = useCheckout(variant, isSignedIn ? user.email || null : null)
  const [chosen, chooseInterval] = useState<BillingInterval>()
  const [change, setChange] = useState<WantedChange | null>(null)
  const summary = isSignedIn ? subscription.data : undefined

  return {
    plans,
    subscription,
    summary,
    checkout,
    userId: isSignedIn ? user.id : undefined,
    /** Undefined while the session is checked; who has none is not kept waiting for that. */
    buyer: buyerOf(status === 'loading' && hasStoredSession() ? undefined : isSignedIn, summary),
    // An own plan is seen first as it is paid for.
    interval: chosen ?? wantedInterval ?? summary?.interval ?? 'monthly',
    chooseInterval,
    change,
    setChange: (next: WantedChange | null) => setChange(next),
  }
}
