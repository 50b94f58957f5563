import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs, testApp, type TestApp, type TestUser } from '../../testing'
import { expectData, openToOwners, serviceClient } from './testing/client'

/** Whatever arrives: no fault of ours, nothing of Ben's touched, nothing outside of the folder. */
let tools: TestApp
/** The folder around the server's own: nothing else ever appears in it. */
let around: string
let ana: TestUser
let ben: TestUser
let bucket: string
const BODY = 'this is mine'

beforeAll(async () => {
  around = await mkdtemp(join(tmpdir(), 'reelwright-around-'))
  tools = await testApp({ env: { DATA_DIR: join(around, 'data') } })
  ;[ana, ben] = await Promise.all([tools.newUser(), tools.newUser()])
  bucket = `private-${randomUUID()}`
  await expectData(serviceClient(tools).storage.createBucket(bucket, { public: false }))
  await openToOwners(tools, bucket)
  await expectData(ben.supabase.storage.from(bucket).upload(`${ben.id}/mine`, BODY))
})

afterAll(() => rm(around, { recursive: true, force: true }))

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '.',
    '..',
    '/',
    '//',
    '%',
    '%00',
    '%2e%2e',
    '\0',
    '\ud800',
    "'",
    '"; --',
    'x'.repeat(2000),
    '__proto__',
  ),
)
const segment = fc.oneof(
  text.map(encodeURIComponentSafely),
  fc.constantFrom(
    '..',
    '%2e%2e',
    '..%2f..%2fetc%2fpasswd',
    '..%5c..',
    '%252e%252e',
    '%',
    '%zz',
    '%00',
    '%ff',
    'mine',
    'a%2Fb',
  ),
  fc.constant(null).map(() => ben.id),
  fc.constant(null).map(() => bucket),
  fc.constantFrom('avatars', 'public', 'sign', 'authenticated', 'info', 'list', 'list-v2', 'move', 'copy', 'upload'),
)
const path = fc.tuple(
  fc.constantFrom(
    'object',
    'bucket',
    'render/image',
    'cdn',
    'object/sign',
    'object/upload/sign',
    'object/info',
    'object/list',
  ),
  fc.array(segment, { maxLength: 5 }),
  fc.constantFrom(
    '',
    '?token=x',
    '?download=%0d%0aa',
    '?width=-1',
    '?width=5&width=6',
    '?%',
    '?limit=x',
    '?token=a.b.c',
  ),
)
const json = fc.oneof(
  fc.json({ maxDepth: 2 }),
  fc
    .record(
      {
        prefix: text,
        prefixes: fc.array(text, { maxLength: 4 }),
        paths: fc.array(text, { maxLength: 4 }),
        expiresIn: fc.oneof(fc.double(), fc.integer()),
        limit: fc.oneof(fc.double(), fc.integer()),
        offset: fc.oneof(fc.maxSafeInteger(), fc.integer()),
        cursor: fc.oneof(
          text,
          fc.json().map((value) => Buffer.from(value).toString('base64url')),
        ),
        search: text,
        sortBy: fc.record({ column: fc.constantFrom('name', 'created_at', 'id'), order: fc.constantFrom('asc', 'x') }),
        bucketId: fc.oneof(
          text,
          fc.constant(null).map(() => bucket),
        ),
        sourceKey: fc.oneof(
          text,
          fc.constant(null).map(() => `${ben.id}/mine`),
        ),
        destinationKey: text,
        name: text,
        file_size_limit: fc.oneof(text, fc.double()),
        allowed_mime_types: fc.array(text, { maxLength: 2 }),
        transform: fc.record({ width: fc.double(), resize: text }),
        with_delimiter: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
)
const body = fc.oneof(
  json,
  fc.string({ maxLength: 100 }),
  fc.constantFrom(
    '--b\r\ncontent-disposition: form-data; name=""; filename="x"\r\n\r\nhi\r\n--b--\r\n',
    '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nhi\r\n--b--\r\n',
    '--b\r\ncontent-disposition: form-data; name="metadata"\r\n\r\n{"a":"\\u0000"}\r\n--b\r\ncontent-disposition: form-data; name=""; filename="x"\r\n\r\nhi\r\n--b--\r\n',
    '--b\r\n\r\n\r\n--b',
  ),
)
const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'multipart/form-data',
      'multipart/form-data; boundary=b',
      'text/plain',
      'image/png',
      'x',
      '',
    ),
    'x-upsert': fc.constantFrom('true', 'false', '1'),
    'x-metadata': fc.constantFrom('%', 'e30=', 'bnVsbA==', 'eyJhIjoiXHUwMDAwIn0=', 'W10='),
    'cache-control': fc.constantFrom('max-age=1', 'ä', 'x'.repeat(300)),
    range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1', 'x'),
    'if-none-match': fc.constantFrom('*', '"', 'W/""'),
    'if-modified-since': fc.constantFrom('x', 'Thu, 01 Jan 1970 00:00:00 GMT'),
  },
  { requiredKeys: [] },
)

test('no request fails by our fault, or touches what is not the caller’s', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
      path,
      headers,
      body,
      fc.constantFrom('ana', 'nobody'),
      async (method, [start, rest, query], given, payload, who) => {
        const answer = await tools.app.inject({
          method: method as 'GET',
          url: `/storage/v1/${[start, ...rest].join('/')}${query}`,
          headers: { ...given, authorization: `Bearer ${who === 'ana' ? ana.token : tools.anonKey}` },
          ...(method === 'GET' || method === 'HEAD' ? {} : { payload }),
        })
        expect(answer.statusCode, `${method} ${answer.payload}`).toBeLessThan(500)
        expect(answer.payload).not.toContain(BODY)
      },
    ),
    { numRuns: runs(200, 1500), seed: 20261121 },
  )
  const kept = await expectData(ben.supabase.storage.from(bucket).download(`${ben.id}/mine`))
  expect(await kept.text()).toBe(BODY)
  const rows = await tools.db.query(
    sql<{ owner: string }>`select owner from storage.objects where bucket_id = ${bucket}`,
  )
  expect(rows.filter((row) => row.owner === ben.id)).toHaveLength(1)
  const found = (await readdir(around, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
  expect(found).toContain('data/files')
  expect(found.filter((name) => !/^data(\/files(\/[0-9a-f]{2}(\/[0-9a-f-]{36})?)?)?$/.test(name))).toEqual([])
}, 120_000)

test('wherever a name points, the file is found under it and nowhere else', async () => {
  const files = ana.supabase.storage.from(bucket)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: fc.constantFrom(...`aZ0_-!.*'()&$@=;:+, `), minLength: 1, maxLength: 8 }), {
        minLength: 1,
        maxLength: 3,
      }),
      async (segments) => {
        const odd = segments.some((segment) => ['.', '..'].includes(segment) || segment.trim() !== segment)
        fc.pre(!odd)
        const name = `${ana.id}/${randomUUID()}/${segments.join('/')}`
        await expectData(files.upload(name, name))
        expect(await (await expectData(files.download(name))).text()).toBe(name)
        expect((await expectData(files.info(name))).name).toBe(name)
      },
    ),
    { numRuns: runs(15, 60) },
  )
})

function encodeURIComponentSafely(value: string): string {
  return encodeURIComponent(Buffer.from(value).toString())
}
