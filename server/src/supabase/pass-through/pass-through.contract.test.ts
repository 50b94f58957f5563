import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { AuthRetryableFetchError, createClient, FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import ws from 'ws'
import { fakeModel } from '../../features/studio/testing'
import { BRIEF, soon, testApp, type TestApp } from '../../testing'

/** The other Supabase: our own back end, on a port. */
let there: TestApp
let thereOrigin: string
/** The app that passes through. */
let here: TestApp
let hereOrigin: string

const closing: (() => unknown)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))

beforeAll(async () => {
  there = await testApp()
  thereOrigin = await there.app.listen({ host: '127.0.0.1', port: 0 })
  here = await passingTo(thereOrigin)
  hereOrigin = await here.app.listen({ host: '127.0.0.1', port: 0 })
})

const passingTo = (url: string, env: Record<string, string> = {}) =>
  testApp({
    model: fakeModel(),
    env: {
      SUPABASE_URL: url,
      SUPABASE_ANON_KEY: there.anonKey,
      SUPABASE_SERVICE_ROLE_KEY: there.tokens.serviceRoleKey,
      DATABASE_URL: there.connectionString,
      ...env,
    },
  })

function client(origin: string, key: string): SupabaseClient {
  const made = createClient(origin, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: ws as never },
  })
  closing.push(() => made.realtime.disconnect())
  return made
}

const asService = () => client(hereOrigin, there.tokens.serviceRoleKey)

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A request as it stands: no client tidies its path or headers. */
function send(
  origin: string,
  { body, ...options }: { path: string; method?: string; headers?: Record<string, string>; body?: Buffer | string },
) {
  return new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const outgoing = request({ hostname, port, agent: false, ...options }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

describe('the official client, through us', () => {
  test('signs up, in and out, reads and changes its user', async () => {
    const ana = await here.newUser()
    const { data, error } = await ana.supabase.auth.updateUser({ data: { full_name: 'Ana Through' } })
    expect(error).toBeNull()
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ana Through' })
    const again = await ana.supabase.auth.signInWithPassword({ email: ana.email, password: ana.password })
    expect(again.data.session?.access_token).toEqual(expect.any(String))
    expect((await ana.supabase.auth.signOut()).error).toBeNull()
    expect((await ana.supabase.auth.getUser()).data.user).toBeNull()
  })

  test('sees the errors of the other side as they are', async () => {
    const wrong = { email: `${randomUUID()}@example.com`, password: 'wrong-password-1' }
    const [through, direct] = await Promise.all(
      [hereOrigin, thereOrigin].map((origin) => client(origin, there.anonKey).auth.signInWithPassword(wrong)),
    )
    expect(through?.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    expect(through?.error?.message).toBe(direct?.error?.message)

    const rpc = async (origin: string) => await client(origin, there.anonKey).rpc('no_such_function', { a: 1 })
    const [throughRpc, directRpc] = await Promise.all([rpc(hereOrigin), rpc(thereOrigin)])
    expect(throughRpc).toMatchObject({ status: 404, error: { code: 'PGRST202' } })
    expect(throughRpc.error).toEqual(directRpc.error)
  })

  test('writes, counts, changes and removes rows', async () => {
    const ana = await here.newUser()
    const folders = () => ana.supabase.from('script_folders')
    const { data: made } = await folders().insert({ name: 'Summer', color: '#3366ff' }).select().single()
    expect(made).toMatchObject({ name: 'Summer', user_id: ana.id })
    expect(await folders().select('*', { count: 'exact', head: true })).toMatchObject({ count: 1, status: 200 })
    await folders().update({ name: 'Winter & "snow", 100%' }).eq('id', made!.id)
    expect((await folders().select('name').eq('name', 'Winter & "snow", 100%')).data).toHaveLength(1)
    expect((await folders().delete().eq('id', made!.id)).status).toBe(204)
    expect((await folders().select()).data).toEqual([])
  })

  test('stores and reads files that are larger than our own limit for JSON', async () => {
    const files = asService().storage
    const bucket = `b-${randomUUID()}`
    expect((await files.createBucket(bucket, { public: false })).error).toBeNull()
    const bytes = randomBytes(3 * 1024 * 1024)
    const text = 'long text '.repeat(200_000)

    const [asForm, asBytes, asText] = await Promise.all([
      files.from(bucket).upload('form.bin', new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' })),
      files.from(bucket).upload('raw.bin', new Uint8Array(bytes), { contentType: 'application/octet-stream' }),
      files.from(bucket).upload('text.txt', text, { contentType: 'text/plain;charset=UTF-8' }),
    ])
    expect([asForm.error, asBytes.error, asText.error]).toEqual([null, null, null])
    for (const name of ['form.bin', 'raw.bin']) {
      const { data } = await files.from(bucket).download(name)
      expect(Buffer.from(await data!.arrayBuffer()).equals(bytes), name).toBe(true)
    }
    expect(await (await files.from(bucket).download('text.txt')).data?.text()).toBe(text)
    expect((await files.from(bucket).exists('raw.bin')).data).toBe(true)
    const { data: removed } = await files.from(bucket).remove(['raw.bin', 'nothing'])
    expect(removed).toHaveLength(1)
  })

  test('talks over a socket to clients of the other side, both ways', async () => {
    const name = `room-${randomUUID()}`
    const [through, direct] = [client(hereOrigin, there.anonKey), client(thereOrigin, there.anonKey)]
    const received: string[] = []
    const channels = [through, direct].map((one) =>
      one.channel(name).on('broadcast', { event: 'said' }, ({ payload }) => void received.push(String(payload.words))),
    )
    const states = channels.map((channel) => new Promise<string>((resolve) => channel.subscribe(resolve)))
    expect(await Promise.all(states)).toEqual(['SUBSCRIBED', 'SUBSCRIBED'])
    await channels[0]!.send({ type: 'broadcast', event: 'said', payload: { words: 'from here' } })
    await soon(() => expect(received).toEqual(['from here']))
    await channels[1]!.send({ type: 'broadcast', event: 'said', payload: { words: 'from there' } })
    await soon(() => expect(received).toEqual(['from here', 'from there']))
  })
})

describe("the product's own functions", () => {
  test('are answered here, for users of the other side', async () => {
    const ana = await there.newUser()
    const answer = await here.app.inject({
      method: 'POST',
      url: '/functions/v1/generate-script',
      headers: { apikey: here.anonKey, authorization: `Bearer ${ana.token}` },
      payload: BRIEF,
    })
    expect(answer.json()).toMatchObject({ success: true, data: { script: { title: expect.any(String) } } })
  })

  test.each([
    ['the public key', () => there.anonKey],
    ['the secret key', () => there.tokens.serviceRoleKey],
    ['a token nobody signed', () => 'eyJhbGciOiJFUzI1NiIsImtpZCI6IngifQ.e30.AAAA'],
    ['no token at all', () => 'hello'],
  ])('want a user: %s is none', async (_what, credential) => {
    const { error } = await client(hereOrigin, credential()).functions.invoke('generate-script', { body: BRIEF })
    expect(error).toBeInstanceOf(FunctionsHttpError)
    expect(((error as FunctionsHttpError).context as Response).status).toBe(401)
  })

  test('let other origins ask, and leave every other name to the other side', async () => {
    for (const path of ['/functions/v1/generate-script', '/functions/v1/other']) {
      const preflight = await send(hereOrigin, {
        method: 'OPTIONS',
        path,
        headers: { origin: 'https://else.example', 'access-control-request-method': 'POST' },
      })
      expect(preflight.status, path).toBe(204)
      expect(preflight.headers['access-control-allow-origin'], path).toBe('*')
    }
    const other = await send(hereOrigin, {
      method: 'POST',
      path: '/functions/v1/other',
      headers: { apikey: here.anonKey },
    })
    expect(other).toMatchObject({ status: 404, headers: { 'x-relay-error': 'true' } })
  })
})

test('the browser still gets our own origin, and the key it was given', async () => {
  const answer = await here.app.inject({ url: '/api/config', headers: { host: 'studio.example' } })
  expect(answer.json()).toMatchObject({ supabaseUrl: 'http://studio.example', anonKey: there.anonKey })
})

describe('what is passed on', () => {
  interface Seen {
    method: string
    url: string
    headers: IncomingHttpHeaders
    body: Buffer
  }
  const seen: Seen[] = []
  let answerWith: (request: IncomingMessage, response: ServerResponse) => void
  let origin: string
  let upstream: string

  beforeAll(async () => {
    const server = createServer((incoming, response) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => {
        const { method = '', url = '', headers } = incoming
        seen.push({ method, url, headers, body: Buffer.concat(chunks) })
        answerWith(incoming, response)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(() => server.closeAllConnections())
    closing.push(() => server.close())
    upstream = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { app } = await passingTo(`${upstream}/base`)
    origin = await app.listen({ host: '127.0.0.1', port: 0 })
  })

  const ok = (_request: IncomingMessage, response: ServerResponse) => response.end('ok')

  async function passed(options: Parameters<typeof send>[1]) {
    answerWith = ok
    const answer = await send(origin, options)
    const last = seen.pop()
    if (!last) throw new Error(`Nothing arrived: ${answer.status} ${answer.body.toString()}`)
    return last
  }

  test.each([
    '/rest/v1/a%20b?select=id,name&name=eq.%2B+%26&or=(a.eq.1,b.eq.2)',
    '/auth/v1/verify?token=a&token=b&redirect_to=https%3A%2F%2Fa.example%2F%3Fx%3D1',
    '/storage/v1/object/b/dir/a..b%3F%23.txt?download=',
    '/functions/v1/deeper/name?forceFunctionRegion=eu',
    '/rest/v1/',
    '/rest/v1',
  ])('%s arrives below the other address, letter by letter', async (path) => {
    expect((await passed({ path })).url).toBe(`/base${path}`)
  })

  test('bodies arrive byte by byte, whatever they claim to be', async () => {
    const body = gzipSync('{"not":"unpacked"}')
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    const packed = await passed({ method: 'POST', path: '/rest/v1/x', headers, body })
    expect(packed.body.equals(body)).toBe(true)
    expect(packed.headers).toMatchObject(headers)
    const broken = await passed({
      method: 'PATCH',
      path: '/auth/v1/x',
      headers: { 'content-type': 'application/json;charset=UTF-8' },
      body: '{"half":',
    })
    expect(broken.body.toString()).toBe('{"half":')
    expect(broken.headers['content-type']).toBe('application/json;charset=UTF-8')
    const untyped = await passed({
      method: 'DELETE',
      path: '/storage/v1/object/b',
      headers: { 'content-length': '15' },
      body: 'no type at all!',
    })
    expect(untyped).toMatchObject({ method: 'DELETE', body: Buffer.from('no type at all!') })
  })

  test('the address of a caller is passed on as we see it: what it says of itself does not count', async () => {
    const { headers } = await passed({
      path: '/auth/v1/x',
      headers: {
        host: 'studio.example',
        'x-forwarded-for': '198.51.100.1',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        'x-real-ip': '198.51.100.1',
        forwarded: 'for=198.51.100.1',
        apikey: 'k',
        authorization: 'Bearer t',
        'x-client-info': 'supabase-js/2',
        connection: 'keep-alive, x-hop',
        'x-hop': '1',
      },
    })
    expect(headers).toMatchObject({
      host: new URL(upstream).host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'studio.example',
      'x-forwarded-proto': 'http',
      apikey: 'k',
      authorization: 'Bearer t',
      'x-client-info': 'supabase-js/2',
    })
    for (const name of ['x-real-ip', 'forwarded', 'x-hop']) expect(headers[name], name).toBeUndefined()
  })

  test('a proxy we trust is believed, and the chain is kept', async () => {
    const { app } = await passingTo(`${upstream}/base`, { TRUST_PROXY: 'loopback' })
    answerWith = ok
    await app.inject({
      url: '/auth/v1/x',
      headers: {
        'x-forwarded-for': '198.51.100.1',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'studio.example',
      },
    })
    expect(seen.pop()?.headers).toMatchObject({
      'x-forwarded-for': '198.51.100.1, 127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'studio.example',
    })
  })

  test('answers keep their status, body and headers; what is about their connection or origin stays there', async () => {
    const body = gzipSync('a'.repeat(5000))
    answerWith = (_request, response) => {
      response.writeHead(206, {
        'content-type': 'text/plain',
        'content-encoding': 'gzip',
        'content-length': body.length,
        'content-range': 'bytes 0-9/100',
        'cache-control': 'max-age=60',
        etag: '"1"',
        'access-control-allow-origin': 'https://else.example',
        'access-control-expose-headers': 'x-total-count',
        'set-cookie': ['a=1', 'b=2'],
        'strict-transport-security': 'max-age=99',
        'alt-svc': 'h3=":443"',
        connection: 'keep-alive, x-hop',
        'x-hop': '1',
      })
      response.end(body)
    }
    const answer = await send(origin, {
      path: '/storage/v1/x',
      headers: { origin: 'https://else.example', 'accept-encoding': 'br, gzip' },
    })
    expect(answer.status).toBe(206)
    expect(answer.body.equals(body)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(body.length),
      'cache-control': 'max-age=60',
      etag: '"1"',
      'access-control-allow-origin': 'https://else.example',
      'access-control-expose-headers': 'x-total-count',
      'set-cookie': ['a=1', 'b=2'],
      'cross-origin-resource-policy': 'cross-origin',
    })
    for (const name of ['strict-transport-security', 'alt-svc', 'x-hop']) expect(answer.headers[name]).toBeUndefined()
  })

  test('a stored page cannot run at our address', async () => {
    answerWith = (_request, response) =>
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'content-security-policy': '*' }).end('<svg/>')
    const { headers } = await send(origin, { path: '/storage/v1/object/public/b/x.svg' })
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*; sandbox$/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('a long answer is packed by nobody and handed on as it comes', async () => {
    let finish: (() => void) | undefined
    answerWith = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('a'.repeat(2000))
      finish = () => response.end()
    }
    const { hostname, port } = new URL(origin)
    const first = await new Promise<IncomingMessage>((resolve) => {
      request({ hostname, port, path: '/rest/v1/x', headers: { 'accept-encoding': 'gzip' } }, resolve).end()
    })
    expect(first.headers['content-encoding']).toBeUndefined()
    await new Promise((resolve) => first.once('data', resolve))
    finish?.()
    await new Promise((resolve) => first.once('end', resolve))
  })

  test('a 503 of the other side is handed on once, and not repeated by us', async () => {
    seen.length = 0
    answerWith = (_request, response) => response.writeHead(503, { 'retry-after': '7' }).end('{}')
    expect(await send(origin, { path: '/rest/v1/x' })).toMatchObject({ status: 503, headers: { 'retry-after': '7' } })
    expect(seen.splice(0)).toHaveLength(1)
  })

  test('an answer that breaks off breaks off here, too, and the next one comes', async () => {
    answerWith = (_request, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('half')
      setImmediate(() => response.destroy())
    }
    await expect(send(origin, { path: '/storage/v1/x' })).rejects.toThrow()
    answerWith = (_request, response) => response.socket?.destroy()
    expect((await send(origin, { path: '/storage/v1/x' })).status).toBe(503)
    answerWith = ok
    expect((await send(origin, { path: '/storage/v1/x' })).status).toBe(200)
    seen.length = 0
  })

  test.each([
    '/rest/v1/../../admin',
    '/rest/v1/..%2f..%2fadmin',
    '/rest/v1/%2e%2e/%2e%2e/admin',
    '/rest/v1/..\\..\\admin',
    '/storage/v1//evil.example/x',
    '/auth/v1@evil.example/x',
    'http://evil.example/rest/v1/x',
    '//evil.example/rest/v1/x',
    '/rest/v1/%',
  ])('%s reaches nothing but what is below the prefixes', async (path) => {
    answerWith = ok
    seen.length = 0
    const { status } = await send(origin, { path })
    expect(status).toBeLessThan(500)
    for (const { url } of seen.splice(0)) expect(url).toMatch(/^\/base\/(rest|storage|auth)\/v1\/(?!.*\.\.)/)
  })
})

describe('while the other side is down', () => {
  let down: TestApp
  let downOrigin: string

  beforeAll(async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    down = await passingTo(`http://127.0.0.1:${port}`)
    downOrigin = await down.app.listen({ host: '127.0.0.1', port: 0 })
  })

  test.each(['/auth/v1/health', '/rest/v1/scripts', '/storage/v1/bucket', '/realtime/v1/api', '/functions/v1/other'])(
    '%s answers 503 with a time to come back, and none of our own modules answers',
    async (url) => {
      const answer = await down.app.inject(url)
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('2')
      expect(answer.json()).toMatchObject({
        code: 'unavailable',
        message: expect.any(String),
        requestId: expect.any(String),
      })
    },
  )

  test('the client takes it for a fault that passes', async () => {
    const { error } = await client(downOrigin, there.anonKey).auth.signInWithPassword({
      email: 'a@b.co',
      password: 'x',
    })
    expect(error).toBeInstanceOf(AuthRetryableFetchError)
  })

  test('a user is asked to wait and not signed out', async () => {
    const ana = await there.newUser()
    const answer = await down.app.inject({
      method: 'POST',
      url: '/functions/v1/generate-script',
      headers: { authorization: `Bearer ${ana.token}` },
      payload: BRIEF,
    })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'unavailable' })
  })

  test('a socket ends, and the server lives on', async () => {
    const socket = new ws(`${downOrigin.replace('http', 'ws')}/realtime/v1/websocket?apikey=x&vsn=2.0.0`)
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.on('close', resolve))
    expect((await down.app.inject('/api/health')).statusCode).toBe(200)
  })
})

test('a socket that the other side refuses ends here', async () => {
  const socket = new ws(`${hereOrigin.replace('http', 'ws')}/realtime/v1/websocket?apikey=wrong&vsn=2.0.0`)
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.on('close', resolve))
})

test.each(['/api/health', '/realtime/v2/websocket', '/rest/v1/scripts', '/'])(
  'there is no socket at %s',
  async (path) => {
    const socket = new ws(`${hereOrigin.replace('http', 'ws')}${path}`)
    const opened = vi.fn()
    socket.on('open', opened)
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.on('close', resolve))
    expect(opened).not.toHaveBeenCalled()
  },
)
