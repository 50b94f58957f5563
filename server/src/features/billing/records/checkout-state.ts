import { MAX_PROVIDER_ID_LENGTH, type CheckoutState } from '@reelwright/shared'
import { sql } from 'kysely'
import type { BillingTools } from '../billing-tools'
import { limitsOfPlan } from '../plan-limits'
import { choiceOf, planOfPrice } from '../price-catalogue'
import { syncCheckout } from './sync'

/** As providers number their checkouts; nothing else is asked for there. */
export const isCheckoutId = (id: string): boolean => id.length <= MAX_PROVIDER_ID_LENGTH && /^[\w-]+$/.test(id)

interface Row {
  email: string | null
  amount_cents: number
  claimed: boolean
  price_id: string | null
}

/**
 * The state of a checkout, for the holder of its id: the returning buyer. (OP-06)
 * @throws AppError `provider_failed`, `unavailable`
 */
export async function checkoutState(tools: BillingTools, id: string): Promise<CheckoutState> {
  const checkout = isCheckoutId(id) ? await syncCheckout(tools, id) : undefined
  if (!checkout) return { state: 'unknown' }
  if (!checkout.paid || !checkout.subscriptionId) return { state: 'unpaid', url: checkout.url }
  const [row] = await tools.db.query(sql<Row>`
    select c.email, c.amount_cents, c.claimed_at is not null as claimed, b.price_id
    from private.billing_checkouts c left join private.billing_subscriptions b on b.id = c.subscription_id
    where c.id = ${checkout.id}`)
  if (!row || row.claimed) return { state: 'used' }
  const priceId = row.price_id ?? ''
  return {
    state: 'paid',
    email: row.email,
    amountCents: row.amount_cents,
    scriptsPerMonth: limitsOfPlan(planOfPrice(tools.config.billing, priceId)?.plan).scripts ?? 0,
    ...choiceOf(tools.config.billing, priceId),
  }
}
