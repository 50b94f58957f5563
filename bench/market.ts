import { cpus } from 'node:os'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { MarketImport } from '../shared/src'
import { makeDatabase, startTestCluster, withDatabase } from '../server/src/testing/cluster'
import { fetchInto } from '../server/src/testing/fetch-into'
import { openTestApp } from '../server/src/testing/open-test-app'
import { fillMarket } from './market-rows'

const given = process.env.DATABASE_URL !== undefined
const PRODUCTS = Number(process.env.PRODUCTS ?? (given ? 100_000 : 10_000))
const DAYS = Number(process.env.DAYS ?? (given ? 10_000_000 : 300_000))
/** Of the file that is imported. */
const FILE_ROWS = Number(process.env.FILE_ROWS ?? 100_000)
/** Of each row of the table. */
const TIMES = 40

type Ask = (path: string, init?: RequestInit) => Promise<Response>

/**
 * `npm run bench:market`: pages over very many figures, working the windows out, and a large file from its arrival to its figures. The app
 * runs in this process, so that a time is the server's alone; on the embedded database, or on the server that DATABASE_URL names.
 */
async function main() {
  const cluster = await startTestCluster()
  const connectionString = withDatabase(cluster.serverUrl, `${cluster.template}_bench`)
  await makeDatabase(
    cluster.adminUrl,
    `${cluster.template}_bench`,
    cluster.template,
    new URL(cluster.serverUrl).username,
  )
  const { app, db, tokens, close } = await openTestApp(connectionString)
  const rows: string[][] = []
  const add = (...row: string[]) => {
    rows.push(row)
    console.error(`  ${row.join(' | ')}`)
  }
  try {
    const [ana, ben] = [
      await newAccount(fetchInto(app), tokens.anonKey),
      await newAccount(fetchInto(app), tokens.anonKey),
    ]
    const client = new pg.Client(connectionString)
    await client.connect()
    const filled = performance.now()
    const set = await fillMarket(client, ana.id, { products: PRODUCTS, days: DAYS })
    console.error(`Filled in ${seconds(filled)}`)
    const refreshed = performance.now()
    await client.query('select private.refresh_market_set($1)', [set])
    add('Work the windows out', seconds(refreshed), '', '')
    // As autovacuum leaves them some minutes later.
    await client.query('vacuum analyze')
    for (const [name, paths] of Object.entries(await askings(ana.ask))) add(name, ...(await measure(ana.ask, paths)))
    for (const [step, took] of await importing(ben.ask)) add(step, took, '', '')
    const dropped = performance.now()
    await db.query(sql`delete from auth.users where id = ${ben.id}`)
    add('Delete the account of the import', seconds(dropped), '', '')
    await client.end()
    console.log(await table(db, rows))
  } finally {
    await close()
    await cluster.stop()
  }
}

async function newAccount(send: ReturnType<typeof fetchInto>, anonKey: string): Promise<{ id: string; ask: Ask }> {
  const email = `${Math.random().toString(36).slice(2)}@example.com`
  const answer = await send('http://reelwright.test/auth/v1/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: anonKey },
    body: JSON.stringify({ email, password: 'film-a-script-2024' }),
  })
  const { access_token, user } = (await answer.json()) as { access_token: string; user: { id: string } }
  const ask: Ask = (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${access_token}`)
    return send(`http://reelwright.test${path}`, { ...init, headers })
  }
  return { id: user.id, ask }
}

/** What is asked for each row of the table, in turns. */
async function askings(ask: Ask): Promise<Record<string, string[]>> {
  const ranges = ['24h', '7d', '30d', '1y']
  const asked: Record<string, string[]> = {
    Dashboard: ranges.map((range) => `/api/tiktok-shop/dashboard?range=${range}`),
    Charts: ranges.map((range) => `/api/market/charts?range=${range}`),
    'Products, a page of 1,000': ranges.map((range) => `/api/products?range=${range}`),
    'Products of a niche': ['/api/products?niche=beauty&limit=100', '/api/products?niche=tech&range=7d&limit=100'],
    'Search: common words': ['serum', 'no', 'mini'].map((q) => `/api/products?q=${q}&limit=100`),
    'Search: a rare one, and none': ['no. 4711', 'creme set', 'xqzv'].map((q) => `/api/products?q=${q}&limit=100`),
    'Creators, a page of 1,000': [
      '/api/market/creators',
      '/api/market/creators?order=followers',
      '/api/market/creators?order=name',
    ],
  }
  for (const order of ['name', 'price', 'views', 'engagement', 'units', 'revenue', 'creators', 'growth']) {
    asked[`Products by ${order}`] = ['asc', 'desc'].map(
      (way) => `/api/products?order=${order}&direction=${way}&limit=100`,
    )
  }
  const later: string[] = []
  let after: string | null = null
  for (let page = 0; page < 5; page++) {
    const path: string = `/api/products?order=units&limit=1000${after ? `&after=${encodeURIComponent(after)}` : ''}`
    ;({ next: after } = (await (await ask(path)).json()) as { next: string | null })
    if (after === null) break
    if (page > 0) later.push(path)
  }
  if (later.length > 0) asked['Products, later pages of 1,000'] = later
  return asked
}

async function measure(ask: Ask, paths: string[]): Promise<string[]> {
  const times: number[] = []
  for (let turn = -paths.length; turn < TIMES; turn++) {
    const path = paths[(turn + paths.length) % paths.length] ?? ''
    const started = performance.now()
    const answer = await ask(path)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    // The first round of all is not counted.
    if (turn >= 0) times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  return [0.5, 0.95, 1].map((share) => `${(times[Math.ceil(times.length * share) - 1] ?? NaN).toFixed(1)} ms`)
}

/** A file of daily figures of pairs, from its arrival to the windows. */
async function importing(ask: Ask): Promise<[string, string][]> {
  const lines = ['Product ID,Product name,Creator,Date,Video views,Likes,Units sold,Revenue']
  for (let row = 0; row < FILE_ROWS; row++) {
    const day = new Date(Date.UTC(2026, 9, 1 + (row % 30))).toISOString().slice(0, 10)
    const product = Math.floor(row / 30)
    lines.push(
      `P${product},"Lamp, no. ${product}",creator${product % 500},${day},${1000 + row},${row % 50},${row % 9},${(row % 9) * 12.5}`,
    )
  }
  const before = process.memoryUsage.rss()
  let most = before
  const watching = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50)
  const steps: [string, string][] = []
  const sent = performance.now()
  let file = await dataOf(
    await ask('/api/market/imports?name=figures.csv', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: lines.join('\n'),
    }),
  )
  steps.push([`Read a file of ${FILE_ROWS.toLocaleString('en-US')} rows`, seconds(sent)])
  for (const [name, step, body] of [
    ['Check it', 'check', JSON.stringify(file.mapping)],
    ['Import it and work the windows out', 'apply', undefined],
  ] as const) {
    const started = performance.now()
    file = await dataOf(
      await ask(`/api/market/imports/${file.id}/${step}`, {
        method: 'POST',
        ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body }),
      }),
    )
    while (file.state === 'checking' || file.state === 'importing') {
      await sleep(50)
      file = await dataOf(await ask(`/api/market/imports/${file.id}`))
    }
    if (file.error !== null) throw new Error(file.error)
    steps.push([`${name} (${file.acceptedRows ?? 0} rows)`, seconds(started)])
    console.error(`  ${steps.at(-1)?.join(' | ')}`)
  }
  clearInterval(watching)
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
  steps.push([
    `Most memory of the process meanwhile (${megabytes(before)} before, the file and the bench included)`,
    megabytes(most),
  ])
  return steps
}

async function dataOf(answer: Response): Promise<MarketImport> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`The import answered ${answer.status}: ${text}`)
  return (JSON.parse(text) as { data: MarketImport }).data
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

async function table(db: Awaited<ReturnType<typeof openTestApp>>['db'], rows: string[][]): Promise<string> {
  const [of] = await db.query(sql<{ version: string; size: string }>`
    select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size`)
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}`
  const count = (value: number) => value.toLocaleString('en-US')
  const head = ['What', 'p50', 'p95', 'Slowest']
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)
  return `\n${count(PRODUCTS)} products, ${count(DAYS)} days of products, ${new Date().toISOString().slice(0, 10)}, ${machine}, PostgreSQL ${of?.version}, ${of?.size}\n\n${lines.join('\n')}\n`
}

await main()
