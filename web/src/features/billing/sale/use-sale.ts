import { BILLING_INTERVALS, type BillingInterval, type Plan, type SubscriptionSummary } from '@reelwright/shared'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { hasStoredSession, SESSION_KEYS } from '../../../platform'
import { useSession } from '../../account'
import type { CheckoutVariant } from './checkout-answer'
import { buyerOf } from './plan-offer'
import { useCheckout } from './use-checkout'
import { usePlans } from './use-plans'

/** A plan that a subscriber looks at closer before changing to it. */
export interface WantedChange {
  planId: Plan['id']
  priceId: string
  /** What its button said. */
  label: string
}

/** `useOwnSale` adds the person's own plan. */
export type Sale = ReturnType<typeof useSale> & {
  subscription?: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>
  summary?: SubscriptionSummary
}

/** The interval of the checkout that this tab left for: its address back names none. (A-CK-03) */
function keptInterval(): BillingInterval | undefined {
  try {
    return BILLING_INTERVALS.find((known) => known === sessionStorage.getItem(SESSION_KEYS.checkoutInterval))
  } catch {
    return undefined
  }
}

/** What the pricing page and the modal sell with. Asks nothing about a person, so that visitors do without the query client. */
export function useSale(variant: CheckoutVariant, wantedInterval?: BillingInterval) {
  const { status, user } = useSession()
  const isSignedIn = status === 'signed-in' && user !== null
  const plans = usePlans()
  const checkout = useCheckout(variant, isSignedIn ? user.email || null : null)
  const [chosen, chooseInterval] = useState(wantedInterval ? undefined : keptInterval)
  const [change, setChange] = useState<WantedChange | null>(null)
  const preferred = chosen ?? wantedInterval

  return {
    plans,
    checkout,
    userId: isSignedIn ? user.id : undefined,
    /** Unknown while the session is checked, too; who has none is not kept waiting for that. */
    buyer: buyerOf(status === 'loading' && hasStoredSession() ? undefined : isSignedIn, undefined),
    interval: preferred ?? 'monthly',
    hasChosenInterval: preferred !== undefined,
    chooseInterval,
    change,
    setChange: (next: WantedChange | null) => setChange(next),
  }
}
