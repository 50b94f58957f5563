import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { AccountExport } from '@reelwright/shared'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { IS_FULL, testApp, type TestApp, type TestUser } from '../../../testing'
import { unzip } from './testing'

let tools: TestApp
let port: number

afterEach(() => void vi.restoreAllMocks())
beforeAll(async () => {
  tools = await testApp({ env: { RATE_LIMIT_EXPORT: '1000' } })
  await tools.app.listen({ port: 0, host: '127.0.0.1' })
  port = (tools.app.server.address() as AddressInfo).port
})

/** So many scripts of 20 kB that hardly compress, in few words, for the index of the search; each has a version of the same size. */
async function manyScripts({ id }: TestUser, count: number) {
  for (let from = 1; from <= count; from += 200) {
    await tools.db.query(sql`
      insert into scripts (user_id, title, script_text)
      select ${id}, 'Script ' || n % 7,
        (select string_agg(md5(n::text || k), case when k % 20 = 0 then ' ' else '' end) from generate_series(1, 600) k)
      from generate_series(${from}::int, ${Math.min(count, from + 199)}::int) n`)
  }
}

async function download({ token }: TestUser): Promise<IncomingMessage> {
  const request = get({ port, path: '/api/account/export', headers: { authorization: `Bearer ${token}` } })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return answer
}

const SCRIPTS = Number(process.env.EXPORT_SCRIPTS ?? 500)

test.runIf(IS_FULL)(
  'thousands of scripts neither fill the memory nor keep the server from answering [OP-55]',
  { timeout: 900_000 },
  async () => {
    const ana = await tools.newUser()
    await manyScripts(ana, SCRIPTS)
    // What lives, not what V8 has not yet had reason to collect.
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    collect()
    const before = process.memoryUsage()
    const most = { live: 0, heap: 0, outside: 0 }
    let collected = performance.now()
    let slowest = 0
    let last = performance.now()
    const watch = setInterval(() => {
      const now = performance.now()
      slowest = Math.max(slowest, now - last - 20)
      last = now
      if (now - collected > 1000) {
        collect()
        collected = last = performance.now()
        most.live = Math.max(most.live, process.memoryUsage().heapUsed)
      }
      const { heapUsed, external } = process.memoryUsage()
      most.heap = Math.max(most.heap, heapUsed)
      most.outside = Math.max(most.outside, external)
    }, 20)

    const started = performance.now()
    const answer = await download(ana)
    expect(answer.headers['content-type']).toBe('application/zip')
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length
      if (SCRIPTS <= 2000) chunks.push(chunk)
    }
    clearInterval(watch)
    const mb = (bytes: number) => Math.round(bytes / 1024 / 1024)
    const measured = {
      seconds: Math.round((performance.now() - started) / 100) / 10,
      megabytes: mb(size),
      live: mb(most.live - before.heapUsed),
      heap: mb(most.heap - before.heapUsed),
      outside: mb(most.outside - before.external) - (SCRIPTS <= 2000 ? mb(size) : 0),
      slowest: Math.round(slowest),
    }
    if (process.env.EXPORT_SCRIPTS) process.stdout.write(`${JSON.stringify(measured)}\n`)
    // Its content is 80 kB for each script: text, version, readable file and table.
    expect(measured.live).toBeLessThan(40)

    if (SCRIPTS > 2000) return
    const files = unzip(Buffer.concat(chunks))
    expect(files.size).toBe(SCRIPTS + 3)
    const json = AccountExport.parse(JSON.parse(String(files.get('reelwright-export.json'))))
    expect(new Set(json.scripts.map(({ id }) => id)).size).toBe(SCRIPTS)
    expect(json.script_versions).toHaveLength(SCRIPTS)
    expect(String(files.get('scripts.csv')).match(/\r\n/g)).toHaveLength(SCRIPTS + 1)
  },
)

test('a download that is broken off stops the work [OP-55]', async () => {
  const bob = await tools.newUser()
  await manyScripts(bob, 120)
  const broken = watchRows()
  const answer = await download(bob)
  await once(answer, 'data')
  answer.destroy()
  // As long as a whole one takes.
  const whole = watchRows()
  await (await download(bob)).toArray()
  expect(broken.read).toBeLessThan(whole.read / 2)
})

test.runIf(IS_FULL)('a reader who does not read is not read for [OP-55]', async () => {
  const cem = await tools.newUser()
  await manyScripts(cem, 1200)
  const unread = watchRows()
  const answer = await download(cem)
  answer.pause()
  const whole = watchRows()
  await (await download(cem)).toArray()
  // What the network holds by itself is read.
  expect(unread.read).toBeLessThan(whole.read / 2)
  answer.destroy()
})

test('a failure on the way breaks the connection, so that nobody takes half an archive for the whole [OP-55]', async () => {
  const dia = await tools.newUser()
  await manyScripts(dia, 100)
  failAt(12)
  const answer = await download(dia)
  expect(answer.statusCode).toBe(200)
  await expect(answer.toArray()).rejects.toThrow('aborted')
})

test('a failure before the first byte is answered as JSON [OP-55]', async () => {
  const eva = await tools.newUser()
  failAt(2)
  const answer = await download(eva)
  expect(answer.statusCode).toBe(500)
  const body = JSON.parse(Buffer.concat((await answer.toArray()) as Buffer[]).toString()) as object
  expect(body).toMatchObject({ success: false, code: 'unexpected' })
})

/** How many rows the exports read that begin from now on, until the next watch. */
function watchRows() {
  const rows = { read: 0 }
  vi.restoreAllMocks()
  const real = tools.db.asUser.bind(tools.db)
  vi.spyOn(tools.db, 'asUser').mockImplementation((...who) => {
    const db = real(...who)
    const query = db.query.bind(db)
    db.query = async (...asked) => {
      const found = await query(...asked)
      rows.read += found.length
      return found
    }
    return db
  })
  return rows
}

/** Lets what the next export asks of the database as somebody fail, from the given question on. */
function failAt(question: number) {
  let asked = 0
  const real = tools.db.asUser.bind(tools.db)
  vi.spyOn(tools.db, 'asUser').mockImplementation((...who) => {
    const db = real(...who)
    const query = db.query.bind(db)
    db.query = (statement) => (++asked >= question ? Promise.reject(new Error('The disk is gone')) : query(statement))
    return db
  })
}
