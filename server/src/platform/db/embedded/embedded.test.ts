import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { IS_FULL, soon } from '../../../testing'
import { projectFile } from '../../project-file'
import { loadSecrets } from '../../secrets'
import { replaceLostSecrets } from '../../lost-secrets'
import { startEmbedded, type EmbeddedDatabase } from '.'
import { chooseRunAs } from './run-as'

const log = pino({ level: 'silent' })
const password = 'a-password-for-this-test'
const running: EmbeddedDatabase[] = []
const folders: string[] = []

/** A stopped cluster, made once: making one takes most of the time of a test. */
let made: string
let isAdopted: boolean
beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'reelwright-embedded-'))
  const first = await startEmbedded({ dataDir: made, password, log })
  isAdopted = first.adopted
  await query(first.connectionString, 'create table made (id int); insert into made values (42)')
  await first.stop()
})
afterAll(() => rm(made, { recursive: true, force: true }))

afterEach(async () => {
  for (const database of running.splice(0)) await database.stop()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'reelwright-embedded-'))
  folders.push(folder)
  return folder
}

async function folderWithCluster() {
  const folder = await newFolder()
  // With its owner, who is not always the one that runs the tests.
  execFileSync('cp', ['-a', `${made}/.`, folder])
  return folder
}

async function start(dataDir: string) {
  const database = await startEmbedded({ dataDir, password, log })
  running.push(database)
  return database
}

async function query<Row extends object>(connectionString: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const pidOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'database', 'postmaster.pid'), 'utf8').split('\n')[0])

/** Starts the database from a process of its own and kills that process, as a crash would. Returns what the database holds. */
async function crashedServer(dataDir: string) {
  const program = `
    import pg from 'pg'
    import { pino } from 'pino'
    import { startEmbedded } from ${JSON.stringify(projectFile('server/src/platform/db/embedded/index.ts'))}
    const database = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, password: ${JSON.stringify(password)}, log: pino({ level: 'silent' }) })
    const client = new pg.Client({ connectionString: database.connectionString })
    await client.connect()
    await client.query('create table kept (id int); insert into kept values (42)')
    console.log('ready')
    setInterval(() => undefined, 1000)`
  const file = projectFile('server') + `/.crash-${process.pid}.mts`
  writeFileSync(file, program)
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: projectFile('.'),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('ready') && resolve())
      child.on('exit', () => reject(new Error('The server ended before it was ready')))
    })
  } finally {
    await rm(file)
  }
  return child
}

test('makes a cluster, stops it cleanly and keeps it over a restart, in which it is one server’s alone', async () => {
  expect(isAdopted).toBe(false)
  expect(existsSync(join(made, 'database', 'postmaster.pid'))).toBe(false)
  const folder = await folderWithCluster()
  const second = await start(folder)
  expect(await query(second.connectionString, 'select id from made')).toEqual([{ id: 42 }])
  await expect(startEmbedded({ dataDir: folder, password, log })).rejects.toThrow(
    'Another Reelwright server is already running',
  )
})

test('works as a role that is no superuser, is durable, and starts again when it ends while we run', async () => {
  const folder = await folderWithCluster()
  const { connectionString } = await start(folder)
  expect(
    await query(connectionString, 'select rolsuper, rolbypassrls from pg_roles where rolname = current_user'),
  ).toEqual([{ rolsuper: false, rolbypassrls: false }])
  expect(
    await query(
      connectionString,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
    ),
  ).toEqual([{ fsync: 'on', commit: 'on' }])
  process.kill(pidOf(folder), 'SIGKILL')
  await soon(async () => expect(await query(connectionString, 'select 1 as alive')).toEqual([{ alive: 1 }]))
})

// `e2e/nothing-lost.spec.ts` shows in every run that neither kill loses anything.
test.runIf(IS_FULL)('takes over a database that outlived its server', async () => {
  const folder = await folderWithCluster()
  const server = await crashedServer(folder)
  const pid = pidOf(folder)
  server.kill('SIGKILL')
  await once(server, 'exit')

  const next = await start(folder)
  expect(next.adopted).toBe(true)
  expect(pidOf(folder)).toBe(pid)
  expect(await query(next.connectionString, 'select id from kept')).toEqual([{ id: 42 }])
})

test.runIf(IS_FULL)('recovers a database that was killed together with its server', async () => {
  const folder = await folderWithCluster()
  const server = await crashedServer(folder)
  process.kill(-server.pid!, 'SIGKILL')
  const next = await start(folder)
  expect(next.adopted).toBe(false)
  expect(await query(next.connectionString, 'select id from kept')).toEqual([{ id: 42 }])
})

test('says at once that a password is not that of the database', async () => {
  const dataDir = await folderWithCluster()
  const other = startEmbedded({ dataDir, password: 'a-password-of-another-folder', log })
  await expect(other).rejects.toThrow(/refuses the password in .*secrets\.json/)
  await start(dataDir)
})

test('takes new secrets after a loss, and keeps what is in it', async () => {
  const dataDir = await folderWithCluster()
  const { connectionString, stop } = await startEmbedded({ dataDir, password, log })
  await query(connectionString, 'create table kept as select 7 as n')
  await expect(replaceLostSecrets(dataDir)).rejects.toThrow('running')
  await stop()
  await replaceLostSecrets(dataDir)
  await expect(replaceLostSecrets(dataDir)).rejects.toThrow('exists')

  const { databasePassword } = await loadSecrets(dataDir)
  const database = await startEmbedded({ dataDir, password: databasePassword, log })
  running.push(database)
  expect(await query(database.connectionString, 'select n from kept')).toEqual([{ n: 7 }])
  await expect(query(connectionString, 'select 1')).rejects.toThrow()
})

test.runIf(IS_FULL)('clears away what a killed first start left behind', async () => {
  const folder = await newFolder()
  mkdirSync(join(folder, 'database.new-1'))
  writeFileSync(join(folder, 'database.new-1', 'half'), '')
  await start(folder)
  expect(existsSync(join(folder, 'database.new-1'))).toBe(false)
})

test.runIf(IS_FULL)('survives a pid file that names a stranger', async () => {
  const folder = await folderWithCluster()
  await start(folder)
  await running.pop()!.stop()
  writeFileSync(
    join(folder, 'database', 'postmaster.pid'),
    `${process.pid}\n${join(folder, 'database')}\n1\n1\n\n127.0.0.1\n\nready\n`,
  )
  const next = await start(folder)
  expect(next.adopted).toBe(false)
})

test.runIf(IS_FULL && process.getuid?.() === 0)('root uses another user where namespaces are blocked', async () => {
  process.env.REELWRIGHT_RUN_AS = 'other user'
  try {
    expect(chooseRunAs()).toMatchObject({ way: 'other user' })
    const folder = await newFolder()
    const { connectionString } = await start(folder)
    expect(await query(connectionString, 'select 1 as alive')).toEqual([{ alive: 1 }])
    await running.pop()!.stop()
    const again = await start(folder)
    expect(again.adopted).toBe(false)
  } finally {
    delete process.env.REELWRIGHT_RUN_AS
  }
})

test.runIf(process.getuid?.() === 0)('root without any way gets one clear message', () => {
  process.env.REELWRIGHT_RUN_AS = 'none'
  try {
    expect(() => chooseRunAs()).toThrow(/DATABASE_URL/)
  } finally {
    delete process.env.REELWRIGHT_RUN_AS
  }
})

test('ordinary users start it directly', () => {
  expect(chooseRunAs(false)).toEqual({ way: 'directly' })
})
