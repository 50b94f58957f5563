import { useQuery } from '@tanstack/react-query'
import { BILLING_INTERVALS, type BillingInterval, type Plan } from '@reelwright/shared'
import { useState } from 'react'
import { SESSION_KEYS } from '../../../platform'
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

/** The interval of the checkout that this tab left for: its address back names none. (A-CK-03) */
function keptInterval(): BillingInterval | undefined {
  try {
    return BILLING_INTERVALS.find((known) => known === sessionStorage.getItem(SESSION_KEYS.checkoutInterval))
  } catch {
    return undefined
  }
}

function keepInterval(interval: BillingInterval) {
  try {
    sessionStorage.setItem(SESSION_KEYS.checkoutInterval, interval)
  } catch {
    // A browser that forbids storage forgets it.
  }
}

/** All that the pricing page and the modal sell with. */
export function useSale(variant: CheckoutVariant, wantedInterval?: BillingInterval) {
  const { status, user } = useSession()
  const isSignedIn = status === 'signed-in' && user !== null
  const plans = useQuery(plansQuery)
  const subscription = useQuery({ ...subscriptionQuery(user?.id ?? ''), enabled: isSignedIn })
  const checkout = useCheckout(variant, isSignedIn ? user.email || null : null)
  const [chosen, chooseInterval] = useState(wantedInterval ? undefined : keptInterval)
  const [change, setChange] = useState<WantedChange | null>(null)
  const summary = isSignedIn ? subscription.data : undefined
  // An own plan is seen first as it is paid for.
  const interval = chosen ?? wantedInterval ?? summary?.interval ?? 'monthly'

  return {
    plans,
    subscription,
    summary,
    checkout: {
      ...checkout,
      buy: (priceId: string) => {
        keepInterval(interval)
        return checkout.buy(priceId)
      },
    },
    userId: isSignedIn ? user.id : undefined,
    /** Undefined while the session is checked; who has none is not kept waiting for that. */
    buyer: buyerOf(status === 'loading' && hasStoredSession() ? undefined : isSignedIn, summary),
    interval,
    chooseInterval,
    change,
    setChange: (next: WantedChange | null) => setChange(next),
  }
}
