import { expect, test } from 'vitest'
import { openSandbox, paymentWith, refusalOf, SITE, type Bought, type OpenSandbox } from './testing/open-sandbox'

async function openAt(begin?: string) {
  const open = await openSandbox({ begin })
  const bought = await open.buy('price_creator_monthly')
  return { ...open, bought, portal: await open.openPortal(bought.customer) }
}

test('a portal shows plan, card and receipts of its customer, for an hour [OP-26]', async () => {
  const { sandbox, portal, bought, clock, stripe } = await openAt()
  const shown = await sandbox.actions.portal(portal)
  expect(shown).toMatchObject({
    email: 'ana@example.com',
    returnUrl: `${SITE}/settings`,
    card: { lastFour: '4242', expiryMonth: 12, expiryYear: 2034 },
    subscriptions: [
      {
        id: bought.id,
        planName: 'Beta Creator',
        interval: 'monthly',
        amountCents: 4900,
        status: 'active',
        periodEnd: new Date('2026-02-28T10:20:30Z'),
        cancelAtPeriodEnd: false,
        nextPlanName: null,
      },
    ],
    invoices: [{ status: 'paid', amountCents: 4900, paidCents: 4900, email: 'ana@example.com' }],
  })
  const invoice = await sandbox.actions.invoice(shown?.invoices[0]?.id ?? '')
  expect(invoice).toEqual(shown?.invoices[0])
  expect(invoice?.lines).toEqual([{ description: '1 × Beta Creator (at $49.00 / month)', amountCents: 4900 }])
  clock.passDays(1)
  expect(await sandbox.actions.portal(portal)).toBeUndefined()
  expect(await sandbox.actions.invoice('in_none')).toBeUndefined()
  const elsewhere = stripe.billingPortal.sessions.create({
    customer: bought.customer,
    return_url: 'javascript:alert(1)',
  })
  expect(await refusalOf(elsewhere)).toMatchObject({ param: 'return_url' })
})

test('a plan is ended and kept in the portal, twice as well as once; what was agreed for then is taken back', async () => {
  const { sandbox, portal, bought, read, stripe, events } = await openAt()
  for (let twice = 0; twice < 2; twice++) await sandbox.actions.cancel(portal, bought.id)
  expect((await read(bought.id)).cancel_at_period_end).toBe(true)
  for (let twice = 0; twice < 2; twice++) await sandbox.actions.keep(portal, bought.id)
  expect(await read(bought.id)).toMatchObject({ cancel_at_period_end: false, status: 'active' })
  expect(events.filter(({ type }) => type === 'customer.subscription.updated')).toHaveLength(2)

  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: bought.id })
  await sandbox.actions.keep(portal, bought.id)
  expect((await stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe('released')
  await stripe.subscriptionSchedules.create({ from_subscription: bought.id })
  await sandbox.actions.cancel(portal, bought.id)
  expect(await read(bought.id)).toMatchObject({ schedule: null, cancel_at_period_end: true })
})

test.each<[string, (open: OpenSandbox, portal: string, other: Bought) => Promise<unknown>]>([
  ['cancel', ({ sandbox }, portal, { id }) => sandbox.actions.cancel(portal, id)],
  ['skip', ({ sandbox }, portal, { id }) => sandbox.actions.renewNow(portal, id)],
  ['cancel by an unknown portal', ({ sandbox }, _, { id }) => sandbox.actions.cancel('bps_none', id)],
])('nobody can %s the plan of somebody else', async (_, act) => {
  const open = await openAt()
  const other = await open.buy()
  await act(open, open.portal, other)
  expect(await open.read(other.id)).toEqual(other.subscription)
})

test.each([
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000000069', 'Your card has expired.'],
  ['1234', 'Your card number is incorrect.'],
])('the card %s does not replace one that works', async (card, message) => {
  const { sandbox, portal } = await openAt()
  expect(await sandbox.actions.changeCard(portal, paymentWith(card))).toEqual({ outcome: 'declined', message })
  expect((await sandbox.actions.portal(portal))?.card?.lastFour).toBe('4242')
})

test('a card that asks the bank is taken when its owner approves', async () => {
  const { sandbox, portal, bought, invoices } = await openAt()
  const payment = paymentWith('4000002500003155')
  expect(await sandbox.actions.changeCard(portal, payment)).toEqual({ outcome: 'confirm' })
  expect(await sandbox.actions.changeCard(portal, { ...payment, approved: false })).toMatchObject({
    outcome: 'declined',
  })
  expect(await sandbox.actions.changeCard(portal, { ...payment, approved: true })).toMatchObject({ outcome: 'paid' })
  expect((await sandbox.actions.portal(portal))?.card?.lastFour).toBe('3155')
  await sandbox.actions.renewNow(portal, bought.id)
  expect((await invoices(bought.id)).map(({ status }) => status)).toEqual(['paid', 'paid'])
})

test('the next payment can be skipped to: it begins now and is charged, also in the second of the purchase', async () => {
  const { sandbox, portal, bought, read, invoices, clock, openPortal } = await openAt()
  await sandbox.actions.renewNow(portal, bought.id)
  const bought1 = bought.subscription.items.data[0]?.current_period_start ?? 0
  const [first] = (await read(bought.id)).items.data
  expect(first?.current_period_start).toBe(bought1 + 1)
  clock.passDays(10)
  await sandbox.actions.renewNow(await openPortal(bought.customer), bought.id)
  const [second] = (await read(bought.id)).items.data
  expect(new Date((second?.current_period_end ?? 0) * 1000).toISOString()).toBe('2026-03-10T10:20:30.000Z')
  expect((await invoices(bought.id)).map(({ amount_paid: paid }) => paid)).toEqual([4900, 4900, 4900])
})

test('skipping shows what was agreed: another plan, the end, and a card that fails three times', async () => {
  const { sandbox, portal, bought, read, stripe, openPortal, buy, invoices } = await openAt()
  const [item] = bought.subscription.items.data
  const { id } = await stripe.subscriptionSchedules.create({ from_subscription: bought.id })
  await stripe.subscriptionSchedules.update(id, {
    phases: [
      {
        items: [{ price: item?.price.id }],
        start_date: item?.current_period_start,
        end_date: item?.current_period_end,
      },
      { items: [{ price: 'price_starter_monthly' }], duration: { interval: 'month' } },
    ],
  })
  expect((await sandbox.actions.portal(portal))?.subscriptions[0]?.nextPlanName).toBe('Beta Starter')
  await sandbox.actions.renewNow(portal, bought.id)
  expect((await read(bought.id)).items.data[0]?.price.id).toBe('price_starter_monthly')
  await sandbox.actions.cancel(portal, bought.id)
  await sandbox.actions.renewNow(portal, bought.id)
  expect((await read(bought.id)).status).toBe('canceled')
  expect((await invoices(bought.id)).map(({ amount_paid: paid }) => paid)).toEqual([2900, 4900])

  const failing = await buy('price_starter_monthly', '4000000000000341')
  const other = await openPortal(failing.customer)
  const seen: string[] = []
  for (let skip = 0; skip < 4; skip++) {
    await sandbox.actions.renewNow(other, failing.id)
    seen.push((await read(failing.id)).status)
  }
  expect(seen).toEqual(['past_due', 'past_due', 'canceled', 'canceled'])
})

test('a receipt adds up, also when a credit was left over', async () => {
  const { sandbox, stripe, buy } = await openSandbox()
  const { id, itemId } = await buy('price_pro_annual')
  const changed = await stripe.subscriptions.update(id, {
    items: [{ id: itemId, price: 'price_starter_monthly' }],
    proration_behavior: 'always_invoice',
  })
  const invoice = await sandbox.actions.invoice(changed.latest_invoice as string)
  expect(invoice?.lines.map(({ amountCents }) => amountCents)).toEqual([-99_000, 2900, 96_100])
  expect(invoice).toMatchObject({ amountCents: 0, paidCents: 0, status: 'paid' })
})
