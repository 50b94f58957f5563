import {
  BILLING_INTERVALS,
  PLAN_EXTRAS,
  PLANS,
  type BillingInterval,
  type Plan,
  type PlanExtra,
} from '@reelwright/shared'

/** Who takes payments, and which of the provider's prices stands for which plan. (OP-27, OP-30) */
export interface BillingConfig {
  /** Undefined with `sandbox` off: nothing can be bought. `apiBase` undefined: Stripe's own address. */
  stripe: { secretKey: string; webhookSecret: string; apiBase: string | undefined } | undefined
  /** The built-in checkout that moves no money: without Stripe; in production only where it is switched on. */
  sandbox: boolean
  /** The first one of a plan and an interval is on sale; by the others people pay who began with them. */
  prices: readonly PlanPrice[]
  /** What the operator provides of what plans hold beyond the app. */
  extras: readonly PlanExtra[]
}

/** A price at the provider. */
export interface PlanPrice {
  id: string
  planId: Plan['id']
  interval: BillingInterval
}

type PriceVariable = `STRIPE_PRICE_${Uppercase<Plan['id']>}_${Uppercase<BillingInterval>}`

/** Which variable names the price of a plan. (OP-27) */
export const PRICE_VARIABLES = PLANS.flatMap(({ id: planId }) =>
  BILLING_INTERVALS.map((interval) => {
    const variable = `STRIPE_PRICE_${planId.toUpperCase()}_${interval.toUpperCase()}`
    return { variable: variable as PriceVariable, planId, interval }
  }),
)

/** "price_2, price_1" */
export const idsOf = (given: string | undefined): string[] =>
  given === undefined ? [] : given.split(',').map((id) => id.trim())

/** The settings that payments are made of. */
interface PaymentSettings extends Partial<Record<PriceVariable, string | undefined>> {
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_API_BASE?: string | undefined
  BILLING_SANDBOX?: boolean | undefined
  PLAN_EXTRAS?: string | undefined
  COMMUNITY_URL?: string | undefined
}

/** The sandbox knows its plans by these. */
export const SANDBOX_PRICES: readonly PlanPrice[] = PLANS.flatMap(({ id: planId }) =>
  BILLING_INTERVALS.map((interval) => ({ id: `price_sandbox_${planId}_${interval}`, planId, interval })),
)

export function billingConfig(env: PaymentSettings, production: boolean): BillingConfig {
  const given = idsOf(env.PLAN_EXTRAS)
  const extras = PLAN_EXTRAS.filter((extra) => given.includes(extra) || (extra === 'community' && env.COMMUNITY_URL))
  if (env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET) {
    return {
      stripe: {
        secretKey: env.STRIPE_SECRET_KEY,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET,
        apiBase: env.STRIPE_API_BASE,
      },
      sandbox: false,
      prices: PRICE_VARIABLES.flatMap(({ variable, ...price }) => idsOf(env[variable]).map((id) => ({ id, ...price }))),
      extras,
    }
  }
  // (OP-30) Plans for nothing are for trying out; in production only who says so gets them.
  const sandbox = env.BILLING_SANDBOX ?? !production
  return { stripe: undefined, sandbox, prices: sandbox ? SANDBOX_PRICES : [], extras }
}

/** What would take money for nothing, or give for nothing what others pay for. */
export function paymentFaults(given: Record<string, unknown>): string[] {
  const seen = new Map<string, string>()
  const faults = PRICE_VARIABLES.flatMap(({ variable }) => {
    const ids = idsOf(given[variable]?.toString())
    return ids.flatMap((id) => {
      const first = seen.get(id)
      seen.set(id, first ?? variable)
      return first ? [`  ${variable}: is the same price as ${first}`] : []
    })
  })
  const sandbox = ['on', 'true', '1'].includes(String(given.BILLING_SANDBOX))
  return sandbox && given.STRIPE_SECRET_KEY !== undefined
    ? [...faults, '  BILLING_SANDBOX: cannot be on beside STRIPE_SECRET_KEY']
    : faults
}
