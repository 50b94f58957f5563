import { PLANS, type BillingInterval, type Plan, type PlanChoice } from '@reelwright/shared'
import type { BillingConfig } from '../../platform/config'
import { limitsOfPlan } from './plan-limits'

/** What the operator gives has a price that no provider knows: "granted_creator". */
const GRANTED = 'granted_'

export const grantedPriceId = (planId: Plan['id']): string => `${GRANTED}${planId}`

/** A plan of ours and how often it is paid for; `interval` null: it is given. */
export interface PricedPlan {
  plan: Plan
  interval: BillingInterval | null
}

/** Which plan a price stands for. Undefined: an unknown price, which counts as "Beta". (A-SB-29, CX-19, OP-27) */
export function planOfPrice({ prices }: BillingConfig, priceId: string): PricedPlan | undefined {
  const given = PLANS.find(({ id }) => priceId === grantedPriceId(id))
  if (given) return { plan: given, interval: null }
  const price = prices.find(({ id }) => id === priceId)
  const plan = price && PLANS.find(({ id }) => id === price.planId)
  return price && plan ? { plan, interval: price.interval } : undefined
}

/** Undefined: not on sale here. */
export function priceOf({ prices }: BillingConfig, planId: Plan['id'], interval: BillingInterval): string | undefined {
  return prices.find((price) => price.planId === planId && price.interval === interval)?.id
}

/** The plan that a price sells. Undefined: it is not on sale here, though existing subscriptions may have it. (OP-27) */
export function planOnSale(
  billing: BillingConfig,
  priceId: string,
): { plan: Plan; interval: BillingInterval } | undefined {
  const { plan, interval } = planOfPrice(billing, priceId) ?? {}
  return plan && interval && priceOf(billing, plan.id, interval) === priceId ? { plan, interval } : undefined
}

/** What a payment for an interval is. */
export const amountOf = (plan: Plan, interval: BillingInterval): number =>
  interval === 'annual' ? plan.annualCents : plan.monthlyCents

/** A price as people know it. */
export function choiceOf(config: BillingConfig, priceId: string): PlanChoice {
  const known = planOfPrice(config, priceId)
  if (!known) return { planId: null, planName: 'Beta', interval: null }
  return { planId: known.plan.id, planName: known.plan.name, interval: known.interval }
}

/** Scripts a month by price, for queries over many accounts; `unknown`: any other price. (A-RL-05, A-SB-29) */
export function limitOfPrices(config: BillingConfig) {
  const ids = [...config.prices.map(({ id }) => id), ...PLANS.map(({ id }) => grantedPriceId(id))]
  const known = ids.flatMap((priceId) => {
    const plan = planOfPrice(config, priceId)?.plan
    return plan ? [{ priceId, planName: plan.name, scripts: plan.scriptsPerMonth }] : []
  })
  return { known, unknown: { planName: 'Beta', scripts: limitsOfPlan(undefined).scripts } }
}
