import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { openSandbox, orderOf, refusalOf } from './testing/open-sandbox'
import { stripeServer } from './testing/stripe-server'

const order = (changes: object) => ({ ...orderOf('price_starter_monthly'), ...changes }) as never

test.each([
  [
    'a price that is not on the list',
    { line_items: [{ price: 'price_other', quantity: 1 }] },
    'resource_missing',
    'line_items[0][price]',
  ],
  ['no price', { line_items: [{ quantity: 1 }] }, 'parameter_missing', 'line_items[0][price]'],
  [
    'two of one',
    { line_items: [{ price: 'price_starter_monthly', quantity: 2 }] },
    'parameter_invalid',
    'line_items[0][quantity]',
  ],
  ['a price of its own', { line_items: [{ price_data: { unit_amount: 1 } }] }, undefined, undefined],
  ['another mode', { mode: 'payment' }, 'parameter_invalid', 'mode'],
  ['no address to come back to', { success_url: undefined }, 'parameter_missing', 'success_url'],
  ['an address of a script', { success_url: 'javascript:alert(1)' }, 'url_invalid', 'success_url'],
  ['no address at all', { cancel_url: 'pricing' }, 'url_invalid', 'cancel_url'],
  ['taxes', { automatic_tax: { enabled: true } }, 'parameter_invalid', 'automatic_tax[enabled]'],
  [
    'a trial',
    { subscription_data: { trial_period_days: 7 } },
    'parameter_unknown',
    'subscription_data[trial_period_days]',
  ],
  ['a discount', { discounts: [{ coupon: 'free' }] }, 'parameter_unknown', 'discounts'],
  ['a prototype', JSON.parse('{"__proto__x": "1"}') as object, 'parameter_unknown', '__proto__x'],
  ['half an address', { customer_email: 'ana@' }, 'parameter_invalid', 'customer_email'],
  ['a NUL', { customer_email: 'ana\0@example.com' }, undefined, 'customer_email'],
  ['an end that is too late', { expires_at: 4_000_000_000 }, undefined, 'expires_at'],
  ['something to expand that is not there', { expand: ['payment_link_x'] }, undefined, undefined],
])('a checkout with %s is refused as the provider does', async (_, changes, code, param) => {
  const { stripe } = await openSandbox()
  const error = await refusalOf(stripe.checkout.sessions.create(order(changes)))
  expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
  expect(error.statusCode).toBe(400)
  if (code !== undefined) expect(error.code).toBe(code)
  if (param !== undefined) expect(error.param).toBe(param)
})

test('what is unknown is 404, in the words of the provider', async () => {
  const { stripe, sandbox } = await openSandbox()
  const asked = [
    () => stripe.checkout.sessions.retrieve('cs_none'),
    () => stripe.subscriptions.retrieve('sub_none'),
    () => stripe.invoices.retrieve('in_none'),
    () => stripe.customers.retrieve('cus_none'),
    () => stripe.prices.retrieve('price_none'),
    () => stripe.subscriptions.update('sub_none', { cancel_at_period_end: true }),
    () => stripe.subscriptions.cancel('sub_none'),
    () => stripe.subscriptionSchedules.release('sub_sched_none'),
    () => stripe.billingPortal.sessions.create({ customer: 'cus_none', return_url: 'https://reel.example' }),
    () => stripe.invoices.createPreview({ subscription: 'sub_none' }),
  ]
  for (const ask of asked) {
    expect(await refusalOf(ask())).toMatchObject({ code: 'resource_missing', statusCode: 404 })
  }
  expect(await refusalOf(stripe.products.list())).toMatchObject({ statusCode: 404 })
  expect(await refusalOf(stripe.subscriptions.retrieve('../%zz'))).toMatchObject({ statusCode: 404 })
  const unasked = await sandbox.fetch('https://api.stripe.com/v1/prices/price_starter_monthly')
  expect(unasked.status).toBe(401)
  const nested = `${'a[b]'.repeat(1)}${'[c]'.repeat(30)}=1`
  const deep = await sandbox.fetch('https://api.stripe.com/v1/checkout/sessions', {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: nested,
  })
  expect(deep.status).toBe(400)
})

test('the same key with the same parameters is the same answer, also for twenty at once', async () => {
  const { stripe } = await openSandbox()
  const key = { idempotencyKey: `key ${Math.random()}` }
  const order = orderOf('price_starter_monthly')
  const sessions = await Promise.all(Array.from({ length: 20 }, () => stripe.checkout.sessions.create(order, key)))
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(1)

  const other = stripe.checkout.sessions.create(orderOf('price_pro_annual'), key)
  expect(await refusalOf(other)).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  const elsewhere = stripe.checkout.sessions.expire(sessions[0]?.id ?? '', {}, key)
  expect(await refusalOf(elsewhere)).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
})

test('a change that was declined is declined again by its key, one that was refused may be tried again', async () => {
  const { stripe, buy, sandbox, openPortal } = await openSandbox()
  const { id, itemId, customer } = await buy('price_starter_monthly', '4000000000000341')
  const change: Stripe.SubscriptionUpdateParams = {
    items: [{ id: itemId, price: 'price_pro_monthly' }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
  }
  const key = { idempotencyKey: `declined ${id}` }
  const declined = await refusalOf(stripe.subscriptions.update(id, change, key))
  expect(declined).toMatchObject({ statusCode: 402, code: 'card_declined', decline_code: 'generic_decline' })
  const portal = await openPortal(customer)
  const good = { email: '', name: 'Ana', card: '4242424242424242', expiryMonth: 1, expiryYear: 2040 }
  expect(await sandbox.actions.changeCard(portal, good)).toMatchObject({ outcome: 'paid' })
  expect(await refusalOf(stripe.subscriptions.update(id, change, key))).toMatchObject({ statusCode: 402 })
  const again = await stripe.subscriptions.update(id, change, { idempotencyKey: `again ${id}` })
  expect(again.items.data[0]?.price.id).toBe('price_pro_monthly')

  const retried = { idempotencyKey: `refused ${id}` }
  expect(await refusalOf(stripe.subscriptions.update('sub_none', change, retried))).toMatchObject({ statusCode: 404 })
  expect((await stripe.subscriptions.update(id, { metadata: { a: 'b' } }, retried)).metadata).toEqual({ a: 'b' })
})

test('lists come in pages, the newest first, and leave out nothing and nobody', async () => {
  const { stripe, buy } = await openSandbox()
  const bought: string[] = []
  for (let at = 0; at < 5; at++) bought.unshift((await buy()).id)
  await stripe.subscriptions.cancel(bought[1] ?? '')
  const read = async (status: 'all' | 'canceled' | undefined, limit: number) => {
    const found: string[] = []
    for await (const { id } of stripe.subscriptions.list({ status, limit })) if (bought.includes(id)) found.push(id)
    return found
  }
  expect(await read('all', 2)).toEqual(bought)
  expect(await read(undefined, 2)).toEqual(bought.filter((_, at) => at !== 1))
  expect(await read('canceled', 100)).toEqual([bought[1]])
  const page = await stripe.subscriptions.list({ limit: 1, expand: ['data.customer', 'data.latest_invoice'] })
  expect(page).toMatchObject({
    has_more: true,
    data: [{ customer: { email: 'ana@example.com' }, latest_invoice: { status: 'paid' } }],
  })
  expect(await refusalOf(stripe.subscriptions.list({ starting_after: 'sub_none' }))).toMatchObject({ statusCode: 400 })
  expect(await refusalOf(stripe.subscriptions.list({ limit: 1000 }))).toMatchObject({ param: 'limit' })
})

test('the library speaks with it over a real socket in the same way', async () => {
  const { sandbox } = await openSandbox()
  const server = await stripeServer(sandbox)
  try {
    const { hostname, port } = new URL(server.url)
    const stripe = new Stripe('sk_test_sandbox', { host: hostname, port, protocol: 'http', telemetry: false })
    const session = await stripe.checkout.sessions.create(orderOf('price_creator_annual'))
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ amount_total: 49_000 })
    expect(await stripe.prices.retrieve('price_creator_annual')).toMatchObject({
      active: true,
      currency: 'usd',
      unit_amount: 49_000,
      recurring: { interval: 'year', interval_count: 1 },
    })
    const unknown = refusalOf(stripe.subscriptions.retrieve('sub_none'))
    expect(await unknown).toMatchObject({
      code: 'resource_missing',
      requestId: expect.stringMatching(/^req_/) as string,
    })
  } finally {
    await server.close()
  }
})
