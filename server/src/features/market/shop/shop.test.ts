import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seal } from '../../../platform/sealed'
import { ShopClient } from '../../../providers/market'
import { APP, openShopServer, type FakeShop } from '../../../providers/market/tiktok-shop/testing/shop-server'
import { testApp, type TestApp, type TestUser } from '../../../testing'
import type { JobInHand } from '../jobs/job'
import { dayLines, readShop } from './read-shop'
import { shopAccess } from './shop-access'
import { isOwnState, makeState } from './connection-state'

let shop: FakeShop
let it: TestApp
let client: ShopClient
beforeAll(async () => {
  shop = await openShopServer()
  it = await testApp({
    env: {
      TIKTOK_SHOP_APP_KEY: APP.key,
      TIKTOK_SHOP_APP_SECRET: APP.secret,
      TIKTOK_SHOP_SERVICE_ID: APP.service,
      TIKTOK_SHOP_API_BASE: shop.url,
      TIKTOK_SHOP_AUTH_BASE: shop.url,
    },
  })
  client = new ShopClient(it.tools.config.market.tikTokShop!, {
    timeoutMs: 2000,
    intervalMs: 0,
    retryDelayMs: 1,
    maxAttempts: 2,
  })
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.codes.add('code-1')
  shop.trouble = []
  shop.name = 'Kitchen corner'
  shop.lasts = 7 * 86_400
})

const answerOf = async (answer: Response) => ({
  status: answer.status,
  ...((await answer.json()) as Record<string, unknown>),
})

async function stateOf(user: TestUser): Promise<string> {
  const begun = (await (await user.fetch('/api/market/shop/connect', { method: 'POST' })).json()) as {
    data: { url: string }
  }
  return new URL(begun.data.url).searchParams.get('state') ?? ''
}

async function connect(user: TestUser) {
  const body = JSON.stringify({ code: 'code-1', state: await stateOf(user) })
  return answerOf(await user.fetch('/api/market/shop/complete', { method: 'POST', body }))
}

const jobOf = (user: TestUser): JobInHand => ({
  id: 'job',
  userId: user.id,
  kind: 'scrape',
  subject: null,
  attempt: 1,
  report: async () => {},
  signal: new AbortController().signal,
})

const read = (user: TestUser, today = '2026-11-22') => readShop(it.tools, jobOf(user), { client, today })

describe('connecting a shop', () => {
  test('ends with its name; tokens are stored sealed and seen by nobody', async () => {
    const ana = await it.newUser()
    expect(await answerOf(await ana.fetch('/api/market/shop'))).toMatchObject({
      data: { available: true, connection: null },
    })
    expect(await connect(ana)).toMatchObject({
      status: 200,
      data: { shopName: 'Kitchen corner', region: 'US', state: 'connected' },
    })
    const [row] = await it.db.query(
      sql<Record<string, string>>`select * from private.shop_tokens where user_id = ${ana.id}`,
    )
    expect(JSON.stringify(row)).not.toMatch(/access-\d|refresh-\d|cipher-1/)
    const { error } = await ana.supabase
      .schema('private' as 'public')
      .from('shop_tokens' as 'scripts')
      .select()
    expect(error).not.toBeNull()
  })

  test('leaves tokens that are read again, as those are that were stored before they were bound to their account', async () => {
    const [ana, ben] = [await it.newUser(), await it.newUser()]
    await connect(ana)
    await connect(ben)
    const access = await shopAccess(it.tools, client, ana.id)
    expect(access.token).toMatch(/^access-\d/)
    await it.db.query(sql`
      update private.shop_tokens t set access_token = o.access_token from private.shop_tokens o
      where t.user_id = ${ben.id} and o.user_id = ${ana.id}`)
    await expect(shopAccess(it.tools, client, ben.id)).rejects.toThrow('Connect your shop again')

    const earlier = (text: string) => seal(it.tokens.deriveKey('shop tokens'), text, '').toString('base64url')
    await it.db.query(sql`
      update private.shop_tokens set access_token = ${earlier('access-of-before')}, refresh_token = ${earlier('r')},
        shop_cipher = ${earlier('cipher-of-before')} where user_id = ${ana.id}`)
    expect(await shopAccess(it.tools, client, ana.id)).toEqual({
      token: 'access-of-before',
      cipher: 'cipher-of-before',
    })
  })

  test.each([
    ['N'.repeat(400), 'N'.repeat(100)],
    [' \n ', 'Ana’s corner'],
  ])('takes whatever a shop is called: %j', async (name, stored) => {
    const ana = await it.newUser()
    shop.name = name
    shop.seller = 'Ana’s corner'
    expect(await connect(ana)).toMatchObject({ status: 200, data: { shopName: stored } })
    shop.latest = '2026-11-20'
    shop.days = new Map([['2026-11-20', { products: [{ id: 'p1', revenue: '5', units: 1 }], videos: [] }]])
    await read(ana)
    const [set] = await it.db.query(sql`select name from public.market_sets where user_id = ${ana.id}`)
    expect(set).toEqual({ name: stored })
  })

  test('refuses what another began, what was begun too long ago and what nobody began', async () => {
    const [ana, ben] = [await it.newUser(), await it.newUser()]
    const foreign = JSON.stringify({ code: 'code-1', state: await stateOf(ben) })
    expect(
      await answerOf(await ana.fetch('/api/market/shop/complete', { method: 'POST', body: foreign })),
    ).toMatchObject({
      status: 403,
      field: 'state',
    })
    const made = JSON.stringify({ code: 'code-1', state: 'x'.repeat(16) + '.1700000000000.' + 'y'.repeat(43) })
    expect((await ana.fetch('/api/market/shop/complete', { method: 'POST', body: made })).status).toBe(403)
    const key = Buffer.alloc(32, 1)
    const old = makeState(key, ana.id, Date.now() - 31 * 60_000)
    expect([isOwnState(key, ana.id, makeState(key, ana.id)), isOwnState(key, ana.id, old)]).toEqual([true, false])
    expect(await answerOf(await ana.fetch('/api/market/shop'))).toMatchObject({ data: { connection: null } })
  })

  test.each([
    ['{}', 'code'],
    ['{"code":"x"}', 'state'],
    ['{"code":7,"state":"x"}', 'code'],
  ])('names the faulty field of %s', async (body, field) => {
    const ana = await it.newUser()
    expect(await answerOf(await ana.fetch('/api/market/shop/complete', { method: 'POST', body }))).toMatchObject({
      status: 400,
      field,
    })
  })

  test('says so when the code is not accepted, and keeps what was connected', async () => {
    const ana = await it.newUser()
    await connect(ana)
    const body = JSON.stringify({ code: 'another', state: await stateOf(ana) })
    expect((await ana.fetch('/api/market/shop/complete', { method: 'POST', body })).status).toBe(502)
    expect(await answerOf(await ana.fetch('/api/market/shop'))).toMatchObject({
      data: { connection: { state: 'connected' } },
    })
  })

  test('is undone, tokens and all, and asked of nobody who is not signed in', async () => {
    const ana = await it.newUser()
    await connect(ana)
    expect((await ana.fetch('/api/market/shop', { method: 'DELETE' })).status).toBe(200)
    expect(await it.db.query(sql`select from private.shop_tokens where user_id = ${ana.id}`)).toEqual([])
    for (const [method, url] of [
      ['GET', ''],
      ['POST', '/connect'],
      ['POST', '/complete'],
      ['DELETE', ''],
    ] as const) {
      expect((await it.app.inject({ method, url: `/api/market/shop${url}` })).statusCode).toBe(401)
    }
  })
})

test("a day's lines: sales from the product, views from videos of it alone, creators with all their videos", () => {
  const video = (id: string, username: string, views: number, units: number, revenue: number, products: string[]) => ({
    id,
    username,
    views,
    units,
    revenue,
    currency: 'USD',
    products: products.map((id) => ({ id, name: `Name of ${id}` })),
  })
  const lines = dayLines(
    '2026-11-20',
    [
      { id: 'p1', revenue: 100, currency: 'USD', units: 10 },
      { id: 'p2', revenue: -5, currency: 'USD', units: 0 },
    ],
    [
      video('v1', '@Ana', 1000, 4, 40, ['p1']),
      video('v2', 'ana', 500, 1, 10.1, ['p1']),
      video('v3', 'ana', 200, 2, 20, ['p1', 'p2']),
      video('v4', '', 70, 1, 10, ['p1']),
    ],
  )
  const day = { from: '2026-11-20', to: '2026-11-20' }
  expect(lines).toEqual([
    { product: { externalId: 'p1', name: 'Product p1' }, ...day, revenue: 100, units: 10, views: 1570 },
    { product: { externalId: 'p2', name: 'Product p2' }, ...day, revenue: 0, units: 0, views: undefined },
    { creator: { username: 'ana' }, ...day, views: 1700, units: 7, revenue: 70.1 },
    {
      product: { externalId: 'p1', name: 'Name of p1' },
      creator: { username: 'ana' },
      ...day,
      views: 1500,
      units: 5,
      revenue: 50.1,
    },
  ])
})

describe('reading a shop', () => {
  beforeEach(() => {
    shop.latest = '2026-11-20'
    shop.listings = [{ id: 'p1', title: 'Glow serum', price: '19.90' }]
    shop.days = new Map([
      ['2026-11-19', { products: [{ id: 'p1', revenue: '199.00', units: 10 }], videos: [] }],
      [
        '2026-11-20',
        {
          products: [
            { id: 'p1', revenue: '39.80', units: 2 },
            { id: 'p2', revenue: '10.00', units: 1 },
            { id: 'p3', revenue: '5', units: 1 },
          ],
          videos: [
            {
              id: 'v1',
              username: 'Ana',
              views: 1000,
              revenue: '39.80',
              units: 2,
              products: [{ id: 'p1', name: 'Glow serum' }],
            },
          ],
        },
      ],
    ])
  })

  test('brings its figures into a set of its own, and again without doubling them', async () => {
    const ana = await it.newUser()
    await connect(ana)
    await read(ana)
    const figures = () =>
      it.db.query(sql`
        select s.kind, s.name, s.currency, s.to_day::text, w.units::int, w.revenue::float8, w.products
        from market_sets s join market_set_windows w on w.set_id = s.id and w.days = 30 where s.user_id = ${ana.id}`)
    const first = await figures()
    expect(first).toEqual([
      {
        kind: 'shop',
        name: 'Kitchen corner',
        currency: 'USD',
        to_day: '2026-11-20',
        units: 14,
        revenue: 253.8,
        products: 3,
      },
    ])
    const [product] = await it.db.query(sql`
      select p.name, p.price::float8, p.niche from market_products p join market_sets s on s.id = p.set_id
      where s.user_id = ${ana.id} and p.external_id = 'p1'`)
    expect(product).toEqual({ name: 'Glow serum', price: 19.9, niche: 'beauty' })
    expect(await answerOf(await ana.fetch('/api/market/shop'))).toMatchObject({
      data: { connection: { readUntil: '2026-11-20' } },
    })

    shop.asked.length = 0
    await read(ana)
    expect(await figures()).toEqual(first)
    // The last three days, and the one after them that has nothing yet.
    expect(shop.asked.filter((asked) => asked.includes('shop_products')).length).toBeLessThanOrEqual(8)
  })

  test('of another one waits until the figures of the first are gone: two shops are never added up', async () => {
    const ana = await it.newUser()
    await connect(ana)
    await read(ana)
    await it.db.query(sql`update market_sets set shop_id = '1', name = 'Old corner' where user_id = ${ana.id}`)
    await expect(read(ana)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Old corner') as string,
    })
    expect((await ana.fetch('/api/market/figures?source=shop', { method: 'DELETE' })).status).toBe(200)
    await read(ana)
    expect(await it.db.query(sql`select shop_id from market_sets where user_id = ${ana.id}`)).toEqual([
      { shop_id: '749' },
    ])
  })

  test('renews a token that is about to end', async () => {
    shop.lasts = 60
    const ana = await it.newUser()
    await connect(ana)
    const before = shop.access
    shop.lasts = 7 * 86_400
    await read(ana)
    expect(shop.access).not.toBe(before)
    await read(ana)
  })

  test('says that it has to be connected again when the renewal is refused', async () => {
    shop.lasts = 60
    const ana = await it.newUser()
    await connect(ana)
    shop.refresh = 'another'
    await expect(read(ana)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Connect your shop again'),
    })
    expect(await answerOf(await ana.fetch('/api/market/shop'))).toMatchObject({
      data: { connection: { state: 'expired' } },
    })
    shop.refresh = 'refresh-1'
  })

  test.each([
    [{ status: 200, code: 105005 }, 'allow analytics'],
    [{ status: 200, code: 99 }, 'couldn’t read'],
  ])('that fails with %o says why and brings nothing half', async (trouble, words) => {
    const ana = await it.newUser()
    await connect(ana)
    shop.trouble = [{ status: 200, code: 0, body: JSON.stringify({ code: 0, data: { products: [] } }) }, trouble]
    await expect(read(ana)).rejects.toMatchObject({ code: 'provider_failed', message: expect.stringContaining(words) })
    expect(await it.db.query(sql`select from market_sets where user_id = ${ana.id}`)).toEqual([])
  })

  test('with two currencies is refused as a whole', async () => {
    const ana = await it.newUser()
    await connect(ana)
    shop.trouble = [
      { status: 200, code: 0, body: JSON.stringify({ code: 0, data: {} }) },
      {
        status: 200,
        code: 0,
        body: JSON.stringify({
          code: 0,
          data: { products: [{ id: 'x', gmv: { amount: '1', currency: 'EUR' }, units_sold: 1 }] },
        }),
      },
    ]
    shop.days.set('2026-10-23', {
      products: [],
      videos: [{ id: 'v', username: 'b', views: 1, revenue: '1', units: 1, products: [] }],
    })
    await expect(read(ana)).rejects.toMatchObject({ code: 'provider_failed' })
  })
})
