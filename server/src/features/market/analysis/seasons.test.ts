import { expect, test } from 'vitest'
import { bestMonth, bestWeekday } from './seasons'

const DAY_MS = 86_400_000
/** Days up to Saturday, 2026-10-31, with the units that `unitsOf` plants. */
const days = (count: number, unitsOf: (date: Date, at: number) => number, estimated = false) =>
  Array.from({ length: count }, (_, at) => {
    const date = new Date(Date.parse('2026-10-31') - (count - 1 - at) * DAY_MS)
    return { day: date.toISOString().slice(0, 10), units: unitsOf(date, at), estimated }
  })
/** The same at every run, from 0 to 1. */
const noise = (seed: number) => {
  let state = seed
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
}
const sundays = (date: Date) => (date.getUTCDay() === 0 ? 140 : 100)

test('finds the weekday that was planted, also while sales double', () => {
  const random = noise(7)
  const found = bestWeekday(days(84, (date, at) => sundays(date) * (1 + at / 84) * (0.9 + 0.2 * random())))
  expect(found).toMatchObject({ name: 'Sundays', sample: 12 })
  // 140 of a mean of (140 + 600) / 7.
  expect(found!.ratio).toBeCloseTo(1.324, 1)
})

test('finds no weekday in noise alone', () => {
  const found = Array.from({ length: 50 }, (_, seed) => {
    const random = noise(seed + 1)
    return bestWeekday(days(84, () => 100 * (0.7 + 0.6 * random())))
  }).filter(Boolean)
  expect(found.length).toBeLessThanOrEqual(2)
})

test('names no weekday below 56 days, nor from parts of longer reports', () => {
  expect(bestWeekday(days(55, sundays))).toBeUndefined()
  expect(bestWeekday(days(56, sundays))).toMatchObject({ name: 'Sundays', sample: 8 })
  expect(bestWeekday(days(84, sundays, true))).toBeUndefined()
  expect(bestWeekday([])).toBeUndefined()
})

test('finds the month that was planted, from 365 days on', () => {
  const december = (date: Date) => (date.getUTCMonth() === 11 ? 200 : 100)
  const found = bestMonth(days(365, december))
  // 200 of a mean of (31 * 200 + 334 * 100) / 365.
  expect(found).toMatchObject({ name: 'December', sample: 31, ratio: expect.closeTo(1.843, 3) as number })
  expect(bestMonth(days(364, december))).toBeUndefined()
  expect(bestMonth(days(365, () => 100))).toBeUndefined()
  expect(bestMonth(days(400, () => 0))).toBeUndefined()
})
