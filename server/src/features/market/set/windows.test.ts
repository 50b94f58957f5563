import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../testing'
import { applyBatch, keepLines, type MarketLine } from './lines'

/** What follows from the days: windows of 1, 7, 30 and 365 days, worked out by hand. */

let app: TestApp
let userId: string
let setId: number

beforeAll(async () => {
  app = await testApp({ marketJobs: false })
})
beforeEach(newAccount)

async function newAccount() {
  userId = randomUUID()
  await app.db.query(sql`insert into auth.users (id, email) values (${userId}, ${`${userId}@example.com`})`)
}

async function store(lines: readonly MarketLine[]) {
  const batch = randomUUID()
  await keepLines(app.db, batch, 0, lines)
  ;({ setId } = await applyBatch(app.db, { userId, kind: 'import', name: 'Mine', currency: 'USD' }, batch))
}

/** The day that is so many days before 2026-11-20. */
const ago = (days: number) => new Date(Date.UTC(2026, 10, 20 - days)).toISOString().slice(0, 10)
const on = (days: number) => ({ from: ago(days), to: ago(days) })
const of = (name: string, price?: number) => ({
  product: { externalId: name, name, ...(price !== undefined && { price }) },
})
const by = (username: string) => ({ creator: { username } })
/** A line for each age from `youngest` to `oldest`. */
const each = (youngest: number, oldest: number, figures: (age: number) => Partial<MarketLine>): MarketLine[] =>
  Array.from({ length: oldest - youngest + 1 }, (_, i) => ({
    ...of('A'),
    ...on(youngest + i),
    ...figures(youngest + i),
  }))

const products = (days: number) =>
  app.db.query(sql<Record<string, unknown>>`
    select p.name, rank, views::int, units::int, w.revenue::float, engagement_rate, creators, units_before::int, growth, acceleration,
      active_days, estimated
    from market_product_windows w join market_products p on p.id = product_id where w.set_id = ${setId} and days = ${days} order by rank`)
const whole = async (days: number) =>
  (
    await app.db.query(sql<Record<string, unknown>>`
      select products, creators, views::int, units::int, revenue::float, engagement_rate, units_before::int, revenue_before::float, estimated
      from market_set_windows where set_id = ${setId} and days = ${days}`)
  )[0]

test('windows end with the last day that has figures and hold their days exactly [B-TR-04]', async () => {
  // One unit on every day for two years: a window of n days has n, and the window before it as well.
  await store(each(0, 740, () => ({ units: 1, revenue: 2, views: 10 })))
  for (const days of [1, 7, 30, 365]) {
    expect(await products(days)).toMatchObject([
      { units: days, views: 10 * days, revenue: 2 * days, units_before: days, active_days: days, estimated: false },
    ])
    expect(await whole(days)).toMatchObject({ products: 1, units: days, units_before: days, revenue_before: 2 * days })
  }
  expect(await products(365)).toMatchObject([{ growth: 0, acceleration: 0, engagement_rate: null, creators: null }])
  const [set] = await app.db.query(sql`
    select from_day::text, to_day::text, product_count, creator_count, (select count(*)::int from market_set_days where set_id = id) as days
    from market_sets where id = ${setId}`)
  expect(set).toEqual({ from_day: ago(740), to_day: ago(0), product_count: 1, creator_count: 0, days: 741 })
})

test('products rank by revenue, then units, then views [B-TR-06]', async () => {
  await store([
    { ...of('C'), ...on(0), revenue: 5, units: 1, views: 9 },
    { ...of('B'), ...on(0), revenue: 5, units: 2, views: 1 },
    { ...of('A'), ...on(0), revenue: 5, units: 1, views: 10 },
    { ...of('D'), ...on(40), revenue: 500 },
    { product: { externalId: 'E', name: 'Éclair', niche: 'home', price: 3 }, ...on(0), revenue: 4 },
    { product: { externalId: 'F', name: 'F', niche: 'home' }, ...on(0), revenue: 3 },
  ])
  const ranks = await app.db.query(sql<{ line: string }>`
    select concat_ws(' ', rank, niche, niche_rank, name_key, price) as line from market_product_windows
    where set_id = ${setId} and days = 30 order by rank`)
  expect(ranks.map(({ line }) => line)).toEqual([
    '1 other 1 b',
    '2 other 2 a',
    '3 other 3 c',
    '4 home 1 eclair 3.00',
    '5 home 2 f',
  ])
  expect((await products(365)).map(({ name }) => name)).toEqual(['D', 'B', 'A', 'C', 'Éclair', 'F'])
})

const growths = async (days: number, column: 'growth' | 'acceleration') =>
  Object.fromEntries((await products(days)).map((row) => [row.name, row[column]]))
/** The lines of a product for each age, where `units` has any. */
const sold = (name: string, youngest: number, oldest: number, units: (age: number) => number | null) =>
  each(youngest, oldest, (age) => ({ ...of(name), units: units(age) }))

describe('growth', () => {
  test('is units against the window before, from 20 units in both on [B-EN-30]', async () => {
    await store([
      ...sold('a third more', 0, 13, (age) => (age < 7 ? 4 : 3)),
      ...sold('19 units', 0, 13, (age) => (age === 0 ? 10 : age === 13 ? 9 : 0)),
      ...sold('20 units', 0, 13, (age) => (age === 0 ? 15 : age === 13 ? 5 : null)),
      ...sold('nothing before', 0, 13, (age) => (age < 7 ? 50 : 0)),
    ])
    const third = expect.closeTo(1 / 3, 12) as number
    expect(await growths(7, 'growth')).toEqual({
      'a third more': third,
      '19 units': null,
      '20 units': 2,
      'nothing before': null,
    })
  })

  test.each([
    ['the set begins within the window before', each(0, 12, () => ({ units: 5 })), null],
    [
      'three of seven days before have figures',
      sold('A', 0, 13, (age) => ([8, 9, 10, 11].includes(age) ? null : 9)),
      null,
    ],
    ['four of seven days before have figures', sold('A', 0, 13, (age) => ([8, 9, 10].includes(age) ? null : 10)), 0.75],
    ['the window has a gap of four days', sold('A', 0, 13, (age) => ([1, 2, 3, 4].includes(age) ? null : 9)), null],
  ])('where %s [B-EN-30]', async (_name, lines, growth) => {
    await store(lines)
    expect(await growths(7, 'growth')).toEqual({ A: growth })
    expect((await whole(7))!.units_before === null).toBe(growth === null)
  })
})

describe('acceleration', () => {
  test('is the change of the slope between the halves, in means of a day, from 12 days and 20 units on [B-EN-30]', async () => {
    const twelve = (age: number) => age < 11 || age === 29
    await store([
      // Slopes 0 and then 2 units a day; the younger half sells 8 + 2 * 0..14 (330), the older 10 each (150): a mean of 16 a day.
      ...sold('up', 0, 29, (age) => (age < 15 ? 8 + 2 * (14 - age) : 10)),
      ...sold('down', 0, 29, (age) => (age < 15 ? 8 + 2 * age : 10)),
      ...sold('steady', 0, 29, (age) => 30 - age),
      ...sold('11 days', 0, 29, (age) => (twelve(age) && age > 0 ? 10 : null)),
      // With x = 0 to 14 about its mean of 7, squares of 280: 10 * (99 - 77) / 280 - 10 * -7 / 280, by a mean of 4.
      ...sold('12 days', 0, 29, (age) => (twelve(age) ? 10 : null)),
      ...sold('19 units', 0, 29, (age) => (age === 0 ? 19 : 0)),
    ])
    const near = (value: number) => expect.closeTo(value, 9) as number
    expect(await growths(30, 'acceleration')).toEqual({
      up: near(2 / 16),
      down: near(-2 / 16),
      steady: near(0),
      '11 days': null,
      '12 days': near(290 / 280 / 4),
      '19 units': null,
    })
    expect(Object.values(await growths(7, 'acceleration'))).toEqual([null, null, null, null, null, null])
  })

  test('is null where the set begins within the window [B-EN-30]', async () => {
    await store(each(0, 28, () => ({ units: 10 })))
    expect(await growths(30, 'acceleration')).toEqual({ A: null })
  })
})

test('engagement, estimates and creators are of the window [B-EN-30, B-EN-32]', async () => {
  await store([
    { ...of('A'), ...by('ana'), ...on(0), views: 200, likes: 10, comments: 4, shares: 2, revenue: 1 },
    { ...of('A'), ...by('ben'), ...on(0), views: 0, revenue: 1 },
    { ...of('A'), ...by('ana'), ...on(3), views: 0, revenue: 1 },
    { ...of('A'), ...by('cleo'), ...on(10), views: 0 },
    { ...of('B'), ...on(0), views: 100, creators: 7 },
    { ...of('B'), from: ago(20), to: ago(19), views: 10, likes: 11, creators: 9 },
    { ...of('C'), ...by('ana'), ...on(0), units: 1 },
  ])
  expect(await products(7)).toMatchObject([
    { name: 'A', engagement_rate: 0.08, creators: 2, estimated: false },
    { name: 'C', engagement_rate: null, creators: 1 },
    { name: 'B', engagement_rate: null, creators: 7, estimated: false },
  ])
  expect(await products(30)).toMatchObject([
    { name: 'A', creators: 3 },
    { name: 'C' },
    { name: 'B', engagement_rate: 0.1, creators: 9, estimated: true },
  ])
  // Each sale is counted once, though a product and a creator report it.
  expect(await whole(7)).toMatchObject({ products: 3, creators: 2, views: 300, units: 1, revenue: 3, estimated: false })
  expect(await whole(30)).toMatchObject({ creators: 3, estimated: true })
  const creators = await app.db.query(sql`
    select username, rank, w.revenue::float, products, engagement_rate from market_creator_windows w join market_creators c on c.id = creator_id
    where w.set_id = ${setId} and days = 7 order by rank`)
  expect(creators).toEqual([
    { username: 'ana', rank: 1, revenue: 2, products: 2, engagement_rate: 0.08 },
    { username: 'ben', rank: 2, revenue: 1, products: 1, engagement_rate: null },
  ])
})

test('a set of creators alone has their figures, and a product makes it the products’ [B-EN-31]', async () => {
  await store([
    { ...by('ana'), ...on(0), revenue: 10, views: 100, likes: 5 },
    { ...by('ben'), ...on(1), revenue: 20 },
  ])
  expect(await whole(7)).toMatchObject({ products: 0, creators: 2, revenue: 30, engagement_rate: 0.05 })
  await store([{ ...of('A'), ...on(1), revenue: 8 }])
  expect(await whole(7)).toMatchObject({ products: 1, creators: 2, revenue: 8 })
})

test('charts know the spread of engagement and the price bands [OP-54]', async () => {
  const priced = Array.from({ length: 10 }, (_, i) => ({
    ...of(`P${i}`, i + 1),
    ...on(0),
    units: 1,
    revenue: i + 1,
    views: 100,
    likes: i * 4,
  }))
  await store([...priced, { ...of('free'), ...on(0), units: 1 }])
  const [row] = await app.db.query(sql<{ charts: { engagement: object[]; bands: object[] } }>`
    select charts from market_set_windows where set_id = ${setId} and days = 7`)
  expect(row!.charts.engagement).toEqual([
    { step: 0, products: 1 },
    { step: 4, products: 1 },
    { step: 8, products: 1 },
    { step: 12, products: 1 },
    { step: 15, products: 6 },
  ])
  expect(row!.charts.bands).toHaveLength(5)
  expect(row!.charts.bands.at(-1)).toEqual({ from: 9, to: 10, products: 2, units: 2, revenue: 19 })
})

test('days reported in any order, in any batches, and twice, end in the same windows', async () => {
  const names = fc.constantFrom('A', 'B', 'C')
  const lines = fc.uniqueArray(
    fc.record({
      product: fc.option(names),
      creator: fc.option(names),
      age: fc.integer({ min: 0, max: 70 }),
      units: fc.nat(40),
    }),
    { minLength: 1, maxLength: 40, selector: (line) => `${line.product} ${line.creator} ${line.age}` },
  )
  const all = async () => {
    const [row] = await app.db.query(sql`
      select (select jsonb_agg(to_jsonb(w) - array['set_id', 'product_id'] || jsonb_build_object('name', p.name) order by days, rank)
          from market_product_windows w join market_products p on p.id = product_id where w.set_id = ${setId}) as products,
        (select jsonb_agg(to_jsonb(w) - array['set_id', 'creator_id'] || jsonb_build_object('name', c.username) order by days, rank)
          from market_creator_windows w join market_creators c on c.id = creator_id where w.set_id = ${setId}) as creators,
        (select jsonb_agg(to_jsonb(w) - 'set_id' order by days) from market_set_windows w where set_id = ${setId}) as sets,
        (select jsonb_agg(to_jsonb(d) - 'set_id' order by day) from market_set_days d where set_id = ${setId}) as days`)
    return row
  }
  await fc.assert(
    fc.asyncProperty(
      lines,
      fc.infiniteStream(fc.nat()),
      fc.integer({ min: 1, max: 4 }),
      async (given, chance, batches) => {
        const figures = given
          .filter(({ product, creator }) => product ?? creator)
          // What is reported of a product alone stands above its pairs in any order; ties in rank would go by who came first.
          .map(({ product, creator, age, units }, i): MarketLine => ({
            ...(product !== null && of(product)),
            ...(creator !== null && by(creator)),
            ...on(age),
            units,
            revenue: 2 ** (i % 40) / 4,
          }))
        fc.pre(figures.length > 0)
        await newAccount()
        await store(figures)
        const once = await all()
        await store(figures)
        expect(await all()).toEqual(once)
        await newAccount()
        const shuffled = figures.map((line) => [chance.next().value, line] as const).sort(([a], [b]) => a - b)
        const size = Math.ceil(shuffled.length / batches)
        for (let start = 0; start < shuffled.length; start += size)
          await store(shuffled.slice(start, start + size).map(([, line]) => line))
        expect(await all()).toEqual(once)
      },
    ),
    { numRuns: 4 },
  )
})
