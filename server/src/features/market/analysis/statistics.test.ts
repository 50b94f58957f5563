import { expect, test } from 'vitest'
import { growthInterval, meanInterval, median, quantile, robustZ, tOf95, wilsonInterval } from './statistics'

test.each([
  [[3], 0.5, 3],
  [[1, 2, 3, 4], 0.5, 2.5],
  [[4, 1, 3, 2], 0.25, 1.75],
  [[10, 20, 30], 1, 30],
  [[10, 20, 30], 0, 10],
])('of %j the quantile %d is %d', (numbers, share, expected) => {
  expect(quantile(numbers, share)).toBe(expected)
})

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow(RangeError)
})

test('one figure far off does not move the median, and stands out', () => {
  expect(median([1, 2, 3, 4, 100])).toBe(3)
  expect(robustZ(100, 3, 1)).toBeCloseTo(65.4265, 4)
  expect(robustZ(5, 3, 0)).toBe(0)
})

// Wilson 1927, as tabulated: 0 of 10, 5 of 10, 81 of 263 (Newcombe 1998).
test.each([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [81, 263, 0.2553, 0.3662],
  [12, 10, 0.7225, 1],
])('%i of %i is a share of %d to %d', (part, whole, low, high) => {
  const interval = wilsonInterval(part, whole)!
  expect(interval.low).toBeCloseTo(low, 4)
  expect(interval.high).toBeCloseTo(high, 4)
})

test('the mean of 1 to 5 lies between 1.037 and 4.963', () => {
  // Standard deviation 1.5811, divided by the root of 5 is 0.7071, times 2.776.
  const { low, high } = meanInterval([1, 2, 3, 4, 5])!
  expect([low, high]).toEqual([expect.closeTo(1.037, 3), expect.closeTo(4.963, 3)])
  expect(meanInterval([1])).toBeNull()
})

test.each([
  [1, 12.706],
  [30, 2.042],
  [40, 2.021],
  [120, 1.98],
])("Student's t of %i degrees is %d", (freedom, expected) => {
  expect(tOf95(freedom)).toBeCloseTo(expected, 2)
})

test('a growth comes with what chance allows', () => {
  // ln 2 = 0.693, error sqrt(1/200 + 1/100) = 0.1225, times 1.96 is 0.240: factors 1.573 and 2.543.
  const { low, high } = growthInterval(200, 100)!
  expect([low, high]).toEqual([expect.closeTo(0.573, 3), expect.closeTo(1.543, 3)])
  expect(growthInterval(5, 0)).toBeNull()
  // None is what chance makes of 3.69 in one of 40 times: e^-3.69 = 0.025.
  expect(growthInterval(0, 10)).toEqual({ low: -1, high: expect.closeTo(-0.631, 3) as number })
})

test('95 of 100 intervals of simulated sales hold the growth that was planted', () => {
  let state = 42
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
  const poisson = (expected: number) => {
    let [count, product] = [0, random()]
    for (const limit = Math.exp(-expected); product > limit; product *= random()) count++
    return count
  }
  const held = Array.from({ length: 1000 }, () => growthInterval(poisson(90), poisson(60))!).filter(
    ({ low, high }) => low <= 0.5 && 0.5 <= high,
  ).length
  expect(held).toBeGreaterThan(925)
  expect(held).toBeLessThan(975)
})
