import { describe, expect, test } from 'vitest'
import { t95, typicalOf, verdictOf } from './typical'

/** Numbers that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

describe('what is typical', () => {
  test('is the geometric mean of x + 1 with its t-interval, as worked out by hand', () => {
    // Logarithms of x + 1 to base e: ln 10, ln 100, ln 1000, ln 10000, ln 100000; their mean is ln 1000.
    const { typical, low, high, videos } = typicalOf([9, 99, 999, 9999, 99_999])
    expect(videos).toBe(5)
    expect(typical).toBeCloseTo(999, 6)
    // Standard deviation ln 10 * sqrt(2.5), its error a fifth of the variance: reach = 2.776 * 2.302585 * sqrt(0.5) = 4.5198.
    expect(low).toBeCloseTo(1000 / Math.exp(4.51982) - 1, 2)
    expect(high! / (1000 * Math.exp(4.51982))).toBeCloseTo(1, 4)
  })

  test('is known for five videos and not for four', () => {
    expect(typicalOf([1, 2, 3, 4])).toEqual({ videos: 4, typical: null, low: null, high: null })
    expect(typicalOf([]).typical).toBeNull()
    expect(typicalOf([3, 3, 3, 3, 3])).toEqual({ videos: 5, typical: 3, low: 3, high: 3 })
  })

  test('of videos without a sale is nothing, not below it', () => {
    expect(typicalOf([0, 0, 0, 0, 0])).toMatchObject({ typical: 0, low: 0, high: 0 })
    expect(typicalOf([0, 0, 0, 0, 4]).low).toBe(0)
  })

  test.each([5, 8, 30])('has an interval that holds the truth in about 95 of 100 samples of %i', (size) => {
    const random = seeded(size)
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    const truth = Math.exp(7)
    let held = 0
    for (let sample = 0; sample < 4000; sample++) {
      const { low, high } = typicalOf(Array.from({ length: size }, () => Math.exp(7 + 1.2 * normal()) - 1))
      if (low! + 1 <= truth && truth <= high! + 1) held++
    }
    expect(held / 4000).toBeGreaterThan(0.94)
    expect(held / 4000).toBeLessThan(0.96)
  })
})

test("Student's quantiles go on smoothly beyond the table", () => {
  expect(t95(1)).toBe(12.706)
  expect(t95(30)).toBe(2.042)
  // From the table of 40, 60, 120 degrees.
  expect(t95(40)).toBeCloseTo(2.021, 3)
  expect(t95(60)).toBeCloseTo(2.0, 3)
  expect(t95(120)).toBeCloseTo(1.98, 3)
})

test('a group is called better or worse only when its interval and that of the others do not meet', () => {
  const of = (low: number, high: number) => ({ videos: 9, typical: (low + high) / 2, low, high })
  expect(verdictOf(of(20, 30), of(5, 10))).toBe('better')
  expect(verdictOf(of(5, 10), of(20, 30))).toBe('worse')
  expect(verdictOf(of(5, 20), of(20, 30))).toBe('same')
  expect(verdictOf({ videos: 3, typical: null, low: null, high: null }, of(1, 2))).toBeNull()
})
