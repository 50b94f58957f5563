import type { BillingInterval, Plan } from '@reelwright/shared'

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** What is charged, to the cent: "$29", "$33.12". (CX-33) */
export const formatCents = (cents: number): string => (cents % 100 === 0 ? whole : exact).format(cents / 100)

export const priceIn = (plan: Pick<Plan, 'monthlyCents' | 'annualCents'>, interval: BillingInterval): number =>
  interval === 'annual' ? plan.annualCents : plan.monthlyCents

/** "Beta Creator, monthly"; a plan that is given, or that is none of ours, has no interval. */
export const planText = ({ planName, interval }: { planName: string; interval: BillingInterval | null }): string =>
  interval ? `${planName}, ${interval}` : planName
