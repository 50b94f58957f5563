import { expect, test } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { callRest, newAccount, type Account } from './accounts'
import { databasePid, isAlive, launchProduct, startProduct, until, type Product } from './product'

/**
 * Rounds in which clients save until the kill, and rounds in which the kill meets a start: two kills, or twenty. `two-servers.spec.ts` kills a
 * server alone while it saves.
 */
const IS_FULL = process.env.TEST_FULL === '1'
const SAVING_ROUNDS = IS_FULL ? 16 : 1
const STARTING_ROUNDS = IS_FULL ? 4 : 1
const CLIENTS = 4
/** A script as the studio saves it is about this long. */
const SCRIPT_TEXT = 'Hold the bottle upside down. Nothing comes out. '.repeat(40)

type Victim = 'server' | 'group'

interface Round {
  kind: 'saving' | 'starting'
  victim: Victim
  /** When the kill comes: after so many acknowledged saves, or so many milliseconds into a start. */
  moment: number
}

interface Save {
  key: string
  title: string
}

/** One client: what was asked for, and what the server said it has. */
interface Client {
  account: Account
  /** Script id by idempotency key, for each save that was answered with 201, or with 409 when it was repeated. */
  acknowledged: Map<string, string | undefined>
  /** Sent, but the answer never came: stored or not. Repeated after the restart with the same key. */
  unanswered: Save[]
  titles: Map<string, string>
}

let dataDir = ''
let seed = 0

test.beforeEach(async () => {
  seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
  dataDir = await mkdtemp(join(tmpdir(), 'reelwright-nothing-lost-'))
})

test.afterEach(async () => {
  await endDatabase(dataDir)
  await rm(dataDir, { recursive: true, force: true })
})

test('keeps every script whose save was acknowledged when server or server and database are killed at random moments, and answers what it has begun when it is stopped [CX-31]', async () => {
  // Twenty rounds take three minutes on two quiet cores.
  test.setTimeout(1_800_000)
  const random = randomFrom(seed)
  const rounds = planRounds(random)
  const restarts: number[] = []
  let adopted = 0

  let product = await startProduct({ dataDir })
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => newClient(product)))

  for (const [index, round] of rounds.entries()) {
    const where = `round ${index + 1} (${round.kind}, ${round.victim}, ${round.moment}), SEED=${seed}`
    let expectSavesKept: ((product: Product) => Promise<void>) | undefined
    if (round.kind === 'saving') {
      const wanted = acknowledgedOf(clients) + round.moment
      const saving = clients.map((client) => saveUntilKilled(product.url, client, where))
      await until(() => acknowledgedOf(clients) >= wanted, `the saves before the kill in ${where}`)
      await killProduct(product, round.victim, where)
      await Promise.all(saving)
    } else {
      expectSavesKept = await stopWhileSaving(product)
      await killWhileStarting(round, where)
    }

    const survivor = databasePid(dataDir)
    const started = Date.now()
    product = await startProduct({ dataDir }).catch((error: unknown) => {
      throw new Error(`No restart after ${where}`, { cause: error })
    })
    restarts.push(Date.now() - started)
    if (survivor !== undefined && databasePid(dataDir) === survivor) adopted += 1

    expect((await fetch(`${product.url}/api/ready`)).status, `ready after ${where}`).toBe(200)
    for (const client of clients) await expectNewestKept(product, client, where)
    await expectSavesKept?.(product)
  }

  // The last unanswered saves are repeated, too, so that their keys must not make second rows.
  await Promise.all(clients.map((client) => repeatUnanswered(product.url, client, 'the end')))
  const kept = await Promise.all(clients.map((client) => readAll(product, client.account)))
  const code = await product.stop()

  const acknowledged = acknowledgedOf(clients)
  const found = clients.reduce(
    (sum, client, index) =>
      sum +
      [...client.acknowledged.keys()].filter((key) => kept[index]?.some((row) => row.idempotency_key === key)).length,
    0,
  )
  report(
    `Nothing lost: seed ${seed}, ${rounds.length} rounds (${count(rounds, 'group')} group, ${count(rounds, 'server')} server only), ` +
      `${acknowledged} saves acknowledged, ${found} found, database adopted ${adopted} times, ` +
      `restart ${Math.round(median(restarts))} ms in the middle, ${Math.max(...restarts)} ms at most`,
  )

  for (const [index, client] of clients.entries()) {
    const rows = kept[index] ?? []
    const keys = rows.map((row) => row.idempotency_key)
    expect(new Set(keys).size, 'rows with a key of their own').toBe(rows.length)
    expect(new Set(keys), 'keys of the rows').toEqual(new Set(client.acknowledged.keys()))
    for (const row of rows) {
      expect(row.title).toBe(client.titles.get(row.idempotency_key))
      expect(row.script_text).toBe(SCRIPT_TEXT)
      expect(row.id).toBe(client.acknowledged.get(row.idempotency_key) ?? row.id)
    }
  }
  expect(adopted, 'databases that outlived their server and were taken over').toBeGreaterThan(0)
  expect(acknowledged, 'saves that were acknowledged at all').toBeGreaterThan(rounds.length * CLIENTS)
  expect(code, 'exit code of a clean stop').toBe(0)
  expect(databasePid(dataDir), 'database process after a clean stop').toBeUndefined()
})

test(
  'starts its database again when that alone is killed, and has lost nothing [CX-31]',
  { tag: '@full' },
  async () => {
    const random = randomFrom(seed)
    const product = await startProduct({ dataDir })
    const client = await newClient(product)
    for (let round = 1; round <= 3; round++) {
      const where = `database kill ${round}, SEED=${seed}`
      const saving = saveUntilKilled(product.url, client, where)
      await sleep(100 + random() * 400)
      const database = databasePid(dataDir)
      expect(database, `database process before ${where}`).toBeDefined()
      process.kill(database ?? 0, 'SIGKILL')
      await saving

      const deadline = Date.now() + 60_000
      while (!(await repeatUnanswered(product.url, client, where))) {
        expect(isAlive(product.pid), `server lives on after ${where}: ${product.output()}`).toBe(true)
        if (Date.now() > deadline) throw new Error(`No save worked again after ${where}: ${product.output()}`)
        await sleep(100)
      }
      await expectNewestKept(product, client, where)
    }
    const rows = await readAll(product, client.account)
    expect(await product.stop()).toBe(0)
    expect(rows.map((row) => row.idempotency_key).sort()).toEqual([...client.acknowledged.keys()].sort())
    expect(rows.length).toBeGreaterThan(10)
  },
)

for (const victim of ['group', 'server'] as const) {
  for (const phase of ['the cluster is being created', 'the database is being set up'] as const) {
    const who = victim === 'group' ? 'server and database are' : 'the server alone is'
    test(`starts as new after ${who} killed while ${phase}`, { tag: '@full' }, async () => {
      const random = randomFrom(seed)
      const isCreating = phase === 'the cluster is being created'

      const launch = launchProduct(dataDir)
      await until(
        () => files().some((name) => (isCreating ? name.startsWith('database.new-') : name === 'database')),
        phase,
      )
      const moment = Math.round(random() * (isCreating ? 600 : 900))
      await sleep(moment)
      launch.signal('SIGKILL', victim)
      await launch.ended

      const product = await startProduct({ dataDir }).catch((error: unknown) => {
        throw new Error(`No start after a kill ${moment} ms into ${phase}, SEED=${seed}`, { cause: error })
      })
      const account = await newAccount(product.url)
      const saved = await callRest(product.url, account, 'POST', 'scripts', { title: 'The first one' })
      const left = files().filter((name) => name.includes('.new'))
      expect(await product.stop()).toBe(0)

      expect(saved.status).toBe(201)
      expect(left, 'half-made files').toEqual([])
    })
  }
}

/** Stops the product in the middle of many saves. Returns a check of the next start: each save was answered truly. */
async function stopWhileSaving(product: Product): Promise<(next: Product) => Promise<void>> {
  const account = await newAccount(product.url)
  const titles = Array.from({ length: 40 }, (_, i) => `Script ${i}`)
  const saves = titles.map((title) =>
    callRest(product.url, account, 'POST', 'scripts', { title }).then(
      ({ status }) => status,
      () => 0,
    ),
  )
  await Promise.race(saves)
  expect(await product.stop(), 'exit code').toBe(0)
  expect(databasePid(dataDir), 'database process').toBeUndefined()
  const answers = await Promise.all(saves)
  // A request that came too late is refused, not dropped after it was stored.
  expect(answers.filter((status) => ![201, 503, 0].includes(status))).toEqual([])
  return async (next) => {
    const { rows } = await callRest(next.url, account, 'GET', 'scripts?select=title')
    expect(rows, 'saves before a stop').toHaveLength(answers.filter((status) => status === 201).length)
  }
}

const files = () => readdirSync(dataDir)

const acknowledgedOf = (clients: Client[]) => clients.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)

function planRounds(random: () => number): Round[] {
  const victims = (length: number, ...both: [Victim, Victim]) =>
    shuffle(
      Array.from({ length }, (_, i) => both[i % 2]!),
      random,
    )
  return shuffle(
    [
      ...victims(SAVING_ROUNDS, 'group', 'server').map((victim): Round => ({
        kind: 'saving',
        victim,
        moment: Math.round(10 + random() * 90),
      })),
      ...victims(STARTING_ROUNDS, 'server', 'group').map((victim): Round => ({
        kind: 'starting',
        victim,
        moment: Math.round(200 + random() * 1200),
      })),
    ],
    random,
  )
}

async function newClient(product: Product): Promise<Client> {
  return { account: await newAccount(product.url), acknowledged: new Map(), unanswered: [], titles: new Map() }
}

/** Saves one script after the other; an answer that does not come ends it, and what was on its way stays unanswered. */
async function saveUntilKilled(url: string, client: Client, where: string) {
  if (!(await repeatUnanswered(url, client, where))) return
  for (;;) {
    const save = { key: randomUUID(), title: `Script ${client.titles.size + 1} of ${client.account.id}` }
    client.titles.set(save.key, save.title)
    client.unanswered.push(save)
    if (!(await sendSave(url, client, save, where))) return
  }
}

/** False when the server is gone. */
async function repeatUnanswered(url: string, client: Client, where: string): Promise<boolean> {
  // The list shrinks while it is worked on.
  for (const save of [...client.unanswered]) {
    if (!(await sendSave(url, client, save, `${where}, repeated`))) return false
  }
  return true
}

async function sendSave(url: string, client: Client, { key, title }: Save, where: string): Promise<boolean> {
  const row = { title, script_text: SCRIPT_TEXT, idempotency_key: key }
  const answer = await callRest<{ id: string }>(url, client.account, 'POST', 'scripts?select=id', row).catch(
    () => undefined,
  )
  // Killed in the middle: node may be gone, or still there without its database.
  if (!answer || answer.status >= 500) return false
  if (answer.status === 201) client.acknowledged.set(key, answer.rows[0]?.id)
  else if (answer.status === 409 && where.includes('repeated')) client.acknowledged.set(key, undefined)
  else throw new Error(`A save was answered with ${answer.status} in ${where}: ${answer.text}`)
  client.unanswered = client.unanswered.filter((save) => save.key !== key)
  return true
}

async function killProduct(product: Product, victim: Victim, where: string) {
  const database = databasePid(product.dataDir)
  if (database === undefined) throw new Error(`No database process before ${where}`)
  if (victim === 'server') {
    await product.kill()
    expect(isAlive(database), `database process lives on in ${where}`).toBe(true)
    return
  }
  await product.killGroup()
  // A database that was adopted belongs to the group of an earlier server.
  if (isAlive(database)) process.kill(database, 'SIGKILL')
  await until(() => !isAlive(database), `the end of the database process in ${where}`)
}

async function killWhileStarting({ victim, moment }: Round, where: string) {
  const launch = launchProduct(dataDir)
  // A single kill leaves a database to the next start; of several some come earlier.
  if (!IS_FULL) await until(() => databasePid(dataDir) !== undefined, `a database in ${where}`)
  await Promise.race([sleep(moment), launch.ended])
  launch.signal('SIGKILL', victim)
  await launch.ended
  if (launch.output().includes('Error'))
    throw new Error(`The start failed before the kill in ${where}: ${launch.output()}`)
}

/** A look at the last acknowledged one after each restart, so that a loss is known by its round. */
async function expectNewestKept(product: Product, client: Client, where: string) {
  const newest = [...client.acknowledged.keys()].at(-1)
  if (newest === undefined) return
  const { rows } = await callRest(product.url, client.account, 'GET', `scripts?select=id&idempotency_key=eq.${newest}`)
  expect(rows, `the last acknowledged script after ${where}`).toHaveLength(1)
}

interface KeptRow {
  id: string
  title: string
  script_text: string
  idempotency_key: string
}

async function readAll(product: Product, account: Account): Promise<KeptRow[]> {
  const rows: KeptRow[] = []
  for (;;) {
    const path = `scripts?select=id,title,script_text,idempotency_key&order=id&limit=500&offset=${rows.length}`
    const page = await callRest<KeptRow>(product.url, account, 'GET', path)
    if (page.status !== 200) throw new Error(`Reading answered ${page.status}: ${page.text}`)
    if (page.rows.length === 0) return rows
    rows.push(...page.rows)
  }
}

/** Only the process that this folder names, and only when a failed test has left it there. */
async function endDatabase(folder: string) {
  const pid = databasePid(folder)
  if (pid === undefined) return
  process.kill(pid, 'SIGQUIT')
  await until(() => !isAlive(pid), 'the end of a left database process')
}

/** Mulberry32: the same moments again for the same SEED. */
function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffle<T>(list: T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

const count = (rounds: Round[], victim: Victim) => rounds.filter((round) => round.victim === victim).length

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function report(line: string) {
  test.info().annotations.push({ type: 'measured', description: line })
  process.stdout.write(`${line}\n`)
}
