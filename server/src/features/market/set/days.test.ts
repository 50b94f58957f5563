import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../testing'
import { applyBatch, deleteSet, keepLines, type MarketLine, type SetOwner } from './lines'

/** What lines become: days of products, of creators, and of both. */

let app: TestApp
let owner: SetOwner

beforeAll(async () => {
  app = await testApp({ marketJobs: false })
})
beforeEach(async () => {
  const userId = randomUUID()
  await app.db.query(sql`insert into auth.users (id, email) values (${userId}, ${`${userId}@example.com`})`)
  owner = { userId, kind: 'import', name: 'Imported data', currency: 'USD' }
})

const of = (name: string) => ({ product: { externalId: name, name } })
const by = (username: string) => ({ creator: { username } })
const on = (from: string, to = from) => ({ from: `2026-11-${from}`, to: `2026-11-${to}` })

async function store(...lines: MarketLine[]) {
  const batch = randomUUID()
  await keepLines(app.db, batch, 0, lines)
  return applyBatch(app.db, owner, batch)
}

/** "product creator day: units revenue", with ~ after estimates and + after what was rolled up. */
async function days(what: 'product' | 'creator' | 'pair', name?: string): Promise<string[]> {
  const rows = await app.db.query(sql<{ line: string }>`
    select concat_ws(' ', p.name, c.username, to_char(d.day, 'DD')) || ': ' || concat_ws(' ', coalesce(d.units::text, '-'), d.revenue)
      || case when d.spread > 1 then '~' else '' end || case when d.rolled_up then '+' else '' end as line
    from private.market_days d join market_sets s on s.id = d.set_id
    left join market_products p on p.id = d.product_id left join market_creators c on c.id = d.creator_id
    where s.user_id = ${owner.userId} and (d.product_id > 0) = ${what !== 'creator'} and (d.creator_id > 0) = ${what !== 'product'}
      and (p.name = ${name ?? null} or ${name === undefined}) order by 1`)
  return rows.map((row) => row.line)
}

describe('lines of single days', () => {
  test('add up for one creator and product, and roll up to both [B-EN-30, B-EN-32]', async () => {
    const outcome = await store(
      { ...of('A'), ...by('ana'), ...on('01'), units: 2, revenue: 20.1 },
      { ...of('A'), ...by('ana'), ...on('01'), units: 3, revenue: 30.2 },
      { ...of('A'), ...by('ben'), ...on('01'), units: 5, revenue: 50 },
      { ...of('B'), ...by('@Ana '), ...on('01'), units: 7 },
    )
    expect(await days('pair')).toEqual(['A ana 01: 5 50.30', 'A ben 01: 5 50.00', 'B ana 01: 7'])
    expect(await days('product')).toEqual(['A 01: 10 100.30+', 'B 01: 7+'])
    expect(await days('creator')).toEqual(['ana 01: 12 50.30+', 'ben 01: 5 50.00+'])
    expect(outcome).toMatchObject({ newProducts: 2, newCreators: 2, newDays: 3, replacedDays: 0 })
  })

  test('of a product alone: the last one counts, and stands above what is rolled up, in either order', async () => {
    const alone = [
      { ...of('A'), ...on('01'), units: 1 },
      { ...of('A'), ...on('01'), units: 40 },
    ]
    const pair = { ...of('A'), ...by('ana'), ...on('01'), units: 9 }
    await store(...alone)
    await store(pair)
    expect(await days('product')).toEqual(['A 01: 40'])
    await store({ ...pair, ...of('B') })
    await store({ ...of('B'), ...on('01'), units: 40 })
    expect(await days('product', 'B')).toEqual(['B 01: 40'])
    expect(await days('creator')).toEqual(['ana 01: 18+'])
  })

  test('of a product and of its creators that report different figures: each figure counts, in any order [B-EN-30]', async () => {
    const sales = { ...of('A'), ...on('01'), revenue: 90 }
    const pair = (username: string, units: number) => ({ ...of('A'), ...by(username), ...on('01'), units, revenue: 5 })
    for (const files of [
      [[sales], [pair('ana', 1), pair('ben', 2)]],
      [[pair('ana', 1), pair('ben', 2)], [sales]],
      // Old figures of a creator first, then the right ones: what was filled is a sum still.
      [[pair('ana', 7)], [sales], [pair('ben', 2)], [pair('ana', 1)]],
    ]) {
      for (const file of files) await store(...file)
      expect(await days('product')).toEqual(['A 01: 3 90.00'])
      await store(...files[0]!, ...files.at(-1)!)
      await deleteSet(app.db, owner.userId!, 'import')
    }
    await store(pair('ana', 1), sales, { ...by('ana'), ...on('01'), views: 4 })
    await store({ ...of('A'), ...on('01'), units: 8 })
    await store(pair('ana', 2))
    expect(await days('product')).toEqual(['A 01: 8 90.00'])
    expect(await days('creator')).toEqual(['ana 01: 2 5.00'])
  })

  test('change nothing when sent unchanged, and replace when sent changed', async () => {
    const lines = [
      { ...of('A'), ...by('ana'), ...on('01'), units: 2, revenue: 1.5 },
      { ...of('A'), ...by('ana'), ...on('01'), units: 3, revenue: 1.5 },
      { ...of('B'), ...on('01', '03'), units: 10 },
    ]
    await store(...lines)
    const before = [await days('product'), await days('creator'), await days('pair')]
    const nothing = {
      newProducts: 0,
      updatedProducts: 0,
      newCreators: 0,
      updatedCreators: 0,
      newDays: 0,
      replacedDays: 0,
    }
    expect(await store(...lines)).toMatchObject(nothing)
    expect([await days('product'), await days('creator'), await days('pair')]).toEqual(before)
    expect(await store({ ...lines[0]!, units: 1 })).toMatchObject({ ...nothing, replacedDays: 1 })
    expect(await days('product', 'A')).toEqual(['A 01: 1 1.50+'])
  })

  test('without a figure leave the one that was reported', async () => {
    await store({ ...of('A'), ...on('01'), units: 4, revenue: 9 })
    await store({ ...of('A'), ...on('01'), units: 5, views: 100 })
    expect(await days('product')).toEqual(['A 01: 5 9.00'])
    expect(await store({ ...of('A'), ...on('02') })).toMatchObject({ newDays: 0 })
  })
})

describe('reports of several days', () => {
  test('are spread so that the sum is exact, and are marked as estimates [B-EN-30]', async () => {
    await store({ ...of('A'), ...on('01', '03'), units: 10, revenue: 0.05 })
    expect(await days('product')).toEqual(['A 01: 3 0.01~', 'A 02: 3 0.02~', 'A 03: 4 0.02~'])
  })

  test('leave what was reported of the very day, and share what it leaves among the other days', async () => {
    await store({ ...of('A'), ...on('02'), units: 4 }, { ...of('A'), ...on('01', '03'), units: 10 })
    expect(await days('product')).toEqual(['A 01: 3~', 'A 02: 4', 'A 03: 3~'])
    // Reported before, after and again: the same.
    await store({ ...of('A'), ...on('01', '03'), units: 10 })
    expect(await days('product')).toEqual(['A 01: 3~', 'A 02: 4', 'A 03: 3~'])
    await store({ ...of('A'), ...on('03'), units: 9 })
    await store({ ...of('A'), ...on('01', '03'), units: 10 })
    expect(await days('product')).toEqual(['A 01: 0~', 'A 02: 4', 'A 03: 9'])
  })

  test('give way to shorter ones, and a longer one fills around them', async () => {
    await store({ ...of('A'), ...by('ana'), ...on('01', '04'), units: 8 })
    await store({ ...of('A'), ...by('ana'), ...on('01', '02'), units: 6 })
    expect(await days('pair')).toEqual(['A ana 01: 3~', 'A ana 02: 3~', 'A ana 03: 2~', 'A ana 04: 2~'])
    await store({ ...of('A'), ...by('ana'), ...on('01', '04'), units: 20 })
    expect(await days('pair')).toEqual(['A ana 01: 3~', 'A ana 02: 3~', 'A ana 03: 7~', 'A ana 04: 7~'])
    expect(await days('product')).toEqual(['A 01: 3~+', 'A 02: 3~+', 'A 03: 7~+', 'A 04: 7~+'])
  })
})

describe('figures since launch', () => {
  const since = (day: string, units: number) => ({ ...of('A'), ...on(day), lifetime: true, units, revenue: units * 2 })

  test('count what is new since the last report, spread over the days since [B-EN-30]', async () => {
    await store(since('01', 100))
    expect(await days('product')).toEqual([])
    await store(since('04', 110))
    expect(await days('product')).toEqual(['A 02: 3 6.66~', 'A 03: 3 6.67~', 'A 04: 4 6.67~'])
    await store(since('05', 112))
    expect((await days('product')).at(-1)).toBe('A 05: 2 4.00')
  })

  test.each([
    ['the same report again', since('04', 110), ['A 04: 10 20.00']],
    ['an earlier day', since('02', 500), ['A 04: 10 20.00']],
    ['a corrected report of the same day', since('04', 115), ['A 04: 15 30.00']],
    ['less of the same day', since('04', 90), ['A 04: 10 20.00']],
    ['less than before, of a later day', since('05', 60), ['A 04: 10 20.00', 'A 05: 0 0.00']],
  ])('%s: never less than nothing, and nothing twice', async (_name, report, expected) => {
    await store(since('03', 100))
    await store(since('04', 110))
    await store(report)
    expect(await days('product')).toEqual(expected)
    await store(report)
    expect(await days('product')).toEqual(expected)
  })

  test('beside what is reported of the very day, that day stands', async () => {
    await store(since('01', 100))
    await store(since('02', 110), { ...of('A'), ...on('02'), units: 7, revenue: 1 })
    expect(await days('product')).toEqual(['A 02: 7 1.00'])
  })

  test('several reports of one file count one after the other', async () => {
    await store(since('03', 105), since('01', 100), since('02', 103))
    expect(await days('product')).toEqual(['A 02: 3 6.00', 'A 03: 2 4.00'])
  })
})

describe('names', () => {
  test('what a line lacks of a product or creator stays, and the last one that has it counts', async () => {
    const full = {
      externalId: '7',
      name: 'Serum',
      niche: 'beauty',
      price: 12.5,
      hashtags: ['a', 'b'],
      link: 'https://x.example/7',
    } as const
    await store({ product: { ...full, hashtags: [...full.hashtags] }, ...by('ana'), ...on('01'), units: 1 })
    const outcome = await store(
      {
        product: { externalId: '7', name: 'Serum 30 ml', price: 13, imageUrl: 'javascript:alert(1)' },
        ...on('02'),
        units: 1,
      },
      { product: { externalId: '7', name: 'Serum 30 ml', hashtags: ['c'] }, ...on('03'), units: 1 },
      { creator: { username: 'ANA', displayName: 'Ana\0 \ud800', followers: 5 }, ...on('03'), units: 1 },
    )
    expect(outcome).toMatchObject({ newProducts: 0, updatedProducts: 1, newCreators: 0, updatedCreators: 1 })
    expect(
      await app.db.query(sql`
        select name, niche, price::float, hashtags, link, image_url, creator_username, display_name, follower_count::int
        from market_products p join market_creators c using (set_id) where set_id = ${outcome.setId}`),
    ).toEqual([
      {
        name: 'Serum 30 ml',
        niche: 'beauty',
        price: 13,
        hashtags: ['c'],
        link: full.link,
        image_url: null,
        creator_username: 'ana',
        display_name: 'Ana \ufffd',
        follower_count: 5,
      },
    ])
  })

  test('a name made of a number takes no real name away', async () => {
    const numbered = { product: { externalId: '7', name: 'Product 7' }, ...on('01'), units: 1 }
    const names = async () =>
      (
        await app.db.query(
          sql`select p.name from market_products p join market_sets s on s.id = set_id where user_id = ${owner.userId}`,
        )
      )[0]
    await store(numbered)
    expect(await names()).toEqual({ name: 'Product 7' })
    await store({ ...numbered, product: { externalId: '7', name: 'Serum' } }, numbered)
    expect(await names()).toEqual({ name: 'Serum' })
    expect(await store(numbered)).toMatchObject({ updatedProducts: 0 })
    expect(await names()).toEqual({ name: 'Serum' })
  })

  test.each([
    ['from', on('31')],
    ['to', { from: '2026-11-01', to: '2027-11-02' }],
    ['to', on('05', '04')],
    ['from', { from: '2014-12-31', to: '2015-01-01' }],
    ['units', { ...on('01'), units: -1 }],
    ['units', { ...on('01'), units: 1e12 }],
    ['revenue', { ...on('01'), revenue: Infinity }],
  ])('a line with a faulty %s is refused', async (field, line) => {
    await expect(keepLines(app.db, randomUUID(), 0, [{ ...of('A'), ...line }])).rejects.toMatchObject({
      code: 'invalid_input',
      details: { field },
    })
  })

  test('the largest figures and longest texts are taken, day after day', async () => {
    const most = { views: 1e11, likes: 1e11, comments: 1e11, shares: 1e11, clicks: 1e11, units: 1e11, revenue: 1e12 }
    const long = '🦄'.repeat(2000)
    const product = { externalId: long, name: long, category: long, hashtags: Array<string>(50).fill(long), price: 1e9 }
    const lines = Array.from({ length: 50 }, () => ({ product, ...by(long), ...on('01', '30'), ...most }))
    await store(...lines)
    expect(await days('creator')).toHaveLength(30)
  })
})

describe('sets', () => {
  test('keep to one currency, all or nothing [OP-34]', async () => {
    await store({ ...of('A'), ...on('01'), units: 1 })
    owner = { ...owner, currency: 'EUR' }
    await expect(store({ ...of('B'), ...on('01'), units: 1 })).rejects.toMatchObject({ code: 'conflict' })
    expect(await days('product')).toEqual(['A 01: 1'])
    await deleteSet(app.db, owner.userId!, 'import')
    await store({ ...of('B'), ...on('01'), units: 1 })
    expect(await days('product')).toEqual(['B 01: 1'])
  })

  test('two batches at once are both written', async () => {
    await Promise.all(['A', 'B', 'C'].map((name) => store({ ...of(name), ...on('01'), units: 1 })))
    expect(await days('product')).toEqual(['A 01: 1', 'B 01: 1', 'C 01: 1'])
  })

  test('go with their account, and nothing of them is left', async () => {
    const { setId } = await store(
      { ...of('A'), ...by('ana'), ...on('01'), units: 1 },
      { ...of('A'), ...on('01'), lifetime: true, units: 1 },
    )
    await app.db.query(sql`delete from auth.users where id = ${owner.userId}`)
    const tables = await app.db.query(sql<{ name: string }>`
      select attrelid::regclass::text as name from pg_attribute join pg_class c on c.oid = attrelid
      where attname = 'set_id' and relkind = 'r' and attnum > 0`)
    expect(tables.length).toBeGreaterThan(9)
    for (const { name } of tables) {
      const [left] = await app.db.query(sql`select count(*)::int as rows from ${sql.raw(name)} where set_id = ${setId}`)
      expect({ name, ...(left as object) }).toEqual({ name, rows: 0 })
    }
  })
})
