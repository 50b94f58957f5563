import { randomBytes, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import type { SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchInto, testApp, type TestApp, type TestUser } from '../../testing'
import { expectData, openToOwners, serviceClient, versions } from './testing/client'

let tools: TestApp
let ana: TestUser
let bucket: string
let shop: string
let texts: string
let service: SupabaseClient
let origin: string
const BODY = randomBytes(1000)
const MB = 1024 * 1024
const UPLOAD_LIMIT = 12 * MB

beforeAll(async () => {
  tools = await testApp({ env: { UPLOAD_LIMIT: String(UPLOAD_LIMIT) } })
  ana = await tools.newUser()
  service = serviceClient(tools)
  ;[bucket, shop, texts] = [`private-${randomUUID()}`, `shop-${randomUUID()}`, `texts-${randomUUID()}`]
  await expectData(service.storage.createBucket(bucket, { public: false }))
  await expectData(service.storage.createBucket(shop, { public: true }))
  await expectData(service.storage.createBucket(texts, { public: false, allowedMimeTypes: ['text/plain'] }))
  await openToOwners(tools, bucket)
  await openToOwners(tools, texts)
  await expectData(service.storage.from(shop).upload('a/b.bin', BODY, { contentType: 'application/x-bin' }))
  origin = await tools.app.listen({ host: '127.0.0.1', port: 0 })
})

// Some become idle only after the app has looked for idle ones, and would keep it from closing.
afterAll(() => tools.app.server.closeAllConnections())

const send = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetchInto(tools.app)(`http://reelwright.test/storage/v1${path}`, { method, headers })
const FILE = () => `/object/public/${shop}/a/b.bin`

describe('a public file', () => {
  test('needs no key, and is described in full', async () => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await send(FILE(), {}, method)
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/x-bin',
        'content-length': '1000',
        'cache-control': 'max-age=3600',
        etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
        'last-modified': expect.stringMatching(/ GMT$/),
        'accept-ranges': 'bytes',
        'x-robots-tag': 'none',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      })
      expect(answer.headers.has('content-disposition')).toBe(false)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.equals(method === 'HEAD' ? Buffer.alloc(0) : BODY)).toBe(true)
    }
  })

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=10-19', 10, 19],
    ['bytes=990-', 990, 999],
    ['bytes=-5', 995, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=500-99999999999999999999', 500, 999],
  ])('is given in part for %s', async (range, start, end) => {
    const answer = await send(FILE(), { range, 'accept-encoding': 'gzip' })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/1000`)
    expect(answer.headers.get('content-length')).toBe(String(end - start + 1))
    expect(Buffer.from(await answer.arrayBuffer()).equals(BODY.subarray(start, end + 1))).toBe(true)
  })

  test.each(['bytes=1000-', 'bytes=-0', 'bytes=5000-6000'])('has nothing for %s', async (range) => {
    const answer = await send(FILE(), { range })
    expect([answer.status, await answer.json()]).toMatchObject([416, { statusCode: '416', code: 'InvalidRange' }])
    expect(answer.headers.get('content-range')).toBe('bytes */1000')
    expect(answer.headers.has('cache-control')).toBe(false)
  })

  test.each(['bytes=', 'bytes=9-1', 'lines=1-2', 'bytes=0-1,5-6', 'bytes=a-b'])(
    'is given whole for %s',
    async (range) => {
      const answer = await send(FILE(), { range })
      expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, 1000])
    },
  )

  test('is not sent again to who has it', async () => {
    const { headers } = await send(FILE())
    const [eTag, time] = [headers.get('etag')!, headers.get('last-modified')!]
    const status = async (conditions: Record<string, string>) => (await send(FILE(), conditions)).status
    expect(await status({ 'if-none-match': eTag })).toBe(304)
    expect(await status({ 'if-none-match': `"other", W/${eTag}` })).toBe(304)
    expect(await status({ 'if-none-match': '*' })).toBe(304)
    expect(await status({ 'if-none-match': '"other"', 'if-modified-since': time })).toBe(200)
    expect(await status({ 'if-modified-since': time })).toBe(304)
    expect(await status({ 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' })).toBe(200)
    expect(await status({ 'if-modified-since': 'some day' })).toBe(200)
    expect(await status({ range: 'bytes=0-1', 'if-range': eTag })).toBe(206)
    expect(await status({ range: 'bytes=0-1', 'if-range': time })).toBe(206)
    expect(await status({ range: 'bytes=0-1', 'if-range': '"other"' })).toBe(200)
  })

  test('has another tag when its bytes are others', async () => {
    const { storage } = service
    const tag = async () => (await send(`/object/public/${shop}/tagged`)).headers.get('etag')
    await expectData(storage.from(shop).upload('tagged', 'one'))
    const first = await tag()
    await expectData(storage.from(shop).update('tagged', 'two'))
    expect(await tag()).not.toBe(first)
    await expectData(storage.from(shop).update('tagged', 'one'))
    expect(await tag()).toBe(first)
  })

  test('is saved under the name that was asked for, in every language and to no header of its own', async () => {
    const dispositionOf = async (download: string | boolean) => {
      const { publicUrl } = service.storage.from(shop).getPublicUrl('a/b.bin', { download }).data
      return (await fetchInto(tools.app)(publicUrl)).headers.get('content-disposition')
    }
    expect(await dispositionOf(true)).toBe('attachment')
    expect(await dispositionOf("Ana's 写真.png")).toBe(
      "attachment; filename=Ana%27s%20%E5%86%99%E7%9C%9F.png; filename*=UTF-8''Ana%27s%20%E5%86%99%E7%9C%9F.png",
    )
    expect(await dispositionOf('a"\r\nset-cookie: b=c')).toMatch(/^attachment; filename=a%22%0D%0Aset-cookie%3A/)
  })

  test.each([
    ['text/html', 'text/plain; charset=utf-8'],
    ['text/html; charset=utf-8', 'text/plain; charset=utf-8'],
    ['application/xhtml+xml', 'text/plain; charset=utf-8'],
    ['text/plain;,text/html', 'text/plain; charset=utf-8'],
    ['multipart/x-mixed-replace; boundary=b', 'text/plain; charset=utf-8'],
    ['video/webm;codecs=vp8,opus', 'video/webm;codecs=vp8,opus'],
    ['image/svg+xml', 'image/svg+xml'],
    ['text/plain', 'text/plain'],
  ])('never runs as a page of ours: %s', async (contentType, shown) => {
    const path = `${randomUUID()}.x`
    await expectData(service.storage.from(shop).upload(path, '<script>alert(1)</script>', { contentType }))
    const { headers } = await send(`/object/public/${shop}/${path}`)
    expect(headers.get('content-type')).toBe(shown)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
  })

  test('is given by the ways for signed-in people, too; rights of a public bucket to read are nobody’s', async () => {
    for (const path of [`/object/${shop}/a/b.bin`, `/object/authenticated/${shop}/a/b.bin`])
      expect((await send(path)).status).toBe(200)
    const info = await send(`/object/info/public/${shop}/a/b.bin`)
    expect(await info.json()).toMatchObject({ name: 'a/b.bin', size: 1000 })
    expect(await expectData(tools.anonymous().storage.from(shop).list('a'))).toEqual([])
  })

  test('in a size of its own is made for everybody', async () => {
    const answer = await send(`/render/image/public/${shop}/a/b.bin?width=10`)
    expect(await answer.json()).toMatchObject({ code: 'InvalidMimeType' })
  })

  test('is not made into a field of pixels, from a line of them or frame by frame', async () => {
    const plain = (width: number, height: number, red = 0) =>
      sharp({ create: { width, height, channels: 3, background: { r: red, g: 0, b: 0 } } })
        .png()
        .toBuffer()
    const frames = await Promise.all(Array.from({ length: 20 }, (_, at) => plain(16, 16, at * 10)))
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const pictures = { 'line.png': await plain(10, 3000), 'moving.gif': moving }
    for (const [path, bytes] of Object.entries(pictures))
      await expectData(service.storage.from(shop).upload(path, bytes, { contentType: `image/${path.slice(-3)}` }))
    const status = async (query: string) => (await send(`/render/image/public/${shop}/${query}`)).status
    expect(await status('line.png?width=500')).toBe(400)
    expect(await status('line.png?height=500')).toBe(200)
    expect(await status('moving.gif?width=2500&height=2500')).toBe(400)
    expect(await status('moving.gif?width=64')).toBe(200)
  })
})

test('a private bucket is not there for who comes without rights', async () => {
  const path = `${ana.id}/x`
  await expectData(ana.supabase.storage.from(bucket).upload(path, 'x'))
  const open = await send(`/object/public/${bucket}/${path}`)
  const none = await send(`/object/public/nowhere/${path}`)
  expect([open.status, await open.json()]).toEqual([none.status, await none.json()])
  expect((await send(`/object/authenticated/${bucket}/${path}`)).status).toBe(401)
  expect((await send(`/object/${bucket}/${path}`, { authorization: `Bearer ${tools.anonKey}` })).status).toBe(400)
  expect((await send(`/object/info/public/${bucket}/${path}`)).status).toBe(400)
})

test('unknown addresses are errors in our shape', async () => {
  const answer = await send('/iceberg/v1/config')
  expect([answer.status, await answer.json()]).toMatchObject([404, { statusCode: '404', error: 'Not Found' }])
})

test('pages of other origins may upload and read', async () => {
  const asked = 'authorization,apikey,x-upsert,x-metadata,cache-control'
  const preflight = { origin: 'https://else.example', 'access-control-request-method': 'PUT' }
  const answer = await send('/object/avatars/x', { ...preflight, 'access-control-request-headers': asked }, 'OPTIONS')
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('access-control-allow-methods')).toContain('PUT')
  expect(answer.headers.get('access-control-allow-headers')).toBe(asked)
})

describe('over a real connection', () => {
  const target = () => `/storage/v1/object/${bucket}/${ana.id}/${randomUUID()}`
  const key = () => ({ authorization: `Bearer ${ana.token}` })

  test('a large file goes in and out as a stream', async () => {
    const url = target()
    const chunk = randomBytes(MB)
    const body = Readable.toWeb(Readable.from(Array.from({ length: 10 }, () => chunk))) as ReadableStream
    const put = await fetch(origin + url, { method: 'POST', headers: key(), body, duplex: 'half' } as RequestInit)
    expect(put.status).toBe(200)
    const got = await fetch(origin + url, { headers: { ...key(), range: `bytes=${5 * MB}-` } })
    expect(got.headers.get('content-range')).toBe(`bytes ${5 * MB}-${10 * MB - 1}/${10 * MB}`)
    const bytes = Buffer.from(await got.arrayBuffer())
    expect(bytes.equals(Buffer.concat(Array.from({ length: 5 }, () => chunk)))).toBe(true)
  })

  test.each(['body', 'form'])('a refused %s still gets its answer, and the connection goes on', async (kind) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const bytes = Buffer.alloc(9 * MB)
    bytes.write('%PDF-1.7\n')
    const sent = kind === 'form' ? new Response(formOf(bytes)) : new Response(bytes)
    const headers = { ...key(), 'content-type': sent.headers.get('content-type') ?? 'text/plain' }
    const payload = Buffer.from(await sent.arrayBuffer())
    try {
      const refused = await post(agent, `/storage/v1/object/${bucket}/not-mine`, headers, payload)
      expect(refused).toMatchObject({ status: 400, body: { code: 'AccessDenied' } })
      const next = await post(agent, target(), { ...key(), 'content-type': 'text/plain' }, Buffer.from('x'))
      expect(next).toMatchObject({ status: 200, port: refused.port })
      // Here the first bytes were read already when it was refused.
      const lying = await post(agent, `/storage/v1/object/${texts}/${ana.id}/x.txt`, headers, payload)
      expect(lying).toMatchObject({ status: 400, body: { code: 'InvalidMimeType' } })
      const last = await post(agent, target(), { ...key(), 'content-type': 'text/plain' }, Buffer.from('x'))
      expect(last).toMatchObject({ status: 200, port: lying.port })
    } finally {
      agent.destroy()
    }
  })

  test('a file above the limit still gets its answer', async () => {
    const bytes = Buffer.alloc(UPLOAD_LIMIT + 1)
    for (const body of [bytes, formOf(bytes)]) {
      const answer = await fetch(origin + target(), { method: 'POST', headers: key(), body })
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'EntityTooLarge' }])
    }
  })

  test.each(['with a length', 'in chunks', 'as a form'])(
    'an upload %s that is cut leaves nothing behind',
    async (kind) => {
      const before = await versions(tools)
      const url = target()
      const head = [`POST ${url} HTTP/1.1`, 'host: x', `authorization: Bearer ${ana.token}`]
      const half = 'y'.repeat(100_000)
      const lines = {
        'with a length': [...head, 'content-type: text/plain', 'content-length: 500000', '', half],
        'in chunks': [...head, 'content-type: text/plain', 'transfer-encoding: chunked', '', '186A0', half],
        'as a form': [
          ...head,
          'content-type: multipart/form-data; boundary=b',
          'content-length: 500000',
          '',
          '--b',
          'content-disposition: form-data; name=""; filename="blob"',
          'content-type: text/plain',
          '',
          half,
        ],
      }[kind]!
      const socket = await opened(new URL(origin))
      socket.write(lines.join('\r\n'))
      await expect.poll(async () => (await versions(tools)).length).toBeGreaterThan(before.length)
      socket.destroy()
      await expect.poll(async () => (await versions(tools)).length).toBe(before.length)
      const rows = await tools.db.query(
        sql`select 1 from storage.objects where name = ${url.split('/').slice(5).join('/')}`,
      )
      expect(rows).toEqual([])
    },
  )

  test('a reader that goes away costs nothing', async () => {
    const url = target()
    await fetch(origin + url, { method: 'POST', headers: key(), body: Buffer.alloc(10 * MB) })
    const ending = new AbortController()
    const answer = await fetch(origin + url, { headers: key(), signal: ending.signal })
    await answer.body!.getReader().read()
    ending.abort()
    expect((await fetch(origin + url, { method: 'HEAD', headers: key() })).status).toBe(200)
  })
})

function formOf(bytes: Buffer<ArrayBuffer>): FormData {
  const form = new FormData()
  form.append('cacheControl', '3600')
  form.append('', new Blob([bytes], { type: 'text/plain' }))
  return form
}

function post(agent: Agent, path: string, headers: Record<string, string>, payload: Buffer) {
  return new Promise<{ status: number; port: number | undefined; body: unknown }>((resolve, reject) => {
    const sending = request(
      origin + path,
      { agent, method: 'POST', headers: { ...headers, 'content-length': payload.byteLength } },
      (answer) => {
        const port = sending.socket?.localPort
        void json(answer).then((body) => resolve({ status: answer.statusCode ?? 0, port, body }), reject)
      },
    )
    sending.on('error', reject)
    sending.end(payload)
  })
}

function opened({ hostname, port }: URL): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket))
    socket.on('error', reject)
  })
}
