import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setImmediate as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../platform/config'
import { runs } from '../../testing'
import { createFileStore, FileMissing, type FileStore } from '.'
import { fetchWithRetry } from './fetch-with-retry'
import { inPieces } from './s3'
import { startS3Server, type S3Server } from './testing/s3-server'

const MB = 1024 * 1024
let folder: string
let s3: S3Server
const stores: Record<string, FileStore> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reelwright-files-'))
  s3 = await startS3Server()
  stores.disk = createFileStore(readConfig({ DATA_DIR: folder }))
  stores.S3 = createFileStore(readConfig({ DATA_DIR: folder, ...s3.env }))
})
beforeEach(() => {
  s3.requests.length = 0
  s3.fail(0)
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

/** What arrives from a network: pieces of odd sizes, with pauses. */
async function* arriving(bytes: Uint8Array, size = 70_001): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += size) {
    yield bytes.subarray(at, at + size)
    if (at % 7 === 0) await pause()
  }
}

// oxlint-disable-next-line require-yield -- a stream that breaks before its first byte
async function* broken(before?: Uint8Array): AsyncGenerator<Uint8Array> {
  if (before) yield* arriving(before)
  throw new Error('the sender went away')
}

const leftOnDisk = async () => (await readdir(folder, { recursive: true })).filter((name) => /\w{8}-/.test(name))

describe.each(['disk', 'S3'])('a store on %s', (kind) => {
  const store = () => stores[kind]!
  const read = async (id: string, range?: { start: number; end: number }) => buffer(await store().read(id, range))

  // Only S3 gets them in pieces, of 8 MB.
  const sizes = kind === 'S3' ? [0, 8 * MB + 1] : [0, 70_001]
  test.each(runs(sizes, [0, 1, 70_001, 3 * MB, 8 * MB, 8 * MB + 1, 17 * MB]))(
    'gives %d bytes back as they came',
    async (size) => {
      const [id, bytes] = [randomUUID(), randomBytes(size)]
      await store().write(id, arriving(bytes))
      expect((await read(id)).equals(bytes)).toBe(true)
      await store().remove([id])
    },
  )

  test('gives a part of a file', async () => {
    const [id, bytes] = [randomUUID(), randomBytes(200_000)]
    await store().write(id, arriving(bytes))
    for (const [start, end] of [
      [0, 0],
      [0, 199_999],
      [65_530, 131_080],
      [199_999, 199_999],
    ] as const) {
      expect((await read(id, { start, end })).equals(bytes.subarray(start, end + 1))).toBe(true)
    }
  })

  test('knows nothing of a file that was never written or was removed', async () => {
    const id = randomUUID()
    await expect(store().read(id)).rejects.toBeInstanceOf(FileMissing)
    await expect(store().copy(id, randomUUID())).rejects.toBeInstanceOf(FileMissing)
    await store().write(id, arriving(Buffer.from('here')))
    await store().remove([id, randomUUID()])
    await expect(store().read(id)).rejects.toBeInstanceOf(FileMissing)
  })

  test('makes a copy that outlives its source', async () => {
    const [id, copy, bytes] = [randomUUID(), randomUUID(), randomBytes(100_000)]
    await store().write(id, arriving(bytes))
    await store().copy(id, copy)
    await store().remove([id])
    expect((await read(copy)).equals(bytes)).toBe(true)
  })

  test.each([0, 1000, 8 * MB + 1])('keeps nothing of a file that breaks after %d bytes', async (size) => {
    const id = randomUUID()
    await expect(store().write(id, broken(randomBytes(size)))).rejects.toThrow('the sender went away')
    await expect(store().read(id)).rejects.toBeInstanceOf(FileMissing)
    expect((await leftOnDisk()).filter((name) => name.includes(id))).toEqual([])
    expect(s3.openUploads.size).toBe(0)
  })

  test.each(['../../etc/passwd', '', 'a/b', '..', `${randomUUID()}/..`])('takes no name like %j', async (name) => {
    await expect(async () => store().write(name, arriving(Buffer.from('x')))).rejects.toThrow('named by a uuid')
    await expect(async () => store().read(name)).rejects.toThrow('named by a uuid')
    await expect(async () => store().remove([name])).rejects.toThrow('named by a uuid')
  })
})

test('what a process left that died while it wrote goes with the file', async () => {
  const id = randomUUID()
  await stores.disk!.write(id, arriving(Buffer.from('whole')))
  await writeFile(join(folder, 'files', id.slice(0, 2), `${id}.new`), 'half')
  await stores.disk!.remove([id])
  expect((await leftOnDisk()).filter((name) => name.includes(id))).toEqual([])
})

describe('S3', () => {
  test('is asked again when it is overloaded for a moment', async () => {
    const id = randomUUID()
    s3.fail(2, 503)
    await stores.S3!.write(id, arriving(Buffer.from('at last')))
    s3.fail(3)
    expect((await buffer(await stores.S3!.read(id))).toString()).toBe('at last')
    expect(s3.requests).toEqual(['PUT', 'PUT', 'PUT', 'GET', 'GET', 'GET', 'GET'])
  })

  test('that stays broken ends as unavailable, with no pieces left behind', async () => {
    s3.fail(1000)
    await expect(stores.S3!.write(randomUUID(), arriving(Buffer.from('x')))).rejects.toMatchObject({
      code: 'unavailable',
    })
    await expect(stores.S3!.remove([randomUUID()])).rejects.toMatchObject({ code: 'unavailable' })
    s3.fail(0)

    let sent = 0
    const large = (async function* () {
      for (; sent < 2; sent++) {
        yield Buffer.alloc(8 * MB)
        if (sent === 0) s3.fail(4)
      }
    })()
    await expect(stores.S3!.write(randomUUID(), large)).rejects.toMatchObject({ code: 'unavailable' })
    expect(s3.openUploads.size).toBe(0)
  })

  test('that says 200 and then fails to join the pieces of a file has not stored it', async () => {
    const id = randomUUID()
    s3.fail(1, 200, 'POST ?uploadId')
    await expect(stores.S3!.write(id, arriving(Buffer.alloc(8 * MB + 1), MB))).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect(s3.openUploads.size).toBe(0)
    await expect(stores.S3!.read(id)).rejects.toBeInstanceOf(FileMissing)
  })

  test('is asked again when its word about what it did breaks off', async () => {
    let asked = 0
    const send = fetchWithRetry(() => {
      const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) })
      return Promise.resolve(asked++ === 0 ? new Response(broken) : new Response('<Done/>', { status: 201 }))
    })
    const answer = await send('http://s3.test/', { method: 'POST', body: 'x' })
    expect([answer.status, await answer.text(), asked]).toEqual([201, '<Done/>', 2])
  })

  test('that does not know our key ends as unavailable, and the secret is in no message', async () => {
    const wrong = createFileStore(readConfig({ ...s3.env, S3_SECRET_ACCESS_KEY: 'a-wrong-secret' }))
    const fault: unknown = await wrong.write(randomUUID(), arriving(Buffer.from('x'))).catch((error: unknown) => error)
    expect(fault).toMatchObject({ code: 'unavailable' })
    expect(JSON.stringify(fault, Object.getOwnPropertyNames(fault))).not.toContain('a-wrong-secret')
  })

  test('gets large files in pieces and many removals at once', async () => {
    const ids = [randomUUID(), randomUUID()] as const
    await stores.S3!.write(ids[0], arriving(Buffer.alloc(8 * MB + 1), MB))
    await stores.S3!.write(ids[1], arriving(Buffer.alloc(1000)))
    await stores.S3!.remove([...ids])
    const one = ['POST ?uploads', 'PUT ?partNumber?uploadId', 'PUT ?partNumber?uploadId', 'POST ?uploadId']
    expect(s3.requests).toEqual([...one, 'PUT', 'POST ?delete'])
  })
})

test('pieces are of one size, whatever arrives', async () => {
  // The second is as many whole pieces.
  for (const [length, last] of [
    [1000, 40],
    [1024, 64],
  ] as const)
    for (const size of [1, 7, 64, 333, 999, 1000, 5000]) {
      const bytes = randomBytes(length)
      const pieces: Uint8Array[] = []
      for await (const piece of inPieces(arriving(bytes, size), 64)) pieces.push(piece)
      expect(pieces.map((piece) => piece.byteLength)).toEqual([...Array<number>(15).fill(64), last])
      expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
    }
})
