import { createServer, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { afterTest } from '../testing'
import { listenOnLoopback } from '../testing/loopback'
import { fetchOnce, publicFetch } from './public-fetch'

async function listening(handler: RequestListener): Promise<URL> {
  const { url, close } = await listenOnLoopback(createServer(handler))
  afterTest(close)
  return new URL(url)
}

test.each(['http://203.0.114.1/', 'https://127.0.0.1/', 'https://localhost/', 'https://[::1]/'])(
  'does not connect to %s',
  async (address) => {
    await expect(publicFetch(address)).rejects.toThrow('fetch failed')
  },
)

test('sends a text, hears the answer piece by piece, and follows no redirect', async () => {
  let seen = ''
  const url = await listening((request, response) => {
    const answer = async () => {
      seen = `${request.method} ${request.headers['x-api-key']?.toString()} ${await text(request)}`
      response.writeHead(302, { location: 'http://127.0.0.1:9/', 'content-type': 'text/event-stream' })
      response.write('one')
      setImmediate(() => response.end('two'))
    }
    void answer()
  })
  const answer = await fetchOnce(url, { method: 'POST', headers: { 'X-API-Key': 'k' }, body: '{"a":1}' })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  expect(await answer.text()).toBe('onetwo')
  expect(seen).toBe('POST k {"a":1}')
})

test('hangs up when it is aborted, before and in the middle of an answer', async () => {
  let hungUp: Promise<void> | undefined
  const url = await listening((_request, response) => {
    hungUp = new Promise((resolve) => response.on('close', resolve))
    response.write('one')
  })
  const [early, late] = [new AbortController(), new AbortController()]
  early.abort(new Error('too early'))
  await expect(fetchOnce(url, { signal: early.signal })).rejects.toThrow('too early')
  const answer = await fetchOnce(url, { signal: late.signal })
  late.abort()
  await expect(answer.text()).rejects.toThrow()
  await hungUp
})
