import type { BillingInterval } from '@reelwright/shared'
import type { Stripe } from 'stripe'
import type { SandboxPrice } from '../payments'
import { missing } from './faults'

/** The price list: nothing else is sold, and no other amount is charged. */
export interface Prices {
  /** @throws StripeFault for one that is not on the list */
  get(id: string, param: string): SandboxPrice
  list: readonly SandboxPrice[]
}

export function priceList(list: readonly SandboxPrice[]): Prices {
  return {
    list,
    get(id, param) {
      const price = list.find((known) => known.id === id)
      if (!price) throw missing('price', id, param, param === 'id' ? 404 : 400)
      return price
    },
  }
}

const RECURRING = { monthly: 'month', annual: 'year' } as const satisfies Record<BillingInterval, string>
/** Seconds since 1970; any moment before all sales. */
const CREATED = 1_700_000_000

export function stripePrice({ id, planName, interval, amountCents }: SandboxPrice): Stripe.Price {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: CREATED,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: { plan_name: planName },
    nickname: `${planName}, ${interval}`,
    product: productOf(planName),
    recurring: {
      interval: RECURRING[interval],
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amountCents,
    unit_amount_decimal: null,
  }
}

/** A price that is being paid, as it was when it was bought: a later price list does not change it. (A-SB-20) */
export const sandboxPrice = ({ id, metadata, recurring, unit_amount: amount }: Stripe.Price): SandboxPrice => ({
  id,
  planName: metadata.plan_name ?? id,
  interval: recurring?.interval === 'year' ? 'annual' : 'monthly',
  amountCents: amount ?? 0,
})

/** The older view of a price, which subscription items still show. */
export function stripePlan({ id, planName, interval, amountCents }: SandboxPrice): Stripe.Plan {
  return {
    id,
    object: 'plan',
    active: true,
    amount: amountCents,
    amount_decimal: null,
    billing_scheme: 'per_unit',
    created: CREATED,
    currency: 'usd',
    interval: RECURRING[interval],
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: productOf(planName),
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

export const productOf = (planName: string) =>
  `prod_sandbox_${planName
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, 60)}`

/** A price as one reads it: "$29.00 / month". */
export const spoken = ({ amountCents, interval }: SandboxPrice) => `${dollars(amountCents)} / ${RECURRING[interval]}`

export const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 2 })
