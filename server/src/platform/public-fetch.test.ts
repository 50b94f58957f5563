import { createServer, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { afterTest } from '../testing'
import { listenOnLoopback } from '../testing/loopback'
import { TLS_NAME, tlsServer } from '../testing/tls-server'
import { publicLookup } from './public-address'
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

test.each([
  ['one internal address', ['10.0.0.7']],
  ['a public and an internal one', ['93.184.216.34', '192.168.1.4']],
])('does not connect to a name that resolves to %s', async (_, addresses) => {
  const lookup = publicLookup((_name, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    ),
  )
  await expect(fetchOnce(new URL('https://models.example/'), {}, { lookup })).rejects.toMatchObject({
    cause: { code: 'INTERNAL_ADDRESS' },
  })
})

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

describe('over TLS, to an address that was resolved before', () => {
  test('goes on only where the certificate is for the name that was asked for', async () => {
    const { port, connection, close } = await tlsServer((_request, response) => response.end('hello'))
    afterTest(close)
    const ask = (name: string, more: object = connection) => fetchOnce(new URL(`https://${name}:${port}/`), {}, more)
    expect(await (await ask(TLS_NAME)).text()).toBe('hello')
    await expect(ask('other.example')).rejects.toMatchObject({ cause: { code: 'ERR_TLS_CERT_ALTNAME_INVALID' } })
    // The address itself is no name of the certificate either.
    await expect(ask('127.0.0.1')).rejects.toMatchObject({ cause: { code: 'ERR_TLS_CERT_ALTNAME_INVALID' } })
    const { ca: _, ...withoutTrust } = connection
    await expect(ask(TLS_NAME, withoutTrust)).rejects.toMatchObject({
      cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    })
  })

  test('does not follow a redirect to an internal address', async () => {
    const seen: string[] = []
    const internal = await listening((request, response) => {
      seen.push(request.url ?? '')
      response.end()
    })
    const { port, connection, close } = await tlsServer((_request, response) =>
      response.writeHead(307, { location: internal.href }).end(),
    )
    afterTest(close)
    const answer = await fetchOnce(new URL(`https://${TLS_NAME}:${port}/`), { method: 'POST', body: '{}' }, connection)
    expect([answer.status, seen]).toEqual([307, []])
  })
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
