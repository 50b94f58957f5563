import type { Stripe } from 'stripe'
import * as z from 'zod'
import { declined, invalid, missing } from './faults'
import { expand, flag, list, metadata, text, wholeNumber } from './form'
import { bill, chargeFault, draftInvoice, settle } from './invoices'
import { periodEnd } from './periods'
import { changeAtOnce, type PlanChangeAtOnce } from './plan-change'
import { sandboxPrice } from './prices'
import { endSubscription, nextPrice } from './renewals'
import { followChange } from './schedules'
import { idOf, itemOf, required, type Store } from './store'
import { firstLine } from './subscriptions'

/** What a change may say, alike for the change itself and for its preview. */
const Change = z.strictObject({
  items: list(
    z.strictObject({ id: text.optional(), price: text.optional(), quantity: z.literal('1').optional() }),
  ).optional(),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
  proration_date: wholeNumber.optional(),
  cancel_at_period_end: flag.optional(),
  /** Can only be cleared. */
  cancel_at: z.literal('').optional(),
})
type Change = z.output<typeof Change>

/** `POST /v1/subscriptions/{id}` */
export const SubscriptionUpdate = Change.extend({
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).optional(),
  off_session: flag.optional(),
  metadata: metadata.optional(),
  expand,
})

export async function updateSubscription(
  store: Store,
  wanted: z.output<typeof SubscriptionUpdate>,
  id: string,
): Promise<Stripe.Subscription> {
  const before = await store.lock('subscription', id)
  if (!before) throw missing('subscription', id)
  if (before.status === 'canceled') {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  }
  if (before.schedule !== null && (wanted.cancel_at_period_end !== undefined || wanted.cancel_at !== undefined)) {
    throw invalid(
      `The subscription is managed by the subscription schedule \`${idOf(before.schedule)}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
      'cancel_at_period_end',
    )
  }
  const changed = planChange(store, before, wanted)
  const after = withEnd(changed?.subscription ?? before, wanted, store.now)
  const charged = changed ? await charge(store, after, changed, wanted.payment_behavior) : after
  const saved = { ...charged, metadata: { ...charged.metadata, ...wanted.metadata } }
  await store.save(saved)
  if (changed) await followChange(store, before, saved)
  await store.emit('customer.subscription.updated', saved)
  return saved
}

/** Undefined: the price stays. */
function planChange(store: Store, subscription: Stripe.Subscription, wanted: Change): PlanChangeAtOnce | undefined {
  const [item, ...others] = wanted.items ?? []
  if (!item) return undefined
  const mine = itemOf(subscription)
  if (others.length > 0 || item.id === undefined) throw invalid('The sandbox has one plan in a subscription.', 'items')
  if (item.id !== mine.id) throw missing('subscription_item', item.id, 'items[0][id]', 400)
  if (item.price === undefined || item.price === mine.price.id) return undefined
  if (wanted.proration_behavior === undefined || wanted.proration_behavior === 'create_prorations') {
    throw invalid('The sandbox charges at once: ask for `always_invoice`, or for `none`.', 'proration_behavior')
  }
  return changeAtOnce(subscription, store.prices.get(item.price, 'items[0][price]'), {
    at: wanted.proration_date ?? Math.min(Math.max(store.now, mine.current_period_start), mine.current_period_end),
    now: store.now,
    prorate: wanted.proration_behavior === 'always_invoice',
  })
}

/** Charges what a change costs. @throws StripeFault for a card that pays nothing, before anything was written */
async function charge(
  store: Store,
  subscription: Stripe.Subscription,
  { lines, period }: PlanChangeAtOnce,
  behavior: 'allow_incomplete' | 'error_if_incomplete' = 'allow_incomplete',
): Promise<Stripe.Subscription> {
  if (lines.length === 0) return subscription
  const customer = await required(store, 'customer', idOf(subscription.customer), 'customer')
  const total = lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const fault = chargeFault(store, customer, settle(total, customer.balance).due, 'later')
  if (fault && behavior === 'error_if_incomplete') throw declined(fault)
  const { invoice, decline } = await bill(
    store,
    {
      customer,
      subscription: { ...subscription, itemId: itemOf(subscription).id },
      lines,
      reason: 'subscription_update',
      period,
    },
    'later',
  )
  return { ...subscription, latest_invoice: invoice.id, status: decline ? 'past_due' : subscription.status }
}

export function withEnd(
  subscription: Stripe.Subscription,
  wanted: Pick<Change, 'cancel_at_period_end' | 'cancel_at'>,
  now: number,
): Stripe.Subscription {
  const ending = wanted.cancel_at === '' ? false : (wanted.cancel_at_period_end ?? subscription.cancel_at_period_end)
  if (!ending) return { ...subscription, cancel_at_period_end: false, cancel_at: null, canceled_at: null }
  return {
    ...subscription,
    cancel_at_period_end: true,
    cancel_at: itemOf(subscription).current_period_end,
    canceled_at: subscription.canceled_at ?? now,
  }
}

/** `DELETE /v1/subscriptions/{id}` */
export const SubscriptionCancel = z.strictObject({
  invoice_now: z.literal('false').optional(),
  prorate: z.literal('false').optional(),
  expand,
})

export async function cancelSubscription(store: Store, id: string): Promise<Stripe.Subscription> {
  const subscription = await store.lock('subscription', id)
  // As at the provider: what has ended cannot be found for ending it.
  if (!subscription || subscription.status === 'canceled') throw missing('subscription', id)
  return endSubscription(store, subscription, 'cancellation_requested')
}

/** `POST /v1/invoices/create_preview` */
export const InvoicePreview = z.strictObject({
  subscription: text,
  customer: text.optional(),
  subscription_details: Change.optional(),
  preview_mode: z.literal('next').optional(),
  expand,
})

/** The invoice that a change would make at once, or that of the next period. */
export async function previewInvoice(
  store: Store,
  { subscription: id, subscription_details: wanted }: z.output<typeof InvoicePreview>,
): Promise<Stripe.Invoice> {
  const before = await required(store, 'subscription', id, 'subscription')
  if (before.status === 'canceled') throw missing('subscription', id, 'subscription')
  const customer = await required(store, 'customer', idOf(before.customer), 'customer')
  const changed = wanted && planChange(store, before, wanted)
  const subscription = withEnd(changed?.subscription ?? before, wanted ?? {}, store.now)
  const order = { customer, subscription: { ...subscription, itemId: itemOf(subscription).id } }
  if (changed && changed.lines.length > 0) {
    return draftInvoice(store.now, { ...order, lines: changed.lines, reason: 'upcoming', period: changed.period })
  }
  if (subscription.cancel_at_period_end) {
    throw invalid('No upcoming invoices for this subscription.', 'subscription', 'invoice_upcoming_none')
  }
  const { current_period_start: start, current_period_end: end, price } = itemOf(subscription)
  const next = changed ? sandboxPrice(price) : await nextPrice(store, subscription, end)
  const anchor = next.interval === sandboxPrice(price).interval ? subscription.billing_cycle_anchor : end
  const line = firstLine(next, { start: end, end: periodEnd(anchor, next.interval, end) })
  return draftInvoice(store.now, { ...order, lines: [line], reason: 'upcoming', period: { start, end } })
}
