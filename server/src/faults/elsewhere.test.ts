import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import ws from 'ws'
import { openDatabase, type Database } from '../platform/db'
import { createTokens } from '../platform/jwt'
import { loadSecrets } from '../platform/secrets'
import { dropDatabase, makeDatabase, withDatabase } from '../testing/cluster'
import { buildServer, launchServer, type BuiltServer, type ServerProcess } from '../testing/server-process'
import { SETTABLE_CLOCK, setClock } from './testing/clock'
import { newCreator, type Creator } from './testing/creator'
import { openLine, type Line } from './testing/line'
import { askPrefixes, BUSY } from './testing/prefixes'
import { headOf, slowClient, type SlowClient } from './testing/slow-clients'
import { IS_FULL, runs, soon } from '../testing'

const HOUR = 3_600_000
const MB = 1024 * 1024
/** Connections of the server to its database: more slow clients than that must not take them all. */
const POOL = 4
/** Of the line, while people save. */
const CUTS = runs(3, 20)
const SOCKETS = runs(60, 1000)
const database = `faults_${randomBytes(6).toString('hex')}`

const GENEROUS = Object.fromEntries(
  ['SIGNUP', 'TOKEN', 'OTP', 'VERIFY', 'USER', 'MAIL', 'REQUESTS', 'GENERATE'].map((name) => [
    `RATE_LIMIT_${name}`,
    '100000',
  ]),
)

// What surrounds a server is the same with either database, so one turn is enough.
describe.runIf(process.env.DATABASE_URL)('a server and what is around it', () => {
  let built: BuiltServer
  let dataDir: string
  let line: Line
  let smtpPort: number
  let server: ServerProcess
  let url: string
  let ana: Creator
  /** Past the line. */
  let tools: Database
  const processes: ServerProcess[] = []

  beforeAll(async () => {
    const { adminUrl, serverUrl, template } = inject('cluster')
    await makeDatabase(adminUrl, database, template, new URL(serverUrl).username)
    const direct = new URL(withDatabase(serverUrl, database))
    tools = openDatabase({ connectionString: direct.href, poolSize: 2 }, () => undefined)
    line = await openLine({ host: direct.hostname, port: Number(direct.port) })
    dataDir = await mkdtemp(join(tmpdir(), 'reelwright-faults-'))
    smtpPort = await freePort()
    built = await buildServer()
    server = await launch({ nodeOptions: SETTABLE_CLOCK })
    url = await server.ready
    ana = await newCreator(url)
  }, 120_000)

  afterAll(async () => {
    await Promise.all(processes.map((process) => process.end()))
    await tools?.close()
    await line?.close()
    await dropDatabase(inject('cluster').adminUrl, database)
    await rm(dataDir, { recursive: true, force: true })
    await built?.remove()
  })

  /** A server whose database is at the other end of the line, and whose mail server is down. */
  async function launch({ nodeOptions }: { nodeOptions: string[] }): Promise<ServerProcess> {
    const port = await freePort()
    const connection = new URL(withDatabase(inject('cluster').serverUrl, database))
    connection.hostname = '127.0.0.1'
    connection.port = String(line.port)
    const started = launchServer(built, {
      nodeOptions,
      env: {
        ...GENEROUS,
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: connection.href,
        DATABASE_POOL: String(POOL),
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        PUBLIC_URL: `http://localhost:${port}`,
        MAIL_FREQUENCY: '0',
        LOG_LEVEL: 'silent',
      },
    })
    processes.push(started)
    return started
  }

  const status = async (path: string) => (await fetch(`${url}${path}`)).status
  const isReady = () => soon(async () => expect(await status('/api/ready')).toBe(200))

  describe('the line to the database is cut', () => {
    test('each prefix says that it is busy in its own shape, and all work again when it is repaired', async () => {
      line.cut()
      expect(await askPrefixes(ana)).toEqual(BUSY)
      expect(await status('/api/health')).toBe(200)
      expect(await status('/api/ready')).toBe(503)
      line.repair()
      await isReady()
      const statuses = Object.values(await askPrefixes(ana)).map((answer) => (answer as { status: number }).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200])
    })

    test('again and again while people save: what was acknowledged is there, once, and so is what they repeat', async () => {
      const wanted: string[] = Array.from({ length: CUTS * 24 }, () => randomUUID())
      const acknowledged = new Set<string>()
      const repeated: string[] = []
      let cuts = 0
      async function saveAll(keys: string[]) {
        for (const key of keys) {
          for (let tries = 1; !acknowledged.has(key); tries++) {
            const status = await ana.save(key, key)
            // Refused as saved already: the answer to the first try got lost, the row did not.
            if (status === 201 || (status === 409 && tries > 1)) acknowledged.add(key)
            else if (status === 503) repeated.push(key)
            else throw new Error(`A save was answered with ${status}`)
          }
          if (acknowledged.size >= (cuts + 1) * 20 && cuts < CUTS) {
            cuts++
            line.cut()
            setImmediate(() => line.repair())
          }
        }
      }
      await Promise.all(
        Array.from({ length: 12 }, (_, writer) => saveAll(wanted.filter((_key, at) => at % 12 === writer))),
      )
      expect(cuts).toBe(CUTS)
      expect(repeated).not.toEqual([])
      const kept = (await ana.scripts()).map(({ idempotency_key: key }) => key).filter((key) => wanted.includes(key!))
      expect(kept).toHaveLength(wanted.length)
      expect(new Set(kept)).toEqual(new Set(wanted))
    })
  })

  // `changes.contract.test.ts` shows in every run that what happened while notifications were cut off is sent once.
  test.runIf(IS_FULL)(
    'many sockets outlive a line that is cut, and each hears once what happened meanwhile',
    async () => {
      const heard = new Map<number, string[]>()
      let subscribed = 0
      const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${ana.anonKey}&vsn=2.0.0`
      const changes = [{ event: 'INSERT', schema: 'public', table: 'scripts', filter: `user_id=eq.${ana.id}` }]
      const join = { config: { postgres_changes: changes }, access_token: ana.token }
      const sockets = Array.from({ length: SOCKETS }, (_, number) => {
        const socket = new ws(address)
        heard.set(number, [])
        socket.on('error', () => undefined)
        socket.on('open', () => socket.send(JSON.stringify(['1', '1', 'realtime:mine', 'phx_join', join])))
        socket.on('message', (data: Buffer) => {
          const [, , , event, payload] = JSON.parse(data.toString()) as [unknown, unknown, unknown, string, never]
          if (event === 'system') subscribed++
          if (event === 'postgres_changes')
            heard.get(number)!.push((payload as { data: { record: { title: string } } }).data.record.title)
        })
        return socket
      })
      await soon(() => expect(subscribed).toBe(SOCKETS))

      line.cut()
      const kept = `insert into scripts (user_id, title) values ($1, 'Meanwhile')`
      await tools.pool.query(kept, [ana.id])
      line.repair()
      await isReady()
      await ana.save('Afterwards')
      const all = Array.from({ length: SOCKETS }, () => ['Afterwards', 'Meanwhile'])
      await soon(() => expect([...heard.values()].map((titles) => [...titles].sort())).toEqual(all))
      expect(sockets.filter((socket) => socket.readyState === ws.OPEN)).toHaveLength(SOCKETS)
      for (const socket of sockets) socket.terminate()
    },
  )

  test('clients that speak drop by drop, read nothing or say nothing keep nobody else waiting', async () => {
    const asAna = { apikey: ana.anonKey, authorization: `Bearer ${ana.token}` }
    const { serviceRoleKey: key } = await createTokens(await loadSecrets(dataDir))
    const asService = { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const bucket = JSON.stringify({ id: 'slow', name: 'slow' })
    await fetch(`${url}/storage/v1/bucket`, { method: 'POST', headers: asService, body: bucket })
    await tools.pool.query(
      `insert into scripts (user_id, title, script_text) select $1, 'Long', repeat('Hold it upside down. ', 2000) from generate_series(1, 100)`,
      [ana.id],
    )
    const row = JSON.stringify({ title: 'Drop by drop' })
    const heads = {
      silent: '',
      'in the head': 'POST /rest/v1/scripts HTTP/1.1\r\nhost: x\r\nx-slow',
      'in the body': headOf('POST', '/rest/v1/scripts', {
        ...asAna,
        'content-type': 'application/json',
        'content-length': row.length,
      }),
      'in a file': headOf('POST', '/storage/v1/object/slow/NAME', { ...asService, 'content-length': 100_000 }),
      'in reading': headOf('GET', '/rest/v1/scripts?select=*', asAna),
    }
    const clients: Record<keyof typeof heads, SlowClient[]> = {} as never
    for (const kind of Object.keys(heads) as (keyof typeof heads)[]) {
      const each = Array.from({ length: 3 * POOL }, (_, n) => slowClient(url, heads[kind].replace('NAME', String(n))))
      clients[kind] = await Promise.all(each)
    }
    for (const { socket } of clients['in reading']) socket.pause()
    for (const { socket } of clients['in a file']) socket.write('a'.repeat(1000))

    expect(await ana.save('Quick')).toBe(201)
    expect(await status('/api/ready')).toBe(200)

    // The slow ones have not been forgotten either.
    const [{ socket: speaker, received: answer }, , gone] = clients['in the body'] as [
      SlowClient,
      SlowClient,
      SlowClient,
    ]
    for (const letter of row) speaker.write(letter)
    await soon(() => expect(answer()).toContain('HTTP/1.1 201'))
    gone.socket.write(row.slice(0, 5))
    gone.socket.resetAndDestroy()
    const [{ socket: file, received: stored }] = clients['in a file'] as [SlowClient]
    file.write('b'.repeat(99_000))
    await soon(() => expect(stored()).toContain('HTTP/1.1 200'))
    const [{ socket: reader, received: read }] = clients['in reading'] as [SlowClient]
    reader.resume()
    await soon(() => expect(read().match(/"Long"/g)).toHaveLength(100))

    for (const { socket } of Object.values(clients).flat()) socket.resetAndDestroy()
    expect(await ana.save('Quick')).toBe(201)
    const titles = (await ana.scripts()).map(({ title }) => title)
    expect(titles.filter((title) => title === 'Drop by drop')).toHaveLength(1)
  })

  test.runIf(IS_FULL)('a clock that jumps ahead and back ends no socket and no session, and people go on', async () => {
    const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${ana.anonKey}&vsn=2.0.0`
    const socket = new ws(address)
    await once(socket, 'open')
    let beats = 0
    socket.on('message', () => beats++)
    const beat = async () => {
      const before = beats
      socket.send(JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}]))
      await soon(() => expect(beats).toBe(before + 1))
    }
    const renew = async () => {
      const json = { refresh_token: ana.refreshToken }
      const answer = await ana.send('/auth/v1/token?grant_type=refresh_token', { json })
      expect(answer.status).toBe(200)
      const session = (await answer.json()) as { access_token: string; refresh_token: string }
      Object.assign(ana, { token: session.access_token, refreshToken: session.refresh_token })
    }
    await beat()

    await setClock(server.child, 2 * HOUR)
    expect(await ana.save('Ahead')).toBe(401)
    await renew()
    expect(await ana.save('Ahead')).toBe(201)
    await beat()

    await setClock(server.child, -2 * HOUR)
    expect(await ana.save('Behind')).toBe(201)
    await renew()
    expect(await ana.save('Behind')).toBe(201)
    await beat()
    const late = await newCreator(url)
    expect(await late.save('Began behind')).toBe(201)

    // What was signed two hours ago is over, as it would be without any jump; its session is not.
    await setClock(server.child, 0)
    expect(await ana.save('Right again')).toBe(401)
    await renew()
    expect(await ana.save('Right again')).toBe(201)
    await beat()
    expect(socket.readyState).toBe(ws.OPEN)
    socket.terminate()
  })

  // `outbox.test.ts` shows in every run that mails wait and are sent once.
  test.runIf(IS_FULL)(
    'without a mail server people sign up and ask for links, and get each mail once when it is back',
    async () => {
      const ben = await newCreator(url)
      const asked = await ben.send('/auth/v1/recover', { json: { email: ben.email } })
      expect(asked.status).toBe(200)
      const waiting = () =>
        tools.db.query(
          sql`select 1 from private.outbox where recipient = ${ben.email} and attempts > 0 and state = 'waiting'`,
        )
      await soon(async () => expect(await waiting()).toHaveLength(2))

      const subjects: (string | undefined)[] = []
      async function take(stream: SMTPServerDataStream, done: () => void) {
        const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()))
        if (mail.to?.[0]?.address === ben.email) subjects.push(mail.subject)
        done()
      }
      const mailServer = new SMTPServer({
        authOptional: true,
        // The server keeps its connections for the next mail.
        closeTimeout: 1,
        disabledCommands: ['STARTTLS'],
        logger: false,
        onData: (stream, _session, done) => void take(stream, done),
      })
      mailServer.on('error', () => undefined)
      await new Promise<void>((resolve) => mailServer.listen(smtpPort, '127.0.0.1', resolve))
      // As if the pause after a failure had passed.
      await tools.db.query(sql`update private.outbox set next_attempt_at = now() where recipient = ${ben.email}`)
      await tools.db.query(sql`select pg_notify('outbox', '')`)
      const sent = () =>
        tools.db.query(sql`select 1 from private.outbox where recipient = ${ben.email} and state = 'sent'`)
      await soon(async () => expect(await sent()).toHaveLength(2))
      await new Promise<void>((resolve) => mailServer.close(resolve))
      expect(new Set(subjects).size).toBe(2)
      expect(subjects).toHaveLength(2)
    },
  )

  test('short of memory, large requests are served or refused, and the server lives', async () => {
    const small = await launch({ nodeOptions: ['--max-old-space-size=128'] })
    const to = await small.ready
    const headers = { apikey: ana.anonKey, authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ title: 'x', script_text: 'y'.repeat(MB - 100) })
    const sent = Array.from({ length: runs(100, 200) }, () =>
      fetch(`${to}/rest/v1/scripts`, { method: 'POST', headers, body }),
    )
    const statuses = (await Promise.all(sent)).map((answer) => answer.status)
    expect(statuses.filter((status) => status !== 400 && status !== 503)).toEqual([])
    expect(statuses).toContain(400)
    expect((await fetch(`${to}/api/ready`)).status).toBe(200)
    expect(await small.end()).toBe(0)
  })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
