import { cpus } from 'node:os'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import ws from 'ws'
import { anonKey, newAccount, type Account } from '../e2e/accounts'
import { databasePid, startProduct, type Product } from '../e2e/product'
import { HttpConnection, type HttpRequest } from './load'
import { familyMemory, residentMemory } from './memory'
import { newScript } from './scripts'

const { values } = parseArgs({
  options: {
    creators: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '10' },
    /** Seconds between two things that a creator does. People take longer; these are in a hurry. */
    pause: { type: 'string', default: '4' },
  },
})
const CREATORS = Number(values.creators)
const MINUTES = Number(values.minutes)
const PAUSE_MS = Number(values.pause) * 1000
/** Each creator's library at the beginning. */
const SCRIPTS = 20
/** Everybody signs in within this time, as when a newsletter went out. */
const ARRIVAL_MS = 60_000
const ROWS = 20
/** As the client library does; a socket that says nothing is closed. */
const BEAT_MS = 25_000

/** Somebody at work: one connection, one thing after the other. */
interface Creator {
  url: string
  account: Account
  connection: HttpConnection
  scripts: string[]
  socket: ws | undefined
}

interface Act {
  name: string
  /** How often, beside the others. */
  share: number
  run: (creator: Creator) => Promise<void>
}

/**
 * `npm run bench:creators -- [--creators 500] [--minutes 10] [--pause 4]`: many creators at once in a mixed day's work, over HTTP and
 * sockets, against the built product. Nothing waits for anything but the server's answers and the pauses people make. On the embedded
 * database, or on the server that DATABASE_URL names.
 */
async function main() {
  const given = process.env.DATABASE_URL
  const product = await startProduct({ env: { REQUIRE_SUBSCRIPTION: 'off', ...(given && { DATABASE_URL: given }) } })
  try {
    const key = await anonKey(product.url)
    const creators = await arrive(product, key)
    console.error(`${creators.length} creators with ${SCRIPTS} scripts each`)
    const times = new Map<string, number[]>()
    const faults = new Map<string, number>()
    const acts = actsOf(key)
    const lag = monitorEventLoopDelay({ resolution: 10 })
    lag.enable()
    const end = performance.now() + MINUTES * 60_000
    const watching = watch(product, times, faults, end)
    await Promise.all(creators.map((creator) => work(creator, acts, end, times, faults)))
    lag.disable()
    const lines = await watching
    for (const { socket, connection } of creators) {
      socket?.terminate()
      connection.close()
    }
    print(given, times, faults, lines, lag.percentile(99) / 1e6)
  } finally {
    await product.stop()
  }
}

async function arrive(product: Product, key: string): Promise<Creator[]> {
  const creators: Creator[] = []
  // Accounts first, eight at a time: passwords cost the server on purpose.
  const accounts: Account[] = []
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (accounts.length < CREATORS) accounts.push(await newAccount(product.url))
    }),
  )
  for (const account of accounts.slice(0, CREATORS)) {
    const connection = await HttpConnection.open(product.url)
    const rows = await json<{ id: string }[]>(connection, {
      method: 'POST',
      path: '/rest/v1/scripts?select=id',
      headers: { ...headersOf(key, account), prefer: 'return=representation' },
      body: JSON.stringify(Array.from({ length: SCRIPTS }, newScript)),
    })
    creators.push({ url: product.url, account, connection, scripts: rows.map(({ id }) => id), socket: undefined })
  }
  return creators
}

const headersOf = (key: string, { token }: Account) => ({
  apikey: key,
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
})

const json = async <T>(connection: HttpConnection, request: HttpRequest) =>
  JSON.parse((await connection.send(request)).toString()) as T

function actsOf(key: string): Act[] {
  const get = (path: string) => (creator: Creator) =>
    creator.connection.send({ method: 'GET', path, headers: headersOf(key, creator.account) }).then(() => undefined)
  const post = (creator: Creator, path: string, body: object, method: HttpRequest['method'] = 'POST') =>
    creator.connection.send({ method, path, headers: headersOf(key, creator.account), body: JSON.stringify(body) })
  return [
    { name: 'List', share: 28, run: get('/api/scripts/library?order=updated&limit=50') },
    {
      name: 'Search',
      share: 10,
      run: (creator) => get(`/api/scripts/library?search=${pick(['bottle', 'tumbler', 'nothing', 'botle'])}`)(creator),
    },
    {
      name: 'Open a script',
      share: 18,
      run: (creator) => get(`/rest/v1/scripts?id=eq.${pick(creator.scripts)}&select=*`)(creator),
    },
    {
      name: 'Edit a script',
      share: 18,
      run: async (creator) => {
        const script_text = `${newScript().script_text} ${Math.random()}`
        await post(creator, `/rest/v1/scripts?id=eq.${pick(creator.scripts)}`, { script_text }, 'PATCH')
      },
    },
    {
      name: 'Generate a script',
      share: 4,
      run: async (creator) => {
        const brief = {
          productName: pick(['Glaciero tumbler', 'Lumen desk lamp', 'Pocket tripod', 'Vitamin C serum']),
          price: 29.99,
          features: ['Leakproof lid', 'Keeps drinks cold for 24 hours'],
          videoLength: pick([15, 30, 60]),
          targetAudience: 'everyone',
        }
        await post(creator, '/functions/v1/generate-script', brief)
      },
    },
    { name: 'Board', share: 8, run: get('/api/scripts/library/kanban') },
    {
      name: 'Move on the board',
      share: 8,
      run: async (creator) => {
        const changes = [{ id: pick(creator.scripts), status: pick(['draft', 'in_progress', 'posted']) }]
        await post(creator, '/rest/v1/rpc/update_scripts', { changes })
      },
    },
    {
      name: 'Refresh the session',
      share: 4,
      run: async (creator) => {
        const { account } = creator
        const answer = await post(creator, '/auth/v1/token?grant_type=refresh_token', {
          refresh_token: account.refreshToken,
        })
        const { access_token, refresh_token } = JSON.parse(answer.toString()) as Record<string, string>
        Object.assign(account, { token: access_token, refreshToken: refresh_token })
      },
    },
  ]
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!

async function work(
  creator: Creator,
  acts: Act[],
  end: number,
  times: Map<string, number[]>,
  faults: Map<string, number>,
) {
  const timed = async (name: string, run: () => Promise<unknown>) => {
    const started = performance.now()
    try {
      await run()
      times.set(name, times.get(name) ?? [])
      times.get(name)!.push(performance.now() - started)
    } catch (error) {
      const what = `${name}: ${(error as Error).message.slice(0, 100)}`
      faults.set(what, (faults.get(what) ?? 0) + 1)
      creator.connection.close()
      creator.connection = await HttpConnection.open(creator.url)
    }
  }
  await sleep(Math.random() * Math.min(ARRIVAL_MS, MINUTES * 20_000))
  // Nobody keeps a line open to a page that was not opened yet, and the server closes idle ones.
  creator.connection.close()
  creator.connection = await HttpConnection.open(creator.url)
  const { account } = creator
  await timed('Sign in', async () => {
    const { access_token, refresh_token } = await json<Record<string, string>>(creator.connection, {
      method: 'POST',
      path: '/auth/v1/token?grant_type=password',
      headers: { apikey: account.apikey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: account.email, password: account.password }),
    })
    Object.assign(account, { token: access_token, refreshToken: refresh_token })
  })
  await timed('Join realtime', async () => void (creator.socket = await listen(creator)))
  const drawn = acts.flatMap((act) => Array.from({ length: act.share }, () => act))
  while (performance.now() < end) {
    // As long as people think: mostly shortly, now and then long.
    await sleep(Math.min(-Math.log(1 - Math.random()) * PAUSE_MS, 5 * PAUSE_MS))
    if (performance.now() >= end) break
    const act = pick(drawn)
    await timed(act.name, () => act.run(creator))
  }
}

/** The creator's own changes, as every open page hears them. */
function listen({ url, account }: Creator): Promise<ws> {
  const socket = new ws(`${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${account.apikey}&vsn=2.0.0`)
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server closed the socket')))
    socket.on('open', () => {
      const beat = setInterval(() => socket.send(JSON.stringify([null, '0', 'phoenix', 'heartbeat', {}])), BEAT_MS)
      socket.on('close', () => clearInterval(beat))
      const change = { event: '*', schema: 'public', table: 'scripts', filter: `user_id=eq.${account.id}` }
      const config = {
        broadcast: { ack: false, self: false },
        presence: { key: '', enabled: false },
        postgres_changes: [change],
        private: false,
      }
      socket.send(JSON.stringify(['1', '1', 'realtime:load', 'phx_join', { config, access_token: account.token }]))
    })
    socket.on('message', (bytes: Buffer) => {
      if (bytes.toString().includes('"system"')) resolve(socket)
    })
  })
}

/** A line for each part of the time: how much was done, how long it took, and how the server does. */
async function watch(product: Product, times: Map<string, number[]>, faults: Map<string, number>, end: number) {
  const begin = performance.now()
  const part = (end - begin) / ROWS
  const lines: string[][] = []
  const seen = new Map<string, number>()
  for (let row = 1; row <= ROWS; row++) {
    await sleep(Math.max(0, begin + row * part - performance.now()))
    const fresh: number[] = []
    for (const [name, all] of times) {
      fresh.push(...all.slice(seen.get(name) ?? 0))
      seen.set(name, all.length)
    }
    fresh.sort((a, b) => a - b)
    const metrics = await fetch(`${product.url}/metrics`).then(
      (answer) => answer.text(),
      () => '',
    )
    const lag = Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1] ?? NaN) * 1000
    lines.push([
      `${((row * part) / 60_000).toFixed(1)} min`,
      `${(fresh.length / (part / 1000)).toFixed(0)}/s`,
      `${at(fresh, 0.5).toFixed(0)} / ${at(fresh, 0.95).toFixed(0)} / ${at(fresh, 0.99).toFixed(0)} ms`,
      String([...faults.values()].reduce((sum, count) => sum + count, 0)),
      `${lag.toFixed(0)} ms`,
      megabytes(residentMemory(product.pid)),
      megabytes(databaseMemory(product)),
    ])
    console.error(`  ${lines.at(-1)!.join(' | ')}`)
  }
  return lines
}

/** Of the embedded database; another one is not ours to measure. */
function databaseMemory({ dataDir }: Product): number | undefined {
  const pid = databasePid(dataDir)
  return pid === undefined ? undefined : familyMemory(pid)
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
const megabytes = (size: number | undefined) => (size === undefined ? 'not measured' : `${Math.round(size)} MB`)

function print(
  given: string | undefined,
  times: Map<string, number[]>,
  faults: Map<string, number>,
  lines: string[][],
  lag: number,
) {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}`
  const total = [...times.values()].reduce((sum, each) => sum + each.length, 0)
  console.log(
    `\n${CREATORS} creators for ${MINUTES} minutes on ${given ? 'PostgreSQL' : 'the embedded PostgreSQL'}, ${new Date().toISOString().slice(0, 10)}, ${machine}; load and server share the machine. ${total.toLocaleString('en-US')} answers, ${(total / MINUTES / 60).toFixed(0)} a second. Event-loop delay of the load itself, p99: ${lag.toFixed(0)} ms.\n`,
  )
  const rows = [...times].map(([name, all]) => {
    const sorted = all.toSorted((a, b) => a - b)
    return [name, String(all.length), ...[0.5, 0.95, 0.99, 1].map((share) => `${at(sorted, share).toFixed(0)} ms`)]
  })
  table(['What', 'Times', 'p50', 'p95', 'p99', 'Slowest'], rows)
  table(['Until', 'Answers', 'p50 / p95 / p99', 'Errors so far', 'Event loop p99', 'Server', 'Database'], lines)
  table(
    ['Error', 'Times'],
    [...faults].map(([what, count]) => [what, String(count)]),
  )
}

function table(head: string[], rows: string[][]) {
  console.log(`${[head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`)
}

await main()
