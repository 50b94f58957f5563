import { sql } from 'kysely'
import type { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { GOOD_CARD, openSandbox, orderOf, paymentWith, periodOf, PRICES, refusalOf, SITE } from './testing/open-sandbox'

test.each(PRICES)(
  '$planName, $interval, is sold for what the price list says, for one period and without a trial [OP-30]',
  async ({ id, planName, interval, amountCents }) => {
    const { stripe, buy, invoices } = await openSandbox()
    const session = await stripe.checkout.sessions.create(orderOf(id))
    expect(session).toMatchObject({ amount_total: amountCents, currency: 'usd', status: 'open', subscription: null })
    expect(session.url).toMatch(new RegExp(`^${SITE}/sandbox/checkout/cs_sandbox_[0-9a-f]{40}$`))

    const { id: bought, subscription } = await buy(id)
    expect(subscription).toMatchObject({ status: 'active', trial_end: null, cancel_at_period_end: false })
    expect(subscription.items.data[0]?.price).toMatchObject({ id, unit_amount: amountCents })
    expect(periodOf(subscription)).toBe(`2026-01-31 to ${interval === 'annual' ? '2027-01-31' : '2026-02-28'}`)
    const [invoice, ...others] = await invoices(bought)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: amountCents, amount_remaining: 0 })
    expect(invoice?.lines.data[0]?.description).toContain(planName)
    expect(invoice?.number).toMatch(/^[0-9A-F]{8}-0001$/)
    expect(invoice?.hosted_invoice_url).toBe(`${SITE}/sandbox/invoices/${invoice?.id}`)
    expect(invoice?.parent?.subscription_details?.subscription).toBe(bought)
  },
)

test('a paid checkout sends events of the subscription, the payment and itself, signed, before the buyer goes on [OP-30]', async () => {
  const { events, buy, stripe } = await openSandbox()
  const { id, customer, sessionId } = await buy()
  expect(events.map(({ type }) => type)).toEqual([
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'invoice.paid',
    'checkout.session.completed',
  ])
  const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['subscription.latest_invoice'] })
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer,
    subscription: { id },
  })
  expect(events.at(-1)?.data.object).toMatchObject({ id: sessionId, customer })
  expect((session.subscription as Stripe.Subscription).latest_invoice).toMatchObject({ status: 'paid' })
})

test.each([
  ['4000000000000002', {}, 'Your card was declined.'],
  ['4000000000009995', {}, 'Your card has insufficient funds.'],
  ['4000000000000069', {}, 'Your card has expired.'],
  [GOOD_CARD, { expiryMonth: 12, expiryYear: 2025 }, 'Your card has expired.'],
  ['5555555555554444', {}, 'Real cards don’t work here'],
  ['4242424242424241', {}, 'Your card number is incorrect.'],
  ['', {}, 'Your card number is incorrect.'],
])(
  'the card %s %j is declined in words for its owner, and the checkout stays open [OP-30]',
  async (card, expiry, words) => {
    const { sandbox, stripe, events } = await openSandbox()
    const { id } = await stripe.checkout.sessions.create(orderOf('price_pro_annual'))
    const outcome = await sandbox.actions.pay(id, paymentWith(card, expiry))
    expect(outcome).toEqual({ outcome: 'declined', message: expect.stringContaining(words) as string })
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open', subscription: null })
    expect(events).toEqual([])
    expect(await sandbox.actions.pay(id, paymentWith(GOOD_CARD))).toMatchObject({ outcome: 'paid' })
  },
)

test('a card that asks the bank first is charged only once its owner has approved', async () => {
  const { sandbox, stripe } = await openSandbox()
  const { id } = await stripe.checkout.sessions.create(orderOf('price_starter_monthly'))
  const payment = paymentWith('4000002500003155')
  expect(await sandbox.actions.pay(id, payment)).toEqual({ outcome: 'confirm' })
  expect(await sandbox.actions.confirm(id, { ...payment, approved: false })).toMatchObject({ outcome: 'declined' })
  expect(await sandbox.actions.checkout(id)).toMatchObject({ status: 'open' })
  expect(await sandbox.actions.confirm(id, { ...payment, approved: true })).toEqual({
    outcome: 'paid',
    url: `${SITE}/signup/complete?session_id=${id}`,
  })
})

test('twenty who pay one checkout at once, on two servers, make one subscription and one payment [OP-06]', async () => {
  const { sandbox, stripe, db, clock } = await openSandbox()
  const other = await openSandbox({ clock })
  const { id } = await stripe.checkout.sessions.create(orderOf('price_creator_monthly'))
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, at) => (at % 2 ? sandbox : other.sandbox).actions.pay(id, paymentWith(GOOD_CARD))),
  )
  const paid = { outcome: 'paid', url: `${SITE}/signup/complete?session_id=${id}` }
  expect(outcomes).toEqual(outcomes.map(() => paid))
  const session = await stripe.checkout.sessions.retrieve(id)
  const { data } = await stripe.subscriptions.list({ customer: session.customer as string, status: 'all' })
  expect(data.map((subscription) => subscription.id)).toEqual([session.subscription])
  expect((await stripe.invoices.list({ customer: session.customer as string })).data).toHaveLength(1)
  expect(db).toBe(other.db)
})

test('the address of the order is the one that counts, and what is typed is stored as text', async () => {
  const { sandbox, stripe } = await openSandbox()
  const order = { ...orderOf('price_starter_monthly'), customer_email: 'Order@Example.com' }
  const { id } = await stripe.checkout.sessions.create(order)
  expect(await sandbox.actions.checkout(id)).toMatchObject({ email: 'Order@Example.com', planName: 'Beta Starter' })
  await sandbox.actions.pay(id, paymentWith(GOOD_CARD, { email: 'other@example.com', name: '<b>A\0na</b> \u202e' }))
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['customer'] })
  expect(session.customer_details).toMatchObject({ email: 'Order@Example.com' })
  expect(session.customer).toMatchObject({ email: 'Order@Example.com', name: '<b>Ana</b> \u202e' })
})

test('no number of a card is kept', async () => {
  const { buy, db } = await openSandbox()
  await buy()
  const rows = await db.query(sql`
    select 1 from private.sandbox_objects where body::text like ${`%${GOOD_CARD}%`}
    union all select 1 from private.sandbox_events where body::text like ${`%${GOOD_CARD}%`}`)
  expect(rows).toEqual([])
})

test('a checkout closes after a day, or when it is expired, and is not paid any more', async () => {
  const { sandbox, stripe, clock, events } = await openSandbox()
  const [late, expired] = [
    await stripe.checkout.sessions.create(orderOf('price_starter_monthly')),
    await stripe.checkout.sessions.create(orderOf('price_starter_monthly')),
  ]
  await stripe.checkout.sessions.expire(expired.id)
  expect(await refusalOf(stripe.checkout.sessions.expire(expired.id))).toMatchObject({ statusCode: 400 })
  clock.passDays(1)
  expect(await sandbox.actions.checkout(late.id)).toMatchObject({ status: 'expired' })
  for (const { id } of [late, expired]) {
    const outcome = await sandbox.actions.pay(id, paymentWith(GOOD_CARD))
    expect(outcome).toEqual({ outcome: 'closed', url: `${SITE}/pricing?checkout=cancelled` })
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'expired',
      url: null,
      subscription: null,
    })
  }
  expect(events.map(({ type }) => type)).toEqual(['checkout.session.expired', 'checkout.session.expired'])
  expect(await sandbox.actions.pay('cs_sandbox_unknown', paymentWith(GOOD_CARD))).toEqual({
    outcome: 'closed',
    url: null,
  })
  expect(await sandbox.actions.checkout('cs_sandbox_unknown')).toBeUndefined()
})

test('one that nobody came back to is closed by time alone, and forgotten after a month', async () => {
  const { sandbox, stripe, clock, events } = await openSandbox()
  const { id } = await stripe.checkout.sessions.create(orderOf('price_starter_monthly'))
  clock.passDays(1)
  await sandbox.passTime()
  expect(events.map(({ type, data }) => [type, (data.object as { id: string }).id])).toContainEqual([
    'checkout.session.expired',
    id,
  ])
  const { id: paid } = await stripe.checkout.sessions.create(orderOf('price_starter_monthly'))
  await sandbox.actions.pay(paid, paymentWith(GOOD_CARD))
  clock.passDays(29)
  await sandbox.passTime()
  expect(await sandbox.actions.checkout(id)).toMatchObject({ status: 'expired' })
  clock.passDays(2)
  await sandbox.passTime()
  expect(await sandbox.actions.checkout(id)).toBeUndefined()
  expect(await sandbox.actions.checkout(paid)).toMatchObject({ status: 'complete' })
})
