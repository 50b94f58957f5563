import type { Stripe } from 'stripe'
import type { SandboxPrice } from '../payments'
import { tryCard, type Moment } from './cards'
import { cardOf, originOf } from './customers'
import type { Decline } from './faults'
import { productOf } from './prices'
import { newId, type Store } from './store'

/** A line of an invoice. What is left of an old plan is negative. */
export interface InvoiceLine {
  description: string
  amountCents: number
  price: SandboxPrice
  period: { start: number; end: number }
  proration: boolean
}

export interface InvoiceOrder {
  customer: Stripe.Customer
  subscription: Pick<Stripe.Subscription, 'id' | 'metadata'> & { itemId: string }
  lines: InvoiceLine[]
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming'
  period: { start: number; end: number }
}

/** Days until a payment that failed is tried again: twice. Then the subscription ends. */
export const RETRY_DAYS = [3, 5]
const DAY = 86_400

/** What is to be paid: what is owed less what stands to the customer's credit (a negative balance). */
export function settle(total: number, balance: number): { due: number; balance: number } {
  return { due: Math.max(0, total + balance), balance: Math.min(0, total + balance) }
}

/** Why the customer's card would not be charged this amount. */
export function chargeFault(
  store: Store,
  customer: Stripe.Customer,
  amountCents: number,
  moment: Moment,
): Decline | undefined {
  if (amountCents === 0) return undefined
  const card = cardOf(customer)
  if (!card) return { code: 'card_declined', message: 'There is no card to charge.' }
  return tryCard(card, moment, new Date(store.now * 1000), true)
}

/**
 * Makes an invoice, charges it and sends its events. What the card does not pay stays open and is tried again. The customer is saved with
 * it.
 */
export async function bill(
  store: Store,
  order: InvoiceOrder,
  moment: Moment,
): Promise<{ invoice: Stripe.Invoice; customer: Stripe.Customer; decline: Decline | undefined }> {
  const draft = draftInvoice(store.now, order)
  const sequence = order.customer.next_invoice_sequence ?? 1
  const customer: Stripe.Customer = {
    ...order.customer,
    balance: draft.ending_balance ?? 0,
    next_invoice_sequence: sequence + 1,
  }
  const page = `${originOf(customer)}/sandbox/invoices/${draft.id}`
  const open: Stripe.Invoice = {
    ...draft,
    number: `${customer.invoice_prefix ?? 'SANDBOX'}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    effective_at: store.now,
    hosted_invoice_url: page,
    invoice_pdf: page,
    status_transitions: { ...draft.status_transitions, finalized_at: store.now },
  }
  await store.emit('invoice.created', draft)
  await store.emit('invoice.finalized', open)
  const decline = chargeFault(store, customer, open.amount_due, moment)
  const invoice = decline ? failed(open, store.now) : paid(open, store.now)
  await store.save(customer)
  await store.save(invoice)
  await store.emit(decline ? 'invoice.payment_failed' : 'invoice.paid', invoice)
  return { invoice, customer, decline }
}

export const paid = (invoice: Stripe.Invoice, now: number): Stripe.Invoice => ({
  ...invoice,
  status: 'paid',
  amount_paid: invoice.amount_due,
  amount_remaining: 0,
  attempted: true,
  attempt_count: invoice.attempt_count + (invoice.amount_due > 0 ? 1 : 0),
  auto_advance: false,
  next_payment_attempt: null,
  status_transitions: { ...invoice.status_transitions, paid_at: now },
})

/** One more try that failed. After the last there is no next one. */
export function failed(invoice: Stripe.Invoice, now: number): Stripe.Invoice {
  const days = RETRY_DAYS[invoice.attempt_count]
  return {
    ...invoice,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    auto_advance: days !== undefined,
    next_payment_attempt: days === undefined ? null : now + days * DAY,
  }
}

/** No more tries: the subscription is over, the money did not come. */
export const givenUp = (invoice: Stripe.Invoice, now: number, status: 'uncollectible' | 'void'): Stripe.Invoice => ({
  ...invoice,
  status,
  auto_advance: false,
  next_payment_attempt: null,
  status_transitions: {
    ...invoice.status_transitions,
    [status === 'void' ? 'voided_at' : 'marked_uncollectible_at']: now,
  },
})

/** An invoice as it would be: not numbered, not stored and not charged. */
export function draftInvoice(
  now: number,
  { customer, subscription, lines, reason, period }: InvoiceOrder,
): Stripe.Invoice {
  const id = newId(reason === 'upcoming' ? 'upcoming_in' : 'in')
  const total = lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const { due, balance } = settle(total, customer.balance)
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Sandbox',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: 'usd',
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: balance,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: lines.map((line) => lineItem(id, subscription, line)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: ['card'] },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  }
}

function lineItem(
  invoice: string,
  subscription: InvoiceOrder['subscription'],
  { description, amountCents, price, period, proration }: InvoiceLine,
): Stripe.InvoiceLineItem {
  return {
    id: newId('il'),
    object: 'line_item',
    amount: amountCents,
    currency: 'usd',
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: subscription.itemId,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: productOf(price.planName) },
      type: 'price_details',
      unit_amount_decimal: null,
    },
    quantity: 1,
    quantity_decimal: null,
    subscription: subscription.id,
    subtotal: amountCents,
    taxes: [],
  }
}
