import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../platform/config'
import { createFileStore, type FileStore } from '../../providers/files'
import { startS3Server, type S3Server } from '../../providers/files/testing/s3-server'
import { testApp, type TestApp, type TestUser } from '../../testing'
import type { Db } from '../../platform/db'
import type { Bucket } from './bucket'
import { single } from './bytes'
import type { StorageTools } from './storage-tools'
import { expectData, failure, openToOwners, serviceClient } from './testing/client'
import { keepFile, type Content } from './upload'
import { removeUnusedFiles } from './unused-files'

let tools: TestApp
let s3: S3Server
let files: FileStore
let ana: TestUser
let bucket: string

beforeAll(async () => {
  s3 = await startS3Server()
  files = createFileStore(readConfig(s3.env))
  tools = await testApp({ env: s3.env })
  ana = await tools.newUser()
  bucket = `private-${randomUUID()}`
  await expectData(serviceClient(tools).storage.createBucket(bucket, { public: false, fileSizeLimit: 1000 }))
  await openToOwners(tools, bucket)
})
afterAll(() => s3.close())

const own = () => `${ana.id}/${randomUUID()}`
const mine = () => ana.supabase.storage.from(bucket)

/** As if a minute, or a day, had passed. */
const later = () => tools.db.query(sql`update private.unused_files set remove_after = now() - interval '1 second'`)

/** Versions that rows point at, of this run. */
const pointed = async () =>
  (await tools.db.query(sql<{ version: string }>`select version from storage.objects where bucket_id = ${bucket}`)).map(
    ({ version }) => `files/${version}`,
  )

test('bytes go with what was replaced, removed or emptied, but not at once', async () => {
  const paths = [own(), own(), own()]
  for (const path of paths) await expectData(mine().upload(path, path))
  await expectData(mine().update(paths[0]!, 'replaced'))
  await expectData(mine().remove([paths[1]!]))
  await expectData(mine().move(paths[2]!, own()))
  expect(s3.files.size).toBe(4)

  await removeUnusedFiles({ db: tools.db, files })
  // Who has just looked up a row must still find its bytes.
  expect(s3.files.size).toBe(4)
  await later()
  await removeUnusedFiles({ db: tools.db, files })
  expect([...s3.files.keys()].sort()).toEqual((await pointed()).sort())
  expect(s3.files.size).toBe(2)

  await expectData(serviceClient(tools).storage.emptyBucket(bucket))
  await later()
  await removeUnusedFiles({ db: tools.db, files })
  expect(s3.files.size).toBe(0)
})

test('bytes go with the account', async () => {
  const eve = await tools.newUser()
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await expectData(
    eve.supabase.storage.from('avatars').upload(`avatars/${eve.id}-0123abcd.png`, png, { contentType: 'image/png' }),
  )
  expect(s3.files.size).toBe(1)
  await tools.db.query(sql`delete from auth.users where id = ${eve.id}`)
  await later()
  await removeUnusedFiles({ db: tools.db, files })
  expect(s3.files.size).toBe(0)
})

test('nothing is left of uploads that were refused at the end', async () => {
  const path = own()
  expect(await failure(mine().upload(path, 'x'.repeat(1001)))).toMatchObject({ statusCode: '413' })
  const form = new FormData()
  form.append('', new Blob(['x']))
  form.append('metadata', 'no JSON')
  expect(await failure(mine().upload(path, form))).toMatchObject({ statusCode: '400' })
  expect(s3.files.size).toBe(0)
  expect(
    await tools.db.query(sql`select 1 from private.unused_files where remove_after > now() + interval '1 hour'`),
  ).toEqual([])
})

test('a store that is out of reach is our fault, not lost data', async () => {
  const path = own()
  await expectData(mine().upload(path, 'kept'))
  s3.fail(1000)
  const error = await failure(mine().upload(path, 'new', { upsert: true }))
  expect(error).toEqual({
    status: 503,
    statusCode: '503',
    message: 'The service is busy. Please try again in a moment.',
  })
  await later()
  await expect(removeUnusedFiles({ db: tools.db, files })).rejects.toMatchObject({ code: 'unavailable' })
  s3.fail(0)
  expect(await (await expectData(mine().download(path))).text()).toBe('kept')
  await later()
  expect(await removeUnusedFiles({ db: tools.db, files })).toBeGreaterThan(0)
  expect([...s3.files.keys()]).toEqual(await pointed())
})

test('bytes of a process that died while they came in are found the day after', async () => {
  const version = randomUUID()
  await tools.db.query(sql`insert into private.unused_files values (${version}, now() + interval '1 day')`)
  s3.files.set(`files/${version}`, Buffer.from('half'))
  await removeUnusedFiles({ db: tools.db, files })
  expect(s3.files.has(`files/${version}`)).toBe(true)
  await later()
  await removeUnusedFiles({ db: tools.db, files })
  expect(s3.files.has(`files/${version}`)).toBe(false)
})

test('bytes stay when the connection breaks while the row is committed, or after it', async () => {
  const [path, version] = [own(), randomUUID()]
  const [found] = await tools.db.query(sql<Bucket>`select * from storage.buckets where id = ${bucket}`)
  await tools.db.query(sql`insert into private.unused_files values (${version}, now() + interval '1 day')`)
  await files.write(version, single(Buffer.from('kept')))
  const metadata = { eTag: '"x"', size: 4, mimetype: 'text/plain', cacheControl: 'no-cache', contentLength: 4 }
  const content = { version, metadata: { ...metadata, lastModified: new Date().toISOString(), httpStatusCode: 200 } }
  const breaking: Db = {
    ...tools.db,
    query: async (statement) => {
      await tools.db.query(statement)
      throw new Error('Connection terminated unexpectedly')
    },
  }
  const target = { bucket: found!, name: path, upsert: false, owner: ana.id, db: breaking }
  await expect(
    keepFile({ ...tools, files } as unknown as StorageTools, target, { ...content, userMetadata: null } as Content),
  ).rejects.toThrow('Connection terminated')
  await removeUnusedFiles({ db: tools.db, files })
  expect(await (await expectData(mine().download(path))).text()).toBe('kept')
})

test('a stopping server finishes the current cleanup batch', async () => {
  await tools.db.query(sql`
    insert into private.unused_files select gen_random_uuid(), now() - interval '1 second' from generate_series(1, 1300)`)
  const closing = new AbortController()
  const stopping: FileStore = { ...files, remove: () => Promise.resolve(closing.abort()) }
  expect(await removeUnusedFiles({ db: tools.db, files: stopping }, closing.signal)).toBe(500)
  expect(await removeUnusedFiles({ db: tools.db, files: stopping })).toBe(800)
})

test('several servers can clean up at once', async () => {
  await tools.db.query(sql`
    insert into private.unused_files select gen_random_uuid(), now() - interval '1 second' from generate_series(1, 1300)`)
  const removed: string[] = []
  const counting: FileStore = {
    ...files,
    remove: (ids) => {
      removed.push(...ids)
      return Promise.resolve()
    },
  }
  await Promise.all([1, 2, 3].map(() => removeUnusedFiles({ db: tools.db, files: counting })))
  expect(removed).toHaveLength(1300)
  expect(new Set(removed).size).toBe(1300)
})

test('a file that has lost its bytes is not found, rather than a fault', async () => {
  const path = own()
  await expectData(mine().upload(path, 'x'))
  s3.files.clear()
  expect(await failure(mine().download(path))).toEqual({ status: 400, statusCode: '404', message: 'Object not found' })
  expect(await failure(mine().copy(path, own()))).toMatchObject({ statusCode: '404' })
})
