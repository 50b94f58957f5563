import { expect, test } from 'vitest'
import { openSandbox, paymentWith, periodOf, type OpenSandbox } from './testing/open-sandbox'

/** Days pass one by one, as they do. */
async function live({ clock, sandbox }: OpenSandbox, days: number) {
  for (let day = 0; day < days; day++) {
    clock.passDays(1)
    await sandbox.passTime()
  }
}

test('a month goes by day by day, and is paid for once [A-SB-20]', async () => {
  const open = await openSandbox()
  const { id } = await open.buy('price_creator_monthly')
  await live(open, 27)
  expect(await open.invoices(id)).toHaveLength(1)
  open.events.length = 0
  await live(open, 1)
  const renewed = await open.read(id)
  expect([renewed.status, periodOf(renewed)]).toEqual(['active', '2026-02-28 to 2026-03-31'])
  expect(open.events.map(({ type }) => type)).toEqual([
    'invoice.created',
    'invoice.finalized',
    'invoice.paid',
    'customer.subscription.updated',
  ])
  await live(open, 3)
  const [second, first] = await open.invoices(id)
  expect([second?.amount_paid, second?.billing_reason, first?.billing_reason]).toEqual([
    4900,
    'subscription_cycle',
    'subscription_create',
  ])
  expect(second?.number?.replace(/\d$/, '')).toBe(first?.number?.replace(/\d$/, ''))
})

test('a server that was off makes up for every month, in order', async () => {
  const open = await openSandbox()
  const { id } = await open.buy()
  open.clock.passDays(150)
  await open.sandbox.passTime()
  expect(periodOf(await open.read(id))).toBe('2026-06-30 to 2026-07-31')
  const starts = (await open.invoices(id)).map(({ lines }) =>
    new Date((lines.data[0]?.period.start ?? 0) * 1000).toISOString().slice(0, 10),
  )
  expect(starts).toEqual(['2026-06-30', '2026-05-31', '2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31'])
})

test('ten servers that look at once charge once [OP-30]', async () => {
  const open = await openSandbox()
  const servers = [open, ...(await Promise.all(Array.from({ length: 9 }, () => openSandbox({ clock: open.clock }))))]
  const bought = await Promise.all([1, 2, 3].map(() => open.buy()))
  open.clock.passDays(28)
  await Promise.all(servers.map(({ sandbox }) => sandbox.passTime()))
  for (const { id } of bought) expect(await open.invoices(id)).toHaveLength(2)
})

test('a card that is declined is tried three times in eight days, then the plan ends and the debt is written off', async () => {
  const open = await openSandbox()
  const { id } = await open.buy('price_starter_monthly', '4000000000000341')
  await live(open, 28)
  expect((await open.read(id)).status).toBe('past_due')
  expect((await open.invoices(id))[0]).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 2900 })
  await live(open, 3)
  expect((await open.invoices(id))[0]).toMatchObject({ status: 'open', attempt_count: 2 })
  await live(open, 4)
  expect((await open.read(id)).status).toBe('past_due')
  await live(open, 1)
  expect(await open.read(id)).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } })
  const [last, first] = await open.invoices(id)
  expect(last).toMatchObject({ status: 'uncollectible', attempt_count: 3, next_payment_attempt: null, amount_paid: 0 })
  expect(first?.status).toBe('paid')
  const failures = open.events.filter(({ type }) => type === 'invoice.payment_failed')
  expect(failures).toHaveLength(3)
  expect(open.events.at(-1)?.type).toBe('customer.subscription.deleted')
  await live(open, 40)
  expect(await open.invoices(id)).toHaveLength(2)
})

test('a new card pays what is owed at once, and the plan goes on', async () => {
  const open = await openSandbox()
  const { id, customer } = await open.buy('price_starter_monthly', '4000000000000341')
  await live(open, 28)
  const portal = await open.openPortal(customer)
  const declined = await open.sandbox.actions.changeCard(portal, paymentWith('4000000000000341'))
  expect(declined).toEqual({ outcome: 'declined', message: 'Your card was declined.' })
  expect(await open.sandbox.actions.changeCard(portal, paymentWith('4000002500003155'))).toEqual({ outcome: 'confirm' })
  const paid = await Promise.all(
    [1, 2, 3, 4].map(() => open.sandbox.actions.changeCard(portal, paymentWith('4242424242424242'))),
  )
  expect(paid.map(({ outcome }) => outcome)).toEqual(['paid', 'paid', 'paid', 'paid'])
  expect((await open.read(id)).status).toBe('active')
  const [second] = await open.invoices(id)
  expect(second).toMatchObject({ status: 'paid', amount_paid: 2900, next_payment_attempt: null })
  expect(open.events.filter(({ type }) => type === 'invoice.paid')).toHaveLength(2)
  await live(open, 31)
  expect((await open.invoices(id))[0]).toMatchObject({ status: 'paid', amount_paid: 2900 })
  expect(await open.invoices(id)).toHaveLength(3)
})

test('a card that expires meanwhile is declined', async () => {
  const open = await openSandbox()
  const { id, customer } = await open.buy()
  const portal = await open.openPortal(customer)
  await open.sandbox.actions.changeCard(portal, paymentWith('4242424242424242', { expiryMonth: 2, expiryYear: 2026 }))
  await live(open, 28)
  expect((await open.read(id)).status).toBe('active')
  await live(open, 31)
  expect((await open.read(id)).status).toBe('past_due')
})

test('a plan that is set to end does so with its period, and nothing is charged', async () => {
  const open = await openSandbox()
  const { id, subscription } = await open.buy()
  await open.stripe.subscriptions.update(id, { cancel_at_period_end: true })
  await live(open, 28)
  const ended = await open.read(id)
  expect([ended.status, periodOf(ended)]).toEqual(['canceled', periodOf(subscription)])
  expect(await open.invoices(id)).toHaveLength(1)
})
