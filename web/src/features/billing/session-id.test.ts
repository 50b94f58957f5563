import { expect, test } from 'vitest'
import { checkoutSessionId } from './session-id'

test.each([
  ['cs_test_a1B2c3D4e5', 'cs_test_a1B2c3D4e5'],
  [null, undefined],
  ['', undefined],
  ['{CHECKOUT_SESSION_ID}', undefined],
  ['"><script>alert(1)</script>', undefined],
  ['a'.repeat(201), undefined],
])('%j is the checkout session %j', (given, expected) => {
  expect(checkoutSessionId(given)).toBe(expected)
})
