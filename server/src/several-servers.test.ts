import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database as Tables } from '@reelwright/shared'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import ws from 'ws'
import { openDatabase, type Database } from './platform/db'
import { feedServer, goodFeed, type FeedServer } from './providers/market/feed/testing/feed-server'
import { BRIEF, soon } from './testing'
import { dropDatabase, makeDatabase, withDatabase } from './testing/cluster'
import { buildServer, launchServer, type BuiltServer, type ServerProcess } from './testing/server-process'

/** Two servers as they run in production: processes of their own, which share a database, the secrets, and nothing else. */
const NAMES = ['one', 'two'] as const
type Name = (typeof NAMES)[number]
/** Node 20 has no sockets of its own. */
const OPTIONS = { auth: { persistSession: false }, realtime: { transport: ws as never } }

interface Server {
  name: Name
  process: ServerProcess['child']
  url: string
}

const database = `several_${randomBytes(6).toString('hex')}`
/** Also those that never got ready. */
const started: ServerProcess[] = []
const servers = {} as Record<Name, Server>
let built: BuiltServer
let dataDir: string
let feed: FeedServer
let tools: Database
let anonKey: string

async function startServer(name: Name, connectionString: string): Promise<Server> {
  const server = launchServer(built, {
    env: {
      DATA_DIR: dataDir,
      DATABASE_URL: connectionString,
      REQUIRE_SUBSCRIPTION: 'on',
      RATE_LIMIT_VERIFY: '6',
      MARKET_FEED_URL: `${feed.url}?server=${name}`,
      MARKET_FEED_EVERY: '0',
    },
  })
  started.push(server)
  return { name, process: server.child, url: await server.ready }
}

// The embedded database serves one server; what two in one process share with it is tested with its module.
describe.runIf(process.env.DATABASE_URL)('two servers on one database', () => {
  beforeAll(async () => {
    const { adminUrl, serverUrl, template } = inject('cluster')
    await makeDatabase(adminUrl, database, template, new URL(serverUrl).username)
    const connectionString = withDatabase(serverUrl, database)
    tools = openDatabase({ connectionString, poolSize: 2 }, () => undefined)
    dataDir = await mkdtemp(join(tmpdir(), 'reelwright-several-'))
    feed = await feedServer(() => undefined)
    built = await buildServer()
    // At the same moment, also for the first time: one makes the secrets, both use them.
    for (const server of await Promise.all(NAMES.map((name) => startServer(name, connectionString)))) {
      servers[server.name] = server
    }
    const keys = await Promise.all(
      NAMES.map(
        async (name) =>
          ((await (await fetch(`${servers[name].url}/api/config`)).json()) as { anonKey: string }).anonKey,
      ),
    )
    expect(keys[0]).toBe(keys[1])
    anonKey = keys[0]!
  }, 120_000)

  afterAll(async () => {
    await Promise.all(started.map((server) => server.end()))
    await feed.close()
    await tools.close()
    await dropDatabase(inject('cluster').adminUrl, database)
    await rm(dataDir, { recursive: true, force: true })
    await built.remove()
  })

  interface Person {
    id: string
    token: string
    /** The official client, talking to one of the servers with the session that was begun at the other. */
    at(name: Name): SupabaseClient<Tables>
    post(name: Name, path: string, body: object): Promise<Response>
  }

  async function signUpAt(name: Name): Promise<Person> {
    const session = createClient<Tables>(servers[name].url, anonKey, OPTIONS)
    const password = `p${randomBytes(9).toString('base64url')}7a`
    const { data, error } = await session.auth.signUp({ email: `${randomUUID()}@example.com`, password })
    if (error || !data.session) throw new Error('Sign-up failed in a test', { cause: error })
    const { access_token: token, user } = data.session
    const headers = { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    return {
      id: user.id,
      token,
      at: (name) =>
        createClient<Tables>(servers[name].url, anonKey, {
          accessToken: () => Promise.resolve(token),
          realtime: OPTIONS.realtime,
        }),
      post: (name, path, body) =>
        fetch(`${servers[name].url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    }
  }

  test('a session of one is a session of the other, and so is its end', async () => {
    const session = createClient<Tables>(servers.one.url, anonKey, OPTIONS)
    const account = { email: `${randomUUID()}@example.com`, password: 'several-servers-1' }
    await session.auth.signUp(account)
    const { data } = await session.auth.signInWithPassword(account)
    const headers = { apikey: anonKey, authorization: `Bearer ${data.session?.access_token}` }
    const user = () => fetch(`${servers.two.url}/auth/v1/user`, { headers })
    expect(await (await user()).json()).toMatchObject({ email: account.email })

    const refresh = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }
    const body = JSON.stringify({ refresh_token: data.session?.refresh_token })
    const renewed = await fetch(`${servers.two.url}/auth/v1/token?grant_type=refresh_token`, { ...refresh, body })
    expect(renewed.status).toBe(200)
    await session.auth.signOut({ scope: 'global' })
    expect((await user()).status).toBe(403)
  })

  test('requests of one address are counted together', async () => {
    const tries = Array.from({ length: 10 }, (_, at) =>
      fetch(`${servers[NAMES[at % 2]!].url}/auth/v1/verify`, {
        method: 'POST',
        headers: { apikey: anonKey, 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'email', email: 'nobody@example.com', token: '000000' }),
      }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  })

  test('a change made at one is received at the other', async () => {
    const ana = await signUpAt('one')
    const received: string[] = []
    const listener = ana.at('two')
    await listener.realtime.setAuth(ana.token)
    const filter = { event: 'INSERT', schema: 'public', table: 'scripts', filter: `user_id=eq.${ana.id}` } as const
    await new Promise<void>((resolve, reject) => {
      listener
        .channel('mine')
        .on('postgres_changes', filter, ({ new: row }) => received.push((row as { title: string }).title))
        .on('system', {}, ({ status, message }: { status: string; message: string }) =>
          status === 'ok' ? resolve() : reject(new Error(message)),
        )
        .subscribe()
    })
    await ana.at('one').from('scripts').insert({ title: 'Said at one', user_id: ana.id }).throwOnError()
    await soon(() => expect(received).toEqual(['Said at one']))
    await listener.realtime.disconnect()
  })

  test('scripts asked for at both at once never exceed the month', async () => {
    const ana = await signUpAt('two')
    await tools.db.query(sql`
      insert into user_subscriptions (user_id, status, stripe_price_id, current_period_start, current_period_end)
      values (${ana.id}, 'active', 'price_sandbox_starter_monthly', now() - interval '10 days', now() + interval '20 days')
      on conflict (user_id) do update set (status, stripe_price_id, current_period_start, current_period_end)
        = (excluded.status, excluded.stripe_price_id, excluded.current_period_start, excluded.current_period_end)`)
    await tools.db.query(sql`
      insert into generations (user_id, idempotency_key, input_digest, state, result, created_at, expires_at, settled_at)
      select ${ana.id}, gen_random_uuid()::text, 'd', 'settled', '{}', now() - interval '1 day', now(), now()
      from generate_series(1, 29)`)
    const asked = Array.from({ length: 10 }, (_, at) =>
      ana.post(NAMES[at % 2]!, '/functions/v1/generate-script', BRIEF),
    )
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect([200, 402].map((status) => statuses.filter((is) => is === status).length)).toEqual([1, 9])
  })

  test('what one was killed in, the other takes over, and people go on there', async () => {
    const ana = await signUpAt('one')
    const pressed = ana.post('one', '/api/shop-analytics/scrape-partner-data', {}).catch(() => undefined)
    const fetching = () => (feed.requests.at(-1)?.path?.endsWith('one') ? servers.one : servers.two)
    await soon(() => expect(feed.requests).toHaveLength(1))
    const [killed, left] = fetching() === servers.one ? [servers.one, servers.two] : [servers.two, servers.one]
    const body = JSON.stringify(goodFeed(7))
    feed.answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    killed.process.kill('SIGKILL')
    await once(killed.process, 'exit')

    // As if the time had passed for which a server may be silent. Until then nobody touches what it holds.
    const job = async () =>
      (
        await tools.db.query(sql<{ state: string; attempts: number }>`
        select state, attempts from market_jobs where user_id = ${ana.id}`)
      )[0]
    expect(await job()).toEqual({ state: 'running', attempts: 1 })
    await tools.db.query(sql`update market_jobs set leased_until = now() - interval '1 ms' where user_id = ${ana.id}`)
    await tools.db.query(sql`update private.market_feed set next_at = now() - interval '1 ms' where address = 'turn'`)
    await tools.db.query(sql`select pg_notify('market_jobs', 'waiting')`)

    await soon(async () => expect(await job()).toEqual({ state: 'done', attempts: 2 }))
    expect(feed.requests.at(-1)?.path).toContain(`server=${left.name}`)
    const { data } = await ana.at(left.name).from('market_products').select('name')
    expect(data).toHaveLength(7)
    await pressed
  })
})
