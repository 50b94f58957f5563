import { PLANS, type Plan } from '@reelwright/shared'

/** A plan as its readers know it: a row of plans (A-EN-11), the pricing modal (A-EN-12), and the catalogue in `shared`. */
function listed(plan: Plan) {
  const { features, badge = null, monthlyCents, annualCents, originalMonthlyCents, ...rest } = plan
  return {
    ...rest,
    price_cents: monthlyCents,
    interval: 'month',
    // Null until a payment provider is set up: nobody can be charged.
    stripe_price_id: null,
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
    monthlyPriceId: null,
    annualPriceId: null,
    highlighted: badge !== null,
    badge,
  }
}

export const LISTED_PLANS = PLANS.map(listed)
