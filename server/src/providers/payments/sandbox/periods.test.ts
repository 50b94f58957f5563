import { expect, test } from 'vitest'
import { addIntervals, periodEnd } from './periods'

const at = (text: string) => Date.parse(`${text.length > 10 ? text : `${text}T10:20:30`}Z`) / 1000
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19)

test.each([
  ['2026-01-15', 'monthly', 1, '2026-02-15'],
  ['2026-01-31', 'monthly', 1, '2026-02-28'],
  ['2026-01-31', 'monthly', 2, '2026-03-31'],
  ['2027-12-31', 'monthly', 2, '2028-02-29'],
  ['2026-12-31', 'monthly', 1, '2027-01-31'],
  ['2028-02-29', 'annual', 1, '2029-02-28'],
  ['2028-02-29', 'annual', 4, '2032-02-29'],
  // Where clocks are turned somewhere, nothing moves here.
  ['2026-03-01', 'monthly', 1, '2026-04-01'],
  ['2026-01-31T23:59:59', 'monthly', 1, '2026-02-28T23:59:59'],
] as const)('%s and %s times %d is %s', (anchor, interval, count, expected) => {
  expect(day(addIntervals(at(anchor), interval, count))).toBe(day(at(expected)))
})

test.each([
  ['2026-01-31', 'monthly', '2026-01-31', '2026-02-28'],
  ['2026-01-31', 'monthly', '2026-02-28', '2026-03-31'],
  ['2026-01-31', 'monthly', '2026-03-31', '2026-04-30'],
  ['2026-01-31', 'monthly', '2030-06-30', '2030-07-31'],
  ['2028-02-29', 'annual', '2031-02-28', '2032-02-29'],
  ['2026-01-31', 'monthly', '2026-02-10', '2026-02-28'],
] as const)('anchored at %s, %s, the period that begins %s ends %s', (anchor, interval, start, expected) => {
  expect(day(periodEnd(at(anchor), interval, at(start)))).toBe(day(at(expected)))
})
