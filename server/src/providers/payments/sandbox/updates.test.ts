import type { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { openSandbox, periodOf, refusalOf } from './testing/open-sandbox'

const toPlan = (itemId: string, price: string): Stripe.SubscriptionUpdateParams => ({
  items: [{ id: itemId, price }],
  proration_behavior: 'always_invoice',
  payment_behavior: 'error_if_incomplete',
})
const preview = (id: string, itemId: string, price: string, at?: number): Stripe.InvoiceCreatePreviewParams => ({
  subscription: id,
  subscription_details: {
    items: [{ id: itemId, price }],
    proration_behavior: 'always_invoice',
    ...(at === undefined ? {} : { proration_date: at }),
  },
})

// 31 January to 28 February are 28 days: after 7 of them three quarters are left.
test.each([
  ['price_starter_monthly', 'price_pro_monthly', [-2175, 7425], '2026-01-31 to 2026-02-28'],
  ['price_starter_monthly', 'price_creator_monthly', [-2175, 3675], '2026-01-31 to 2026-02-28'],
  ['price_starter_monthly', 'price_starter_annual', [-2175, 29_000], '2026-02-07 to 2027-02-07'],
  ['price_creator_annual', 'price_pro_annual', [-48_060, 97_101], '2026-01-31 to 2027-01-31'],
])('%s to %s at once charges %j: what the preview said, and once', async (from, to, amounts, period) => {
  const { stripe, buy, clock, invoices, events } = await openSandbox()
  const { id, itemId, subscription } = await buy(from)
  clock.passDays(7)
  const at = Math.floor(clock.now.getTime() / 1000)
  const shown = await stripe.invoices.createPreview(preview(id, itemId, to, at))
  expect(shown.status).toBe('draft')
  expect(await invoices(id)).toHaveLength(1)
  events.length = 0

  // Somebody thinks about it for a while.
  clock.now = new Date(clock.now.getTime() + 600_000)
  const changed = await stripe.subscriptions.update(id, { ...toPlan(itemId, to), proration_date: at })
  expect(changed.items.data.map((item) => [item.id, item.price.id])).toEqual([[itemId, to]])
  expect(periodOf(changed)).toBe(period)
  const [newest, first] = await invoices(id)
  expect(newest?.lines.data.map(({ amount }) => amount)).toEqual(amounts)
  const due = (amounts[0] ?? 0) + (amounts[1] ?? 0)
  expect([shown.amount_due, newest?.amount_due, newest?.amount_paid, newest?.status]).toEqual([due, due, due, 'paid'])
  expect(changed.latest_invoice).toBe(newest?.id)
  expect(first?.lines.data[0]?.period.start).toBe(subscription.start_date)
  expect(events.map(({ type }) => type)).toEqual([
    'invoice.created',
    'invoice.finalized',
    'invoice.paid',
    'customer.subscription.updated',
  ])
})

test('a card that is declined changes nothing, and nothing is owed [OP-65]', async () => {
  const { stripe, buy, clock, invoices, read, events } = await openSandbox()
  const { id, itemId } = await buy('price_starter_monthly', '4000000000000341')
  clock.passDays(3)
  const before = await read(id)
  events.length = 0
  const refused = await refusalOf(stripe.subscriptions.update(id, toPlan(itemId, 'price_pro_monthly')))
  expect(refused).toMatchObject({ type: 'StripeCardError', message: 'Your card was declined.' })
  expect(await read(id)).toEqual(before)
  expect(await invoices(id)).toHaveLength(1)
  expect(events).toEqual([])
})

test('without that, what the card did not pay is owed', async () => {
  const { stripe, buy, invoices } = await openSandbox()
  const { id, itemId } = await buy('price_starter_monthly', '4000000000000341')
  const changed = await stripe.subscriptions.update(id, {
    ...toPlan(itemId, 'price_pro_monthly'),
    payment_behavior: 'allow_incomplete',
  })
  expect(changed.status).toBe('past_due')
  expect((await invoices(id))[0]).toMatchObject({ status: 'open', attempt_count: 1, amount_paid: 0, amount_due: 7000 })
})

test('what is left over from a longer plan pays for the next months, to the cent', async () => {
  const { stripe, buy, clock, invoices, sandbox } = await openSandbox()
  const { id, itemId, customer } = await buy('price_starter_annual')
  const changed = await stripe.subscriptions.update(id, toPlan(itemId, 'price_pro_monthly'))
  const [change] = await invoices(id)
  expect(change).toMatchObject({ status: 'paid', amount_due: 0, amount_paid: 0, total: 9900 - 29_000 })
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: 9900 - 29_000 })
  expect(changed.status).toBe('active')
  clock.passDays(95)
  await sandbox.passTime()
  const paid = (await invoices(id)).map(({ amount_paid: cents }) => cents)
  expect(paid).toEqual([9900, 3 * 9900 - 29_000, 0, 0, 29_000])
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: 0 })
})

test.each([
  ['another item', { items: [{ id: 'si_other', price: 'price_pro_monthly' }] }, 'items[0][id]'],
  ['a second plan', { items: [{ price: 'price_pro_monthly' }] }, 'items'],
  ['an unknown price', { items: [{ id: 'MINE', price: 'price_none' }] }, 'items[0][price]'],
  [
    'a charge at the next payment',
    { items: [{ id: 'MINE', price: 'price_pro_monthly' }], proration_behavior: undefined },
    'proration_behavior',
  ],
  [
    'a day before the period',
    { items: [{ id: 'MINE', price: 'price_pro_monthly' }], proration_date: 1_700_000_000 },
    'proration_date',
  ],
  [
    'a day after the period',
    { items: [{ id: 'MINE', price: 'price_pro_monthly' }], proration_date: 1_900_000_000 },
    'proration_date',
  ],
  ['an unknown parameter', { trial_end: 'now' }, 'trial_end'],
])('a change to %s is refused, and changes nothing', async (_, wanted, param) => {
  const { stripe, buy, read } = await openSandbox()
  const { id, itemId, subscription } = await buy()
  const given = JSON.parse(JSON.stringify(wanted).replace('MINE', itemId)) as Stripe.SubscriptionUpdateParams
  const behaviour = 'proration_behavior' in wanted ? {} : { proration_behavior: 'always_invoice' as const }
  expect(await refusalOf(stripe.subscriptions.update(id, { ...behaviour, ...given }))).toMatchObject({
    statusCode: 400,
    param,
  })
  expect(await read(id)).toEqual(subscription)
})

test('twenty changes at once charge as one after the other: each to the other plan, none twice', async () => {
  const { stripe, buy, invoices, clock } = await openSandbox()
  const other = await openSandbox({ clock })
  const { id, itemId } = await buy()
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      (at % 2 ? stripe : other.stripe).subscriptions.update(id, toPlan(itemId, 'price_creator_monthly')),
    ),
  )
  expect((await invoices(id)).map(({ amount_paid: paid }) => paid)).toEqual([2000, 2900])
})

test('an end is agreed and taken back, and an ended one stays ended', async () => {
  const { stripe, buy, read, events } = await openSandbox()
  const { id, itemId, subscription } = await buy()
  const end = subscription.items.data[0]?.current_period_end
  const ending = await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  expect(ending).toMatchObject({ cancel_at_period_end: true, cancel_at: end, status: 'active' })
  expect(await refusalOf(stripe.invoices.createPreview({ subscription: id }))).toMatchObject({
    code: 'invoice_upcoming_none',
  })
  expect(await stripe.subscriptions.update(id, { cancel_at: '' })).toMatchObject({
    cancel_at_period_end: false,
    cancel_at: null,
  })
  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  expect(await stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({ cancel_at: null })

  expect(await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false })).toMatchObject({
    status: 'canceled',
  })
  expect(events.at(-1)).toMatchObject({
    type: 'customer.subscription.deleted',
    data: { object: { id, status: 'canceled' } },
  })
  expect(await refusalOf(stripe.subscriptions.cancel(id))).toMatchObject({ code: 'resource_missing' })
  expect(await refusalOf(stripe.subscriptions.update(id, toPlan(itemId, 'price_pro_monthly')))).toMatchObject({
    statusCode: 400,
  })
  expect((await read(id)).ended_at).toBeTypeOf('number')
})

test('who ends a plan that is owed for owes nothing any more', async () => {
  const { stripe, buy, clock, sandbox, invoices } = await openSandbox()
  const { id } = await buy('price_starter_monthly', '4000000000000341')
  clock.passDays(28)
  await sandbox.passTime()
  expect((await invoices(id))[0]?.status).toBe('open')
  await stripe.subscriptions.cancel(id)
  expect((await invoices(id))[0]).toMatchObject({ status: 'void', next_payment_attempt: null })
})
