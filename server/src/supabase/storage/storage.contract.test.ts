import { randomBytes, randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3Server, type S3Server } from '../../providers/files/testing/s3-server'
import { fetchInto, runs, soon, testApp, type TestApp, type TestUser } from '../../testing'
import { expectData, failure, openToOwners, serviceClient, versions } from './testing/client'

/** One test per promise, with the official client. On disk, too, with TEST_FULL=1: the other files of this folder have theirs there. */
describe.each(runs(['S3'], ['disk', 'S3']))('storage on %s', (kind) => {
  let tools: TestApp
  let s3: S3Server
  let ana: TestUser
  let ben: TestUser
  /** A bucket of this run: private, and people may do as they like in the folder that is called like them. */
  let bucket: string
  let service: SupabaseClient

  beforeAll(async () => {
    s3 = await startS3Server()
    tools = await testApp({ env: kind === 'S3' ? s3.env : {} })
    ;[ana, ben] = await Promise.all([tools.newUser(), tools.newUser()])
    service = serviceClient(tools)
    bucket = `private-${randomUUID()}`
    await expectData(service.storage.createBucket(bucket, { public: false }))
    await openToOwners(tools, bucket)
  })
  afterAll(() => s3.close())

  const files = (user: TestUser = ana) => user.supabase.storage.from(bucket)
  const own = (name: string, user: TestUser = ana) => `${user.id}/${randomUUID()}/${name}`

  describe('upload', () => {
    test('keeps a raw body as it came, cached for an hour unless told otherwise [A-CN-12]', async () => {
      const path = own('notes.bin')
      const bytes = randomBytes(70_000)
      const uploaded = await expectData(files().upload(path, bytes, { contentType: 'application/x-notes' }))
      expect(uploaded).toEqual({ path, fullPath: `${bucket}/${path}`, id: expect.any(String) })
      const got = await expectData(files().download(path))
      expect(Buffer.from(await got.arrayBuffer()).equals(bytes)).toBe(true)
      expect(await expectData(files().info(path))).toMatchObject({
        id: uploaded.id,
        name: path,
        bucketId: bucket,
        size: 70_000,
        contentType: 'application/x-notes',
        cacheControl: 'max-age=3600',
      })
    })

    test.each([
      ['a text', 'Grüße', 'text/plain;charset=UTF-8'],
      ['bytes of a buffer', new TextEncoder().encode('Grüße').buffer, 'text/plain;charset=UTF-8'],
      ['a blob', new Blob(['Grüße'], { type: 'text/markdown' }), 'text/markdown'],
      ['a file', new File(['Grüße'], 'g.csv', { type: 'text/csv' }), 'text/csv'],
      ['nothing', new Uint8Array(), 'text/plain;charset=UTF-8'],
      ['an empty blob', new Blob([], { type: 'text/css' }), 'text/css'],
    ])('takes %s', async (_name, body, type) => {
      const path = own('greeting')
      await expectData(files().upload(path, body))
      const got = await expectData(files().download(path))
      expect(await got.text()).toBe(
        body instanceof Uint8Array || (body instanceof Blob && body.size === 0) ? '' : 'Grüße',
      )
      expect((await expectData(files().info(path))).contentType).toBe(type)
    })

    test('takes a form of the caller, whose texts may come after the file', async () => {
      const path = own('form.txt')
      const form = new FormData()
      form.append('document', new Blob(['from a form'], { type: 'text/plain' }), 'form.txt')
      await expectData(files().upload(path, form, { cacheControl: '60', metadata: { topic: 'forms' } }))
      const info = await expectData(files().info(path))
      expect(info).toMatchObject({ cacheControl: 'max-age=60', metadata: { topic: 'forms' }, size: 11 })
    })

    test('keeps notes and cache time with raw bodies and with blobs', async () => {
      for (const body of ['raw', new Blob(['blob'])]) {
        const path = own('noted')
        await expectData(files().upload(path, body, { metadata: { ünï: ['x', 1] }, cacheControl: '7' }))
        const info = await expectData(files().info(path))
        expect(info).toMatchObject({ metadata: { ünï: ['x', 1] }, cacheControl: 'max-age=7' })
      }
    })

    test('refuses a name that is taken, and replaces it when asked to', async () => {
      const path = own('taken')
      const first = await expectData(files().upload(path, 'first'))
      expect(await failure(files().upload(path, 'second'))).toEqual({
        status: 400,
        statusCode: '409',
        message: 'The resource already exists',
      })
      expect(await (await expectData(files().download(path))).text()).toBe('first')
      const second = await expectData(files().upload(path, 'second', { upsert: true }))
      expect(second.id).toBe(first.id)
      expect(await (await expectData(files().download(path))).text()).toBe('second')
    })

    test('replaces by update, which makes what is not there', async () => {
      const path = own('updated')
      await expectData(files().update(path, 'one'))
      await expectData(files().update(path, new Blob(['two']), { cacheControl: '1' }))
      expect(await (await expectData(files().download(path))).text()).toBe('two')
      expect((await expectData(files().info(path))).cacheControl).toBe('max-age=1')
    })

    test.each(['a\u0000b', 'ä.png', 'a%b', 'a\\b', 'a"b', 'a|b', 'a#b', 'x'.repeat(1025)])(
      'refuses the key %j',
      async (key) => {
        const answer = await ana.fetch(`/storage/v1/object/${bucket}/${ana.id}/${encodeURIComponent(key)}`, {
          method: 'POST',
          body: 'x',
        })
        expect(answer.status).toBe(400)
        expect(await answer.json()).toMatchObject({ statusCode: '400', error: 'InvalidKey', code: 'InvalidKey' })
      },
    )

    test("takes every character that is allowed in a key, through each of the client's ways", async () => {
      const path = own(`!-.*'()&$@=;:+, 0_z Z/x`)
      await expectData(files().upload(path, 'odd name'))
      expect(await (await expectData(files().download(path))).text()).toBe('odd name')
      const { signedUrl } = await expectData(files().createSignedUrl(path, 60))
      expect(await (await fetchInto(tools.app)(signedUrl)).text()).toBe('odd name')
      expect(await expectData(files().remove([path]))).toHaveLength(1)
    })

    test('names a bucket that does not exist', async () => {
      expect(await failure(ana.supabase.storage.from('nowhere').upload('a', 'a'))).toEqual({
        status: 400,
        statusCode: '404',
        message: 'Bucket not found',
      })
    })
  })

  describe('rights', () => {
    const denied = { status: 400, statusCode: '403', message: 'new row violates row-level security policy' }

    test('keep others and visitors from writing, and leave no bytes of it', async () => {
      const path = own('mine')
      await expectData(files().upload(path, 'mine'))
      const before = await versions(tools)
      const visitor = tools.anonymous().storage.from(bucket)
      for (const stranger of [files(ben), visitor]) {
        expect(await failure(stranger.upload(own('theirs'), 'x'))).toEqual(denied)
        expect(await failure(stranger.upload(path, 'x', { upsert: true }))).toEqual(denied)
        expect(await failure(stranger.update(path, new Blob(['x'])))).toEqual(denied)
        expect(await failure(stranger.createSignedUploadUrl(own('theirs')))).toEqual(denied)
        expect(await expectData(stranger.remove([path]))).toEqual([])
      }
      expect(await versions(tools)).toEqual(before)
      expect(await (await expectData(files().download(path))).text()).toBe('mine')
    })

    test('hide what others stored, in every question', async () => {
      const path = own('secret')
      await expectData(files().upload(path, 'secret'))
      const missing = { status: 400, statusCode: '404', message: 'Object not found' }
      for (const stranger of [files(ben), tools.anonymous().storage.from(bucket)]) {
        expect(await failure(stranger.download(path))).toEqual(missing)
        expect(await failure(stranger.info(path))).toEqual(missing)
        expect((await stranger.exists(path)).data).toBe(false)
        expect(await failure(stranger.createSignedUrl(path, 60))).toEqual(missing)
        expect(await failure(stranger.move(path, own('stolen', ben)))).toEqual(missing)
        expect(await failure(stranger.copy(path, own('stolen', ben)))).toEqual(missing)
        expect(await expectData(stranger.list(ana.id))).toEqual([])
        const [signed] = await expectData(stranger.createSignedUrls([path], 60))
        expect(signed).toMatchObject({ signedUrl: null, path })
        expect(signed!.error).toBe('Either the object does not exist or you do not have access to it')
      }
    })

    test('are asked before the file is read', async () => {
      // A form that breaks off: who may not write is refused, who may gets an error for the break.
      const broken = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } }
      const body =
        '--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\ncontent-type: text/plain\r\n\r\nhalf'
      const send = async (user: TestUser) =>
        (await user.fetch(`/storage/v1/object/${bucket}/${own('half')}`, { ...broken, body })).json()
      expect(await send(ben)).toMatchObject({ code: 'AccessDenied' })
      expect(await send(ana)).toMatchObject({ code: 'InvalidRequest' })
    })

    test('let the service role pass everywhere', async () => {
      const path = own('for all')
      await expectData(files().upload(path, 'x'))
      const all = service.storage.from(bucket)
      expect(await (await expectData(all.download(path))).text()).toBe('x')
      await expectData(all.update(path, 'y'))
      expect(await expectData(all.remove([path]))).toHaveLength(1)
    })

    test('need a key, and a token that is one of ours', async () => {
      const send = fetchInto(tools.app)
      const url = `http://reelwright.test/storage/v1/object/list/${bucket}`
      const none = await send(url, { method: 'POST' })
      expect([none.status, await none.json()]).toMatchObject([401, { statusCode: '401', error: 'Unauthorized' }])
      const forged = await send(url, {
        method: 'POST',
        headers: { apikey: tools.anonKey, authorization: `Bearer ${ana.token.slice(0, -8)}AAAAAAAA` },
      })
      expect([forged.status, await forged.json()]).toMatchObject([400, { statusCode: '403', code: 'AccessDenied' }])
    })

    test('end with the account: its files go, and its token writes no more', async () => {
      const eve = await tools.newUser()
      const path = own('last', eve)
      await expectData(files(eve).upload(path, 'x'))
      await tools.db.query(sql`delete from auth.users where id = ${eve.id}`)
      expect(await failure(service.storage.from(bucket).download(path))).toMatchObject({ statusCode: '404' })
      expect(await failure(files(eve).upload(own('more', eve), 'x'))).toMatchObject({ statusCode: '403' })
    })
  })

  describe('list', () => {
    let folder: string
    const names = [
      'b.txt',
      'a.txt',
      'A.txt',
      'deep/x.txt',
      'deep/er/y.txt',
      'other/z.txt',
      'c_1.txt',
      'c%1'.replace('%', '-'),
    ]
    beforeAll(async () => {
      folder = `${ana.id}/${randomUUID()}`
      for (const name of names) await expectData(files().upload(`${folder}/${name}`, name))
    })

    test('gives one level: folders first, then names in rising order [A-CN-11]', async () => {
      const items = await expectData(files().list(folder))
      expect(items.map((item) => item.name)).toEqual(['deep', 'other', 'A.txt', 'a.txt', 'b.txt', 'c-1', 'c_1.txt'])
      expect(items[0]).toEqual({
        name: 'deep',
        id: null,
        updated_at: null,
        created_at: null,
        last_accessed_at: null,
        metadata: null,
      })
      expect(items[2]).toEqual({
        name: 'A.txt',
        id: expect.any(String),
        updated_at: expect.any(String),
        created_at: expect.any(String),
        last_accessed_at: expect.any(String),
        metadata: {
          eTag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
          size: 5,
          mimetype: 'text/plain;charset=UTF-8',
          cacheControl: 'max-age=3600',
          lastModified: expect.any(String),
          contentLength: 5,
          httpStatusCode: 200,
        },
      })
    })

    test.each([
      [{ sortBy: { column: 'name', order: 'desc' } }, ['other', 'deep', 'c_1.txt', 'c-1', 'b.txt', 'a.txt', 'A.txt']],
      [{ limit: 2 }, ['deep', 'other']],
      [{ limit: 2, offset: 1 }, ['other', 'A.txt']],
      [{ limit: 0 }, []],
      [{ offset: 100 }, []],
      [{ search: 'A' }, ['A.txt', 'a.txt']],
      [{ search: 'c_' }, ['c_1.txt']],
      [{ search: 'DE' }, ['deep']],
      [{ search: '%' }, []],
      [
        { sortBy: { column: 'created_at', order: 'asc' } },
        ['deep', 'other', 'b.txt', 'a.txt', 'A.txt', 'c_1.txt', 'c-1'],
      ],
    ])('follows %j', async (options, expected) => {
      const items = await expectData(files().list(folder, options))
      expect(items.map((item) => item.name)).toEqual(expected)
    })

    test('knows folders by their whole name, and nothing of others', async () => {
      expect((await expectData(files().list(`${folder}/deep/`))).map((item) => item.name)).toEqual(['er', 'x.txt'])
      expect(await expectData(files().list(`${folder}/de`))).toEqual([])
      expect(await expectData(ana.supabase.storage.from('nowhere').list())).toEqual([])
    })

    test('gives a hundred names unless told otherwise, of ten thousand', async () => {
      const many = `${ana.id}/many`
      await tools.db.query(sql`
        insert into storage.objects (bucket_id, name, owner, version, metadata)
        select ${bucket}, ${many} || '/' || lpad(i::text, 5, '0'), ${ana.id}, gen_random_uuid(), '{}' from generate_series(1, 10000) i`)
      const items = await expectData(files().list(many))
      expect([items.length, items[0]!.name, items[99]!.name]).toEqual([100, '00001', '00100'])
      expect(await expectData(files().list(many, { limit: 9000 }))).toHaveLength(1500)
      expect((await expectData(files().list(ana.id, { search: 'many' }))).map((item) => item.name)).toEqual(['many'])
    })

    test.each([
      [{ limit: -1 }],
      [{ offset: -1 }],
      [{ limit: 1e300 }],
      [{ sortBy: { column: 'metadata; drop table storage.objects' } }],
      [{ sortBy: { order: 'sideways' } }],
    ])('refuses %j', async (options) => {
      expect(await failure(files().list('', options))).toMatchObject({ status: 400, statusCode: '400' })
    })

    test.each([
      { with_delimiter: true },
      { with_delimiter: false },
      { with_delimiter: true, sortBy: 'created_at' as const },
    ])('goes through everything page by page, once each, with %j', async ({ sortBy, with_delimiter }) => {
      for (const order of ['asc', 'desc'] as const) {
        const seen: string[] = []
        let cursor: string | undefined
        do {
          const page = await expectData(
            files().listV2({
              prefix: `${folder}/`,
              limit: 2,
              with_delimiter,
              ...(cursor ? { cursor } : {}),
              sortBy: { column: sortBy ?? 'name', order },
            }),
          )
          expect(page.folders.length + page.objects.length).toBeLessThanOrEqual(2)
          for (const thing of [...page.folders, ...page.objects]) seen.push(thing.name.slice(folder.length + 1))
          expect(page.hasNext).toBe(page.nextCursor !== undefined)
          cursor = page.nextCursor
        } while (cursor)
        const level = ['A.txt', 'a.txt', 'b.txt', 'c-1', 'c_1.txt', 'deep/', 'other/']
        expect([...seen].sort()).toEqual(with_delimiter ? [...level].sort() : [...names].sort())
      }
    })

    test('names folders and files of a page by their whole path', async () => {
      const { folders, objects, hasNext } = await expectData(
        files().listV2({ prefix: `${folder}/deep/`, with_delimiter: true }),
      )
      expect(hasNext).toBe(false)
      expect(folders).toEqual([{ key: 'er', name: `${folder}/deep/er/` }])
      expect(objects).toEqual([
        {
          key: 'x.txt',
          name: `${folder}/deep/x.txt`,
          id: expect.any(String),
          created_at: expect.any(String),
          updated_at: expect.any(String),
          last_accessed_at: expect.any(String),
          metadata: expect.objectContaining({ size: 10 }),
        },
      ])
    })
  })

  describe('change', () => {
    test('removes what is named, and says what it was', async () => {
      const paths = [own('1'), own('2')]
      for (const path of paths) await expectData(files().upload(path, 'x'))
      const gone = await expectData(files().remove([...paths, own('never'), paths[0]!]))
      expect(gone.map((row) => row.name).sort()).toEqual([...paths].sort())
      expect(gone[0]).toMatchObject({ bucket_id: bucket, owner: ana.id, metadata: { size: 1 } })
      expect(await failure(files().download(paths[0]!))).toMatchObject({ statusCode: '404' })
      expect(await failure(files().remove([]))).toMatchObject({ status: 400, statusCode: '400' })
    })

    test('moves and copies, within the bucket and into another', async () => {
      const other = `other-${randomUUID()}`
      await expectData(service.storage.createBucket(other, { public: false, fileSizeLimit: '3b' }))
      await openToOwners(tools, other)
      const [a, b, c] = [own('a'), own('b'), own('c')]
      const { id } = await expectData(files().upload(a, 'abc', { metadata: { n: 1 } }))
      expect(await expectData(files().move(a, b))).toMatchObject({ message: 'Successfully moved' })
      expect((await files().exists(a)).data).toBe(false)
      expect(await expectData(files().info(b))).toMatchObject({ id, metadata: { n: 1 } })

      expect(await expectData(files().copy(b, c, { destinationBucket: other }))).toEqual({ path: `${other}/${c}` })
      const copy = ana.supabase.storage.from(other)
      expect(await expectData(copy.info(c))).toMatchObject({ metadata: { n: 1 }, size: 3 })
      await expectData(files().remove([b]))
      expect(await (await expectData(copy.download(c))).text()).toBe('abc')
      await expectData(copy.move(c, a, { destinationBucket: bucket }))
      expect(await (await expectData(files().download(a))).text()).toBe('abc')

      await expectData(files().upload(b, 'too long for the other'))
      const big = { status: 400, statusCode: '413', message: 'The object exceeded the maximum allowed size' }
      expect(await failure(files().move(b, b, { destinationBucket: other }))).toEqual(big)
      expect(await failure(files().copy(b, b, { destinationBucket: other }))).toEqual(big)
    })

    test('copies with other notes, type and caching when those of the source are left behind', async () => {
      const [a, b, c] = [own('a'), own('b'), own('c')]
      await expectData(files().upload(a, '{}', { contentType: 'text/plain', metadata: { n: 1 } }))
      const copy = (destinationKey: string, body: object) =>
        ana.fetch('/storage/v1/object/copy', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ bucketId: bucket, sourceKey: a, destinationKey, ...body }),
        })
      const metadata = { cacheControl: 'max-age=60', mimetype: 'application/json' }
      expect((await copy(b, { metadata, copyMetadata: false })).status).toBe(200)
      expect(await expectData(files().info(b))).toMatchObject({
        contentType: 'application/json',
        cacheControl: 'max-age=60',
        metadata: {},
      })
      expect((await copy(c, { metadata })).status).toBe(200)
      expect(await expectData(files().info(c))).toMatchObject({ contentType: 'text/plain', metadata: { n: 1 } })
      for (const bad of [{ mimetype: 'a\r\nb' }, { mimetype: 7 }, 'text']) {
        expect((await copy(own('d'), { metadata: bad, copyMetadata: false })).status).toBe(400)
      }
    })

    test('never moves or copies over something, out of reach or from nowhere', async () => {
      const [a, b] = [own('a'), own('b')]
      for (const path of [a, b]) await expectData(files().upload(path, path))
      for (const act of ['move', 'copy'] as const) {
        expect(await failure(files()[act](a, b))).toMatchObject({ status: 400, statusCode: '409' })
        expect(await failure(files()[act](own('none'), own('x')))).toMatchObject({ statusCode: '404' })
        expect(await failure(files()[act](a, own('x', ben)))).toMatchObject({ statusCode: '403' })
        expect(await failure(files()[act](a, own('x'), { destinationBucket: 'nowhere' }))).toMatchObject({
          message: 'Bucket not found',
        })
        expect(await failure(files()[act](a, own('ä')))).toMatchObject({
          message: expect.stringContaining('Invalid key'),
        })
      }
      expect(await (await expectData(files().download(b))).text()).toBe(b)
    })

    test('concurrent uploads of one name end as one of them, whole', async () => {
      const path = own('contested')
      const bodies = Array.from({ length: 6 }, (_, i) => Buffer.alloc(50_000, i))
      const results = await Promise.all(bodies.map((body) => files().upload(path, body, { upsert: true })))
      expect(results.map((result) => result.error)).toEqual(bodies.map(() => null))
      const got = Buffer.from(await (await expectData(files().download(path))).arrayBuffer())
      expect(bodies.some((body) => body.equals(got))).toBe(true)
      expect(new Set(results.map((result) => result.data!.id)).size).toBe(1)
    })

    test('concurrent first uploads of one name: one wins, the others get an error', async () => {
      const path = own('race')
      const results = await Promise.all(Array.from({ length: 5 }, (_, i) => files().upload(path, `${i}`)))
      const won = results.findIndex((result) => result.error === null)
      expect(results.filter((result) => result.error === null)).toHaveLength(1)
      expect(await (await expectData(files().download(path))).text()).toBe(String(won))
    })
  })

  describe('signed addresses', () => {
    test('let whoever has one read one object until it expires', async () => {
      const [path, other] = [own('shared'), own('not shared')]
      for (const name of [path, other]) await expectData(files().upload(name, name))
      const { signedUrl } = await expectData(files().createSignedUrl(path, 60, { download: 'notes 1.txt' }))
      const answer = await fetchInto(tools.app)(signedUrl)
      expect(await answer.text()).toBe(path)
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename=notes%201.txt; filename*=UTF-8''notes%201.txt`,
      )
      const elsewhere = await fetchInto(tools.app)(
        signedUrl.replace('/shared?', '/not%20shared?').replace(path.split('/')[1]!, other.split('/')[1]!),
      )
      expect([elsewhere.status, await elsewhere.json()]).toEqual([
        400,
        { statusCode: '400', error: 'InvalidSignature', message: 'Invalid signature', code: 'InvalidSignature' },
      ])
      for (const bad of [
        signedUrl.replace(/.{4}&download/, 'AAAA&download'),
        signedUrl.replace(/token=[^&]*/, 'token=x'),
        signedUrl.replace(/token=[^&]*&/, ''),
      ]) {
        const refused = await fetchInto(tools.app)(bad)
        expect([refused.status, await refused.json()]).toMatchObject([400, { statusCode: '400', code: 'InvalidJWT' }])
      }
    })

    test("are refused once expired, and no session's token is one", async () => {
      const path = own('brief')
      await expectData(files().upload(path, 'x'))
      const { signedUrl } = await expectData(files().createSignedUrl(path, 1))
      const wrong = await fetchInto(tools.app)(signedUrl.replace(/token=.*/, `token=${ana.token}`))
      expect(await wrong.json()).toMatchObject({ code: 'InvalidJWT' })
      const answer = async () => (await fetchInto(tools.app)(signedUrl)).text()
      await soon(async () => expect(await answer()).toContain('claim timestamp check failed'))
      expect(JSON.parse(await answer())).toMatchObject({ code: 'InvalidJWT' })
    })

    test('are made for many at once, in their order', async () => {
      const [a, b] = [own('a b'), own('c')]
      for (const path of [a, b]) await expectData(files().upload(path, path))
      const none = own('none')
      const signed = await expectData(files().createSignedUrls([b, none, a], 60))
      expect(signed.map(({ path, error }) => [path, error === null])).toEqual([
        [b, true],
        [none, false],
        [a, true],
      ])
      expect(await (await fetchInto(tools.app)(signed[2]!.signedUrl!)).text()).toBe(a)
    })

    test.each([0, -5, 1.5, 1e300, Number.NaN])('cannot be made for %d seconds', async (seconds) => {
      const path = own('x')
      await expectData(files().upload(path, 'x'))
      expect(await failure(files().createSignedUrl(path, seconds))).toMatchObject({ status: 400, statusCode: '400' })
    })

    test('let whoever has one upload in the name of who asked for it', async () => {
      const path = own('by link')
      const { token, signedUrl } = await expectData(files().createSignedUploadUrl(path))
      expect(signedUrl).toContain(`/object/upload/sign/${bucket}/`)
      const visitor = tools.anonymous().storage.from(bucket)
      for (const body of [new Blob(['by form']), 'by body']) {
        const result = await visitor.uploadToSignedUrl(path, token, body)
        if (body instanceof Blob) expect(result.data).toEqual({ path, fullPath: `${bucket}/${path}` })
        else expect(result.error).toMatchObject({ statusCode: '409' })
      }
      expect(await (await expectData(files().download(path))).text()).toBe('by form')
      expect(await failure(visitor.uploadToSignedUrl(own('elsewhere'), token, 'x'))).toMatchObject({
        message: 'Invalid signature',
      })
      expect(await failure(visitor.uploadToSignedUrl(path, 'no token', 'x'))).toMatchObject({ statusCode: '400' })
      const { signedUrl: read } = await expectData(files().createSignedUrl(path, 60))
      const readToken = new URL(read).searchParams.get('token')!
      expect(await failure(visitor.uploadToSignedUrl(path, readToken, 'x'))).toMatchObject({
        message: 'Invalid signature',
      })
    })

    test('replace only when they were made for that', async () => {
      const path = own('again')
      await expectData(files().upload(path, 'old'))
      expect(await failure(files().createSignedUploadUrl(path))).toMatchObject({ statusCode: '409' })
      const { token } = await expectData(files().createSignedUploadUrl(path, { upsert: true }))
      await expectData(tools.anonymous().storage.from(bucket).uploadToSignedUrl(path, token, 'new'))
      expect(await (await expectData(files().download(path))).text()).toBe('new')
      const [row] = await tools.db.query(sql<{ owner: string }>`select owner from storage.objects where name = ${path}`)
      expect(row!.owner).toBe(ana.id)
    })
  })

  describe('pictures in other sizes', () => {
    test('are made for downloads, signed addresses and nothing else', async () => {
      const path = own('wide.png')
      const png = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
      await expectData(files().upload(path, png, { contentType: 'image/png' }))
      const small = await expectData(
        files().download(path, { transform: { width: 100, height: 100, resize: 'contain' } }),
      )
      expect(await size(small)).toEqual(['png', 100, 50])
      const { signedUrl } = await expectData(
        files().createSignedUrl(path, 60, { transform: { width: 50, height: 50, resize: 'cover', quality: 50 } }),
      )
      const answer = await fetchInto(tools.app)(signedUrl)
      expect(await size(await answer.blob())).toEqual(['png', 50, 50])
      const again = await fetchInto(tools.app)(signedUrl, { headers: { 'if-none-match': answer.headers.get('etag')! } })
      expect(again.status).toBe(304)
      const whole = await fetchInto(tools.app)(signedUrl.replace('/render/image/', '/object/'))
      expect(await whole.json()).toMatchObject({ code: 'InvalidSignature' })

      expect(answer.headers.get('x-transformations')).toBe('height:50,width:50,resizing_type:fill,quality:50')
      const webp = { headers: { accept: 'image/avif,image/webp,*/*' } }
      const lighter = await fetchInto(tools.app)(signedUrl, webp)
      expect([lighter.headers.get('content-type'), lighter.headers.get('vary')]).toEqual([
        'image/webp',
        expect.stringMatching(/\bAccept$/),
      ])
      expect(lighter.headers.get('etag')).not.toBe(answer.headers.get('etag'))
      expect(await size(await lighter.blob())).toEqual(['webp', 50, 50])
      const asked = await expectData(files().createSignedUrl(path, 60, { transform: { width: 50, format: 'origin' } }))
      expect((await fetchInto(tools.app)(asked.signedUrl, webp)).headers.get('content-type')).toBe('image/png')

      expect(await failure(files().download(path, { transform: { width: 9999 } }))).toMatchObject({ statusCode: '400' })
      const text = own('no.txt')
      await expectData(files().upload(text, 'no picture'))
      expect(await failure(files().download(text, { transform: { width: 10 } }))).toMatchObject({ statusCode: '415' })
    })
  })

  test('says whether something exists', async () => {
    const path = own('here')
    await expectData(files().upload(path, 'x'))
    expect(await files().exists(path)).toEqual({ data: true, error: null })
    expect((await files().exists(own('gone'))).data).toBe(false)
  })

  test('has nothing to purge, and says so to the service role only', async () => {
    expect(await expectData(service.storage.from(bucket).purgeCache('a'))).toEqual({ message: 'success' })
    expect(await expectData(service.storage.purgeBucketCache(bucket))).toEqual({ message: 'success' })
    expect(await failure(files().purgeCache('a'))).toMatchObject({ statusCode: '403' })
  })
})

const size = async (blob: Blob) => {
  const { format, width, height } = await sharp(Buffer.from(await blob.arrayBuffer())).metadata()
  return [format, width, height]
}
