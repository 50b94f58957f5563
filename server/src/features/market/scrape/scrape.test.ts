import { NO_PARTNER_SOURCE, type MarketJob } from '@reelwright/shared'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { feedServer, goodFeed, type FeedServer } from '../../../providers/market/feed/testing/feed-server'
import { testApp, type TestApp, type TestUser } from '../../../testing'
import { fetchDueFeed } from './feed-schedule'

let feed: FeedServer
let app: TestApp
beforeAll(async () => {
  feed = await feedServer((response) => response.end())
  // Only when it is asked for: the clock of the app itself must not get in between.
  app = await testApp({ env: { MARKET_FEED_URL: `${feed.url}?key=geheim`, MARKET_FEED_EVERY: '0' } })
})
beforeEach(async () => {
  feed.requests.length = 0
  await clear()
})
// Everybody sees a feed's figures: the next test file has the same database.
afterAll(async () => {
  await clear()
  await feed.close()
})
async function clear() {
  await app.db.query(sql`delete from private.market_feed`)
  await app.db.query(sql`delete from public.market_sets where kind = 'feed'`)
}

const PATH = '/api/shop-analytics/scrape-partner-data'
async function scrape(user: TestUser, body?: string) {
  const response = await user.fetch(PATH, { method: 'POST', ...(body === undefined ? {} : { body }) })
  const answer = (await response.json()) as { success: boolean; error?: string; code?: string; data?: MarketJob }
  return { status: response.status, ...answer }
}
const answers = (products: number, headers: Record<string, string> = {}): FeedServer['answer'] => {
  const body = JSON.stringify(goodFeed(products))
  return (response) => response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body)
}
const feedSet = async () => {
  const [set] = await app.db.query(sql<{
    name: string
    currency: string
    product_count: number
    creator_count: number
  }>`
    select name, currency, product_count, creator_count from public.market_sets where kind = 'feed'`)
  return set
}
const feedRow = async () => {
  const [row] = await app.db.query(sql<{ address: string; failures: number; wait: number; etag: string | null }>`
    select address, failures, extract(epoch from next_at - now())::float8 as wait, etag
    from private.market_feed where address <> 'turn'`)
  return row!
}
/** As if the last fetch, good or bad, were so long ago. */
const later = () =>
  app.db.query(sql`
    update private.market_feed set next_at = now() - interval '1 s', fetched_at = now() - interval '2 minutes'`)

test('reads the feed for everybody, and does not ask again within a minute [B-CL-26, OP-53]', async () => {
  const [ana, ben] = [await app.newUser(), await app.newUser()]
  feed.answer = answers(30, { etag: '"1"' })
  const first = await scrape(ana, '{}')
  expect(first).toMatchObject({ status: 200, success: true, data: { kind: 'scrape', state: 'done', error: null } })
  expect(await feedSet()).toEqual({ name: 'Market feed', currency: 'USD', product_count: 30, creator_count: 1 })
  const { data } = await ben.supabase.from('market_products').select('name, niche, price').eq('external_id', 'p-7')
  expect(data).toEqual([{ name: 'Product 7', niche: 'beauty', price: 19.99 }])
  expect(feed.requests).toMatchObject([{ path: '/feed?key=geheim' }])

  expect(await scrape(ben)).toMatchObject({ status: 200, data: { state: 'done' } })
  expect(feed.requests).toHaveLength(1)
  await later()
  feed.answer = (response) => response.writeHead(304).end()
  expect(await scrape(ben)).toMatchObject({ status: 200 })
  expect(feed.requests[1]?.headers).toMatchObject({ 'if-none-match': '"1"' })
  expect(await feedRow()).toMatchObject({ failures: 0, etag: '"1"' })
  // A key in the address stays in the settings.
  expect((await feedRow()).address).not.toContain('geheim')
})

test('is asked by one at a time, however many press', async () => {
  const users = await Promise.all([app.newUser(), app.newUser(), app.newUser()])
  feed.answer = answers(3)
  const jobs = await Promise.all(users.map((user) => scrape(user, '')))
  expect(jobs).toMatchObject(users.map(() => ({ status: 200, data: { state: 'done' } })))
  expect(feed.requests).toHaveLength(1)
})

test('says what is wrong, changes nothing, and leaves a failing feed alone for a while [B-ER-38]', async () => {
  const [clock] = await app.db.query(sql<{ begun: Date }>`select clock_timestamp() as begun`)
  const ana = await app.newUser()
  feed.answer = answers(5)
  await scrape(ana)
  await later()
  feed.answer = (response) => response.writeHead(503, { 'retry-after': '7200' }).end()
  expect(await scrape(ana)).toMatchObject({
    status: 502,
    success: false,
    code: 'provider_failed',
    error: 'The partner feed couldn’t be read: it responded with status 503',
  })
  const row = await feedRow()
  expect(row.failures).toBe(1)
  expect(row.wait).toBeGreaterThan(7100)
  expect(await scrape(ana)).toMatchObject({
    status: 502,
    error: 'The partner feed couldn’t be read: it failed recently, and we’ll try again in 2 hours',
  })
  expect(feed.requests).toHaveLength(2)

  await later()
  const entries = [...goodFeed(4).products, ...Array.from({ length: 9 }, () => ({ product_id: 'x' }))]
  feed.answer = (response) => response.end(JSON.stringify(entries.map((entry) => ({ date: '2026-11-21', ...entry }))))
  expect(await scrape(ana)).toMatchObject({
    error: expect.stringContaining('9 of its 13 entries can’t be used') as string,
  })
  expect(await feedRow()).toMatchObject({ failures: 2 })

  await later()
  feed.answer = (response) => response.end(JSON.stringify({ ...goodFeed(9), currency: 'EUR' }))
  expect(await scrape(ana)).toMatchObject({ status: 502, error: expect.stringContaining('in USD') as string })
  expect(await feedSet()).toMatchObject({ product_count: 5, currency: 'USD' })
  // Batches of other tests' accounts may lie there, too.
  const [left] = await app.db.query(sql`
    select count(*)::int as lines from private.market_lines where created_at >= ${clock!.begun}`)
  expect(left).toEqual({ lines: 0 })

  await later()
  feed.answer = answers(6)
  expect(await scrape(ana)).toMatchObject({ status: 200 })
  expect(await feedRow()).toMatchObject({ failures: 0 })
  expect(await feedSet()).toMatchObject({ product_count: 6 })
})

test('is fetched by the clock when it is due, by whichever server comes first', async () => {
  feed.answer = answers(2)
  const signal = new AbortController().signal
  await Promise.all([fetchDueFeed(app.tools, signal), fetchDueFeed(app.tools, signal)])
  expect(feed.requests).toHaveLength(1)
  expect(await feedSet()).toMatchObject({ product_count: 2 })
  await app.db.query(sql`update private.market_feed set next_at = now() + interval '1 hour' where address <> 'turn'`)
  await fetchDueFeed(app.tools, signal)
  expect(feed.requests).toHaveLength(1)
  // The server stops in the middle: no failure of the feed, and the turn is free.
  await later()
  const stop = new AbortController()
  feed.answer = () => stop.abort()
  await fetchDueFeed(app.tools, stop.signal)
  expect(feed.requests).toHaveLength(2)
  expect(await feedRow()).toMatchObject({ failures: 0 })
  feed.answer = answers(3)
  await fetchDueFeed(app.tools, signal)
  expect(await feedSet()).toMatchObject({ product_count: 3 })
})

test('goes on behind the page, and can be cancelled', async () => {
  const ana = await app.newUser()
  const asked = new Promise<void>((resolve) => (feed.answer = () => resolve()))
  const scraping = scrape(ana)
  await asked
  const current = (await (await ana.fetch('/api/market/jobs/current')).json()) as { data: MarketJob }
  expect(current.data).toMatchObject({ kind: 'scrape', state: 'running', step: 'Contacting the partner feed' })
  const cancelled = await ana.fetch(`/api/market/jobs/${current.data.id}/cancel`, { method: 'POST' })
  expect(await cancelled.json()).toMatchObject({ data: { state: 'cancelled' } })
  expect(await scraping).toMatchObject({ status: 409, error: 'This was canceled' })
  expect(await feedRow()).toMatchObject({ failures: 0 })
})

test('needs a source, a session and no body, and is rate limited [B-CL-27, OP-53]', async () => {
  const bare = await testApp({ env: { RATE_LIMIT_MARKET: '3' } })
  const [ana, ben] = [await bare.newUser(), await bare.newUser()]
  const anonymous = await bare.app.inject({ method: 'POST', url: PATH, payload: {} })
  expect(anonymous.statusCode).toBe(401)
  for (const body of [undefined, '{"url": "http://169.254.169.254/"}', '{']) {
    expect(await scrape(ana, body)).toMatchObject({
      status: 422,
      success: false,
      error: 'Partner data source is not configured',
    })
  }
  expect(NO_PARTNER_SOURCE).toBe('Partner data source is not configured')
  expect(await scrape(ana, '{}')).toMatchObject({ status: 429 })
  expect(await scrape(ben, '{}')).toMatchObject({ status: 422 })
  expect(await scrape(ben, 'x'.repeat(20_000))).toMatchObject({ status: 413 })
})
