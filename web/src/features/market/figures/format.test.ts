import type { MarketSource } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { agoText, compactCount, compactMoney, daysText, money, percent, signedPercent } from './format'
import { sourceLine } from './source-texts'

test.each([
  [null, '–'],
  [0, '0'],
  [999.6, '1.0K'],
  [1234, '1.2K'],
  [999_950, '1.0M'],
  [12_530_000, '12.5M'],
  [999_950_000, '1.0B'],
])('a count of %s is shown as %s [CX-34]', (count, shown) => expect(compactCount(count)).toBe(shown))

test.each([
  [null, 'USD', '–', '–'],
  [285_420, 'USD', '$285.4K', '$285,420'],
  [12.5, 'USD', '$12.50', '$12.50'],
  [999.96, 'USD', '$1.0K', '$999.96'],
  [1_250_000, 'EUR', '€1.3M', '€1,250,000'],
  [20, 'no currency', '20', '20'],
])('%s %s is %s in short and %s in full', (amount, currency, short, full) => {
  expect(compactMoney(amount, currency)).toBe(short)
  expect(money(amount, currency)).toBe(full)
})

test('engagement has one decimal in tables and none in the stat card of trends [CX-36, B-CN-16]', () => {
  expect([percent(0.068), percent(0.068, 0), percent(null)]).toEqual(['6.8%', '7%', '–'])
})

test.each([
  [0.2, '+20%'],
  [-0.114, '−11%'],
  [0.001, '0%'],
  [12.5, '+1,250%'],
  [null, '–'],
])('a growth of %s reads %s', (growth, shown) => expect(signedPercent(growth)).toBe(shown))

test.each([
  ['2026-11-22T11:59:30Z', 'just now'],
  ['2026-11-22T10:00:00Z', '2 hours ago'],
  ['2026-11-21T11:00:00Z', 'yesterday'],
  ['2026-11-22T13:00:00Z', 'just now'],
])('%s was %s', (moment, words) => expect(agoText(moment, Date.parse('2026-11-22T12:00:00Z'))).toBe(words))

const source: MarketSource = {
  kind: 'import',
  name: 'Imported',
  currency: 'USD',
  from: '2026-01-01',
  to: '2026-11-20',
  refreshedAt: '2026-11-22T10:00:00Z',
  products: 1,
  creators: 1,
}
const noon = Date.parse('2026-11-22T12:00:00Z')

test('a data set shows the days of its window, which ends with its last day, and when it was brought up to date', () => {
  expect(sourceLine(source, '30d', noon)).toBe('Imported data · Oct 22 – Nov 20, 2026 · updated 2 hours ago')
  expect(sourceLine(source, '24h', noon)).toBe('Imported data · Nov 20, 2026 · updated 2 hours ago')
  expect(sourceLine(source, '1y', noon)).toBe('Imported data · Jan 1 – Nov 20, 2026 · updated 2 hours ago')
  expect(daysText('2025-12-30', '2026-01-02')).toBe('Dec 30, 2025 – Jan 2, 2026')
})
