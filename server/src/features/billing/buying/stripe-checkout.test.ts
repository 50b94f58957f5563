import { afterAll, expect, test } from 'vitest'
// The fake Stripe server, which no module of the product imports.
import { scriptedStripe, stripeError, type StripeReply } from '../../../providers/payments/testing/scripted-stripe'
import { aSession } from '../../../providers/payments/testing/stripe-answers'
import { testApp } from '../../../testing'

const closing: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))

/** The whole product with Stripe's key, and a loopback server that answers for Stripe. One plan is on sale, by the month. */
async function checkoutWith(reply: StripeReply, priceId = 'price_creator') {
  const stripe = await scriptedStripe({
    'POST /v1/checkout/sessions': reply,
    'POST /v1/checkout/sessions/cs_test_1/expire': { body: aSession({ status: 'expired' }) },
  })
  closing.push(stripe.close)
  const { app, anonKey } = await testApp({
    env: {
      STRIPE_SECRET_KEY: 'sk_test_secretsecretsecret',
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
      STRIPE_API_BASE: stripe.url,
      STRIPE_PRICE_CREATOR_MONTHLY: 'price_creator',
      PUBLIC_URL: 'https://reelwright.test',
    },
  })
  const answer = await app.inject({
    method: 'POST',
    url: '/functions/v1/checkout-anonymous',
    headers: { authorization: `Bearer ${anonKey}` },
    payload: {
      priceId,
      mode: 'subscription',
      successUrl: 'https://reelwright.test/signup/complete?session_id={CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://reelwright.test/?checkout=cancelled',
    },
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>(), stripe }
}

test('with a key of Stripe, a checkout is made there, and nothing of it here [A-CK-06, OP-30, A-GE-17]', async () => {
  const { status, body, stripe } = await checkoutWith({ body: aSession() })
  const { url } = aSession()
  expect({ status, body }).toEqual({ status: 200, body: { success: true, url, data: { url } } })
  expect(stripe.requests[0]?.form).toMatchObject({
    success_url: 'https://reelwright.test/signup/complete?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://reelwright.test/?checkout=cancelled',
  })
})

test('a plan without a price at Stripe is not available, nor is one of the sandbox [OP-27]', async () => {
  for (const priceId of ['price_sandbox_creator_monthly', 'price_pro']) {
    const { status, body, stripe } = await checkoutWith({ body: aSession() }, priceId)
    expect({ status, ...body }).toMatchObject({
      status: 400,
      error: 'This plan isn’t available. Choose another one.',
      field: 'priceId',
    })
    expect(stripe.requests).toEqual([])
  }
})

test('a price that Stripe takes more for than we say is sold to nobody [A-SB-25, OP-30]', async () => {
  const { status, body, stripe } = await checkoutWith({ body: aSession({ amount_total: 9800 }) })
  expect({ status, ...body }).toMatchObject({ status: 503, success: false, code: 'unavailable' })
  expect(body).not.toHaveProperty('url')
  expect(stripe.requests.at(-1)?.line).toMatch(/expire$/)
})

test('what goes wrong at Stripe is reported without a word of its own [A-ER-11, A-ER-14]', async () => {
  const secret = 'Invalid API Key provided: sk_test_secretsecretsecret'
  const wrongKey = stripeError(401, { type: 'invalid_request_error', message: secret })
  const { status, body } = await checkoutWith(wrongKey)
  expect({ status, ...body }).toMatchObject({ status: 503, success: false, code: 'unavailable' })
  expect(JSON.stringify(body)).not.toContain('sk_test')
})
