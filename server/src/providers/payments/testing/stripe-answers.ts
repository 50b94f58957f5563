/** Stripe's objects as its documentation shows them, as far as anybody here reads them, with some fields beside that nobody reads. */

/** 1 November 2026, and a month later. */
export const BEGUN = 1_793_491_200
export const MONTH_LATER = 1_796_083_200

type Changes = Record<string, unknown>

export const aSession = (changes: Changes = {}) => ({
  id: 'cs_test_1',
  object: 'checkout.session',
  mode: 'subscription',
  status: 'open',
  payment_status: 'unpaid',
  url: 'https://checkout.stripe.com/c/pay/cs_test_1',
  subscription: null,
  customer: null,
  customer_email: null,
  customer_details: null,
  amount_total: 4900,
  amount_subtotal: 4900,
  currency: 'usd',
  livemode: false,
  ...changes,
})

export const anItem = (price: string, changes: Changes = {}) => ({
  id: 'si_1',
  object: 'subscription_item',
  price: { id: price, object: 'price', unit_amount: 4900 },
  quantity: 1,
  current_period_start: BEGUN,
  current_period_end: MONTH_LATER,
  ...changes,
})

export const aSubscription = (changes: Changes = {}) => ({
  id: 'sub_1',
  object: 'subscription',
  status: 'active',
  customer: { id: 'cus_1', object: 'customer', email: 'Ana@Example.com' },
  items: { object: 'list', data: [anItem('price_creator')], has_more: false },
  cancel_at_period_end: false,
  cancel_at: null,
  schedule: null,
  created: BEGUN,
  currency: 'usd',
  livemode: false,
  ...changes,
})

/** Agreed: the other price from the end of the period on. */
export const aSchedule = (changes: Changes = {}) => ({
  id: 'sub_sched_1',
  object: 'subscription_schedule',
  status: 'active',
  current_phase: { start_date: BEGUN, end_date: MONTH_LATER },
  phases: [
    { start_date: BEGUN, end_date: MONTH_LATER, items: [{ price: 'price_creator', quantity: 1 }] },
    { start_date: MONTH_LATER, end_date: MONTH_LATER + 2_592_000, items: [{ price: 'price_starter', quantity: 1 }] },
  ],
  end_behavior: 'release',
  ...changes,
})

export const aLine = (amount: number, description: string, changes: Changes = {}) => ({
  id: 'il_1',
  object: 'line_item',
  amount,
  currency: 'usd',
  description,
  period: { start: BEGUN, end: MONTH_LATER },
  ...changes,
})

export const anInvoice = (changes: Changes = {}) => ({
  id: 'in_1',
  object: 'invoice',
  status: 'paid',
  number: 'A1B2-0001',
  customer: 'cus_1',
  customer_email: 'ana@example.com',
  parent: { type: 'subscription_details', subscription_details: { subscription: 'sub_1', metadata: {} } },
  description: null,
  currency: 'usd',
  amount_due: 4900,
  amount_paid: 4900,
  total: 4900,
  starting_balance: 0,
  attempted: true,
  attempt_count: 1,
  created: BEGUN,
  status_transitions: { finalized_at: BEGUN + 1, paid_at: BEGUN + 2, marked_uncollectible_at: null, voided_at: null },
  hosted_invoice_url: 'https://invoice.stripe.com/i/acct_1/test_1',
  lines: { object: 'list', data: [aLine(4900, '1 × Beta Creator (at $49.00 / month)')], has_more: false },
  ...changes,
})

export const aPrice = (changes: Changes = {}) => ({
  id: 'price_creator',
  object: 'price',
  active: true,
  currency: 'usd',
  unit_amount: 4900,
  unit_amount_decimal: '4900',
  recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
  ...changes,
})

export const listOf = (data: readonly object[], hasMore = false) => ({
  object: 'list',
  data,
  has_more: hasMore,
  url: '/v1/x',
})

export const anEvent = (changes: Changes = {}) => ({
  id: 'evt_1',
  object: 'event',
  api_version: '2026-10-28.endive',
  created: BEGUN,
  type: 'customer.subscription.updated',
  livemode: false,
  pending_webhooks: 1,
  data: { object: { id: 'sub_1', object: 'subscription', status: 'active' } },
  ...changes,
})
