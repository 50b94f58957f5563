import { count, plansWith, type Plan } from '@reelwright/shared'
import * as z from 'zod'
import type { BillingConfig } from '../../platform/config'
import { priceOf } from './price-catalogue'

/** The plans as they are sold here, for everybody who shows them. */
export const listPlans = (billing: BillingConfig) => plansWith(billing.extras).map((plan) => listed(plan, billing))

/** A plan as its readers know it: a row of plans (A-EN-11), the pricing modal (A-EN-12), and the catalogue in `shared`. */
export const ListedPlan = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    price_cents: count,
    interval: z.literal('month'),
    stripe_price_id: z.string().nullable(),
    max_scripts_per_month: count,
    videoLength: count.describe('Seconds'),
    features: z.array(z.string()),
    comingSoon: z.array(z.string()).describe('The entries of `features` that are not available yet'),
    monthlyPrice: z.number().describe('Dollars'),
    annualPrice: z.number(),
    originalPrice: z.number().describe('The monthly price without the beta discount'),
    monthlyPriceId: z.string().nullable().describe('Null: not on sale here'),
    annualPriceId: z.string().nullable(),
    highlighted: z.boolean(),
    badge: z.string().nullable(),
  })
  .meta({ id: 'Plan' })

function listed(plan: Plan, billing: BillingConfig) {
  const { features, badge = null, monthlyCents, annualCents, originalMonthlyCents, ...rest } = plan
  // Null: not on sale here, "Not available". (OP-27)
  const monthlyPriceId = priceOf(billing, plan.id, 'monthly') ?? null
  const annualPriceId = priceOf(billing, plan.id, 'annual') ?? null
  return {
    ...rest,
    price_cents: monthlyCents,
    interval: 'month' as const,
    stripe_price_id: monthlyPriceId,
    max_scripts_per_month: plan.scriptsPerMonth,
    features: features.map(({ text }) => text),
    comingSoon: features.filter(({ comingSoon }) => comingSoon).map(({ text }) => text),
    monthlyCents,
    annualCents,
    originalMonthlyCents,
    monthlyPrice: monthlyCents / 100,
    annualPrice: annualCents / 100,
    originalPrice: originalMonthlyCents / 100,
    monthlyPriceId,
    annualPriceId,
    highlighted: badge !== null,
    badge,
  }
}
