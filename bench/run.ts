import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { anonKey, newAccount, type Account } from '../e2e/accounts'
import { databasePid, databaseUrl, startProduct, type Product } from '../e2e/product'
import { DriverConnection, measureDriver, type Work } from './driver'
import { HttpConnection, measureHttp, type HttpRequest, type Measured } from './load'
import { familyMemory, residentMemory } from './memory'
import { LIST_COLUMNS, LIST_SQL, newScript } from './scripts'

const SECONDS = 5
const COLD_STARTS = 2
const WARM_STARTS = 3
const GENERATE_CONNECTIONS = [1, 8]
const LIST_CONNECTIONS = [1, 16, 64]
const LISTED_OF = 200
const SAVED = 10_000
const SAVING_CONNECTIONS = 16
/** `npm run bench`: measures the built product and prints one Markdown table. What the numbers mean stands in README.md. */
async function main() {
  const rows: string[][] = []
  const add = (what: string, value: string, note = '') => {
    rows.push([what, value, note])
    step(`${what}: ${value} ${note}`)
  }

  step('Building, where something has changed')
  await (await startProduct()).stop()

  const dataDir = await mkdtemp(join(tmpdir(), 'reelwright-bench-'))
  try {
    await measureStarts(dataDir, add)
    const product = await startProduct({ dataDir })
    const fresh = memoryOf(product)
    try {
      await measureGenerate(product, add)
      await measureList(product, add)
      await measureSaving(product, fresh, add)
    } finally {
      await product.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
  console.log(table(rows))
}

type Add = (what: string, value: string, note?: string) => void

/** The last one on `dataDir`, which then holds an installation. */
async function measureStarts(dataDir: string, add: Add) {
  const cold: number[] = []
  for (let i = 0; i < COLD_STARTS; i++) {
    const isLast = i === COLD_STARTS - 1
    const started = performance.now()
    const product = await startProduct(isLast ? { dataDir } : {})
    cold.push(performance.now() - started)
    await product.stop()
  }
  const warm: number[] = []
  for (let i = 0; i < WARM_STARTS; i++) {
    const started = performance.now()
    const product = await startProduct({ dataDir })
    warm.push(performance.now() - started)
    await product.stop()
  }
  add(
    'Cold start to ready',
    seconds(median(cold)),
    `new data folder; install and build not included; best ${seconds(Math.min(...cold))}`,
  )
  add('Warm start to ready', seconds(median(warm)), `median of ${WARM_STARTS}; best ${seconds(Math.min(...warm))}`)
}

async function measureGenerate(product: Product, add: Add) {
  const account = await newAccount(product.url)
  const request: HttpRequest = {
    method: 'POST',
    path: '/functions/v1/generate-script',
    headers: await headersOf(product, account),
    body: JSON.stringify({
      productName: 'Glaciero tumbler, 900 ml',
      price: 29.99,
      features: ['Leakproof lid', 'Keeps drinks cold for 24 hours', 'Fits every cup holder'],
      videoLength: 60,
      targetAudience: 'fitness-enthusiasts',
      style: 'storytelling',
      tone: 'helpful-friend',
    }),
  }
  for (const connections of GENERATE_CONNECTIONS) {
    const measured = await measureHttp(product.url, request, connections, SECONDS)
    add(`Generate a script, ${connectionsText(connections)}`, rate(measured), latency(measured))
  }
}

async function measureList(product: Product, add: Add) {
  const account = await newAccount(product.url)
  const headers = await headersOf(product, account)
  const scripts = Array.from({ length: LISTED_OF }, (_, i) => ({ ...newScript(), title: `Script number ${i}` }))
  const connection = await HttpConnection.open(product.url)
  await connection.send({ method: 'POST', path: '/rest/v1/scripts', headers, body: JSON.stringify(scripts) })

  const path = `/rest/v1/scripts?select=${LIST_COLUMNS.join(',')}&order=created_at.desc,id&limit=50`
  const request: HttpRequest = { method: 'GET', path, headers }
  const body = (await connection.send(request)).toString()
  connection.close()

  const database = databaseUrl(product.dataDir)
  const claims = JSON.parse(Buffer.from(account.token.split('.')[1] ?? '', 'base64url').toString()) as object
  const list: Work = (connection) => connection.asUser(JSON.stringify(claims), { name: 'list', text: LIST_SQL })
  const driver = await DriverConnection.open(database)
  const [same] = (await list(driver)) as { body: string }[]
  await driver.close()
  if (body !== same?.body)
    throw new Error('The list over HTTP and the same SQL over the driver differ: the bench compares two things')

  for (const connections of LIST_CONNECTIONS) {
    const http = await measureHttp(product.url, request, connections, SECONDS)
    const bare = await measureDriver(database, list, connections, SECONDS)
    add(
      `List 50 of ${LISTED_OF} scripts (${Math.round(body.length / 1024)} kB), ${connectionsText(connections)}`,
      rate(http),
      `${latency(http)}; driver ${rate(bare)}, ${latency(bare)}; **ratio ${(http.rate / bare.rate).toFixed(2)}**`,
    )
  }
}

async function measureSaving(product: Product, fresh: Memory, add: Add) {
  const account = await newAccount(product.url)
  const headers = { ...(await headersOf(product, account)), prefer: 'return=minimal' }
  const open = await Promise.all(Array.from({ length: SAVING_CONNECTIONS }, () => HttpConnection.open(product.url)))
  const started = performance.now()
  let left = SAVED
  await Promise.all(
    open.map(async (connection) => {
      while (left-- > 0) {
        const body = JSON.stringify({ ...newScript(), idempotency_key: randomUUID() })
        await connection.send({ method: 'POST', path: '/rest/v1/scripts', headers, body })
      }
      connection.close()
    }),
  )
  const perSecond = SAVED / ((performance.now() - started) / 1000)
  add(
    `Save a script, ${connectionsText(SAVING_CONNECTIONS)}`,
    `${perSecond.toFixed(0)}/s`,
    `${SAVED.toLocaleString('en-US')} of them, each durable when it is answered`,
  )
  const now = memoryOf(product)
  const sinceStart = (size: number | undefined) => `${megabytes(size)} right after the start`
  add(
    `Memory of the server after ${SAVED.toLocaleString('en-US')} scripts`,
    megabytes(now.server),
    sinceStart(fresh.server),
  )
  add('Memory of the database after that', megabytes(now.database), `${sinceStart(fresh.database)}; shared pages once`)
}

interface Memory {
  server: number | undefined
  database: number | undefined
}

const memoryOf = ({ pid, dataDir }: Product): Memory => ({
  server: residentMemory(pid),
  database: familyMemory(databasePid(dataDir) ?? 0),
})

async function headersOf(product: Product, account: Account): Promise<Record<string, string>> {
  return {
    apikey: await anonKey(product.url),
    authorization: `Bearer ${account.token}`,
    'content-type': 'application/json',
  }
}

function table(rows: string[][]): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}, ${process.platform}`
  const lines = [['What', 'Measured', 'Note'], ['---', '---', '---'], ...rows].map((row) => `| ${row.join(' | ')} |`)
  return `\n${lines.join('\n')}\n\n${new Date().toISOString().slice(0, 10)}, ${machine}. Load and server share the machine.\n`
}

const step = (text: string) => console.error(`  ${text}`)
const connectionsText = (count: number) => (count === 1 ? '1 connection' : `${count} connections`)
const rate = ({ rate }: Measured) => `${rate.toFixed(rate < 100 ? 1 : 0)}/s`
const latency = ({ p50, p99 }: Measured) => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
const megabytes = (size: number | undefined) => (size === undefined ? 'not known here' : `${Math.round(size)} MB`)

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

await main()
