import { BILLING_INTERVALS, PLANS, type BillingInterval } from '@reelwright/shared'
import type { ProviderPrice } from '../../../providers/payments'
import { paymentsOf, type BillingTools } from '../billing-tools'
import { amountOf, priceOf } from '../price-catalogue'

/** A price of the catalogue beside what the provider has under its id. */
export interface ComparedPrice {
  plan: string
  interval: BillingInterval
  /** What our pages say. */
  amountCents: number
  /** Null: not configured, so it is "Not available". (OP-27) */
  priceId: string | null
  /** Empty: it is what our pages say. */
  faults: string[]
}

/** @throws AppError `unavailable` where nothing is sold, or as the provider fails */
export async function comparePrices(
  tools: BillingTools,
): Promise<{ provider: 'stripe' | 'sandbox'; prices: ComparedPrice[] }> {
  const payments = paymentsOf(tools)
  const prices: ComparedPrice[] = []
  for (const plan of PLANS) {
    for (const interval of BILLING_INTERVALS) {
      const [priceId, amountCents] = [priceOf(tools.config.billing, plan.id, interval), amountOf(plan, interval)]
      const faults = priceId
        ? faultsOf(await payments.readPrice(priceId), { amountCents, interval })
        : ['not configured, so it cannot be bought']
      prices.push({ plan: plan.name, interval, amountCents, priceId: priceId ?? null, faults })
    }
  }
  return { provider: payments.provider, prices }
}

/** Why a price at the provider is not the one that our pages promise. */
export function faultsOf(
  price: ProviderPrice | undefined,
  wanted: { amountCents: number; interval: BillingInterval },
): string[] {
  if (!price) return ['unknown at the provider']
  const faults: string[] = []
  if (!price.active) faults.push('archived: nobody can buy it')
  if (price.currency !== 'usd') faults.push(`in ${price.currency}, not usd`)
  if (price.amountCents !== wanted.amountCents) faults.push(`costs ${price.amountCents ?? 'no fixed number of'} cents`)
  if (price.interval !== wanted.interval) faults.push(`is paid ${price.interval ?? 'at another interval'}`)
  return faults
}
