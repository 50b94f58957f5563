import { expect, test } from 'vitest'
import { logTicks } from './log-ticks'
import { bandSentence, courseSentence, priceSentence, spreadSentence } from './sentences'
import { stretches } from './stretches'

const dollars = (value: number) => `$${value}`
const days = (...values: number[]) => values.map((value, index) => ({ when: `day ${index + 1}`, value }))

test.each([
  [days(), 'Revenue: no data.'],
  [days(4), 'Revenue: $4 on day 1.'],
  [days(4, 9), 'Revenue rose from $4 on day 1 to $9 on day 2.'],
  [days(9, 12, 4), 'Revenue fell from $9 on day 1 to $4 on day 3; the most was $12 on day 2.'],
  [days(4, 9, 4), 'Revenue was $4 on day 1 and the same on day 3; the most was $9 on day 2.'],
])('describes a trend in a sentence: %j', (points, sentence) => {
  expect(courseSentence('Revenue', points, dollars)).toBe(sentence)
})

test('describes everything else a chart shows, too', () => {
  const products = [
    { name: 'Lip oil', price: 12, units: 1200 },
    { name: 'Mug', price: 5, units: 3 },
  ]
  expect(priceSentence(products, dollars)).toBe('2 products from $5 to $12; Lip oil at $12 has the most units, 1,200.')
  expect(priceSentence([], dollars)).toBe('No product has a price.')
  const bins = [
    { products: 3, name: '0–1%' },
    { products: 14, name: '1–2%' },
  ]
  expect(spreadSentence(bins, ({ name }) => name)).toBe(
    '17 products by engagement rate; the largest group, 14, has 1–2%.',
  )
  expect(
    bandSentence([
      { name: '$1–$5', units: 30 },
      { name: '$5–$9', units: 4100 },
    ]),
  ).toBe('Most units, 4,100, are sold at $5–$9; fewest, 30, at $1–$5.')
})

test.each([
  [9, 189, [5, 10, 20, 50, 100, 200]],
  [1, 10, [1, 2, 5, 10]],
  [3, 250_000, [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]],
  [0.05, 0.4, [0.05, 0.1, 0.2, 0.5]],
])('the steps of an axis by powers enclose %d and %d', (least, most, ticks) => {
  expect(logTicks(least, most)).toEqual(ticks)
})

test('a line is dashed only where it is an estimate', () => {
  const points = [false, false, true, true, false].map((estimated) => ({ estimated }))
  expect(stretches(points)).toEqual([
    { from: 0, to: 1, estimated: false },
    { from: 1, to: 3, estimated: true },
    { from: 3, to: 4, estimated: false },
  ])
})
