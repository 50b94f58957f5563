import { expect, test } from 'vitest'
import { formatCents, planText, priceIn } from './price-text'

test.each([
  [0, '$0'],
  [2900, '$29'],
  [29_000, '$290'],
  [3312, '$33.12'],
  [3310, '$33.10'],
  [123_456, '$1,234.56'],
])('%i cents are %s [CX-33, A-CN-17, B-CN-15]', (cents, text) => {
  expect(formatCents(cents)).toBe(text)
})

test('a plan has a price for each interval [A-SB-06]', () => {
  const plan = { monthlyCents: 2900, annualCents: 29_000 }
  expect([priceIn(plan, 'monthly'), priceIn(plan, 'annual')]).toEqual([2900, 29_000])
})

test('a plan is named with its interval where it has one', () => {
  expect(planText({ planName: 'Beta Pro', interval: 'annual' })).toBe('Beta Pro, annual')
  expect(planText({ planName: 'Beta', interval: null })).toBe('Beta')
})
