import { randomBytes } from 'node:crypto'
import { cpus } from 'node:os'
import { performance } from 'node:perf_hooks'
import sharp from 'sharp'
import ws from 'ws'
import { anonKey, newAccount, type Account } from '../e2e/accounts'
import { databaseUrl, startProduct, type Product } from '../e2e/product'
import { DriverConnection, measureDriver, type Work } from './driver'
import { HttpConnection, measure, type HttpRequest, type Measured } from './load'
import { residentMemory } from './memory'
import { LIST_COLUMNS, LIST_SQL, newScript } from './scripts'
import { accountWorks } from './account-sql'

const SECONDS = 5
/** Before it is measured: code that has just started is compiled while it runs. */
const WARM_UP_SECONDS = 3
const CONNECTIONS = [1, 16]
const SOCKETS = 1000
const CHANGES = 30

/**
 * `npm run bench:back-end`: what the Supabase-compatible back end does in a second, each endpoint beside the bare driver doing the
 * same SQL on the same database in the same run. On the embedded database, or on the server that DATABASE_URL names.
 */
async function main() {
  const given = process.env.DATABASE_URL
  const product = await startProduct(given ? { env: { DATABASE_URL: given } } : {})
  const database = given ?? databaseUrl(product.dataDir)
  const rows: string[][] = []
  const add = (row: string[]) => {
    rows.push(row)
    console.error(`  ${row.join(' | ')}`)
  }
  try {
    await measureEndpoints(product, database, add)
    await measureFanOut(product, database, add)
  } finally {
    await product.stop()
  }
  const [version] = await versionOf(given)
  console.log(table(`On ${given ? `PostgreSQL ${version}` : 'the embedded PostgreSQL'}`, rows))
}

type Add = (row: string[]) => void

/** One endpoint: what each caller sends, and what the server asks of the database for it. */
interface Endpoint {
  name: string
  /** A caller of its own state; answers when the request is answered. */
  caller: (connection: HttpConnection) => () => Promise<unknown>
  /** The same SQL; undefined where the work is not the database's. */
  work: Work | undefined
}

async function measureEndpoints(product: Product, database: string, add: Add) {
  const accounts = await Promise.all(Array.from({ length: Math.max(...CONNECTIONS) }, () => newAccount(product.url)))
  const key = await anonKey(product.url)
  const ana = accounts[0]!
  const headers = (account: Account) => ({
    apikey: key,
    authorization: `Bearer ${account.token}`,
    'content-type': 'application/json',
  })
  const claims = (account: Account) => Buffer.from(account.token.split('.')[1] ?? '', 'base64url').toString()

  const filler = await HttpConnection.open(product.url)
  const scripts = Array.from({ length: 200 }, (_, i) => ({ ...newScript(), title: `Script number ${i}` }))
  await filler.send({ method: 'POST', path: '/rest/v1/scripts', headers: headers(ana), body: JSON.stringify(scripts) })
  filler.close()
  const picture = await sharp({
    create: {
      width: 800,
      height: 800,
      channels: 3,
      background: '#8844aa',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 85 })
    .toBuffer()

  const same = (request: HttpRequest) => (connection: HttpConnection) => () => connection.send(request)
  const spare = [...accounts]
  const refreshing = [...accounts]
  const works = await accountWorks(database, accounts)

  const endpoints: Endpoint[] = [
    {
      name: 'Read 50 rows of 200 (100 kB)',
      caller: same({
        method: 'GET',
        path: `/rest/v1/scripts?select=${LIST_COLUMNS.join(',')}&order=created_at.desc,id&limit=50`,
        headers: headers(ana),
      }),
      work: (connection) => connection.asUser(claims(ana), { name: 'list', text: LIST_SQL }),
    },
    {
      name: 'Insert a script',
      caller: (connection) => () =>
        connection.send({
          method: 'POST',
          path: '/rest/v1/scripts',
          headers: { ...headers(ana), prefer: 'return=minimal' },
          body: JSON.stringify(newScript()),
        }),
      work: (connection) =>
        connection.asUser(claims(ana), { name: 'insert', text: INSERT_SQL, values: [JSON.stringify([newScript()])] }),
    },
    {
      name: 'GET /user',
      caller: same({ method: 'GET', path: '/auth/v1/user', headers: headers(ana) }),
      work: works.user,
    },
    {
      name: 'Refresh a token',
      caller: (connection) => {
        const account = refreshing.pop() ?? accounts[0]!
        refreshing.unshift(account)
        return async () => {
          const answer = await connection.send({
            method: 'POST',
            path: '/auth/v1/token?grant_type=refresh_token',
            headers: { apikey: key, 'content-type': 'application/json' },
            body: JSON.stringify({ refresh_token: account.refreshToken }),
          })
          account.refreshToken = (JSON.parse(answer.toString()) as { refresh_token: string }).refresh_token
        }
      },
      work: works.refresh,
    },
    {
      name: 'Sign in with a password',
      caller: (connection) => {
        const account = spare.pop() ?? accounts[0]!
        spare.unshift(account)
        const { email, password } = account
        return () =>
          connection.send({
            method: 'POST',
            path: '/auth/v1/token?grant_type=password',
            headers: { apikey: key, 'content-type': 'application/json' },
            body: JSON.stringify({ email, password }),
          })
      },
      work: works.signIn,
    },
    {
      name: `Upload an avatar (${Math.round(picture.length / 1024)} kB, re-encoded)`,
      // An account may have 100 pictures: each caller replaces its own.
      caller: (connection) => {
        const path = `/storage/v1/object/avatars/${ana.id}-${randomBytes(8).toString('hex')}.jpg`
        const replacing = { ...headers(ana), 'content-type': 'image/jpeg', 'x-upsert': 'true' }
        return () => connection.send({ method: 'POST', path, headers: replacing, body: picture })
      },
      work: undefined,
    },
  ]

  for (const endpoint of endpoints) {
    await measureCallers(product.url, endpoint, Math.max(...CONNECTIONS), WARM_UP_SECONDS)
    for (const connections of CONNECTIONS) {
      const http = await measureCallers(product.url, endpoint, connections, SECONDS)
      const bare = endpoint.work && (await measureDriver(database, endpoint.work, connections, SECONDS))
      add([
        endpoint.name,
        String(connections),
        rate(http),
        `${http.p50.toFixed(1)} / ${http.p99.toFixed(1)} ms`,
        bare ? rate(bare) : '-',
        bare ? (http.rate / bare.rate).toFixed(2) : '-',
        megabytes(residentMemory(product.pid)),
      ])
    }
  }
}

async function measureCallers(
  url: string,
  endpoint: Endpoint,
  connections: number,
  seconds: number,
): Promise<Measured> {
  const open = await Promise.all(Array.from({ length: connections }, () => HttpConnection.open(url)))
  try {
    const callers = open.map((connection) => endpoint.caller(connection))
    return await measure(
      callers.map((ask) => async () => void (await ask())),
      seconds,
    )
  } finally {
    for (const connection of open) connection.close()
  }
}

/** One saved script, sent to a thousand sockets of its owner: from sending the insert until the last one has it. */
async function measureFanOut(product: Product, database: string, add: Add) {
  const ana = await newAccount(product.url)
  const key = await anonKey(product.url)
  let received = 0
  let all: () => void = () => undefined
  const sockets = await Promise.all(
    Array.from({ length: SOCKETS }, (_, i) =>
      subscribe(product.url, key, ana, i, () => ++received === SOCKETS && all()),
    ),
  )
  const save = await HttpConnection.open(product.url)
  const request = () => ({
    method: 'POST' as const,
    path: '/rest/v1/scripts',
    headers: { apikey: key, authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(newScript()),
  })
  const times: number[] = []
  for (let i = 0; i < CHANGES; i++) {
    received = 0
    const allReceived = new Promise<void>((resolve) => (all = resolve))
    const started = performance.now()
    await save.send(request())
    await allReceived
    times.push(performance.now() - started)
  }
  save.close()
  for (const socket of sockets) socket.terminate()
  times.sort((a, b) => a - b)
  const p50 = times[Math.floor(times.length / 2)] ?? NaN
  const bare = await measureNotify(database)
  add([
    `One change to ${SOCKETS.toLocaleString('en-US')} sockets`,
    String(SOCKETS),
    `${Math.round((SOCKETS * 1000) / p50).toLocaleString('en-US')} messages/s`,
    `${p50.toFixed(1)} / ${(times.at(-1) ?? NaN).toFixed(1)} ms`,
    `${bare.toFixed(1)} ms to one listener`,
    '-',
    megabytes(residentMemory(product.pid)),
  ])
}

function subscribe(url: string, key: string, { token, id }: Account, i: number, onChange: () => void): Promise<ws> {
  const socket = new ws(`${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`)
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', (code) => reject(new Error(`A socket was closed: ${code}`)))
    socket.on('open', () => {
      const filter = { event: 'INSERT', schema: 'public', table: 'scripts', filter: `user_id=eq.${id}` }
      const config = {
        broadcast: { ack: false, self: false },
        presence: { key: '', enabled: false },
        postgres_changes: [filter],
        private: false,
      }
      socket.send(JSON.stringify(['1', '1', `realtime:bench-${i}`, 'phx_join', { config, access_token: token }]))
    })
    socket.on('message', (bytes: Buffer) => {
      const text = bytes.toString()
      if (text.includes('"postgres_changes",{"ids"')) onChange()
      else if (text.includes('"system"')) resolve(socket)
    })
  })
}

/** What PostgreSQL itself takes: a committed notification until a listener has it. */
async function measureNotify(database: string): Promise<number> {
  const { Client } = (await import('pg')).default
  const [speaker, listener] = [new Client(database), new Client(database)]
  await Promise.all([speaker.connect(), listener.connect()])
  await listener.query('listen reelwright_bench')
  const times: number[] = []
  for (let i = 0; i < CHANGES; i++) {
    const heard = new Promise((resolve) => listener.once('notification', resolve))
    const started = performance.now()
    await speaker.query("select pg_notify('reelwright_bench', '1')")
    await heard
    times.push(performance.now() - started)
  }
  await Promise.all([speaker.end(), listener.end()])
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN
}

const INSERT_SQL = `with _changed as (
  insert into public.scripts (title, script_text, product_name, audience, price, features, viral_potential_score)
  select title, script_text, product_name, audience, price, features, viral_potential_score
  from json_to_recordset($1::json) as _body(title text, script_text text, product_name text, audience text,
    price numeric(12,2), features text[], viral_potential_score numeric(5,2))
  returning 1) select count(*)::int as affected from _changed`

async function versionOf(connectionString: string | undefined): Promise<string[]> {
  if (!connectionString) return []
  const driver = await DriverConnection.open(connectionString)
  const [row] = (await driver.trip([{ name: 'version', text: 'show server_version' }])) as { server_version: string }[]
  await driver.close()
  return [row?.server_version.split(' ')[0] ?? '']
}

function table(title: string, rows: string[][]): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}`
  const head = ['What', 'Connections', 'Server', 'p50 / p99', 'Bare driver', 'Ratio', 'Memory of the server']
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)
  return `\n${title}, ${new Date().toISOString().slice(0, 10)}, ${machine}; load and server share the machine.\n\n${lines.join('\n')}\n`
}

const rate = ({ rate }: Measured) => `${rate.toFixed(rate < 100 ? 1 : 0)}/s`
const megabytes = (size: number | undefined) => (size === undefined ? 'not known here' : `${Math.round(size)} MB`)

await main()
