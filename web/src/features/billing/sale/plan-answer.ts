import { type Plan, type PlanFeature, plansWith } from '@reelwright/shared'

export type Interval = 'monthly' | 'annual'

/** A plan with what the payment provider knows it by; null: not on sale here. (A-EN-12, OP-27) */
export interface PlanOnSale extends Plan {
  monthlyPriceId: string | null
  annualPriceId: string | null
}

/** The three plans that are built in. They stand in when the server's list cannot be had, and cannot be bought. (A-SB-12) */
export const BUILT_IN_PLANS: readonly PlanOnSale[] = plansWith([]).map((plan) => ({
  ...plan,
  monthlyPriceId: null,
  annualPriceId: null,
}))

/**
 * The list of `GET /api/billing/plans`, under `data` or `plans`. (A-SB-11) What is missing or odd in an entry is as built in.
 * @throws Error when none of our plans is in it.
 */
export function readPlans(body: unknown): PlanOnSale[] {
  const { data, plans } = record(body)
  const list = [data, plans].find((value): value is unknown[] => Array.isArray(value)) ?? []
  const entries = new Map(list.map((entry) => [record(entry).id, record(entry)]))
  const found = BUILT_IN_PLANS.flatMap((plan) => {
    const entry = entries.get(plan.id)
    if (!entry) return []
    return {
      ...plan,
      monthlyCents: cents(entry.monthlyPrice) ?? plan.monthlyCents,
      annualCents: cents(entry.annualPrice) ?? plan.annualCents,
      originalMonthlyCents: cents(entry.originalPrice) ?? plan.originalMonthlyCents,
      features: features(entry) ?? plan.features,
      monthlyPriceId: text(entry.monthlyPriceId) ?? null,
      annualPriceId: text(entry.annualPriceId) ?? null,
    }
  })
  if (found.length === 0) throw new Error('The list of plans holds none that is known')
  return found
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Of a price in dollars. */
function cents(dollars: unknown): number | undefined {
  return typeof dollars === 'number' && dollars > 0 && dollars < 100_000 ? Math.round(dollars * 100) : undefined
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const texts = (value: unknown) => (Array.isArray(value) ? value.flatMap((entry) => text(entry) ?? []) : [])

function features(entry: Record<string, unknown>): PlanFeature[] | undefined {
  const soon = new Set(texts(entry.comingSoon))
  const listed = texts(entry.features).map((feature) =>
    soon.has(feature) ? { text: feature, comingSoon: true } : { text: feature },
  )
  return listed.length > 0 ? listed : undefined
}
