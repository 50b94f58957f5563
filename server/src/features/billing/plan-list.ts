import { plansWith, type Plan } from '@reelwright/shared'
import type { BillingConfig } from '../../platform/config'
import { priceOf } from './price-catalogue'

/** The plans as they are sold here, for everybody who shows them. */
export const listPlans = (billing: BillingConfig) => plansWith(billing.extras).map((plan) => listed(plan, billing))

/** A plan as its readers know it: a row of plans (A-EN-11), the pricing modal (A-EN-12), and the catalogue in `shared`. */
function listed(plan: Plan, billing: BillingConfig) {
  const { features, badge = null, monthlyCents, annualCents, originalMonthlyCents, ...rest } = plan
  // Null: not on sale here, "Not available". (OP-27)
  const monthlyPriceId = priceOf(billing, plan.id, 'monthly') ?? null
  const annualPriceId = priceOf(billing, plan.id, 'annual') ?? null
  return {
    ...rest,
    price_cents: monthlyCents,
    interval: 'month',
    stripe_price_id: monthlyPriceId,
    max_scripts_per_month: plan.scriptsPerMonth,
    features: features.map(({ text }) => text),
    /** Those of `features` that are not there yet. (CX-14) */
    comingSoon: features.filter(({ comingSoon }) => comingSoon).map(({ text }) => text),
    monthlyCents,
    annualCents,
    originalMonthlyCents,
    // Dollars; the original one is of a month without the beta price.
    monthlyPrice: monthlyCents / 100,
    annualPrice: annualCents / 100,
    originalPrice: originalMonthlyCents / 100,
    monthlyPriceId,
    annualPriceId,
    highlighted: badge !== null,
    badge,
  }
}
