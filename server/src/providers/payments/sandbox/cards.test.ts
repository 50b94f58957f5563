import { expect, test } from 'vitest'
import { isCardNumber, readCard, tryCard } from './cards'
import { TEST_CARDS } from './page-actions'
import { paymentWith } from './testing/open-sandbox'

test.each(TEST_CARDS)('$number is a card that $behaviour', ({ number, behaviour }) => {
  expect(isCardNumber(number)).toBe(true)
  expect(readCard(paymentWith(number))).toEqual({
    behaviour,
    lastFour: number.slice(-4),
    expiryMonth: 12,
    expiryYear: 2034,
  })
})

test.each(['', '4242', '4242424242424243', 'x242424242424242', '42424242424242424242'])(
  '%j is no card number',
  (number) => {
    expect(isCardNumber(number)).toBe(false)
  },
)

test.each([
  ['2026-12-31T23:59:59Z', undefined],
  ['2027-01-01T00:00:00Z', 'expired_card'],
])('a card of 12/2026 at %s: %s', (now, code) => {
  const card = { behaviour: 'succeeds', lastFour: '4242', expiryMonth: 12, expiryYear: 2026 } as const
  expect(tryCard(card, 'later', new Date(now))?.code).toBe(code)
})
