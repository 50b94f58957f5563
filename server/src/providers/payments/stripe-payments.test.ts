import { describe, expect, test } from 'vitest'
import { ORDER } from './testing/order'
import { paymentsWith, SECRET_KEY } from './testing/payments-with'
import { stripeError } from './testing/scripted-stripe'
import * as stripe from './testing/stripe-answers'

const SESSIONS = 'POST /v1/checkout/sessions'
const SUBSCRIPTION = 'GET /v1/subscriptions/sub_1'

describe('a checkout', () => {
  test('is a subscription without promotion codes, automatic tax or trial, with the key of the click [OP-30, A-SB-20, CX-18]', async () => {
    const { payments, requests } = await paymentsWith({ [SESSIONS]: { body: stripe.aSession() } })
    expect(await payments.createCheckout(ORDER)).toEqual({ id: 'cs_test_1', url: stripe.aSession().url })
    const [{ form, headers } = { form: {}, headers: {} }] = requests
    expect(form).toEqual({
      mode: 'subscription',
      'line_items[0][price]': 'price_creator',
      'line_items[0][quantity]': '1',
      allow_promotion_codes: 'false',
      'automatic_tax[enabled]': 'false',
      'allowed_payment_method_types[0]': 'card',
      'adaptive_pricing[enabled]': 'false',
      success_url: ORDER.successUrl,
      cancel_url: ORDER.cancelUrl,
      customer_email: 'ana@example.com',
    })
    expect(headers).toMatchObject({ 'idempotency-key': 'click-1', authorization: `Bearer ${SECRET_KEY}` })
  })

  test('leaves the address to the buyer when there is none', async () => {
    const { payments, requests } = await paymentsWith({ [SESSIONS]: { body: stripe.aSession() } })
    await payments.createCheckout({ ...ORDER, email: undefined })
    expect(requests[0]?.form).not.toHaveProperty('customer_email')
  })

  test.each([
    ['another amount', { amount_total: 5900 }],
    ['another currency', { currency: 'eur' }],
    ['no amount', { amount_total: null }],
  ])('with %s than our page says is closed at once, and nobody can pay it [OP-30]', async (_, changes) => {
    const { payments, lines } = await paymentsWith({
      [SESSIONS]: { body: stripe.aSession(changes) },
      'POST /v1/checkout/sessions/cs_test_1/expire': { body: stripe.aSession({ status: 'expired' }) },
    })
    await expect(payments.createCheckout(ORDER)).rejects.toMatchObject({ code: 'unavailable' })
    expect(lines()).toEqual([SESSIONS, 'POST /v1/checkout/sessions/cs_test_1/expire'])
  })

  test.each([
    ['open', {}, { paid: false, url: stripe.aSession().url, subscriptionId: null, email: null }],
    [
      'complete and paid',
      {
        status: 'complete',
        payment_status: 'paid',
        subscription: 'sub_1',
        customer: 'cus_1',
        customer_details: { email: 'Ana@Example.com', name: 'Ana' },
      },
      {
        paid: true,
        url: null,
        subscriptionId: 'sub_1',
        email: 'ana@example.com',
        amountCents: 4900,
      },
    ],
    ['complete but not paid yet', { status: 'complete', payment_status: 'unpaid' }, { paid: false, url: null }],
    [
      'free of charge, which we never sell',
      { status: 'complete', payment_status: 'no_payment_required' },
      { paid: false },
    ],
    ['expired', { status: 'expired', url: null }, { paid: false, url: null }],
  ])('that is %s is read as such [OP-06]', async (_, changes, expected) => {
    const { payments } = await paymentsWith({
      'GET /v1/checkout/sessions/cs_test_1': { body: stripe.aSession(changes) },
    })
    expect(await payments.readCheckout('cs_test_1')).toMatchObject(expected)
  })

  test.each([
    ['a payment of another kind', { mode: 'payment' }],
    ['euros', { currency: 'eur', status: 'complete', payment_status: 'paid' }],
    ['a negative amount', { amount_total: -4900, status: 'complete', payment_status: 'paid' }],
    ['a huge amount', { amount_total: 10_000_001, status: 'complete', payment_status: 'paid' }],
  ])('of somebody else (%s) is none of ours', async (_, changes) => {
    const { payments } = await paymentsWith({
      'GET /v1/checkout/sessions/cs_test_1': { body: stripe.aSession(changes) },
    })
    expect(await payments.readCheckout('cs_test_1')).toBeUndefined()
  })
})

describe('what is not there', () => {
  const missing = stripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such object',
    param: 'id',
  })

  test('is undefined, whatever is looked for', async () => {
    const { payments } = await paymentsWith({
      'GET /v1/checkout/sessions/cs_x': missing,
      'GET /v1/subscriptions/sub_x': missing,
      'GET /v1/invoices/in_x': missing,
      'GET /v1/prices/price_x': missing,
      'POST /v1/billing_portal/sessions': missing,
    })
    expect(await payments.readCheckout('cs_x')).toBeUndefined()
    expect(await payments.readSubscription('sub_x')).toBeUndefined()
    expect(await payments.readInvoice('in_x')).toBeUndefined()
    expect(await payments.readPrice('price_x')).toBeUndefined()
    expect(await payments.openPortal('cus_x', 'https://reelwright.test/settings')).toBeUndefined()
    await expect(payments.cancelNow('sub_x')).resolves.toBeUndefined()
    await expect(payments.keepAsItIs('sub_x')).rejects.toMatchObject({ code: 'not_found' })
  })

  test.each(['', '..', '../prices', 'cs_1/expire', 'cs 1', 'cs_1?expand[]=x', 'x'.repeat(300), 'cs_\u0000', '%2e%2e'])(
    'is not even asked for by the id %j, which would be another address',
    async (id) => {
      const { payments, requests } = await paymentsWith({})
      expect(await payments.readCheckout(id)).toBeUndefined()
      expect(await payments.readSubscription(id)).toBeUndefined()
      expect(await payments.readInvoice(id)).toBeUndefined()
      await payments.cancelNow(id)
      expect(requests).toEqual([])
    },
  )
})

describe('a subscription', () => {
  test.each([
    [
      'runs',
      {},
      {
        status: 'active',
        priceId: 'price_creator',
        email: 'ana@example.com',
        cancelAtPeriodEnd: false,
        nextPriceId: null,
      },
    ],
    ['ends with its period', { cancel_at_period_end: true }, { cancelAtPeriodEnd: true }],
    ['was set in the portal to end on that day', { cancel_at: stripe.MONTH_LATER }, { cancelAtPeriodEnd: true }],
    ['ends in a year', { cancel_at: stripe.MONTH_LATER + 31_536_000 }, { cancelAtPeriodEnd: false }],
    ['will be another plan', { schedule: stripe.aSchedule() }, { nextPriceId: 'price_starter' }],
    ['has a schedule that is done', { schedule: stripe.aSchedule({ status: 'released' }) }, { nextPriceId: null }],
    [
      'has a schedule without another price',
      { schedule: stripe.aSchedule({ phases: stripe.aSchedule().phases.slice(0, 1) }) },
      { nextPriceId: null },
    ],
    ['is on trial', { status: 'trialing' }, { status: 'trialing' }],
    [
      'belongs to a customer who was deleted',
      { customer: { id: 'cus_1', object: 'customer', deleted: true } },
      { email: null, customerId: 'cus_1' },
    ],
  ])('that %s is read as such [CX-18]', async (_, changes, expected) => {
    const { payments, requests } = await paymentsWith({ [SUBSCRIPTION]: { body: stripe.aSubscription(changes) } })
    expect(await payments.readSubscription('sub_1')).toMatchObject({
      id: 'sub_1',
      currentPeriodStart: new Date(stripe.BEGUN * 1000),
      currentPeriodEnd: new Date(stripe.MONTH_LATER * 1000),
      ...expected,
    })
    expect(Object.values(requests[0]?.form ?? {})).toEqual(['customer', 'schedule'])
  })

  test('is one of all that were ever begun, page by page', async () => {
    const named = (id: string) => stripe.aSubscription({ id })
    const { payments, requests } = await paymentsWith({
      'GET /v1/subscriptions': [
        { body: stripe.listOf([named('sub_1'), named('sub_2')], true) },
        { body: stripe.listOf([named('sub_3')]) },
      ],
    })
    const ids: string[] = []
    for await (const { id } of payments.listSubscriptions()) ids.push(id)
    expect(ids).toEqual(['sub_1', 'sub_2', 'sub_3'])
    expect(requests.map(({ form }) => [form.status, form.starting_after])).toEqual([
      ['all', undefined],
      ['all', 'sub_2'],
    ])
  })
})

describe('an invoice', () => {
  const read = async (changes: Record<string, unknown>) => {
    const { payments } = await paymentsWith({ 'GET /v1/invoices/in_1': { body: stripe.anInvoice(changes) } })
    return payments.readInvoice('in_1')
  }
  const open = { status: 'open', amount_paid: 0, status_transitions: { finalized_at: stripe.BEGUN + 1, paid_at: null } }

  test.each([
    [
      'paid',
      {},
      {
        status: 'paid',
        amountCents: 4900,
        paidCents: 4900,
        description: 'Beta Creator',
        subscriptionId: 'sub_1',
        failedAt: null,
      },
    ],
    [
      'not tried yet',
      { ...open, attempted: false, attempt_count: 0 },
      { status: 'open', paidCents: 0, paidAt: null, failedAt: null },
    ],
    ['declined', open, { status: 'open', failedAt: new Date((stripe.BEGUN + 1) * 1000) }],
    [
      'of a change',
      {
        lines: {
          data: [stripe.aLine(-2000, 'Unused time on Beta Starter'), stripe.aLine(9900, 'Remaining time on Beta Pro')],
        },
      },
      { description: 'Remaining time on Beta Pro' },
    ],
    ['a credit', { amount_due: 0, amount_paid: 0, total: -1000 }, { amountCents: 0, paidCents: 0 }],
    ['none of a subscription', { parent: null }, { subscriptionId: null }],
    ['with a receipt that is no web address', { hosted_invoice_url: 'javascript:alert(1)' }, { receiptUrl: null }],
    ['without a line', { lines: { data: [] } }, { description: '', periodStart: null }],
  ])('that is %s is read as such [OP-26]', async (_, changes, expected) => {
    expect(await read(changes)).toMatchObject(expected)
  })

  test('that is a draft is owed by nobody', async () => {
    expect(await read({ status: 'draft', number: null })).toBeUndefined()
  })

  test.each([
    ['euros', { currency: 'eur' }],
    ['a negative amount', { amount_due: -1 }],
    ['a huge amount', { amount_due: 10_000_001 }],
    ['a huge payment', { amount_paid: 900_000_000 }],
  ])('of %s is refused, and hides no other one in the list', async (_, changes) => {
    await expect(read(changes)).rejects.toMatchObject({ code: 'refused' })
    const { payments } = await paymentsWith({
      'GET /v1/invoices': { body: stripe.listOf([stripe.anInvoice(changes), stripe.anInvoice({ id: 'in_2' })]) },
    })
    const ids: string[] = []
    for await (const { id } of payments.listInvoices('sub_1')) ids.push(id)
    expect(ids).toEqual(['in_2'])
  })
})

describe('the portal', () => {
  test('leads back to where its customer came from [CX-15]', async () => {
    const url = 'https://billing.stripe.com/p/session/test_1'
    const { payments, requests } = await paymentsWith({
      'POST /v1/billing_portal/sessions': { body: { id: 'bps_1', url } },
    })
    expect(await payments.openPortal('cus_1', 'https://reelwright.test/settings')).toBe(url)
    expect(requests[0]?.form).toEqual({ customer: 'cus_1', return_url: 'https://reelwright.test/settings' })
  })

  test('is not there as long as nobody has set it up at the provider [A-ER-17]', async () => {
    const message = 'No configuration provided and your test mode default configuration has not been created.'
    const { payments } = await paymentsWith({
      'POST /v1/billing_portal/sessions': stripeError(400, { type: 'invalid_request_error', message }),
    })
    expect(await payments.openPortal('cus_1', 'https://reelwright.test/settings')).toBeUndefined()
  })
})
