import { createServer } from 'node:net'
import { once } from 'node:events'
import fastify, { LogController } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app'
import { BRIEF } from '../testing/brief'
import { testApp, type TestApp } from '../testing'
import { openDatabase, type Db } from './db'
import { apiErrorShape, renderErrors, type App } from './http'
import { createLog } from './log'
import { isPrivate } from './metrics-access'
import { createQueueLook } from './metrics-queues'
import { registry, measurePool } from './metrics'
import { createReadiness } from './ready'
import { watchAnswers } from './watch-answers'

let tools: TestApp
let app: App
beforeAll(async () => {
  // They count for the whole process, earlier test files included.
  registry.resetMetrics()
  tools = await testApp()
  app = tools.app
})

const TOKEN = 'a-token-of-sixteen-letters'
const appWith = async (env: Record<string, string>) => (await testApp({ env })).app

describe('the figures', () => {
  test('show answers, scripts, sockets, mails, jobs, payments, browsers, the pool and what waits', async () => {
    const ana = await tools.newUser()
    const body = JSON.stringify(BRIEF)
    expect((await ana.fetch('/functions/v1/generate-script', { method: 'POST', body })).status).toBe(200)
    await ana.fetch('/functions/v1/generate-script', { method: 'POST', body: '{}' })
    await app.inject({ method: 'POST', url: '/api/client-errors', payload: { message: 'x is undefined' } })
    measurePool({ totalCount: 3, idleCount: 1, waitingCount: 2, options: { max: 7 } })
    const { body: text, headers } = await app.inject('/metrics')
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('text/plain'),
      'cache-control': 'no-store',
    })
    for (const line of [
      'http_request_duration_seconds_count{method="POST",route="/functions/v1/generate-script",status="400"} 1',
      'reelwright_script_seconds_count{work="generate",writer="embedded",outcome="written"} 1',
      'reelwright_browser_errors_total 1',
      'reelwright_realtime_sockets 0',
      'reelwright_database_up 1',
      'reelwright_database_connections{state="busy"} 2',
      'reelwright_database_connections_limit 7',
      'reelwright_database_queue 2',
      'reelwright_market_jobs{kind="import",state="queued"} 0',
    ])
      expect(text.split('\n')).toContain(line)
    expect(text).toMatch(/^reelwright_payment_events_waiting \d/m)
    // Nobody waits for mails where no mail server is.
    expect(text).not.toMatch(/^reelwright_outbox_mails \d/m)
  })

  test('name nobody and nothing by itself: every label has a value that was known before', async () => {
    const ana = await tools.newUser()
    await ana.fetch(`/api/scripts/library/${ana.id}/versions?token=abc`)
    await ana.fetch(`/nowhere/${ana.id}`, { method: 'POST' })
    const { body } = await app.inject('/metrics')
    expect(body).toContain('route="/api/scripts/library/:scriptId/versions"')
    expect(body).toContain('route="none"')
    expect(body).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|@example\.com|token=/)
  })

  test('are there without the database, which they say is away, and never wait long for it', async () => {
    const away = openDatabase(
      { connectionString: 'postgresql://nobody@127.0.0.1:1/none', poolSize: 1 },
      () => undefined,
    )
    const lost = await createApp({ ...tools.tools, db: away.db })
    const answer = await lost.inject('/metrics')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('\nreelwright_database_up 0\n')
    expect(answer.body).not.toMatch(/^reelwright_market_jobs\{/m)
    expect((await lost.inject('/api/ready')).json()).toMatchObject({ success: false, code: 'unavailable' })
    await lost.close()
    await away.close()

    const silent: Db = {
      ...tools.db,
      transaction: () => new Promise(() => undefined),
      query: () => new Promise(() => undefined),
    }
    const look = createQueueLook({ db: silent, config: tools.tools.config }, { timeoutMs: 20 })
    await look()
    expect((await registry.getSingleMetric('reelwright_database_up')?.get())?.values).toEqual([
      { labels: {}, value: 0 },
    ])
  })

  test('cost the database one question in a while, however many ask', async () => {
    let asked = 0
    const counted: Db = {
      query: (statement) => tools.db.query(statement),
      asUser: (claims) => tools.db.asUser(claims),
      transaction: (work) => {
        asked++
        return tools.db.transaction(work)
      },
    }
    const look = createQueueLook({ db: counted, config: tools.tools.config }, { keptMs: 60_000 })
    await Promise.all([look(), look()])
    await look()
    expect(asked).toBe(1)
    const freshLook = createQueueLook({ db: counted, config: tools.tools.config }, { keptMs: -1 })
    await freshLook()
    await freshLook()
    expect(asked).toBe(3)
  })
})

describe('who may read them', () => {
  test.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:192.168.3.4', true],
    ['10.1.2.3', true],
    ['172.31.0.1', true],
    ['fd12::1', true],
    ['fe80::1%eth0', true],
    ['172.32.0.1', false],
    ['198.51.100.1', false],
    ['::ffff:198.51.100.1', false],
    ['2001:db8::1', false],
    ['', false],
    ['10.0.0.1, 198.51.100.1', false],
  ])('%j is a private address: %s', (address, expected) => {
    expect(isPrivate(address)).toBe(expected)
  })

  test('this machine and its own network, and to others there is nothing', async () => {
    const ask = async (remoteAddress: string, headers = {}) =>
      (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
    expect(await ask('10.0.0.7')).toBe(200)
    expect(await ask('198.51.100.1')).toBe(404)
    // A proxy on this machine that is not configured speaks for somebody else.
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect(await ask('127.0.0.1', { [name]: '127.0.0.1' }), name).toBe(404)
  })

  test('nobody, where a name of its own needs a proxy that is not configured and may say nothing of itself', async () => {
    const unknown = await appWith({ PUBLIC_URL: 'https://studio.example' })
    expect((await unknown.inject('/metrics')).statusCode).toBe(404)
    const behindProxy = await appWith({ PUBLIC_URL: 'https://studio.example', TRUST_PROXY: 'loopback' })
    expect((await behindProxy.inject('/metrics')).statusCode).toBe(200)
  })

  test('behind a configured proxy, it is its client that counts', async () => {
    const behind = await appWith({ TRUST_PROXY: 'loopback' })
    const ask = async (forwarded?: string) =>
      (await behind.inject({ url: '/metrics', headers: forwarded ? { 'x-forwarded-for': forwarded } : {} })).statusCode
    expect(await ask()).toBe(200)
    expect(await ask('192.168.0.9')).toBe(200)
    expect(await ask('198.51.100.1')).toBe(404)
    // What the client claims of itself is not believed.
    expect(await ask('192.168.0.9, 198.51.100.1')).toBe(404)
  })

  test('with METRICS_TOKEN whoever has it, from anywhere, and nobody else', async () => {
    const guarded = await appWith({ METRICS_TOKEN: TOKEN })
    const ask = async (authorization?: string) =>
      guarded.inject({
        url: '/metrics',
        remoteAddress: '198.51.100.1',
        headers: authorization ? { authorization } : {},
      })
    expect((await ask(`Bearer ${TOKEN}`)).statusCode).toBe(200)
    for (const wrong of [undefined, 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])
      expect((await ask(wrong)).json(), String(wrong)).toMatchObject({ code: 'not_signed_in' })
    expect((await guarded.inject('/metrics')).statusCode).toBe(401)
  })
})

describe('ready', () => {
  const readiness = () => app.inject('/api/ready')

  test('says how many migrations there are, and no when one of this build is missing; one of a newer build does no harm', async () => {
    const before = (await readiness()).json<{ migrations: number }>()
    await tools.db.query(sql`insert into private.kysely_migration (name, timestamp) values ('9999_newer', '2030')`)
    expect((await readiness()).json()).toEqual({ status: 'ready', migrations: before.migrations + 1 })
    await tools.db.query(sql`update private.kysely_migration set name = '0007_away' where name = '0007_outbox'`)
    try {
      const answer = await readiness()
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('2')
      expect(answer.json()).toEqual({
        success: false,
        code: 'unavailable',
        error: 'The database lacks migrations: 0007_outbox',
        requestId: answer.headers['x-request-id'],
      })
    } finally {
      await tools.db.query(sql`update private.kysely_migration set name = '0007_outbox' where name = '0007_away'`)
      await tools.db.query(sql`delete from private.kysely_migration where name = '9999_newer'`)
    }
    expect((await readiness()).json()).toEqual({ status: 'ready', ...before })
  })

  test('is answered with no while the database says nothing, which is asked once at a time', async () => {
    const questions = new Set<object>()
    const silence = createServer((socket) => questions.add(socket)).listen(0, '127.0.0.1')
    await once(silence, 'listening')
    const { port } = silence.address() as { port: number }
    const silent = openDatabase(
      { connectionString: `postgresql://nobody@127.0.0.1:${port}/none`, poolSize: 5 },
      () => undefined,
    )
    const own = fastify() as unknown as App
    renderErrors(own, apiErrorShape)
    const ready = createReadiness(own, silent.db, 100)
    own.get('/api/ready', async () => ({ migrations: await ready() }))
    const answers = await Promise.all([own.inject('/api/ready'), own.inject('/api/ready'), own.inject('/api/ready')])
    for (const answer of answers)
      expect(answer.json()).toMatchObject({ code: 'unavailable', error: 'The database does not respond' })
    expect(questions.size).toBe(1)
    silence.close()
  })

  test('stays yes while its own question waits for a connection and the database answers other requests', async () => {
    let lastAnswerAt = performance.now()
    const answers = [Promise.resolve([{ name: '0001_first' }])]
    const busy: Db = {
      query: () => (answers.shift() ?? new Promise(() => undefined)) as Promise<never>,
      transaction: () => new Promise(() => undefined),
      asUser: () => busy,
      lastAnswerAt: () => lastAnswerAt,
    }
    const ready = createReadiness(fastify(), busy, 20)
    expect(await ready()).toBe(1)
    await expect(ready()).rejects.toThrow('The database does not respond')
    lastAnswerAt = Infinity
    expect(await ready()).toBe(1)

    const unknown = createReadiness(fastify(), busy, 20)
    await expect(unknown(), 'which migrations there are').rejects.toThrow('The database does not respond')
  })

  test('is answered with no while the server stops', async () => {
    const own = await createApp(tools.tools)
    let origin = ''
    const answers: Response[] = []
    // Later than the server's own: it is closing by then but still accepts connections.
    own.addHook('preClose', async () => {
      answers.push(await fetch(`${origin}/api/ready`))
    })
    origin = await own.listen({ host: '127.0.0.1', port: 0 })
    await own.close()
    expect(answers[0]?.status).toBe(503)
    expect(await answers[0]?.json()).toMatchObject({
      success: false,
      code: 'unavailable',
      error: 'The server is stopping',
    })
  })
})

describe('every answer', () => {
  test.each([
    ['GET', '/api/health', 200],
    ['GET', '/api/nothing', 404],
    ['GET', '/rest/v1/%ff', 400],
    ['GET', '/api/account/export', 401],
    ['GET', '/rest/v1/scripts', 401],
    ['POST', '/auth/v1/token', 401],
    ['POST', '/nowhere', 404],
  ] as const)(
    'to %s %s has the number of its request, and the body of an error of ours the same',
    async (method, url, status) => {
      const answer = await app.inject({ method, url })
      expect(answer.statusCode).toBe(status)
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      const { requestId } = answer.json<{ requestId?: string }>()
      if (requestId !== undefined || (url.startsWith('/api') && status >= 400))
        expect(requestId).toBe(answer.headers['x-request-id'])
    },
  )

  test('that failed or was slow is in the log by its route, with its number and without its address', async () => {
    const lines: string[] = []
    const log = createLog('warn', { write: (line) => lines.push(line) })
    const watched = (slowMs: number) => {
      const own = fastify({
        loggerInstance: log as never,
        logController: new LogController({ disableRequestLogging: true }),
      }) as unknown as App
      watchAnswers(own, slowMs)
      own.get('/scripts/:id', async (request, reply) =>
        reply.status(Number((request.params as { id: string }).id)).send(),
      )
      return own
    }
    const failed = await watched(60_000).inject('/scripts/503?email=ana@example.com')
    await watched(60_000).inject('/scripts/404')
    const slow = await watched(0).inject('/scripts/200?token=hunter2')
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        requestId: failed.headers['x-request-id'],
        method: 'GET',
        route: '/scripts/:id',
        status: 503,
        ms: expect.any(Number),
        msg: 'A request failed',
      }),
      expect.objectContaining({
        requestId: slow.headers['x-request-id'],
        route: '/scripts/:id',
        status: 200,
        msg: 'A request was answered slowly',
      }),
    ])
    expect(lines.join()).not.toMatch(/ana@example|hunter2|email|token/)
  })
})
