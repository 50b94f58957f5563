import { PAYMENT_STATUSES, type BillingInterval, type PaymentStatus } from '@reelwright/shared'
import type { Stripe } from 'stripe'
import { cardOf } from './customers'
import type { CheckoutView, InvoiceView, PortalView, SubscriptionView } from './page-actions'
import { sandboxPrice } from './prices'
import { momentOf, nextPrice } from './renewals'
import { itemOf, required, type Store } from './store'

/** The objects as the sandbox's pages show them. */

export function viewCheckout({ now }: Store, session: Stripe.Checkout.Session): CheckoutView {
  const [line] = session.line_items?.data ?? []
  const price = line?.price ? sandboxPrice(line.price) : undefined
  const late = session.status === 'open' && session.expires_at <= now
  return {
    id: session.id,
    status: session.status === 'complete' ? 'complete' : late || session.status !== 'open' ? 'expired' : 'open',
    planName: price?.planName ?? 'Your plan',
    interval: price?.interval ?? 'monthly',
    amountCents: session.amount_total ?? 0,
    email: session.customer_email,
    successUrl: successUrlOf(session),
    cancelUrl: session.cancel_url ?? new URL(successUrlOf(session)).origin,
  }
}

export const successUrlOf = ({ id, success_url: url }: Stripe.Checkout.Session) =>
  (url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id)

export async function viewPortal(store: Store, portal: Stripe.BillingPortal.Session): Promise<PortalView> {
  const customer = await required(store, 'customer', portal.customer)
  const [subscriptions, invoices] = await Promise.all([
    store.page('subscription', { customer: portal.customer, limit: 100 }),
    store.page('invoice', { customer: portal.customer, limit: 100 }),
  ])
  const card = cardOf(customer)
  return {
    id: portal.id,
    email: customer.email ?? '',
    returnUrl: portal.return_url ?? new URL(portal.url).origin,
    card: card ? { lastFour: card.lastFour, expiryMonth: card.expiryMonth, expiryYear: card.expiryYear } : null,
    subscriptions: await Promise.all(subscriptions.objects.map((one) => viewSubscription(store, one))),
    invoices: invoices.objects.map(viewInvoice),
  }
}

async function viewSubscription(store: Store, subscription: Stripe.Subscription): Promise<SubscriptionView> {
  const { price, current_period_end: end } = itemOf(subscription)
  const { planName, interval, amountCents } = sandboxPrice(price)
  const next = await nextPrice(store, subscription, end)
  return {
    id: subscription.id,
    planName,
    interval,
    amountCents,
    status: subscription.status,
    periodEnd: new Date(end * 1000),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    nextPlanName: next.id === price.id ? null : spokenPlan(next.planName, next.interval, interval),
    moment: await momentOf(store, subscription),
  }
}

/** A plan that differs by its interval alone says so. */
const spokenPlan = (planName: string, interval: BillingInterval, before: BillingInterval) =>
  interval === before ? planName : `${planName}, ${interval}`

export function viewInvoice(invoice: Stripe.Invoice): InvoiceView {
  const { paid_at: paidAt } = invoice.status_transitions
  return {
    id: invoice.id,
    number: invoice.number ?? invoice.id,
    status: statusOf(invoice.status),
    email: invoice.customer_email ?? '',
    amountCents: invoice.amount_due,
    paidCents: invoice.amount_paid,
    createdAt: new Date(invoice.created * 1000),
    paidAt: paidAt === null ? null : new Date(paidAt * 1000),
    lines: [
      ...invoice.lines.data.map(({ description, amount }) => ({
        description: description ?? '',
        amountCents: amount,
      })),
      ...creditLines(invoice),
    ],
  }
}

/** What an earlier change left over was used up here, or what this one leaves over is kept: the lines add up to what is due. */
function creditLines({ total, amount_due: due }: Stripe.Invoice): InvoiceView['lines'] {
  if (total === due) return []
  const description = due > total ? 'Kept as a credit for the next payment' : 'Credit from an earlier change'
  return [{ description, amountCents: due - total }]
}

const statusOf = (status: Stripe.Invoice.Status | null): PaymentStatus =>
  PAYMENT_STATUSES.find((known) => known === status) ?? 'open'
