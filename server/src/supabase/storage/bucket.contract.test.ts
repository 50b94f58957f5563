import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp, type TestUser } from '../../testing'
import { expectData, failure, openToOwners, serviceClient } from './testing/client'

let tools: TestApp
let ana: TestUser
let service: SupabaseClient

beforeAll(async () => {
  tools = await testApp({ env: { UPLOAD_LIMIT: '1000000' } })
  ana = await tools.newUser()
  service = serviceClient(tools)
})

const name = () => `bucket-${randomUUID()}`

test('a bucket is made, read, changed, emptied and deleted by the service role', async () => {
  const id = name()
  const { storage } = service
  expect(
    await expectData(
      storage.createBucket(id, { public: true, fileSizeLimit: '20kb', allowedMimeTypes: ['text/*', 'image/png'] }),
    ),
  ).toEqual({ name: id })
  const made = {
    id,
    name: id,
    owner: '',
    public: true,
    file_size_limit: 20_000,
    allowed_mime_types: ['text/*', 'image/png'],
    created_at: expect.any(String),
    updated_at: expect.any(String),
  }
  expect(await expectData(storage.getBucket(id))).toEqual(made)
  expect(await expectData(storage.listBuckets({ search: id.toUpperCase() }))).toEqual([made])

  expect(await expectData(storage.updateBucket(id, { public: false, fileSizeLimit: null }))).toEqual({
    message: 'Successfully updated',
  })
  expect(await expectData(storage.getBucket(id))).toMatchObject({
    public: false,
    file_size_limit: null,
    allowed_mime_types: ['text/*', 'image/png'],
  })

  await expectData(storage.from(id).upload('a/b.txt', 'x'))
  expect(await failure(storage.deleteBucket(id))).toEqual({
    status: 400,
    statusCode: '409',
    message: 'The bucket you tried to delete is not empty',
  })
  expect((await expectData(storage.emptyBucket(id))).message).toMatch(/^Empty bucket has been queued/)
  expect(await expectData(storage.from(id).list())).toEqual([])
  expect(await expectData(storage.deleteBucket(id))).toEqual({ message: 'Successfully deleted' })
  for (const gone of [storage.getBucket(id), storage.deleteBucket(id), storage.emptyBucket(id)])
    expect(await failure(gone)).toEqual({ status: 400, statusCode: '404', message: 'Bucket not found' })
  expect(await failure(storage.updateBucket(id, { public: true }))).toMatchObject({ statusCode: '404' })
})

test('two changes of one bucket at the same moment both hold', async () => {
  for (let round = 0; round < 5; round++) {
    const id = name()
    await expectData(service.storage.createBucket(id, { public: false }))
    const change = (payload: object) =>
      tools.app.inject({
        method: 'PUT',
        url: `/storage/v1/bucket/${id}`,
        headers: { authorization: `Bearer ${tools.tokens.serviceRoleKey}` },
        payload,
      })
    await Promise.all([change({ public: true }), change({ file_size_limit: 1000 })])
    expect(await expectData(service.storage.getBucket(id))).toMatchObject({ public: true, file_size_limit: 1000 })
  }
})

test('buckets are listed in the order that was asked for, in parts', async () => {
  const prefix = name()
  for (const letter of ['b', 'a', 'c']) await expectData(service.storage.createBucket(`${prefix}-${letter}`))
  const listed = async (options: Parameters<typeof service.storage.listBuckets>[0]) =>
    (await expectData(service.storage.listBuckets({ search: prefix, ...options }))).map((bucket) => bucket.name.at(-1))
  expect(await listed({})).toEqual(['a', 'b', 'c'])
  expect(await listed({ sortColumn: 'created_at', sortOrder: 'desc' })).toEqual(['c', 'a', 'b'])
  expect(await listed({ limit: 1, offset: 1 })).toEqual(['b'])
  expect(await failure(service.storage.listBuckets({ limit: -1 }))).toMatchObject({ statusCode: '400' })
  expect(await failure(service.storage.listBuckets({ sortColumn: 'owner; --' as 'id' }))).toMatchObject({
    statusCode: '400',
  })
})

test.each([
  ['', 'InvalidBucketName'],
  ['a/b', 'InvalidBucketName'],
  [' a', 'InvalidBucketName'],
  ['ä', 'InvalidBucketName'],
  ['a\u0000', 'InvalidBucketName'],
  ['x'.repeat(101), 'InvalidBucketName'],
])('no bucket is called %j', async (id, code) => {
  const error = await failure(service.storage.createBucket(id))
  expect(error).toMatchObject({ status: 400, statusCode: '400', message: 'Bucket name invalid' })
  const raw = await tools.app.inject({
    method: 'POST',
    url: '/storage/v1/bucket',
    headers: { authorization: `Bearer ${tools.tokens.serviceRoleKey}` },
    payload: { id, name: id },
  })
  expect(raw.json()).toMatchObject({ code, error: 'Invalid Input' })
})

test.each([
  [{ fileSizeLimit: 'many' }, '400'],
  [{ fileSizeLimit: -1 }, '400'],
  [{ fileSizeLimit: '2mb' }, '413'],
  [{ allowedMimeTypes: ['png'] }, '415'],
  [{ type: 'ANALYTICS' }, '400'],
])('no bucket has %j', async (options, statusCode) => {
  expect(await failure(service.storage.createBucket(name(), { public: false, ...options }))).toMatchObject({
    status: 400,
    statusCode,
  })
})

test('a name is given once', async () => {
  const id = name()
  await expectData(service.storage.createBucket(id))
  expect(await failure(service.storage.createBucket(id))).toEqual({
    status: 400,
    statusCode: '409',
    message: 'The resource already exists',
  })
})

test('people and visitors neither see nor change buckets', async () => {
  const id = name()
  await expectData(service.storage.createBucket(id))
  for (const { storage } of [ana.supabase, tools.anonymous()]) {
    expect(await expectData(storage.listBuckets())).toEqual([])
    for (const hidden of [storage.getBucket(id), storage.updateBucket(id, { public: true }), storage.deleteBucket(id)])
      expect(await failure(hidden)).toMatchObject({ statusCode: '404' })
    expect(await failure(storage.emptyBucket(id))).toMatchObject({ statusCode: '404' })
    expect(await failure(storage.createBucket(name()))).toMatchObject({
      statusCode: '403',
      message: expect.stringContaining('row-level security'),
    })
  }
})

describe('limits of a bucket', () => {
  let bucket: string
  const own = (file: string) => `${ana.id}/${randomUUID()}/${file}`
  const upload = (body: Uint8Array | string | Blob, contentType?: string) =>
    ana.supabase.storage.from(bucket).upload(own('f'), body, contentType ? { contentType } : {})
  const tooLarge = { status: 400, statusCode: '413', message: 'The object exceeded the maximum allowed size' }
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  beforeAll(async () => {
    bucket = name()
    await expectData(
      service.storage.createBucket(bucket, {
        public: false,
        fileSizeLimit: 1000,
        allowedMimeTypes: ['image/*', 'text/plain'],
      }),
    )
    await openToOwners(tools, bucket)
  })

  test('on size hold for bodies and forms alike, to the byte', async () => {
    await expectData(upload('x'.repeat(1000)))
    await expectData(upload(new Blob(['x'.repeat(1000)], { type: 'text/plain' })))
    expect(await failure(upload('x'.repeat(1001)))).toEqual(tooLarge)
    expect(await failure(upload(new Blob(['x'.repeat(1001)], { type: 'text/plain' })))).toEqual(tooLarge)
  })

  test('of the installation hold where a bucket has none', async () => {
    const wide = name()
    await expectData(service.storage.createBucket(wide))
    const { storage } = service
    await expectData(storage.from(wide).upload('fits', Buffer.alloc(1_000_000)))
    expect(await failure(storage.from(wide).upload('no', Buffer.alloc(1_000_001)))).toEqual(tooLarge)
    expect(await failure(storage.from(wide).upload('no', new Blob([Buffer.alloc(1_000_001)])))).toEqual(tooLarge)
    expect(await expectData(storage.from(wide).list())).toHaveLength(1)
  })

  test('on types hold for what is said', async () => {
    await expectData(upload('plain', 'text/plain; charset=utf-8'))
    expect(await failure(upload('a,b', 'text/csv'))).toEqual({
      status: 400,
      statusCode: '415',
      message: 'mime type text/csv is not supported',
    })
    expect(await failure(upload(new Blob(['a'], { type: 'application/json' })))).toMatchObject({ statusCode: '415' })
    for (const odd of ['nonsense', 'text/', 'a b/c', 'text/plain; x="\u00e4"'])
      expect(await failure(upload('x', odd))).toMatchObject({ statusCode: '415' })
  })

  test('on types hold for what the bytes are', async () => {
    await expectData(upload(PNG, 'image/png'))
    await expectData(upload('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'))
    expect(await failure(upload('%PDF-1.7 pretends', 'text/plain'))).toEqual({
      status: 400,
      statusCode: '415',
      message: 'mime type application/pdf is not supported',
    })
    expect(await failure(upload('<script>alert(1)</script>', 'image/png'))).toMatchObject({ statusCode: '415' })
    expect(await failure(upload(new Blob(['MZ\u0090 exe'], { type: 'image/gif' })))).toMatchObject({
      statusCode: '415',
    })
  })

  test('come in order: bucket, type, key, rights, size', async () => {
    const send = async (url: string, type: string, body: string) => {
      const answer = await ana.fetch(`/storage/v1/object/${url}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      })
      return ((await answer.json()) as { code: string }).code
    }
    const long = 'x'.repeat(2000)
    expect(await send('nowhere/%C3%A4', 'text/csv', long)).toBe('NoSuchBucket')
    expect(await send(`${bucket}/%C3%A4`, 'text/csv', long)).toBe('InvalidMimeType')
    expect(await send(`${bucket}/%C3%A4`, 'text/plain', long)).toBe('InvalidKey')
    expect(await send(`${bucket}/not-mine`, 'text/plain', long)).toBe('AccessDenied')
    expect(await send(`${bucket}/${own('f')}`, 'text/plain', long)).toBe('EntityTooLarge')
  })
})
