import { expect, test } from 'vitest'
import { insightsOf } from './insights'
import type { ProductFigures, SetFigures } from './set-figures'

const product = (change: Partial<ProductFigures> = {}): ProductFigures => ({
  id: '1',
  name: 'Lamp',
  price: 20,
  views: 0,
  engaged: 0,
  units: 100,
  revenue: 2000,
  creators: null,
  unitsBefore: null,
  revenueBefore: null,
  growth: null,
  acceleration: null,
  rank: 7,
  estimated: false,
  ...change,
})

const figures = (products: ProductFigures[], change: Partial<SetFigures> = {}): SetFigures => ({
  currency: 'EUR',
  window: {
    products: 40,
    creators: 9,
    views: 0,
    units: 4000,
    revenue: 80_000,
    engagement: null,
    unitsBefore: null,
    estimated: false,
  },
  spread: {
    earning: 40,
    promoted: 40,
    revenueMedian: 2000,
    revenueHigh: 3000,
    logMedian: Math.log(2000),
    logDeviation: 0.5,
    creatorsLow: 3,
    creatorsHigh: 12,
    perCreatorMedian: 500,
  },
  bands: [],
  products,
  topRevenue: 9000,
  days: [],
  ...change,
})

const said = (given: SetFigures) => insightsOf(given).map(({ title }) => title)
const grown = (unitsBefore: number, units: number) => ({ unitsBefore, units, growth: units / unitsBefore - 1 })

// By hand: the lower end is above 10 % from 133 units on (after 100), the upper end below -10 % at 66 and fewer.
test.each([
  [grown(100, 150), ['Selling more than before: Lamp']],
  [grown(100, 140), []],
  [grown(100, 60), ['Selling less than before: Lamp']],
  [grown(100, 80), []],
  // Where none is sold, up to 3.69 were expected: of 5 that is 26 % less at least, of 4 only 8 %.
  [grown(50, 0), ['Selling less than before: Lamp']],
  [grown(4, 0), []],
  // Three times as many, and nothing but chance.
  [grown(2, 6), []],
])('%j is worth saying: %j', (change, expected) => {
  expect(said(figures([product(change)])).slice(0, -1)).toEqual(expected)
})

test.each([
  ['among the first five', 3, 'high'],
  ['further behind', 9, 'medium'],
])('a loss of a product %s has the right priority', (_, rank, priority) => {
  const [insight] = insightsOf(figures([product({ ...grown(100, 40), rank })]))
  expect(insight).toMatchObject({ priority_level: priority, insight_type: 'warning', brief: null })
})

test.each([
  ['few creators and much revenue', { creators: 2, revenue: 4000 }, ['Sells well with few creators: Lamp']],
  ['few creators and little revenue', { creators: 2, revenue: 2500 }, []],
  ['as many creators as others', { creators: 7, revenue: 4000 }, []],
  ['many creators and little for each', { creators: 20 }, ['Many creators, little revenue each: Lamp']],
  ['many creators and much for each', { creators: 20, revenue: 11_000 }, []],
  // ln 27000 is ln 2000 + 2.603: z = 0.6745 * 2.603 / 0.5 = 3.51; 26500 has 3.49.
  ['27000', { revenue: 27_000 }, ['Far ahead of the rest: Lamp']],
  ['26500', { revenue: 26_500 }, []],
  ['many likes', { views: 5000, engaged: 500, revenue: 900 }, ['Liked, but rarely bought: Lamp']],
  ['many likes of few views', { views: 900, engaged: 90, revenue: 900 }, []],
  ['likes that chance may have made', { views: 1000, engaged: 85, revenue: 900 }, []],
])('of %s is said what it is', (_, change, expected) => {
  expect(said(figures([product(change)])).slice(0, -1)).toEqual(expected)
})

test('no product comes twice, no reason more than twice, and a summary stands last', () => {
  const products = Array.from({ length: 20 }, (_, at) =>
    product({ id: String(at), name: `P${at}`, ...grown(100, 200 + at), creators: at < 10 ? 2 : 8 }),
  )
  const insights = insightsOf(figures(products))
  expect(insights.map(({ title }) => title)).toEqual([
    'Rising fast, few creators: P9',
    'Rising fast, few creators: P8',
    'Selling more than before: P19',
    'Selling more than before: P18',
    'The last 30 days at a glance',
  ])
  expect(new Set(insights.map(({ product_id }) => product_id)).size).toBe(5)
})

test.each([
  [47_000, undefined],
  [48_000, 'medium'],
  [64_000, 'high'],
])('of 80000 the first three have %i', (topRevenue, priority) => {
  const found = insightsOf(figures([], { topRevenue })).find(({ title }) => title.startsWith('Three products'))
  expect(found?.priority_level).toBe(priority)
})

test('the price that sells most is named, unless one product alone makes it', () => {
  const band = (from: number, units: number) => ({ from, to: from + 9, products: 8, units, revenue: units * from })
  const bands = [band(10, 100), band(20, 100), band(30, 500), band(40, 100), band(50, 100)]
  // 62.5 each, against 22.5 of all.
  expect(said(figures([], { bands }))[0]).toBe('Products priced €30.00 to €39.00 sell best')
  expect(said(figures([product({ price: 35, units: 300 })], { bands }))).toHaveLength(1)
})

test('estimates are called so, long names are cut, and a free product has no price', () => {
  const [insight, summary] = insightsOf(
    figures([product({ ...grown(100, 200), name: 'x'.repeat(300), price: 0, estimated: true })], {
      window: { ...figures([]).window, estimated: true },
    }),
  )
  expect(insight!.title.length).toBeLessThan(120)
  expect(insight!.description).toMatch(/Some of these numbers are estimates\.$/)
  expect(insight!.brief).toMatchObject({ productName: 'x'.repeat(200), price: null })
  expect(summary!.description).toContain('estimates')
})

test('a name is never cut in the middle of an emoji, which the database would refuse', () => {
  const texts = [77, 78, 198, 199].map((length) =>
    JSON.stringify(insightsOf(figures([product({ ...grown(100, 200), name: `${'x'.repeat(length)}🦄🦄🦄` })]))),
  )
  expect(texts.join('')).not.toMatch(/\\ud/)
})
