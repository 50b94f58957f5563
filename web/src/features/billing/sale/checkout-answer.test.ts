import { expect, test } from 'vitest'
import { checkoutBody, checkoutUrl, type CheckoutVariant, failureText, noAnswerText } from './checkout-answer'

const URL_OF_PAGE = 'https://pay.example.com/c/1'
const ok = (body: unknown) => ({ ok: true, status: 200, body })

test('each variant sends its own body, with where to come back to [A-CK-03, A-CK-05, A-CK-07, A-CK-08, A-CK-09]', () => {
  const request = { priceId: 'price_1', origin: 'https://reel.example', email: 'ana@example.com' }
  const successUrl = 'https://reel.example/signup/complete?session_id={CHECKOUT_SESSION_ID}'
  expect(checkoutBody('page', request)).toEqual({
    priceId: 'price_1',
    successUrl,
    cancelUrl: 'https://reel.example/pricing?checkout=cancelled',
    email: 'ana@example.com',
  })
  expect(checkoutBody('modal', request)).toEqual({
    priceId: 'price_1',
    mode: 'subscription',
    successUrl,
    cancelUrl: 'https://reel.example/?checkout=cancelled',
  })
  expect(checkoutBody('page', { ...request, email: null })).toHaveProperty('email', null)
})

test('the address is read where each variant has it [A-CK-04, A-CK-06]', () => {
  expect(checkoutUrl('page', ok({ url: URL_OF_PAGE }))).toBe(URL_OF_PAGE)
  expect(checkoutUrl('modal', ok({ success: true, data: { url: URL_OF_PAGE } }))).toBe(URL_OF_PAGE)
})

test.each<[string, CheckoutVariant, { ok: boolean; status: number; body: unknown }, string]>([
  ['the server’s words', 'page', { ok: false, status: 422, body: { error: 'No such plan' } }, 'No such plan'],
  ['no words', 'page', { ok: false, status: 502, body: null }, 'Failed to create checkout session'],
  ['an answer without an address', 'page', ok({ success: true }), 'Failed to create checkout session'],
  ['an address that is a script', 'page', ok({ url: 'javascript:alert(1)' }), 'Failed to create checkout session'],
  [
    'an address of a failure',
    'page',
    { ok: false, status: 500, body: { url: URL_OF_PAGE } },
    'Failed to create checkout session',
  ],
  ['the server’s words', 'modal', { ok: false, status: 429, body: { error: 'Too many' } }, 'Too many'],
  ['no words', 'modal', { ok: false, status: 502, body: '<html>' }, 'HTTP 502: Failed to create checkout session'],
  ['no success', 'modal', ok({ success: false, error: 'Closed', data: { url: URL_OF_PAGE } }), 'Closed'],
  ['an answer without an address', 'modal', ok({ success: true, data: {} }), 'No checkout URL received'],
  [
    'an address that is a script',
    'modal',
    ok({ success: true, data: { url: 'data:text/html,x' } }),
    'No checkout URL received',
  ],
])(
  '%s in the %s variant is an error in the words of the catalogue [A-ER-11, A-ER-14, A-ER-15]',
  (_of, variant, answer, text) => {
    expect(() => checkoutUrl(variant, answer)).toThrow(new Error(text))
  },
)

test('describes a network failure in the words of each variant [A-ER-12, A-ER-13, A-ER-16]', () => {
  expect(noAnswerText('page', 'Failed to fetch')).toBe('Network error. Please try again.')
  expect(failureText('modal', noAnswerText('modal', 'Failed to fetch'))).toBe(
    'Error creating checkout session: Network error: Failed to fetch. Payment system may be unavailable.',
  )
})
