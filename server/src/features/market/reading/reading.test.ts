import {
  CREATOR_ORDERS,
  MARKET_RANGE_KEYS,
  PRODUCT_ORDERS,
  type CreatorsAnswer,
  type MarketCharts,
  type ProductDetail,
  type ProductsAnswer,
  type ShopDashboard,
} from '@reelwright/shared'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { sharedApp, type TestUser } from '../../../testing'
import { pointsOf } from './charts'

const { app, db, newUser } = await sharedApp()

/**
 * A set of `products` with 60 days up to 2026-10-31: ties in every figure, and products without price, views or creators.
 * The first product sells one unit more than the next, and so on.
 */
async function fill(owner: { id: string } | null, products: number, currency = 'USD'): Promise<number> {
  const [set] = await db.query(sql<{ id: number }>`
    insert into public.market_sets (user_id, kind, name, currency)
    values (${owner?.id ?? null}::uuid, ${owner ? 'import' : 'feed'}, ${owner ? 'Imported data' : 'Feed'}, ${currency})
    returning id`)
  const id = set!.id
  await db.query(sql`
    insert into public.market_products (set_id, external_id, name, niche, price, hashtags)
    select ${id}, n::text, 'Càndle 100% no_' || n, (array['beauty', 'tech', 'home', 'other'])[n % 4 + 1],
      case when n % 5 > 0 then n % 7 + 0.99 end, array['finds']
    from generate_series(1, ${products}::int) n`)
  await db.query(sql`
    insert into public.market_creators (set_id, username, display_name, follower_count)
    select ${id}, 'maker.' || n, 'Maker ' || n, case when n % 3 > 0 then n * 100 end from generate_series(1, 20) n`)
  await db.query(sql`
    insert into public.market_product_days (set_id, product_id, day, views, likes, comments, shares, units, revenue)
    select ${id}, id, date '2026-10-31' - back, case when external_id::int % 6 > 0 then 1000 end,
      external_id::int % 9 * 10, 0, 0, ${products}::int - external_id::int / 2, 10 * (${products}::int - external_id::int / 2)
    from public.market_products, generate_series(0, 59) back where set_id = ${id}`)
  await db.query(sql`
    insert into public.market_pair_days (set_id, product_id, creator_id, day, views, likes, units, revenue)
    select ${id}, p.id, c.id, date '2026-10-31', 100, 9, 1, 10
    from public.market_products p join public.market_creators c on c.set_id = p.set_id
    where p.set_id = ${id} and p.external_id::int % 4 > 0 and (p.external_id::int + split_part(c.username, '.', 2)::int) % 7 = 0`)
  await db.query(sql`
    insert into public.market_creator_days (set_id, creator_id, day, rolled_up, views, likes, units, revenue)
    select set_id, creator_id, day, true, sum(views), sum(likes), sum(units), sum(revenue)
    from public.market_pair_days where set_id = ${id} group by 1, 2, 3`)
  await db.query(sql`select private.refresh_market_set(${id})`)
  return id
}

async function ask<Answer>(user: TestUser, path: string): Promise<Answer> {
  const answer = await user.fetch(path)
  expect(answer.status, path).toBe(200)
  return (await answer.json()) as Answer
}
const askFor = async <Data>(user: TestUser, path: string) => (await ask<{ data: Data }>(user, path)).data

const PATHS = [
  '/api/products',
  '/api/tiktok-shop/dashboard',
  '/api/market/creators',
  '/api/market/charts',
  '/api/market/products/demo-1',
  '/api/market/sources',
]

const [ana, ben] = [await newUser(), await newUser()]

test('answers the demo set to whoever has no figures [B-SA-15, OP-34]', async () => {
  const cleo = await newUser()
  const { products, source, sources } = await ask<ProductsAnswer>(cleo, '/api/products')
  expect([products.length, source.kind, sources.length]).toEqual([48, 'demo', 1])
  const { summary } = await askFor<ShopDashboard>(cleo, '/api/tiktok-shop/dashboard')
  expect(summary).toEqual({ total_creators: 127, total_products: 48, total_revenue: 285_420, avg_engagement: 0.068 })
  expect((await ask<CreatorsAnswer>(cleo, '/api/market/creators')).total).toBe(127)
  expect((await askFor<MarketCharts>(cleo, '/api/market/charts')).revenue).toHaveLength(30)
  expect((await askFor<ProductDetail>(cleo, '/api/market/products/demo-7?range=7d')).days).toHaveLength(7)
})

test.each(PATHS)('%s is for signed-in users only, whatever x-user-id says [CX-04]', async (url) => {
  const answer = await app.inject({ url, headers: { 'x-user-id': ana.id } })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ success: false, code: 'not_signed_in' })
})

describe('with figures', async () => {
  const set = await fill(ana, 60)
  await fill(ben, 3, 'EUR')

  test('the dashboard adds up the window, and names the best five [B-CL-25, B-EN-31, B-EN-33, A-GE-20]', async () => {
    const dashboard = await askFor<ShopDashboard>(ana, '/api/tiktok-shop/dashboard')
    // 30 days of the sum of 10 * (60 - floor(n / 2)) for n from 1 to 60.
    expect(dashboard.summary).toMatchObject({ total_products: 60, total_creators: 20, total_revenue: 810_000 })
    expect(dashboard.top_products[0]).toMatchObject({ total_estimated_revenue: 18_000 })
    expect([dashboard.top_products.length, dashboard.top_creators.length]).toEqual([5, 5])
    expect(dashboard.top_creators[0]?.engagement_tier).toBe('excellent')
    expect(dashboard).toMatchObject({ estimated: false, insights: [], analysedAt: null })
    expect(dashboard.views).toBeGreaterThan(0)
    expect(dashboard.source).toMatchObject({ kind: 'import', currency: 'USD', to: '2026-10-31', products: 60 })
    expect(dashboard.source).not.toHaveProperty('id')
  })

  test('a window is as long as its name says, and ends with the last day [B-TR-04]', async () => {
    const revenue = await Promise.all(
      MARKET_RANGE_KEYS.map(async (range) => {
        const { summary } = await askFor<ShopDashboard>(ana, `/api/tiktok-shop/dashboard?range=${range}`)
        return summary.total_revenue
      }),
    )
    expect(revenue).toEqual([27_000, 27_000 * 7, 27_000 * 30, 27_000 * 60])
  })

  test.each(PRODUCT_ORDERS.flatMap((order) => [`order=${order}&direction=asc`, `order=${order}&direction=desc`]))(
    'products by %s come page by page, each once, those without a figure last',
    async (query) => {
      const whole = await ask<ProductsAnswer>(ana, `/api/products?${query}`)
      expect(new Set(whole.products.map(({ id }) => id)).size).toBe(60)
      const ids = await throughPages(`/api/products?${query}`, 'products')
      expect(ids).toEqual(whole.products.map(({ id }) => id))
      const keys = whole.products.map((product) => KEYS[query.slice(6, query.indexOf('&'))]!(product))
      const known = keys.filter((key) => key !== null)
      expect(keys.slice(known.length).every((key) => key === null)).toBe(true)
      const sorted = [...known].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      expect(known).toEqual(query.endsWith('asc') ? sorted : sorted.reverse())
    },
  )

  test.each(CREATOR_ORDERS.flatMap((order) => [`order=${order}&direction=asc`, `order=${order}&direction=desc`]))(
    'creators by %s come page by page, each once [OP-54]',
    async (query) => {
      const whole = await ask<CreatorsAnswer>(ana, `/api/market/creators?${query}`)
      expect([whole.creators.length, whole.total]).toEqual([20, 20])
      const ids = await throughPages(`/api/market/creators?${query}`, 'creators')
      expect(ids).toEqual(whole.creators.map(({ id }) => id))
      expect(new Set(ids).size).toBe(20)
    },
  )

  async function throughPages(path: string, of: 'products' | 'creators') {
    const ids: string[] = []
    let after = ''
    for (let pages = 0; pages < 20; pages++) {
      const page = await ask<ProductsAnswer & CreatorsAnswer>(ana, `${path}&limit=17${after}`)
      ids.push(...page[of].map(({ id }) => id))
      if (page.next === null) return ids
      after = `&after=${page.next}`
    }
    throw new Error('There is no end to the pages')
  }

  test('a niche filters and has ranks of its own; totals are of what is left [OP-34, B-TR-05]', async () => {
    const { products, totals } = await ask<ProductsAnswer>(ana, '/api/products?niche=beauty')
    expect(products.map(({ rank }) => rank)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1))
    expect(new Set(products.map(({ niche }) => niche))).toEqual(new Set(['beauty']))
    const views = products.reduce((all, { view_count }) => all + view_count, 0)
    expect(totals).toMatchObject({ products: 15, views })
    const all = await ask<ProductsAnswer>(ana, '/api/products?limit=5')
    // Every sixth product has no views.
    expect(all.totals).toMatchObject({ products: 60, views: 50 * 30 * 1000 })
  })

  test.each([
    ['CANDLE', 60],
    ['0% NO_1', 11],
    ['no_6', 2],
    ['%o_6', 0],
    ["'); drop table x; --", 0],
    ['\\', 0],
    ['a\0b', 0],
  ])('a search for %j finds %i products', async (q, count) => {
    const { products, totals } = await ask<ProductsAnswer>(ana, `/api/products?q=${encodeURIComponent(q)}`)
    expect([products.length, totals?.products]).toEqual([count, count])
  })

  test('a search among creators knows names with and without @', async () => {
    for (const q of ['@maker.1', 'Maker 1'])
      expect((await ask<CreatorsAnswer>(ana, `/api/market/creators?q=${encodeURIComponent(q)}`)).total).toBe(11)
  })

  test('a product has its days, its creators and where it is known from', async () => {
    const [first] = (await ask<ProductsAnswer>(ana, '/api/products?limit=1')).products
    const product = await askFor<ProductDetail>(ana, `/api/market/products/${first!.id}?range=7d`)
    expect(product).toMatchObject({ product_name: first!.product_name, rank: 1, units_sold: 7 * 60, revenue: 4200 })
    expect(product.days).toHaveLength(7)
    expect(product.days[0]).toEqual({ day: '2026-10-25', views: 1000, units: 60, revenue: 600, estimated: false })
    expect(product.source.kind).toBe('import')
    expect(product.top_creators.length).toBe(product.creators)
    expect(product.top_creators[0]).toMatchObject({ estimated_revenue_total: 10, engagement_rate: 0.09, units_sold: 1 })
  })

  test('charts have every day, prices, steps of engagement and five bands', async () => {
    const charts = await askFor<MarketCharts>(ana, '/api/market/charts')
    expect(charts.revenue).toHaveLength(30)
    expect(charts.revenue.at(-1)).toMatchObject({ from: '2026-10-31', to: '2026-10-31', revenue: 27_000 })
    expect(charts.prices).toHaveLength(48)
    expect(charts.prices[0]!.units).toBeGreaterThanOrEqual(charts.prices.at(-1)!.units)
    expect(charts.engagement).toHaveLength(16)
    expect(charts.engagement.reduce((all, { products }) => all + products, 0)).toBe(50)
    expect(charts.bands.map(({ products }) => products)).toEqual([10, 10, 10, 9, 9])
    const { products } = await ask<ProductsAnswer>(ana, '/api/products')
    const priced = products.filter(({ product_price }) => product_price !== null)
    expect(charts.bands.reduce((all, { revenue }) => all + revenue, 0)).toBe(
      priced.reduce((all, { revenue }) => all + revenue, 0),
    )
    const year = await askFor<MarketCharts>(ana, '/api/market/charts?range=1y')
    expect(year.revenue.map(({ to }) => to).slice(-2)).toEqual(['2026-10-24', '2026-10-31'])
    expect(year.revenue.reduce((all, { revenue }) => all + revenue, 0)).toBe(27_000 * 60)
  })

  test('nobody sees the figures of another account [B-EN-30]', async () => {
    const { products, source } = await ask<ProductsAnswer>(ben, '/api/products')
    expect([products.length, source.currency]).toEqual([3, 'EUR'])
    const [anas] = (await ask<ProductsAnswer>(ana, '/api/products?limit=1')).products
    expect((await ben.fetch(`/api/market/products/${anas!.id}`)).status).toBe(404)
    const { next } = await ask<ProductsAnswer>(ana, '/api/products?limit=1')
    expect((await ben.fetch(`/api/products?after=${next}`)).status).toBe(400)
  })

  test('the demo set can be looked at beside own figures', async () => {
    const { source, sources } = await ask<ProductsAnswer>(ana, '/api/products?source=demo')
    expect([source.kind, ...sources.map(({ kind }) => kind)]).toEqual(['demo', 'import'])
  })

  test('the feed is seen by everybody, behind own figures', async () => {
    await fill(null, 5)
    const dora = await newUser()
    expect((await ask<ProductsAnswer>(dora, '/api/products')).source).toMatchObject({ kind: 'feed', products: 5 })
    const own = await ask<ProductsAnswer>(ana, '/api/products')
    expect(own.sources.map(({ kind }) => kind)).toEqual(['import', 'feed'])
    expect(own.products).toHaveLength(60)
    expect((await ask<ProductsAnswer>(ana, '/api/products?source=feed')).products).toHaveLength(5)
    expect(await askFor<object[]>(dora, '/api/market/sources')).toHaveLength(1)
    await db.query(sql`delete from public.market_sets where kind = 'feed'`)
  })

  test.each([
    ['/api/products?range=2y', 'range'],
    ['/api/products?niche=cars', 'niche'],
    ['/api/products?order=luck', 'order'],
    ['/api/products?limit=0', 'limit'],
    ['/api/products?limit=1001', 'limit'],
    ['/api/products?source=mine', 'source'],
    [`/api/products?q=${'x'.repeat(101)}`, 'q'],
    ['/api/products?range=7d&range=30d', 'range'],
    ['/api/products?after=', 'after'],
    ['/api/products?after=demo', 'after'],
    ['/api/products?source=demo&after=-1', 'after'],
    ['/api/market/creators?order=rank', 'order'],
    ['/api/market/creators?after=bm8', 'after'],
    ['/api/market/charts?range=', 'range'],
    ['/api/tiktok-shop/dashboard?source=1', 'source'],
  ])('%s is refused, naming %s', async (path, field) => {
    const answer = await ana.fetch(path)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false, code: 'invalid_input', field })
  })

  test.each([
    { key: 'x' },
    { key: '1e999' },
    { key: '99999999999999999999' },
    { key: null },
    { id: '0x1' },
    { id: "1'" },
    { of: 'other' },
  ])('a position that was changed to %j is refused', async (change) => {
    const position = { of: `${set}/30d/all/rank/asc`, key: '1', id: '1', ...change }
    const after = Buffer.from(JSON.stringify(position)).toString('base64url')
    const answer = await ana.fetch(`/api/products?after=${after}`)
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', field: 'after' })
  })

  test.each(['0', '-1', '1.5', '999999999999999999', '9'.repeat(40), 'demo-0', 'demo-99', '%00', 'x'])(
    'there is no product %s',
    async (id) => {
      expect((await ana.fetch(`/api/market/products/${id}`)).status).toBe(404)
    },
  )
})

test('days are put together by weeks that end with the last day; a gap makes no point', () => {
  const day = (day: string, revenue: number) => ({ day, revenue, units: 1, views: 2, estimated: day === '2026-10-30' })
  const days = [day('2026-10-01', 1), day('2026-10-24', 0.1), day('2026-10-30', 0.2), day('2026-10-31', 0.1)]
  expect(pointsOf(days, 7, '2026-10-31')).toEqual([
    { from: '2026-09-27', to: '2026-10-03', revenue: 1, units: 1, views: 2, estimated: false },
    { from: '2026-10-18', to: '2026-10-24', revenue: 0.1, units: 1, views: 2, estimated: false },
    { from: '2026-10-25', to: '2026-10-31', revenue: 0.3, units: 2, views: 4, estimated: true },
  ])
})

type Product = ProductsAnswer['products'][number]
const KEYS: Record<string, (product: Product) => string | number | null> = {
  rank: (product) => product.rank,
  name: (product) => product.product_name.toLowerCase().replace('à', 'a'),
  price: (product) => product.product_price,
  views: (product) => product.view_count,
  engagement: (product) => product.engagement_rate,
  units: (product) => product.units_sold,
  revenue: (product) => product.revenue,
  creators: (product) => product.creators,
  growth: (product) => product.growth,
}

test('engagement that no source reported is null, and not 0 [B-EN-30, B-EN-32]', async () => {
  const dora = await newUser()
  const [set] = await db.query(sql<{ id: number }>`
    insert into public.market_sets (user_id, kind, name, currency) values (${dora.id}, 'import', 'Figures', 'USD') returning id`)
  await db.query(sql`
    with product as (
      insert into public.market_products (set_id, external_id, name, niche) values (${set!.id}, '1', 'Lamp', 'home') returning id
    ), creator as (
      insert into public.market_creators (set_id, username) values (${set!.id}, 'maker') returning id
    ), days as (
      insert into public.market_product_days (set_id, product_id, day, views, units) select ${set!.id}, id, '2026-10-31', 50, 1 from product
    )
    insert into public.market_pair_days (set_id, product_id, creator_id, day, views, units)
    select ${set!.id}, product.id, creator.id, '2026-10-31', 50, 1 from product, creator`)
  await db.query(sql`select private.refresh_market_set(${set!.id})`)
  const { products, totals } = await ask<ProductsAnswer>(dora, '/api/products?niche=home')
  expect(totals).toEqual({ products: 1, views: 50, engagement: null })
  const { top_creators } = await askFor<ProductDetail>(dora, `/api/market/products/${products[0]!.id}`)
  expect(top_creators).toMatchObject([{ units_sold: 1, engagement_rate: null, engagement_tier: null }])
})
