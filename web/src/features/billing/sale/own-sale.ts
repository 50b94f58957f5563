import { useQuery } from '@tanstack/react-query'
import { subscriptionQuery } from '../../account'
import { buyerOf } from './plan-offer'
import type { Sale } from './use-sale'

/** Adds to a sale what the person's own plan means for it. */
export function useOwnSale(sale: Sale): Sale {
  const { userId } = sale
  const subscription = useQuery({ ...subscriptionQuery(userId ?? ''), enabled: userId !== undefined })
  if (userId === undefined) return sale
  const summary = subscription.data
  return {
    ...sale,
    subscription,
    summary,
    buyer: buyerOf(true, summary),
    // An own plan is seen first as it is paid for.
    interval: (!sale.hasChosenInterval && summary?.interval) || sale.interval,
  }
}
