import { expect, test } from 'vitest'
import { rateLimit, windowLimit } from './limits'

test('a rate lets a burst pass and then as many as time brings back', () => {
  const limit = rateLimit({ burst: 2, perSecond: 10 }, 0)
  expect([limit.take(0), limit.take(0), limit.take(0)]).toEqual([true, true, false])
  expect(limit.take(50)).toBe(false)
  expect([limit.take(100), limit.take(100)]).toEqual([true, false])
  expect([limit.take(100_000), limit.take(100_000), limit.take(100_000)]).toEqual([true, true, false])
})

test('a window counts what lies in it and not what was refused', () => {
  const limit = windowLimit({ calls: 2, windowMs: 100 })
  expect([limit.take(0), limit.take(50), limit.take(99)]).toEqual([true, true, false])
  expect([limit.take(100), limit.take(149), limit.take(150)]).toEqual([true, false, true])
})
