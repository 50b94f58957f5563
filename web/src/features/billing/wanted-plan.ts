import { BILLING_INTERVALS, PLANS, type BillingInterval, type Plan } from '@reelwright/shared'

/** The plan and the interval that a link to the pricing page is about; what is missing or odd is nothing. */
export function wantedPlan(query: URLSearchParams): {
  plan: Plan['id'] | undefined
  interval: BillingInterval | undefined
} {
  return {
    plan: PLANS.find(({ id }) => id === query.get('plan'))?.id,
    interval: BILLING_INTERVALS.find((interval) => interval === query.get('interval')),
  }
}

/** Where a plan can be bought, also without an account. */
export const pricingPath = (plan: Plan['id'], interval: BillingInterval): string =>
  `/pricing?plan=${plan}&interval=${interval}`
