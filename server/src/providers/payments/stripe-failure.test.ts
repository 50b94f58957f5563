import { describe, expect, test } from 'vitest'
import { ORDER } from './testing/order'
import { connectTo, paymentsWith } from './testing/payments-with'
import { scriptedStripe, stripeError } from './testing/scripted-stripe'
import * as stripe from './testing/stripe-answers'

const SESSIONS = 'POST /v1/checkout/sessions'

describe('a failure', () => {
  const failed = (status: number, type: string, more: Record<string, string> = {}, headers = {}) =>
    stripeError(
      status,
      { type, message: 'secret words of sk_test_secretsecretsecret for ana@example.com', ...more },
      headers,
    )

  test.each([
    [
      'a declined card',
      failed(402, 'card_error', { code: 'card_declined', message: 'Your card has insufficient funds.' }),
      'payment_failed',
      'Your card has insufficient funds.',
    ],
    [
      'a bank that wants its customer',
      failed(402, 'card_error', { code: 'subscription_payment_intent_requires_action' }),
      'payment_failed',
      /bank/,
    ],
    ['a wrong key', failed(401, 'invalid_request_error'), 'unavailable', /aren’t working/],
    ['a key that may not do this', failed(403, 'invalid_request_error'), 'unavailable', /aren’t working/],
    ['too many requests', failed(429, 'invalid_request_error', { code: 'rate_limit' }), 'unavailable', /busy/],
    ['a key of another request', failed(400, 'idempotency_error'), 'conflict', /idempotency key/],
    [
      'a price that is missing',
      failed(400, 'invalid_request_error', { code: 'resource_missing', param: 'line_items[0][price]' }),
      'unavailable',
      /isn’t available right now/,
    ],
    [
      'an address that is none',
      failed(400, 'invalid_request_error', { code: 'email_invalid', param: 'customer_email' }),
      'invalid_input',
      /address/,
    ],
    [
      'something unforeseen',
      failed(400, 'invalid_request_error', { param: 'mode' }),
      'provider_failed',
      /couldn’t complete/,
    ],
    [
      'a customer without a card',
      failed(400, 'invalid_request_error', {
        code: 'resource_missing',
        message: 'This customer has no attached payment source or default payment method.',
      }),
      'payment_failed',
      /no card/,
    ],
    ['broken JSON', { text: '{"id": "cs_te' }, 'provider_failed', /isn’t responding/],
    ['an answer of another shape', { body: { id: 7 } }, 'provider_failed', /isn’t responding/],
    [
      'a page that is no web address',
      { body: stripe.aSession({ url: 'javascript:alert(1)' }) },
      'provider_failed',
      /isn’t responding/,
    ],
  ])('such as %s is reported in our words, without its secrets', async (_, reply, code, words) => {
    const { payments } = await paymentsWith({ [SESSIONS]: { headers: {}, ...reply } })
    const error: unknown = await payments.createCheckout(ORDER).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code, message: expect.stringMatching(words) as string })
    const cause = error instanceof Error ? error.cause : undefined
    const texts = [error, cause]
      .map((one) => (one instanceof Error ? `${one.message} ${JSON.stringify(one)}` : ''))
      .join()
    expect(texts).not.toMatch(/sk_test|ana@/)
  })

  test.concurrent.each([
    [
      'an error of the provider',
      { status: 500, body: { error: { type: 'api_error', message: 'Oops' } } },
      'provider_failed',
    ],
    ['silence', { silent: true }, 'provider_failed'],
  ])('that is %s is tried three times with the same key, then reported', async (_, reply, code) => {
    const { payments, requests } = await paymentsWith({ [SESSIONS]: reply })
    await expect(payments.createCheckout(ORDER)).rejects.toMatchObject({ code })
    expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['click-1', 'click-1', 'click-1'])
  })

  test.concurrent.each([
    ['a lock', 409, {}],
    ['a limit that will pass', 429, { 'stripe-should-retry': 'true' }],
  ])('that passes (%s) is not noticed', async (_, status, headers) => {
    const { payments } = await paymentsWith({
      [SESSIONS]: [failed(status, 'invalid_request_error', {}, headers), { body: stripe.aSession() }],
    })
    expect(await payments.createCheckout(ORDER)).toMatchObject({ id: 'cs_test_1' })
  })

  test.concurrent('of a provider that cannot be reached is reported', async () => {
    const { url, close } = await scriptedStripe({})
    await close()
    await expect(connectTo(url).readInvoice('in_1')).rejects.toMatchObject({
      code: 'provider_failed',
    })
  })
})
