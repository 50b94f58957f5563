import type { Stripe } from 'stripe'
import type { SandboxPrice } from '../payments'
import { bill, chargeFault, failed, givenUp, paid } from './invoices'
import { addIntervals, periodEnd } from './periods'
import { sandboxPrice } from './prices'
import { closeSchedule, enterPhase, followChange, phaseAt } from './schedules'
import { idOf, itemOf, required, type Store } from './store'
import { firstLine, withItem } from './subscriptions'

/** The paid period is over at `at`: the subscription ends, or the next period begins and is charged. The caller holds its lock. */
export async function renew(store: Store, before: Stripe.Subscription, at: number): Promise<Stripe.Subscription> {
  if (before.cancel_at_period_end) return endSubscription(store, before, 'cancellation_requested')
  const item = itemOf(before)
  const price = await nextPrice(store, before, at)
  const sameInterval = price.interval === sandboxPrice(item.price).interval
  const anchor = sameInterval ? before.billing_cycle_anchor : at
  const end = sameInterval ? periodEnd(anchor, price.interval, at) : addIntervals(at, price.interval, 1)
  const period = { start: at, end }
  const next: Stripe.Subscription = {
    ...withItem(before, { price, period }),
    billing_cycle_anchor: anchor,
    schedule: await enterPhase(store, before, at),
  }
  const customer = await required(store, 'customer', idOf(next.customer), 'customer')
  const { invoice, decline } = await bill(
    store,
    {
      customer,
      subscription: { ...next, itemId: item.id },
      lines: [firstLine(price, period)],
      reason: 'subscription_cycle',
      period: { start: item.current_period_start, end: item.current_period_end },
    },
    'later',
  )
  const renewed: Stripe.Subscription = {
    ...next,
    latest_invoice: invoice.id,
    status: decline ? 'past_due' : before.status,
  }
  await store.save(renewed)
  await store.emit('customer.subscription.updated', renewed)
  return renewed
}

/** What the period that begins at `at` is charged by. */
export async function nextPrice(store: Store, subscription: Stripe.Subscription, at: number): Promise<SandboxPrice> {
  const phase = await phaseAt(store, subscription, at)
  const agreed = phase?.items[0]?.price
  return agreed ? store.prices.get(idOf(agreed), 'price') : sandboxPrice(itemOf(subscription).price)
}

/** An invoice that was not paid is tried again; after the last try the subscription ends. The caller holds the subscription's lock. */
export async function tryAgain(
  store: Store,
  subscription: Stripe.Subscription,
  open: Stripe.Invoice,
): Promise<Stripe.Subscription> {
  const customer = await required(store, 'customer', idOf(subscription.customer), 'customer')
  if (!chargeFault(store, customer, open.amount_due, 'later')) return payOpen(store, subscription, [open])
  const invoice = failed(open, store.now)
  await store.save(invoice)
  await store.emit('invoice.payment_failed', invoice)
  return invoice.next_payment_attempt === null ? endSubscription(store, subscription, 'payment_failed') : subscription
}

/** The card was charged for all of these. */
export async function payOpen(
  store: Store,
  subscription: Stripe.Subscription,
  open: readonly Stripe.Invoice[],
): Promise<Stripe.Subscription> {
  for (const invoice of open) {
    const settled = paid(invoice, store.now)
    await store.save(settled)
    await store.emit('invoice.paid', settled)
  }
  const left = await openInvoices(store, subscription.id)
  if (left.length > 0 || subscription.status !== 'past_due') return subscription
  const active: Stripe.Subscription = { ...subscription, status: 'active' }
  await store.save(active)
  await store.emit('customer.subscription.updated', active)
  return active
}

export const openInvoices = async (store: Store, subscription: string) =>
  (await store.ofParent('invoice', subscription)).filter(({ status }) => status === 'open')

/**
 * It is over, and nothing is charged after it. What was owed is given up: written off where it was tried in vain, void where the
 * subscription was ended by somebody.
 */
export async function endSubscription(
  store: Store,
  before: Stripe.Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): Promise<Stripe.Subscription> {
  for (const open of await openInvoices(store, before.id)) {
    const inVain = givenUp(open, store.now, reason === 'payment_failed' ? 'uncollectible' : 'void')
    await store.save(inVain)
    await store.emit(reason === 'payment_failed' ? 'invoice.marked_uncollectible' : 'invoice.voided', inVain)
  }
  if (before.schedule !== null) await closeSchedule(store, idOf(before.schedule), 'canceled')
  const ended: Stripe.Subscription = {
    ...before,
    status: 'canceled',
    canceled_at: before.canceled_at ?? store.now,
    ended_at: store.now,
    schedule: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  }
  await store.save(ended)
  await store.emit('customer.subscription.deleted', ended)
  return ended
}

/** Another one after each payment and each try. */
export async function momentOf(store: Store, subscription: Stripe.Subscription): Promise<string> {
  const [owed] = await openInvoices(store, subscription.id)
  return `${itemOf(subscription).current_period_end}-${owed?.attempt_count ?? 0}`
}

/** The paid period ends now, whenever it should have: the sandbox's own way to see what comes next. The caller holds the lock. */
export async function skipToNextPayment(store: Store, subscription: Stripe.Subscription): Promise<void> {
  if (subscription.status === 'canceled') return
  const [owed] = await openInvoices(store, subscription.id)
  if (owed) {
    await tryAgain(store, subscription, owed)
    return
  }
  const { current_period_start: start, current_period_end: end, price } = itemOf(subscription)
  const at = Math.max(store.now, start + 1)
  const cut = withItem(subscription, { price: sandboxPrice(price), period: { start, end: at } })
  await followChange(store, subscription, cut)
  await renew(store, { ...cut, billing_cycle_anchor: at, cancel_at: cut.cancel_at && Math.min(end, at) }, at)
}
