import { spawn } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { anonKey, newAccount } from '../e2e/accounts'
import { databaseUrl, startProduct } from '../e2e/product'
import { writtenScripts } from './library-scripts'
import { HttpConnection, measure, type Measured } from './load'

const SECONDS = 5
/** Each server in turn, so that both meet the same machine. */
const TURNS = 3
const CONNECTIONS = [1, 16]

/**
 * `npm run bench:saving`: saving scripts of our writer through `/rest/v1` beside a bare server (`bare-server.ts`) on the same database, in
 * the same run. On the embedded database, or on the server that DATABASE_URL names.
 */
async function main() {
  const given = process.env.DATABASE_URL
  const product = await startProduct(given ? { env: { DATABASE_URL: given } } : {})
  const bare = await startBareServer(given ?? databaseUrl(product.dataDir))
  try {
    const account = await newAccount(product.url)
    const scripts = writtenScripts().map(({ product, script, scenes, style, length, ...rest }) => ({
      ...rest,
      product_name: product,
      script_text: script,
      script_data: scenes,
      video_style: style,
      video_length: length,
    }))
    let turn = 0
    const bodyOf = () => {
      const script = scripts[turn++ % scripts.length]!
      return JSON.stringify({ ...script, title: `${script.title} ${wordOf(turn)}` })
    }
    const key = await anonKey(product.url)
    const headers = { apikey: key, authorization: `Bearer ${account.token}`, 'content-type': 'application/json' }
    const saveHere = caller(product.url, { ...headers, prefer: 'return=minimal' }, '/rest/v1/scripts', bodyOf)
    const saveThere = caller(bare.url, { authorization: `Bearer ${bare.token}` }, '/', bodyOf)
    await saveHere(16, 3)
    await saveThere(16, 3)
    console.log(
      '| Connections | Server | p50 / p99 | Bare server | p50 / p99 | Ratio |\n| --- | --- | --- | --- | --- | --- |',
    )
    for (const connections of CONNECTIONS)
      for (let round = 0; round < TURNS; round++) {
        const [ours, theirs] = [await saveHere(connections, SECONDS), await saveThere(connections, SECONDS)]
        console.log(
          `| ${[connections, ...cells(ours), ...cells(theirs), (ours.rate / theirs.rate).toFixed(2)].join(' | ')} |`,
        )
      }
  } finally {
    bare.stop()
    await product.stop()
  }
}

async function startBareServer(connectionString: string) {
  const secret = randomUUID()
  const child = spawn(process.execPath, ['--max-semi-space-size=64', '--import', 'tsx', 'bench/bare-server.ts'], {
    env: { ...process.env, DATABASE_URL: connectionString, SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'HS256' })}.${part({ sub: randomUUID(), role: 'authenticated' })}`
  const token = `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
  return { url: `http://127.0.0.1:${Number(port.toString())}`, token, stop: () => child.kill('SIGTERM') }
}

const caller =
  (url: string, headers: Record<string, string>, path: string, bodyOf: () => string) =>
  async (connections: number, seconds: number): Promise<Measured> => {
    const open = await Promise.all(Array.from({ length: connections }, () => HttpConnection.open(url)))
    const asks = open.map(
      (connection) => async () => void (await connection.send({ method: 'POST', path, headers, body: bodyOf() })),
    )
    const measured = await measure(asks, seconds)
    for (const connection of open) connection.close()
    return measured
  }

/** One of 17,576 words, as brands and names differ from script to script. */
const wordOf = (turn: number) =>
  [turn % 26, (turn * 7) % 26, (turn * 11 + Math.floor(turn / 26)) % 26]
    .map((n) => String.fromCharCode(97 + n))
    .join('')

const cells = ({ rate, p50, p99 }: Measured) => [`${rate.toFixed(0)}/s`, `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`]

await main()
