import { BILLING_INTERVALS, PLANS } from '@reelwright/shared'
import { sql } from 'kysely'
import { pino } from 'pino'
import { Stripe } from 'stripe'
import { openDatabase, type Db } from '../../../../platform/db'
import { workerDatabase } from '../../../../testing'
import type { CardPayment } from '../page-actions'
import { createSandbox, type Sandbox } from '../sandbox'
import { idOf } from '../store'

export const PRICES = PLANS.flatMap((plan) =>
  BILLING_INTERVALS.map((interval) => ({
    id: `price_${plan.id}_${interval}`,
    planName: plan.name,
    interval,
    amountCents: interval === 'annual' ? plan.annualCents : plan.monthlyCents,
  })),
)

export const SITE = 'https://reel.example'
export const GOOD_CARD = '4242424242424242'

export interface OpenSandbox {
  db: Db
  sandbox: Sandbox
  /** The official library, as the product uses it. */
  stripe: Stripe
  /** Delivered to the webhook so far, each signature checked. */
  events: Stripe.Event[]
  clock: Clock
  /** A checkout that was paid. */
  buy(priceId?: string, card?: string): Promise<Bought>
  read(subscriptionId: string): Promise<Stripe.Subscription>
  /** Of a subscription, the newest first. */
  invoices(subscriptionId: string): Promise<Stripe.Invoice[]>
  openPortal(customer: string): Promise<string>
}

export interface Clock {
  now: Date
  passDays(days: number): void
}

export interface Bought {
  sessionId: string
  id: string
  customer: string
  itemId: string
  subscription: Stripe.Subscription
}

let database: Promise<Db> | undefined

/** A database for the sandboxes of this worker: their clocks must not renew what the tests of others bought. */
async function openOwnDatabase() {
  const connectionString = await workerDatabase('sandbox')
  return openDatabase({ connectionString, poolSize: 8 }, () => undefined).db
}

/** A sandbox with a clock of its own. All of a worker are servers on one database. */
export async function openSandbox(
  given: { begin?: string | undefined; clock?: Clock; timeoutMs?: number } = {},
): Promise<OpenSandbox> {
  const db = await (database ??= openOwnDatabase())
  // What earlier tests bought rests: this clock is not theirs.
  if (!given.clock) await db.query(sql`update private.sandbox_objects set due_at = null`)
  const clock = given.clock ?? newClock(given.begin ?? '2026-01-31T10:20:30Z')
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
  const sandbox = createSandbox(
    { db, log, tokens: { deriveKey: (use) => Buffer.from(use) } },
    { prices: PRICES, now: () => clock.now, ...(given.timeoutMs !== undefined && { timeoutMs: given.timeoutMs }) },
  )
  const stripe = new Stripe('sk_test_sandbox', {
    httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
    maxNetworkRetries: 0,
  })
  const events: Stripe.Event[] = []
  sandbox.deliverTo((body, signature) => {
    events.push(stripe.webhooks.constructEvent(body, signature, sandbox.webhookSecret))
    return Promise.resolve(true)
  })
  return {
    db,
    sandbox,
    stripe,
    events,
    clock,
    async buy(priceId = 'price_starter_monthly', card = GOOD_CARD) {
      const session = await stripe.checkout.sessions.create(orderOf(priceId))
      const outcome = await sandbox.actions.confirm(session.id, { ...paymentWith(card), approved: true })
      if (outcome.outcome !== 'paid') throw new Error(`Not paid: ${outcome.outcome}`)
      const { subscription } = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] })
      if (subscription === null || typeof subscription === 'string') throw new Error('No subscription was made')
      return {
        sessionId: session.id,
        id: subscription.id,
        customer: idOf(subscription.customer),
        itemId: subscription.items.data[0]?.id ?? '',
        subscription,
      }
    },
    read: (id) => stripe.subscriptions.retrieve(id),
    invoices: async (subscription) => (await stripe.invoices.list({ subscription, limit: 100 })).data,
    async openPortal(customer) {
      return (await stripe.billingPortal.sessions.create({ customer, return_url: `${SITE}/settings` })).id
    },
  }
}

function newClock(begin: string): Clock {
  const clock: Clock = {
    now: new Date(begin),
    passDays: (days) => (clock.now = new Date(clock.now.getTime() + days * 86_400_000)),
  }
  return clock
}

export const orderOf = (price: string): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  line_items: [{ price, quantity: 1 }],
  success_url: `${SITE}/signup/complete?session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: `${SITE}/pricing?checkout=cancelled`,
})

export const paymentWith = (card: string, changes: Partial<CardPayment> = {}): CardPayment => ({
  email: 'ana@example.com',
  name: 'Ana Test',
  card,
  expiryMonth: 12,
  expiryYear: 2034,
  ...changes,
})

/** What a request was refused with. */
export const refusalOf = (asked: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  asked.then(
    () => Promise.reject(new Error('It was not refused')),
    (error: unknown) => {
      if (error instanceof Stripe.errors.StripeError) return error
      throw error
    },
  )

/** When a period is, as one reads it. */
export const periodOf = ({ items }: Stripe.Subscription): string =>
  items.data
    .map(({ current_period_start: start, current_period_end: end }) => `${dayOf(start)} to ${dayOf(end)}`)
    .join()

const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)
