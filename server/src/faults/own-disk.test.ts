import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTokens } from '../platform/jwt'
import { loadSecrets } from '../platform/secrets'
import { liveClient } from '../supabase/realtime/testing'
import { buildServer, launchServer, type BuiltServer, type ServerProcess } from '../testing/server-process'
import { newCreator, type Creator } from './testing/creator'
import { askPrefixes, BUSY } from './testing/prefixes'
import { mayMount, mountSmallDisk, type SmallDisk } from './testing/small-disk'
import { soon } from '../testing'

/** Of the cluster, its log of changes and what the tests write. */
const DISK_MB = 160
/** Long, and nothing that can be packed: it takes room. */
const longText = () => randomBytes(30_000).toString('base64')

const why = mayMount ? '' : ' (left out: this user may not mount a small disk)'

// The embedded database's own: on another one there is nothing to see.
describe.skipIf(process.env.DATABASE_URL || !mayMount)(`a server and its own disk${why}`, () => {
  let built: BuiltServer
  let disk: SmallDisk
  /** For what people upload: a database keeps its files open, and a disk that is being written cannot be made read-only. */
  let files: SmallDisk
  let server: ServerProcess
  let url: string
  let ana: Creator
  let serviceKey: string
  /** Keys of scripts whose save was answered with 201. */
  const saved: string[] = []

  beforeAll(async () => {
    built = await buildServer()
    disk = mountSmallDisk(DISK_MB)
    mkdirSync(join(disk.folder, 'files'))
    files = mountSmallDisk(4, join(disk.folder, 'files'))
    server = launchServer(built, { env: { DATA_DIR: disk.folder, DEMO_CREATOR: 'off' } })
    url = await server.ready
    ana = await newCreator(url)
    serviceKey = (await createTokens(await loadSecrets(disk.folder))).serviceRoleKey
    await asService('/storage/v1/bucket', { method: 'POST', body: JSON.stringify({ id: 'faults', name: 'faults' }) })
  }, 120_000)

  afterAll(async () => {
    await server?.end()
    files?.remove()
    disk?.remove()
    await built?.remove()
  })

  const asService = (path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, {
      ...init,
      headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' },
    })
  const upload = (name: string, bytes = 'kept') =>
    asService(`/storage/v1/object/faults/${name}`, { method: 'POST', body: bytes })
  const download = (name: string) => asService(`/storage/v1/object/faults/${name}`)

  async function save(text?: string): Promise<number> {
    const key = randomUUID()
    const status = await ana.save('A script', key, text)
    if (status === 201) saved.push(key)
    return status
  }

  /** What was acknowledged is there, once, and nothing else is. */
  async function expectAllThere() {
    const keys = (await ana.scripts()).map((script) => script.idempotency_key)
    expect(keys).toHaveLength(saved.length)
    expect(new Set(keys)).toEqual(new Set(saved))
  }

  const databaseProcess = () =>
    Number(readFileSync(join(disk.folder, 'database', 'postmaster.pid'), 'utf8').split('\n')[0])

  test('a folder that cannot be written is named at the start', async () => {
    const shut = mountSmallDisk(1)
    shut.setReadOnly(true)
    const refused = launchServer(built, { env: { DATA_DIR: shut.folder } })
    expect(await refused.ended).toBe(1)
    shut.remove()
    expect(refused.output()).toMatch(
      /^\/\S+\/secrets\.json\S* cannot be used: the file system is read-only \(EROFS\)\. The server keeps .* in DATA_DIR\.\n$/,
    )
  })

  test('uploads to a disk that is read-only for a while are refused as busy, and reading goes on', async () => {
    expect((await upload('before')).status).toBe(200)
    files.setReadOnly(true)
    const refused = await upload('meanwhile')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(await refused.json()).toMatchObject({ message: 'The service is busy. Please try again in a moment.' })
    expect(await (await download('before')).text()).toBe('kept')
    expect(await save()).toBe(201)

    files.setReadOnly(false)
    expect((await upload('meanwhile')).status).toBe(200)
  })

  test('uploads that find no room leave nothing behind, and work again when there is some', async () => {
    files.fill()
    expect((await upload('large', randomBytes(50_000).toString('base64'))).status).toBe(503)
    expect((await download('large')).status).toBe(400)
    expect(await (await download('before')).text()).toBe('kept')
    files.makeRoom()
    expect((await upload('large')).status).toBe(200)
  })

  test('a database that is shut down at once while many save is started again, and each save is answered truly', async () => {
    const statuses = new Set<number>()
    const before = databaseProcess()
    let restarted = false
    async function saveUntilBack() {
      for (let after = 0; after < 2;) {
        const key = randomUUID()
        let tries = 0
        await soon(async () => {
          const status = await ana.save('In the middle', key)
          statuses.add(status)
          expect(++tries > 1 ? [201, 409] : [201]).toContain(status)
        })
        saved.push(key)
        if (restarted) after++
      }
    }
    const writers = Array.from({ length: 8 }, saveUntilBack)
    process.kill(before, 'SIGQUIT')
    await soon(() => expect(databaseProcess()).not.toBe(before))
    restarted = true
    await Promise.all(writers)
    expect([...statuses].filter((status) => ![201, 409, 503].includes(status))).toEqual([])
    expect(statuses).toContain(503)
    await expectAllThere()
  })

  test('on a full disk saves are refused as busy, reading goes on, and with room all goes on without a restart', async () => {
    disk.fill()
    let status = 201
    for (let tries = 0; status === 201 && tries < 400; tries++) status = await save(longText())
    expect(status).toBe(503)
    const refused = await ana.send('/rest/v1/scripts', { json: { title: 'x', script_text: longText() } })
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(await refused.text()).not.toMatch(/space|disk|device/i)
    await expectAllThere()
    expect((await fetch(`${url}/api/health`)).status).toBe(200)

    disk.makeRoom()
    expect(await save(longText())).toBe(201)
    await expectAllThere()
  })

  test('a database that dies of a full disk comes back by itself when there is room, with all that was saved', async () => {
    const heard: unknown[] = []
    const live = liveClient(url, ana.anonKey, ana.token)
    const statuses: string[] = []
    live
      .channel('mine')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'scripts' }, ({ new: row }) =>
        heard.push(row),
      )
      .on('system', {}, ({ status }: { status: string }) => statuses.push(status))
      .subscribe()
    await soon(() => expect(statuses).toContain('ok'))

    disk.fill()
    const before = databaseProcess()
    await exhaustLog()
    await soon(async () => expect((await fetch(`${url}/api/ready`)).status).toBe(503))
    await soon(() => expect(server.output()).toContain('The database could not be restarted'))
    expect(await askPrefixes(ana)).toEqual(BUSY)

    disk.makeRoom()
    await soon(async () => expect((await fetch(`${url}/api/ready`)).status).toBe(200))
    expect(databaseProcess()).not.toBe(before)
    await expectAllThere()
    await soon(async () => {
      expect(await save()).toBe(201)
      expect(heard).not.toEqual([])
    })
  })

  /** Uses up the database's log of changes, for which there is no room any more: it stops at once then, rather than lose anything. */
  async function exhaustLog() {
    const { databasePassword } = await loadSecrets(disk.folder)
    const port = readFileSync(join(disk.folder, 'database', 'postmaster.pid'), 'utf8').split('\n')[3]
    const client = new pg.Client(`postgresql://postgres:${databasePassword}@127.0.0.1:${port}/reelwright`)
    client.on('error', () => undefined)
    await client.connect()
    let alive = true
    for (let segment = 0; alive && segment < 100; segment++) {
      const switched = client.query(`select pg_logical_emit_message(false, 'faults', 'x'), pg_switch_wal()`)
      alive = await switched.then(
        () => true,
        () => false,
      )
    }
    await client.end().catch(() => undefined)
    expect(alive).toBe(false)
  }
})
