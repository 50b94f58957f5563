import type { Stripe } from 'stripe'
import type { SandboxPrice } from '../payments'
import type { InvoiceLine } from './invoices'
import { spoken, stripePlan, stripePrice } from './prices'
import { newId } from './store'

interface Period {
  start: number
  end: number
}

/** What a whole period of a plan costs. */
export const firstLine = (price: SandboxPrice, period: Period): InvoiceLine => ({
  description: `1 × ${price.planName} (at ${spoken(price)})`,
  amountCents: price.amountCents,
  price,
  period,
  proration: false,
})

/** Another price, another period, or both. */
export function withItem(
  subscription: Stripe.Subscription,
  { price, period }: { price: SandboxPrice; period: Period },
): Stripe.Subscription {
  return {
    ...subscription,
    items: {
      ...subscription.items,
      data: subscription.items.data.map((item) => ({
        ...item,
        plan: stripePlan(price),
        price: stripePrice(price),
        current_period_start: period.start,
        current_period_end: period.end,
      })),
    },
  }
}

export function newSubscription(given: {
  customer: string
  price: SandboxPrice
  period: Period
  now: number
}): Stripe.Subscription {
  const id = newId('sub')
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: given.period.start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: given.now,
    currency: 'usd',
    customer: given.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          billing_thresholds: null,
          created: given.now,
          current_period_end: given.period.end,
          current_period_start: given.period.start,
          current_trial: null,
          discounts: [],
          metadata: {},
          plan: stripePlan(given.price),
          price: stripePrice(given.price),
          quantity: 1,
          subscription: id,
          tax_rates: [],
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: given.now,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  }
}
