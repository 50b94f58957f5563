import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchFeed, type FeedLimits } from './fetch-feed'
import { isPublicAddress } from '../../../platform/public-address'
import { backOffMs, retryAfterMs } from './retry-after'
import { feedServer, type FeedServer } from './testing/feed-server'

let feed: FeedServer
let elsewhere: FeedServer
beforeAll(async () => {
  feed = await feedServer((response) => response.end())
  elsewhere = await feedServer((response) => response.end('secrets'))
})
afterAll(() => Promise.all([feed.close(), elsewhere.close()]))

const ask = (answer: FeedServer['answer'], more: Partial<Parameters<typeof fetchFeed>[0]> = {}) => {
  feed.answer = answer
  feed.requests.length = 0
  return fetchFeed({ url: feed.url, version: '1.2.3', signal: new AbortController().signal, ...more })
}
const redirect = (location: string) => (response: ServerResponse) => response.writeHead(302, { location }).end()

test('returns a feed with its validators, packed or not', async () => {
  const answer = await ask((response) => {
    response.writeHead(200, {
      etag: '"7"',
      'last-modified': 'Sat, 21 Nov 2026 00:00:00 GMT',
      'content-type': 'text/csv',
      'content-encoding': 'gzip',
    })
    response.end(gzipSync('a,b'))
  })
  expect(answer).toMatchObject({
    state: 'new',
    etag: '"7"',
    lastModified: 'Sat, 21 Nov 2026 00:00:00 GMT',
    contentType: 'text/csv',
    body: Buffer.from('a,b'),
  })
  expect(feed.requests).toMatchObject([{ headers: { 'user-agent': 'Reelwright/1.2.3', 'accept-encoding': 'gzip' } }])
  const plain = await ask((response) => response.end('a,b'))
  expect(plain).toMatchObject({ state: 'new', etag: null, digest: 'digest' in answer && answer.digest })
})

test('says what it has, and takes an unchanged feed for one', async () => {
  const unchanged = (response: ServerResponse) => response.writeHead(304).end()
  const known = { etag: '"7"', lastModified: 'Sat, 21 Nov 2026 00:00:00 GMT' }
  expect(await ask(unchanged, known)).toEqual({ state: 'unchanged' })
  expect(feed.requests[0]?.headers).toMatchObject({
    'if-none-match': '"7"',
    'if-modified-since': 'Sat, 21 Nov 2026 00:00:00 GMT',
  })
  // Unchanged from what? It was not asked.
  await expect(ask(unchanged)).rejects.toThrow('it responded with status 304')
})

const bomb = gzipSync(Buffer.alloc(20_000_000))
const idle = { idleMs: 300 }
const total = { totalMs: 300 }
const dripping = (response: ServerResponse) => {
  const timer = setInterval(() => response.write('x'), 20)
  response.on('close', () => clearInterval(timer))
}
test.each<[string, FeedServer['answer'], string, Partial<FeedLimits>?]>([
  ['hangs', () => undefined, 'it isn’t responding', idle],
  ['hangs after its head', (response) => void response.write('{'), 'it stopped sending data', idle],
  ['drips for ever', dripping, 'it took too long', total],
  ['hangs up', (response) => response.destroy(), 'its response was cut off'],
  [
    'says it is larger than we read',
    (response) => response.writeHead(200, { 'content-length': 50_001 }).write('x'),
    'it is larger than 0 MB',
  ],
  ['is larger than we read', (response) => response.end('x'.repeat(50_001)), 'it is larger than 0 MB'],
  [
    'is shorter than it says',
    (response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('{"products":[]}', () => response.destroy())
    },
    'its response was cut off',
  ],
  [
    'is a bomb of 20 MB in 20 KB',
    (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    'it is larger than 0 MB',
  ],
  [
    'is broken inside',
    (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('a,b').subarray(0, 15)),
    'its compressed data is damaged',
  ],
  [
    'is no packing at all',
    (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('plain'),
    'its compressed data is damaged',
  ],
  [
    'is packed as nobody asked',
    (response) => response.writeHead(200, { 'content-encoding': 'zstd' }).end('x'),
    'it uses a compression we didn’t ask for',
  ],
  ['fails', (response) => response.writeHead(500).end('x'), 'it responded with status 500'],
  [
    'has a head without end',
    (response) => response.writeHead(200, { a: 'x'.repeat(40_000) }).end(),
    'its response was cut off',
  ],
])('gives up a feed that %s', async (_what, answer, message, limits) => {
  await expect(ask(answer, { limits: { bytes: 50_000, ...limits } })).rejects.toMatchObject({
    name: 'FeedFailure',
    message,
  })
})

test('is called off by its signal, which is no failure of the feed', async () => {
  const stop = new AbortController()
  const asking = ask(() => stop.abort(new Error('server stops')), { signal: stop.signal })
  await expect(asking).rejects.toThrow('server stops')
})

test.each([
  ['429', '120', 120_000],
  ['503', 'Wed, 21 Oct 2099 07:28:00 GMT', 86_400_000],
  ['503', 'soon', undefined],
  ['500', '120', undefined],
])('hears when to come back: %s with Retry-After %s', async (status, header, retryAfter) => {
  const asking = ask((response) => response.writeHead(Number(status), { 'retry-after': header }).end())
  await expect(asking).rejects.toMatchObject({ message: `it responded with status ${status}`, retryAfter })
})

test('reads Retry-After, and asks less and less often', () => {
  const now = Date.parse('2026-11-22T00:00:00Z')
  expect(retryAfterMs('Sun, 22 Nov 2026 00:01:00 GMT', now)).toBe(60_000)
  expect(retryAfterMs('Sat, 21 Nov 2026 00:01:00 GMT', now)).toBe(0)
  expect(retryAfterMs(undefined, now)).toBeUndefined()
  const minutes = (failures: number, retryAfter = 0) => backOffMs(failures, retryAfter, 0.5) / 60_000
  expect([1, 2, 3, 9, 10, 500].map((failures) => minutes(failures))).toEqual([5, 10, 20, 1280, 1440, 1440])
  expect([backOffMs(1, 0, 0), backOffMs(1, 0, 1)]).toEqual([240_000, 360_000])
  expect(minutes(1, 60 * 60_000)).toBe(60)
})

test('follows redirects of the same origin, three of them', async () => {
  const inCircles = (response: ServerResponse, { url }: { url?: string }) => {
    const round = Number(/\d+$/.exec(url ?? '')?.[0] ?? 0)
    if (round === 3) response.end('here')
    else redirect(`/step/${round + 1}`)(response)
  }
  const start = new URL(feed.url)
  start.username = 'ana'
  start.password = 'p@ss'
  expect(await ask(inCircles, { url: start.href })).toMatchObject({ body: Buffer.from('here') })
  const auth = `Basic ${Buffer.from('ana:p@ss').toString('base64')}`
  expect(feed.requests.map(({ headers }) => headers.authorization)).toEqual([auth, auth, auth, auth])
  await expect(ask(redirect('/again'))).rejects.toThrow('it redirects too often')
  expect(feed.requests).toHaveLength(4)
})

test('never follows a redirect to an internal address [issue 9]', async () => {
  const port = new URL(elsewhere.url).port
  const unencrypted = 'it redirects to an address without encryption'
  const internal = 'it leads to an internal address'
  for (const [location, message] of [
    ['http://169.254.169.254/latest/meta-data', unencrypted],
    ['https://169.254.169.254/latest/meta-data', internal],
    [`http://127.0.0.1:${port}/`, unencrypted],
    [`https://127.0.0.1:${port}/`, internal],
    [`https://2130706433:${port}/`, internal],
    [`https://0x7f.1:${port}/`, internal],
    [`https://[::ffff:127.0.0.1]:${port}/`, internal],
    [`https://[::1]:${port}/`, internal],
    [`https://localhost:${port}/`, internal],
    // By its name only; what a name leads to is looked at when it is connected to.
    [`https://rebound.example:${port}/`, internal],
    [`https://mixed.example:${port}/`, internal],
    ['file:///etc/passwd', unencrypted],
    ['http://[', 'it redirects without an address'],
  ] as const) {
    const asking = ask(redirect(location), {
      resolve: (name, _options, done) => {
        const addresses = { 'mixed.example': ['93.184.215.14', '10.0.0.1'] }[name] ?? ['127.0.0.1']
        done(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        )
      },
    })
    await expect(asking, location).rejects.toMatchObject({ name: 'FeedFailure', message })
  }
  expect(elsewhere.requests).toEqual([])
})

test('asks a configured name only where it leads outside, and only over TLS', async () => {
  const signal = new AbortController().signal
  const port = new URL(elsewhere.url).port
  const question = { version: '1', signal, resolve: loopback }
  await expect(fetchFeed({ ...question, url: `https://feed.example:${port}/` })).rejects.toThrow('internal address')
  await expect(fetchFeed({ ...question, url: `http://feed.example:${port}/` })).rejects.toThrow('not encrypted')
  expect(elsewhere.requests).toEqual([])
})
const loopback: NonNullable<Parameters<typeof fetchFeed>[0]['resolve']> = (_name, _options, done) =>
  done(null, [{ address: '127.0.0.1', family: 4 }])

test.each([
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07::1', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.8.8.8', false],
  ['169.254.169.254', false],
  ['172.31.0.1', false],
  ['192.168.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:93.184.215.14', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['fe80::1%eth0', false],
  ['fd00::1', false],
  ['ff02::1', false],
  ['nonsense', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
