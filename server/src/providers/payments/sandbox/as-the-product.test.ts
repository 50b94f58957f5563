import { expect, test } from 'vitest'
import { createStripePayments } from '../stripe-payments'
import { openSandbox, paymentWith, SITE } from './testing/open-sandbox'

/** The product's own view of the provider, on the sandbox. */
async function openPayments() {
  const open = await openSandbox()
  const { fetch, webhookSecret } = open.sandbox
  const payments = createStripePayments({ provider: 'sandbox', secretKey: 'sk_test_sandbox', webhookSecret, fetch })
  return { ...open, payments }
}

const all = async <T>(list: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = []
  for await (const one of list) found.push(one)
  return found
}

test('the product buys, upgrades, agrees on less, takes it back and ends a plan, and reads what it paid [OP-30, CX-15]', async () => {
  const { payments, sandbox, clock } = await openPayments()
  const { id, url } = await payments.createCheckout({
    priceId: 'price_starter_monthly',
    amountCents: 2900,
    successUrl: `${SITE}/signup/complete?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${SITE}/pricing?checkout=cancelled`,
    email: undefined,
    idempotencyKey: `as-the-product ${Math.random()}`,
  })
  expect(url).toBe(`${SITE}/sandbox/checkout/${id}`)
  expect(await payments.readCheckout(id)).toMatchObject({ paid: false, subscriptionId: null, url })
  await sandbox.actions.pay(id, paymentWith('4242424242424242', { email: 'Ana@Example.com' }))
  const checkout = await payments.readCheckout(id)
  expect(checkout).toMatchObject({ paid: true, email: 'ana@example.com', amountCents: 2900, url: null })
  const subscriptionId = checkout?.subscriptionId ?? ''
  const read = () => payments.readSubscription(subscriptionId)
  expect(await read()).toMatchObject({
    status: 'active',
    email: 'ana@example.com',
    priceId: 'price_starter_monthly',
    currentPeriodStart: new Date('2026-01-31T10:20:30Z'),
    currentPeriodEnd: new Date('2026-02-28T10:20:30Z'),
  })

  clock.passDays(7)
  const change = {
    subscriptionId,
    priceId: 'price_pro_monthly',
    prorationDate: Math.floor(clock.now.getTime() / 1000),
    idempotencyKey: `upgrade ${id}`,
  }
  const cost = await payments.previewChange(change)
  expect(cost).toEqual({ dueNowCents: 5250, nextPaymentCents: 9900, nextPaymentAt: new Date('2026-02-28T10:20:30Z') })
  await payments.changeNow(change)
  const invoices = () => all(payments.listInvoices(subscriptionId))
  expect((await invoices()).map(({ paidCents, status }) => [paidCents, status])).toEqual([
    [5250, 'paid'],
    [2900, 'paid'],
  ])

  await payments.changeAtPeriodEnd({ ...change, priceId: 'price_creator_monthly' })
  expect(await read()).toMatchObject({ priceId: 'price_pro_monthly', nextPriceId: 'price_creator_monthly' })
  await payments.changeAtPeriodEnd({ ...change, priceId: 'price_starter_annual' })
  expect(await read()).toMatchObject({ priceId: 'price_pro_monthly', nextPriceId: 'price_starter_annual' })
  await payments.cancelAtPeriodEnd(subscriptionId)
  expect(await read()).toMatchObject({ cancelAtPeriodEnd: true, nextPriceId: null })
  await payments.keepAsItIs(subscriptionId)
  expect(await read()).toMatchObject({ cancelAtPeriodEnd: false, status: 'active' })
  await payments.cancelAtPeriodEnd(subscriptionId)
  await payments.changeAtPeriodEnd({ ...change, priceId: 'price_creator_monthly' })
  expect(await read()).toMatchObject({ cancelAtPeriodEnd: false, nextPriceId: 'price_creator_monthly' })

  clock.passDays(21)
  await sandbox.passTime()
  expect(await read()).toMatchObject({ priceId: 'price_creator_monthly', nextPriceId: null })
  expect((await invoices()).map(({ paidCents }) => paidCents)).toEqual([4900, 5250, 2900])
  await payments.cancelNow(subscriptionId)
  await payments.cancelNow(subscriptionId)
  expect((await read())?.status).toBe('canceled')
  expect((await all(payments.listSubscriptions())).map((one) => one.id)).toContain(subscriptionId)
})

test('a declined change is reported in the words of the bank, and the portal is found', async () => {
  const { payments, buy } = await openPayments()
  const { id, customer } = await buy('price_starter_monthly', '4000000000000341')
  const change = {
    subscriptionId: id,
    priceId: 'price_starter_annual',
    prorationDate: Math.floor(Date.parse('2026-01-31T10:20:30Z') / 1000),
    idempotencyKey: `declined ${id}`,
  }
  await expect(payments.changeNow(change)).rejects.toMatchObject({
    code: 'payment_failed',
    message: 'Your card was declined.',
  })
  expect(await payments.readSubscription(id)).toMatchObject({ priceId: 'price_starter_monthly', status: 'active' })
  const address = await payments.openPortal(customer, `${SITE}/settings`)
  expect(address).toMatch(new RegExp(`^${SITE}/sandbox/portal/bps_sandbox_`))
  await expect(payments.readSubscription('sub_none')).resolves.toBeUndefined()
  await expect(payments.readInvoice('in_none')).resolves.toBeUndefined()
  await expect(payments.readCheckout('cs_none')).resolves.toBeUndefined()
})
