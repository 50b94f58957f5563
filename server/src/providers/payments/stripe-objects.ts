import * as z from 'zod'
import { AppError } from '../../platform/http'
import type { ProviderCheckout, ProviderInvoice, ProviderPrice, ProviderSubscription } from './payments'

/** Stripe's objects as far as we read them. An answer of another shape is a failure of the provider, never a guess. */

/** As Stripe makes them: letters, digits, `_`. Other input is never sent: it would change the request's path. */
export const isProviderId = (id: string): boolean => /^\w[\w-]{0,254}$/.test(id)

const id = z.string().min(1).max(255)
const seconds = z.int().min(0).max(100_000_000_000)
const cents = z.int()
/** An object, or only its id. */
const reference = z.union([id, z.object({ id })])
export const idOf = (value: z.output<typeof reference>): string => (typeof value === 'string' ? value : value.id)
const moment = (value: number): Date => new Date(value * 1000)
const smallLetters = (address: string | null | undefined): string | null => address?.trim().toLowerCase() || null

/** Money that cannot be ours is refused before anything is kept of it: 100,000 USD is far beyond what a plan costs. */
const MAX_CENTS = 10_000_000

export function ourMoney(amount: number, currency: string): number {
  if (currency !== 'usd') throw new AppError('refused', `A payment in ${currency.slice(0, 10)} is none of ours`)
  if (amount < 0 || amount > MAX_CENTS) throw new AppError('refused', 'The amount of a payment is out of range')
  return amount
}

export const CheckoutSession = z.object({
  id,
  mode: z.string(),
  status: z.string().nullable(),
  payment_status: z.string(),
  url: z.string().nullable(),
  subscription: reference.nullable(),
  customer_email: z.string().nullable(),
  customer_details: z.object({ email: z.string().nullable() }).nullable(),
  amount_total: cents.nullable(),
  currency: z.string().nullable(),
})

/** Undefined: it is of another kind than ours, and says nothing about a plan. */
export function checkoutOf(answer: unknown): ProviderCheckout | undefined {
  const session = CheckoutSession.parse(answer)
  const { amount_total: amount, subscription } = session
  if (session.mode !== 'subscription' || session.currency !== 'usd') return undefined
  if (amount === null || amount < 0 || amount > MAX_CENTS) return undefined
  return {
    id: session.id,
    url: session.status === 'open' ? session.url : null,
    paid: session.status === 'complete' && session.payment_status === 'paid',
    subscriptionId: subscription && idOf(subscription),
    email: smallLetters(session.customer_details?.email ?? session.customer_email),
    amountCents: amount,
  }
}

const SchedulePhase = z.object({
  start_date: seconds,
  end_date: seconds.nullable(),
  items: z.array(z.object({ price: reference })).min(1),
})

export const Schedule = z.object({
  id,
  status: z.string(),
  current_phase: z.object({ start_date: seconds, end_date: seconds }).nullable(),
  phases: z.array(SchedulePhase),
})

export const Subscription = z.object({
  id,
  status: z.enum([
    'active',
    'trialing',
    'past_due',
    'canceled',
    'incomplete',
    'incomplete_expired',
    'unpaid',
    'paused',
  ]),
  customer: z.union([id, z.object({ id, email: z.string().nullish() })]),
  /** The card it was bought with: a checkout leaves it here, and not with the customer. */
  default_payment_method: reference.nullish(),
  items: z.object({
    data: z
      .array(z.object({ id, price: z.object({ id }), current_period_start: seconds, current_period_end: seconds }))
      .min(1),
  }),
  cancel_at_period_end: z.boolean(),
  cancel_at: seconds.nullable(),
  schedule: z.union([id, Schedule]).nullable(),
  created: seconds,
})
export type StripeSubscription = z.output<typeof Subscription>

/** What a subscription is for. A plan has one item; items that the operator has added at the provider are ignored. */
export function itemOf(subscription: StripeSubscription): StripeSubscription['items']['data'][number] {
  const [item] = subscription.items.data
  if (!item) throw new AppError('provider_failed', 'A subscription without an item')
  return item
}

/** The schedule that still rules over it; undefined: none. */
export function scheduleOf({ schedule }: StripeSubscription): z.output<typeof Schedule> | undefined {
  if (schedule === null || typeof schedule === 'string') return undefined
  return schedule.status === 'active' || schedule.status === 'not_started' ? schedule : undefined
}

/** It is set to end, by either of the two ways that the provider has for it. */
export const isEnding = (subscription: StripeSubscription): boolean =>
  subscription.cancel_at_period_end ||
  (subscription.cancel_at !== null && subscription.cancel_at <= itemOf(subscription).current_period_end)

export function subscriptionOf(answer: unknown): ProviderSubscription {
  const subscription = Subscription.parse(answer)
  const { customer } = subscription
  const item = itemOf(subscription)
  const schedule = scheduleOf(subscription)
  const after = schedule?.current_phase?.end_date ?? item.current_period_end
  const next = schedule?.phases.find((phase) => phase.start_date >= after)?.items[0]
  const nextPriceId = next ? idOf(next.price) : null
  return {
    id: subscription.id,
    customerId: idOf(customer),
    email: typeof customer === 'string' ? null : smallLetters(customer.email),
    status: subscription.status,
    priceId: item.price.id,
    currentPeriodStart: moment(item.current_period_start),
    currentPeriodEnd: moment(item.current_period_end),
    cancelAtPeriodEnd: isEnding(subscription),
    nextPriceId: nextPriceId === item.price.id ? null : nextPriceId,
    createdAt: moment(subscription.created),
  }
}

const InvoiceLine = z.object({
  amount: cents,
  description: z.string().nullable(),
  period: z.object({ start: seconds, end: seconds }),
})

export const Invoice = z.object({
  id: id.optional(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']).nullable(),
  number: z.string().nullable(),
  customer: reference.nullable(),
  parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullable(),
  description: z.string().nullable(),
  currency: z.string(),
  amount_due: cents,
  amount_paid: cents,
  total: cents,
  starting_balance: cents,
  attempted: z.boolean(),
  attempt_count: z.int(),
  created: seconds,
  status_transitions: z.object({ finalized_at: seconds.nullable(), paid_at: seconds.nullable() }),
  hosted_invoice_url: z.string().nullish(),
  lines: z.object({ data: z.array(InvoiceLine) }),
})

/** Undefined: a draft, which is not due yet. @throws AppError `refused` */
export function invoiceOf(answer: unknown): ProviderInvoice | undefined {
  const invoice = Invoice.parse(answer)
  const { status, currency, customer, hosted_invoice_url: page, id: invoiceId } = invoice
  if (status === null || status === 'draft' || invoiceId === undefined) return undefined
  const subscription = invoice.parent?.subscription_details?.subscription
  const { finalized_at: finalized, paid_at: paid } = invoice.status_transitions
  const main = largest(invoice.lines.data)
  const failed = status === 'open' && invoice.attempted && invoice.attempt_count > 0
  return {
    id: invoiceId,
    number: invoice.number,
    subscriptionId: subscription === undefined ? null : idOf(subscription),
    customerId: customer && idOf(customer),
    description: (invoice.description ?? plainly(main?.description)).slice(0, 500),
    status,
    amountCents: ourMoney(invoice.amount_due, currency),
    paidCents: ourMoney(invoice.amount_paid, currency),
    // Of what is paid for: an invoice's own period is the one before.
    periodStart: main ? moment(main.period.start) : null,
    periodEnd: main ? moment(main.period.end) : null,
    paidAt: status === 'paid' ? moment(paid ?? invoice.created) : null,
    // An invoice does not say when; it is tried as soon as it is final, so that is when it failed first.
    failedAt: failed ? moment(finalized ?? invoice.created) : null,
    receiptUrl: page && /^https?:\/\//.test(page) && page.length <= 2000 ? page : null,
    createdAt: moment(invoice.created),
  }
}

function largest(lines: readonly z.output<typeof InvoiceLine>[]): z.output<typeof InvoiceLine> | undefined {
  return lines.reduce<z.output<typeof InvoiceLine> | undefined>(
    (best, line) => (best === undefined || line.amount > best.amount ? line : best),
    undefined,
  )
}

/** "1 × Beta Creator (at $49.00 / month)" is how the provider counts; people read "Beta Creator". */
const plainly = (description: string | null | undefined): string =>
  (description ?? '').replace(/^1 × /, '').replace(/ \(at [^()]*\)$/, '')

/** What a change at once comes to, by the invoice that it would make. */
export function previewOf(answer: unknown): { dueNowCents: number; creditCents: number; paidUntil: Date } {
  const invoice = Invoice.parse(answer)
  const { currency, total, starting_balance: balance } = invoice
  const ends = invoice.lines.data.map(({ period }) => period.end)
  return {
    dueNowCents: ourMoney(invoice.amount_due, currency),
    // What is left over pays for what comes next; nothing is paid out.
    creditCents: ourMoney(Math.max(0, -(total + balance)), currency),
    paidUntil: moment(Math.max(0, ...ends)),
  }
}

export const Price = z.object({
  id,
  active: z.boolean(),
  currency: z.string(),
  unit_amount: cents.nullable(),
  recurring: z.object({ interval: z.string(), interval_count: z.int() }).nullable(),
})

export function priceOf(answer: unknown): ProviderPrice {
  const { id: priceId, active, currency, unit_amount: amountCents, recurring } = Price.parse(answer)
  const once = recurring?.interval_count === 1 ? recurring.interval : undefined
  const interval = once === 'month' ? 'monthly' : once === 'year' ? 'annual' : null
  return { id: priceId, active, currency, amountCents, interval }
}

export const Page = z.object({ url: z.url({ protocol: /^https?$/ }).max(2000) })

/** What is not named here is kept, too: the record holds all of it. */
export const EventEnvelope = z.looseObject({
  id: id.regex(/^\w[\w-]*$/),
  type: z.string().min(1).max(200),
  created: seconds,
  data: z.looseObject({ object: z.looseObject({ object: z.string().max(200).optional(), id: id.optional() }) }),
})
