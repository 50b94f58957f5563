import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { ScriptListAnswer } from '../shared/src'
import { newAccount, type Account } from '../e2e/accounts'
import { databaseUrl } from '../e2e/product'
import { freePort } from '../server/src/platform/db/embedded/free-port'
import { fillLibrary } from './library-scripts'

const ROWS = Number(/--rows[= ](\d+)/.exec(process.argv.join(' '))?.[1] ?? 100_000)
/** Of each row of the table. */
const TIMES = 40

/**
 * `npm run bench:library`: lists, searches and figures of an account with very many scripts over HTTP, one request at a time. Runs the
 * server from its sources, so that nothing has to be built; on the embedded database, or on the server that DATABASE_URL names.
 */
async function main() {
  const dataDir = await mkdtemp(join(tmpdir(), 'reelwright-library-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const limits = { RATE_LIMIT_REQUESTS: '10000000', RATE_LIMIT_SIGNUP: '1000' }
  const env = {
    ...process.env,
    ...limits,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
  }
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  try {
    await ready(url)
    const database = process.env.DATABASE_URL ?? databaseUrl(dataDir)
    const ana = await newAccount(url)
    const started = performance.now()
    await fillLibrary(database, ana.id, ROWS)
    console.error(`Filled in ${((performance.now() - started) / 1000).toFixed(0)} s`)
    const sizes = await settle(database)
    const rows: string[][] = []
    for (const [name, paths] of Object.entries(await askings(url, ana))) {
      const row = [name, ...(await measure(url, ana, paths))]
      rows.push(row)
      console.error(`  ${row.join(' | ')}`)
    }
    for (const [name, cost] of await saving(database, ana.id)) rows.push([name, cost, '', ''])
    console.log(table(sizes, rows))
  } finally {
    server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function ready(url: string) {
  for (let turn = 0; turn < 240; turn++) {
    if (
      await fetch(`${url}/api/ready`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await sleep(500)
  }
  throw new Error('The server did not get ready')
}

/** As autovacuum leaves a table some minutes after so many rows came at once. */
async function settle(database: string): Promise<string> {
  const client = new pg.Client(database)
  await client.connect()
  const tables = ['public.scripts', 'private.script_search', 'private.script_words']
  for (const name of tables) await client.query(`vacuum analyze ${name}`)
  const { rows } = await client.query<{ line: string }>(
    `select string_agg(format('%s: %s rows, %s MB, indexes %s MB', name, to_char(c.reltuples, 'FM999,999,990'),
       pg_table_size(c.oid) / 1000000, pg_indexes_size(c.oid) / 1000000), '; ') || '. PostgreSQL ' || current_setting('server_version') as line
     from unnest($1::text[]) as name join pg_class c on c.oid = name::regclass`,
    [tables],
  )
  await client.end()
  return rows[0]?.line ?? ''
}

/** What is asked for each row of the table, in turns. */
async function askings(url: string, ana: Account): Promise<Record<string, string[]>> {
  const asked: Record<string, string[]> = {}
  for (const order of ['newest', 'oldest', 'updated', 'title', 'score', 'length']) {
    asked[`First page by ${order}`] = [`?order=${order}`]
    asked[`Later pages by ${order}`] = await laterPages(url, ana, `order=${order}`)
  }
  asked['Column of the board'] = ['draft', 'in_progress', 'posted'].map((column) => `?column=${column}&order=board`)
  asked['Filters'] = [
    '?status=draft',
    '?style=skit&order=title',
    '?style=skit&tone=urgent-psa&order=score',
    '?tag=rare%25207',
    '?tag=season%252012&order=updated',
    '?min_score=9.5&folder=none&order=length',
  ]
  const search = (words: string[]) => words.map((word) => `?search=${encodeURIComponent(word)}`)
  asked['Search: a rare word'] = search(['glacieronex', 'velmonna', 'anaberg3'])
  asked['Search: common words'] = search(['the', 'you', 'with this'])
  asked['Search: several words'] = search(['bottle lisbon', 'serum hugoova', 'you season tag'])
  asked['Search: mistyped'] = search(['ceramik', 'botlte', 'hydratign serum', 'xqzvbn'])
  asked['Search: one letter'] = search(['a', 's', 'z'])
  asked['Search with a filter'] = search(['the']).map((path) => `${path}&status=posted&style=skit`)
  asked['Board summary'] = ['/kanban', '/kanban?folder=none']
  asked['Figures'] = ['/stats/summary?tz=Europe/Berlin']
  asked['Folder counts'] = ['/folders']
  asked['Choices'] = ['/choices']
  return asked
}

/** Every tenth of the way: followed with the largest pages, then asked for as the browser does. */
async function laterPages(url: string, ana: Account, query: string): Promise<string[]> {
  const paths: string[] = []
  let after: string | null = null
  for (let page = 0; page * 200 < ROWS; page++) {
    const path: string = `?${query}${after ? `&after=${after}` : ''}`
    if (page > 0 && page % Math.max(1, Math.floor(ROWS / 2000)) === 0) paths.push(path)
    const answer = (await (await ask(url, ana, `${path}&limit=200`)).json()) as ScriptListAnswer
    if (answer.next === null) break
    after = answer.next
  }
  return paths
}

const ask = (url: string, { token }: Account, path: string) =>
  fetch(`${url}/api/scripts/library${path}`, { headers: { authorization: `Bearer ${token}` } })

async function measure(url: string, ana: Account, paths: string[]): Promise<string[]> {
  const times: number[] = []
  for (let turn = -paths.length; turn < TIMES; turn++) {
    const path = paths[(turn + paths.length) % paths.length] ?? ''
    const started = performance.now()
    const answer = await ask(url, ana, path)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    // The first round of all is not counted.
    if (turn >= 0) times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  return [0.5, 0.95, 1].map((share) => `${(times[Math.ceil(times.length * share) - 1] ?? NaN).toFixed(1)} ms`)
}

/** What one save costs the database with the search and without it. */
async function saving(database: string, userId: string): Promise<[string, string][]> {
  const client = new pg.Client(database)
  await client.connect()
  const timed = async (statement: string) => {
    const times: number[] = []
    for (let turn = 0; turn < TIMES; turn++) {
      const started = performance.now()
      await client.query(statement, [userId])
      times.push(performance.now() - started)
    }
    return times.sort((a, b) => a - b)[TIMES / 2] ?? NaN
  }
  const insert = `insert into public.scripts (user_id, title, script_text, script_data)
    select user_id, title, script_text, script_data from public.scripts where user_id = $1 order by created_at limit 1`
  const update = `update public.scripts set script_text = script_text || ' again' || extract(epoch from clock_timestamp())::bigint
    where id = (select id from public.scripts where user_id = $1 order by created_at limit 1)`
  const drag = `update public.scripts set board_position = board_position + 1
    where id = (select id from public.scripts where user_id = $1 order by created_at limit 1)`
  const rows: [string, string][] = []
  for (const [name, statement] of [
    ['Insert a script', insert],
    ['Change its text', update],
    ['Move its card', drag],
  ] as const) {
    const now = await timed(statement)
    await client.query('alter table public.scripts disable trigger scripts_index_new')
    await client.query('alter table public.scripts disable trigger scripts_index_changed')
    const without = await timed(statement)
    await client.query('alter table public.scripts enable trigger scripts_index_new')
    await client.query('alter table public.scripts enable trigger scripts_index_changed')
    rows.push([`${name} (without the search ${without.toFixed(1)} ms)`, `${now.toFixed(1)} ms`])
  }
  await client.end()
  return rows
}

function table(sizes: string, rows: string[][]): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}`
  const head = ['What', 'p50', 'p95', 'Slowest']
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)
  return `\n${ROWS.toLocaleString('en-US')} scripts, ${new Date().toISOString().slice(0, 10)}, ${machine}. ${sizes}\n\n${lines.join('\n')}\n`
}

await main()
