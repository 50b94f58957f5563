import { expect, test } from 'vitest'
import { tierOf } from './market'

test.each([
  [0.08, 'excellent'],
  [0.0799, 'good'],
  [0.04, 'good'],
  [0.0399, 'average'],
  [0, 'average'],
  [null, null],
])('an engagement rate of %s is %s [B-SA-16]', (rate, tier) => {
  expect(tierOf(rate)).toBe(tier)
})
