import { createHmac } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ShopClient } from './shop-client'
import { ShopFailure } from './shop-failure'
import { signRequest } from './sign-request'
import { APP, openShopServer, type FakeShop } from './testing/shop-server'

const QUICK = { timeoutMs: 2000, intervalMs: 0, retryDelayMs: 1, maxAttempts: 3 }
const access = { token: 'access-1', cipher: 'cipher-1' }

let shop: FakeShop
const opened: FakeShop[] = []
beforeEach(async () => {
  shop = await openShopServer()
  opened.push(shop)
})
afterAll(() => Promise.all(opened.map(({ close }) => close())))

function clientOf(overrides: { appSecret?: string; authBase?: string } = {}, policy = QUICK) {
  const settings = {
    appKey: APP.key,
    appSecret: APP.secret,
    serviceId: APP.service,
    apiBase: shop.url,
    authBase: shop.url,
  }
  return new ShopClient({ ...settings, consentUrl: 'https://services.example/open/authorize', ...overrides }, policy)
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as ShopFailure,
  )

describe('a signature', () => {
  test('is made of path, parameters by name and body between the secret, without token and signature', () => {
    const parameters = { timestamp: '1700000000', app_key: 'k', sign: 'old', access_token: 't', 'a b': 'ä' }
    const text = `s/path/xa bäapp_keyktimestamp1700000000{"q":1}s`
    expect(signRequest('s', '/path/x', parameters, '{"q":1}')).toBe(
      createHmac('sha256', 's').update(text).digest('hex'),
    )
  })

  test('of another secret is believed by nobody, and is no reason to ask again', async () => {
    const failure = await failureOf(clientOf({ appSecret: 'wrong' }).shops('access-1'))
    expect(failure).toBeInstanceOf(ShopFailure)
    expect(failure).toMatchObject({ kind: 'refused' })
    expect(shop.asked).toEqual([])
  })
})

test('leads to the consent page with the state that comes back', () => {
  const address = new URL(clientOf().consentAddress('state 1'))
  expect(address.origin + address.pathname).toBe('https://services.example/open/authorize')
  expect(Object.fromEntries(address.searchParams)).toEqual({ service_id: APP.service, state: 'state 1' })
})

test('exchanges a code once, and renews tokens', async () => {
  const client = clientOf()
  const first = await client.exchangeCode('code-1')
  expect(first).toMatchObject({ access: 'access-1', refresh: 'refresh-1', sellerName: 'Seller' })
  expect(first.accessExpiresAt - Date.now()).toBeGreaterThan(6 * 86_400_000)
  expect(await failureOf(client.exchangeCode('code-1'))).toMatchObject({ kind: 'expired' })
  expect(await client.refresh('refresh-1')).toMatchObject({ access: 'access-2', refresh: 'refresh-2' })
  expect(await failureOf(client.refresh('refresh-1'))).toMatchObject({ kind: 'expired' })
})

test('reads every page of products, listings and videos, and a day without any', async () => {
  shop.listings = [1, 2, 3, 4, 5].map((n) => ({ id: `p${n}`, title: `Product ${n}`, price: `${n}.50` }))
  shop.days.set('2026-11-20', {
    products: [1, 2, 3].map((n) => ({ id: `p${n}`, revenue: `${n * 10}.25`, units: n })),
    videos: [1, 2, 3].map((n) => ({ id: `v${n}`, username: 'ana', views: n, revenue: '1', units: 1, products: [] })),
  })
  const client = clientOf()
  expect((await client.listings(access)).map(({ id, price }) => [id, price])).toEqual([
    ['p1', 1.5],
    ['p2', 2.5],
    ['p3', 3.5],
    ['p4', 4.5],
    ['p5', 5.5],
  ])
  expect(await client.productDay(access, '2026-11-20')).toEqual({
    latest: '2026-11-20',
    rows: [
      { id: 'p1', revenue: 10.25, currency: 'USD', units: 1 },
      { id: 'p2', revenue: 20.25, currency: 'USD', units: 2 },
      { id: 'p3', revenue: 30.25, currency: 'USD', units: 3 },
    ],
  })
  expect((await client.videoDay(access, '2026-11-20')).rows.map(({ id, views }) => [id, views])).toEqual([
    ['v1', 1],
    ['v2', 2],
    ['v3', 3],
  ])
  expect((await client.productDay(access, '2026-11-19')).rows).toEqual([])
})

describe('when the shop is in trouble', () => {
  test('asks again after too many calls, after a fault of its own and after an answer that is no JSON', async () => {
    shop.trouble = [
      { status: 429, code: 0, headers: { 'retry-after': '0' } },
      { status: 503, code: 0, body: '<html>busy</html>' },
    ]
    expect(await clientOf().shops('access-1')).toHaveLength(1)
    expect(shop.asked).toHaveLength(3)
  })

  test('fails as busy after the last attempt', async () => {
    shop.trouble = Array.from({ length: 9 }, () => ({ status: 200, code: 36009002 }))
    expect(await failureOf(clientOf().shops('access-1'))).toMatchObject({ kind: 'busy' })
    expect(shop.asked).toHaveLength(QUICK.maxAttempts)
  })

  test('asks once when a right is missing, a token is over or the answer has another shape', async () => {
    shop.trouble = [{ status: 200, code: 105005 }]
    expect(await failureOf(clientOf().shops('access-1'))).toMatchObject({ kind: 'refused' })
    expect(await failureOf(clientOf().shops('old'))).toMatchObject({ kind: 'expired' })
    shop.trouble = [{ status: 200, code: 0, body: '{"code":0,"data":{"products":[{"gmv":"none"}]}}' }]
    expect(await failureOf(clientOf().productDay(access, '2026-11-20'))).toMatchObject({ kind: 'failed' })
  })

  test('follows no redirect, so that no token goes elsewhere', async () => {
    shop.trouble = [{ status: 302, code: 0, headers: { location: 'http://127.0.0.1:1/' }, body: '' }]
    expect(await failureOf(clientOf().shops('access-1'))).toMatchObject({ kind: 'failed' })
  })

  test('does not wait for an answer that never comes', async () => {
    shop.trouble = [{ status: 0, code: 0 }]
    const client = clientOf({}, { ...QUICK, timeoutMs: 50, maxAttempts: 1 })
    expect(await failureOf(client.shops('access-1'))).toMatchObject({ kind: 'busy' })
  })

  test('names no secret when it cannot be reached', async () => {
    const failure = await failureOf(clientOf({ authBase: 'http://127.0.0.1:1' }).exchangeCode('code-1'))
    expect(failure).toMatchObject({ kind: 'busy' })
    expect(JSON.stringify([failure?.message, String(failure?.cause)])).not.toContain(APP.secret)
  })

  test('stops at once when the job is stopped', async () => {
    const stop = new AbortController()
    stop.abort(new Error('stopped'))
    await expect(clientOf().listings({ ...access, signal: stop.signal })).rejects.toThrow('stopped')
  })
})
