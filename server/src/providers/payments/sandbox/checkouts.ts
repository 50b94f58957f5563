import type { Stripe } from 'stripe'
import * as z from 'zod'
import type { Card } from './cards'
import { newCustomer } from './customers'
import { invalid, missing } from './faults'
import { expand, flag, list, metadata, text, wholeNumber } from './form'
import { bill } from './invoices'
import { addIntervals } from './periods'
import { stripePrice } from './prices'
import { newId, type Store } from './store'
import { firstLine, newSubscription } from './subscriptions'

const DAY = 86_400

/** `POST /v1/checkout/sessions`, as far as subscriptions to one plan go. */
export const CheckoutOrder = z.strictObject({
  mode: z.literal('subscription', 'the sandbox sells subscriptions only'),
  line_items: list(
    z.strictObject({ price: text, quantity: z.literal('1', 'the sandbox sells one of each').optional() }),
  ).refine((items) => items.length === 1, 'the sandbox sells one plan at a time'),
  success_url: text,
  cancel_url: text.optional(),
  customer_email: z.email().max(512).optional(),
  allow_promotion_codes: flag.optional(),
  automatic_tax: z.strictObject({ enabled: z.literal('false', 'the sandbox knows no taxes') }).optional(),
  adaptive_pricing: z.strictObject({ enabled: z.literal('false', 'the sandbox sells in dollars only') }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  client_reference_id: z.string().max(200).optional(),
  expires_at: wholeNumber.optional(),
  locale: text.optional(),
  metadata: metadata.optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  allowed_payment_method_types: list(z.literal('card')).optional(),
  subscription_data: z.strictObject({ metadata: metadata.optional(), description: text.optional() }).optional(),
  ui_mode: z.literal('hosted_page').optional(),
  expand,
})

/** A page on which one price is bought. Open for a day by default. */
export async function createCheckout(
  store: Store,
  order: z.output<typeof CheckoutOrder>,
): Promise<Stripe.Checkout.Session> {
  const price = store.prices.get(order.line_items[0]?.price ?? '', 'line_items[0][price]')
  const expires = order.expires_at ?? store.now + DAY
  if (expires < store.now + 1800 || expires > store.now + DAY) {
    throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', 'expires_at')
  }
  const origin = originOfAddress(order.success_url, 'success_url')
  if (order.cancel_url !== undefined) originOfAddress(order.cancel_url, 'cancel_url')
  const id = newId('cs')
  const session: Stripe.Checkout.Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: order.allow_promotion_codes ?? null,
    allowed_payment_method_types: order.allowed_payment_method_types ?? null,
    amount_subtotal: price.amountCents,
    amount_total: price.amountCents,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: order.billing_address_collection ?? null,
    cancel_url: order.cancel_url ?? null,
    client_reference_id: order.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: store.now,
    currency: 'usd',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'always',
    customer_details: null,
    customer_email: order.customer_email ?? null,
    discounts: [],
    expires_at: expires,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    line_items: {
      object: 'list',
      data: [
        {
          id: newId('li'),
          object: 'item',
          adjustable_quantity: null,
          amount_discount: 0,
          amount_subtotal: price.amountCents,
          amount_tax: 0,
          amount_total: price.amountCents,
          currency: 'usd',
          description: price.planName,
          metadata: null,
          price: stripePrice(price),
          quantity: 1,
        },
      ],
      has_more: false,
      url: `/v1/checkout/sessions/${id}/line_items`,
    },
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: order.metadata ?? {},
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: order.payment_method_collection ?? 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: order.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${origin}/sandbox/checkout/${id}`,
    wallet_options: null,
  }
  await store.save(session)
  return session
}

/** @throws StripeFault when it is not open any more */
export async function expireCheckout(store: Store, id: string): Promise<Stripe.Checkout.Session> {
  const session = await store.lock('checkout.session', id)
  if (!session) throw missing('checkout.session', id)
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of "${session.status}".`,
    )
  }
  return closeCheckout(store, session)
}

/** Closes a checkout for good. The caller holds its lock. */
export async function closeCheckout(store: Store, session: Stripe.Checkout.Session): Promise<Stripe.Checkout.Session> {
  const expired: Stripe.Checkout.Session = { ...session, status: 'expired', url: null }
  await store.save(expired)
  await store.emit('checkout.session.expired', expired)
  return expired
}

/** The card was good: customer, subscription and first payment at once. The caller holds the session's lock. */
export async function completeCheckout(
  store: Store,
  session: Stripe.Checkout.Session,
  buyer: { email: string; name: string; card: Card },
): Promise<void> {
  const price = store.prices.get(session.line_items?.data[0]?.price?.id ?? '', 'price')
  const { now } = store
  const origin = originOfAddress(session.success_url ?? '', 'success_url')
  const customer = newCustomer({ ...buyer, origin, now })
  const period = { start: now, end: addIntervals(now, price.interval, 1) }
  const subscription = newSubscription({ customer: customer.id, price, period, now })
  await store.emit('customer.subscription.created', subscription)
  const { invoice } = await bill(
    store,
    {
      customer,
      subscription: { ...subscription, itemId: subscription.items.data[0]?.id ?? '' },
      lines: [firstLine(price, period)],
      reason: 'subscription_create',
      // As at the provider: the first invoice has no time behind it.
      period: { start: now, end: now },
    },
    'at_checkout',
  )
  await store.save({ ...subscription, latest_invoice: invoice.id })
  const complete: Stripe.Checkout.Session = {
    ...session,
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer: customer.id,
    customer_details: {
      address: null,
      business_name: null,
      email: buyer.email,
      individual_name: null,
      name: buyer.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    invoice: invoice.id,
    subscription: subscription.id,
  }
  await store.save(complete)
  await store.emit('checkout.session.completed', complete)
}

/** Where a page was left from: the sandbox's own pages are at the same origin. */
export function originOfAddress(address: string, param: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw invalid('Not a valid URL', param, 'url_invalid')
  return url.origin
}
