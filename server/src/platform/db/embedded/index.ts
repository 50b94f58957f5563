import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../../log'
import { executable, findBinaries } from './binaries'
import { freePort } from './free-port'
import { chooseRunAs, prepareFolders, runAsToEnd, spawnAs, type RunAs } from './run-as'

export interface EmbeddedDatabase {
  /** Of the server's own role: it owns the schema and is no superuser. */
  connectionString: string
  /** Of the superuser, for tests that make databases. */
  adminConnectionString: string
  /** True when the database process outlived an earlier server and was taken over. */
  adopted: boolean
  /** Stops the database process cleanly. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Holds `database/` (the cluster) and `database.log`. */
  dataDir: string
  password: string
  log: Log
  /** Only tests switch durability off. */
  durable?: boolean
}

const SERVER_ROLE = 'reelwright'
const DATABASE_NAME = 'reelwright'
/** One server per data folder: held for as long as this process lives, and freed by PostgreSQL when it dies. */
const SERVER_LOCK = 733_000
/** Recovery after a crash can take this long before the first answer. */
const START_TIMEOUT_MS = 90_000
/** Between two tries to start a database again that ended: the first, and the longest after ever longer ones. */
const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 5000
const TAKEN = 'Another Reelwright server is already running on this data folder'

interface Cluster {
  folder: string
  binaries: string
  /** PostgreSQL's version. */
  major: number
  runAs: RunAs
  logFile: string
  durable: boolean
}

/**
 * Starts the embedded PostgreSQL, or takes over the one that an earlier, killed server left running.
 * @throws Error with one clear message when this machine cannot run it.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, password, log } = options
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const cluster = clusterIn(dataDir, options.durable)
  if (!existsSync(join(cluster.folder, 'PG_VERSION'))) await createCluster(cluster, password)

  const admin = (port: number, database = 'postgres') =>
    `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`
  let { port, adopted } = await ensureRunning(cluster, admin)
  await ensureServerRole(admin(port), password)
  const connectionString = `postgresql://${SERVER_ROLE}:${password}@127.0.0.1:${port}/${DATABASE_NAME}`

  const stopping = new AbortController()
  let lock = await takeServerLock(connectionString, watchForEnd)
  let restarting: Promise<void> | undefined

  /** The lock's connection ends when the database process does: start that again on the same port, so that pools find it. */
  function watchForEnd() {
    if (stopping.signal.aborted) return
    log.error('The database process ended unexpectedly; restarting it')
    restarting = startAgain()
  }

  /** Retries without end: operators fix the cause, such as a full disk, and should not have to restart the server. */
  async function startAgain() {
    for (let pause = FIRST_PAUSE_MS; !stopping.signal.aborted; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
      try {
        await ensureRunning(cluster, admin, { wantedPort: port, signal: stopping.signal })
        lock = await takeServerLock(connectionString, watchForEnd)
        return
      } catch (error) {
        if (stopping.signal.aborted) return
        log.fatal({ err: error, pause }, 'The database could not be restarted; trying again')
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }

  return {
    connectionString,
    adminConnectionString: admin(port),
    adopted,
    async stop() {
      stopping.abort()
      // One that is just being started would be left behind.
      await restarting
      await lock.end().catch(() => undefined)
      await runAsToEnd(cluster.runAs, join(cluster.binaries, executable('pg_ctl')), [
        'stop',
        '-D',
        cluster.folder,
        '-m',
        'fast',
        '-w',
        '-t',
        '30',
      ]).catch((error: unknown) => {
        // A signal to the whole process group may have stopped it already.
        if (existsSync(join(cluster.folder, 'postmaster.pid'))) throw error
      })
    },
  }
}

function clusterIn(dataDir: string, durable = true): Cluster {
  const runAs = chooseRunAs()
  const existing = join(dataDir, 'database', 'PG_VERSION')
  const found = findBinaries(existsSync(existing) ? Number.parseInt(readFileSync(existing, 'utf8'), 10) : undefined)
  const folders = prepareFolders(runAs, dataDir, found.folder)
  const logFile = join(dataDir, 'database.log')
  return { folder: folders.cluster, binaries: folders.binaries, major: found.major, runAs, logFile, durable }
}

/**
 * Gives a stopped database another password, in PostgreSQL's single-user mode, which asks for none.
 * @throws Error when it is running
 */
export async function resetPasswords(dataDir: string, password: string): Promise<void> {
  const { folder, binaries, runAs } = clusterIn(dataDir)
  const left = readPidFile(folder)
  if (left && isAlive(left.pid))
    throw new Error(`The database in ${folder} is running (process ${left.pid}). Stop the server first.`)
  const roles = ['postgres', SERVER_ROLE]
  const statements = roles.map((role) => `alter role ${role} password ${pg.escapeLiteral(password)}\n`)
  const single = [
    '--single',
    '-D',
    folder,
    '-c',
    'exit_on_error=on',
    '-c',
    'password_encryption=scram-sha-256',
    'postgres',
  ]
  await runAsToEnd(runAs, join(binaries, executable('postgres')), single, statements.join(''))
}

/** Made beside its place and renamed when complete, so that a kill in the middle leaves no half-made cluster. */
async function createCluster(cluster: Cluster, password: string) {
  const home = dirname(cluster.folder)
  for (const name of readdirSync(home)) {
    // The initdb of a killed first start may live on for a moment and keep writing.
    if (name.startsWith('database.new-'))
      rmSync(join(home, name), { recursive: true, force: true, maxRetries: 30, retryDelay: 100 })
  }
  const draft = join(home, `database.new-${process.pid}`)
  // Readable for the user that runs initdb, which may be another one; removed right after.
  const passwordFile = join(home, `database.new-${process.pid}.password`)
  writeFileSync(passwordFile, password, { mode: cluster.runAs.way === 'other user' ? 0o644 : 0o600 })
  try {
    await runAsToEnd(cluster.runAs, join(cluster.binaries, executable('initdb')), [
      ...['-D', draft, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'],
      // Upper and lower case of every script, and the same order on every machine.
      ...(cluster.major >= 17
        ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
        : ['--locale=C.UTF-8']),
      ...(cluster.durable ? [] : ['--no-sync']),
    ])
    renameSync(draft, cluster.folder)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(draft, { recursive: true, force: true })
  }
}

/** The first lines of `postmaster.pid`: process, folder, start time, port. */
function readPidFile(folder: string): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    return pid > 0 && port > 0 ? { pid, port } : undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const UNWRITABLE = /No space left on device|Read-only file system|Disk quota exceeded/

async function ensureRunning(
  cluster: Cluster,
  admin: (port: number) => string,
  { wantedPort, signal }: { wantedPort?: number; signal?: AbortSignal } = {},
): Promise<{ port: number; adopted: boolean }> {
  const deadline = Date.now() + START_TIMEOUT_MS
  let lastFault = ''
  let refused = false
  while (Date.now() < deadline && !signal?.aborted) {
    const left = readPidFile(cluster.folder)
    if (left && isAlive(left.pid)) {
      // It may still be starting, or on its way out. A stranger that got the dead process's number never answers with our password.
      const answer = await ask(admin(left.port), cluster.folder)
      if (answer === 'ours') return { port: left.port, adopted: true }
      refused = answer === 'refused'
      if (await staysSilent(left.pid, cluster.folder))
        lastFault = 'The process named in postmaster.pid does not respond'
      else continue
    }
    const port = wantedPort ?? (await freePort())
    const fault = await startProcess(cluster, admin, port, deadline, wantedPort === undefined)
    if (fault === undefined) return { port, adopted: false }
    // A database runs in this folder, and it is not for our password.
    if (refused && wantedPort === undefined && fault.includes('lock file')) throw wrongPassword(cluster.folder)
    lastFault = fault
    // Workers of a killed database take a moment to notice; a port may have been taken meanwhile. Both pass; a full disk does not.
    if (!/shared memory block|lock file|already in use|could not bind/i.test(fault) || UNWRITABLE.test(fault)) break
    await sleep(300)
  }
  throw new Error(`The embedded database did not start. ${lastFault}\nThe whole log: ${cluster.logFile}`)
}

/** Waits a moment for a process that is starting or ending; true when it is still there and still does not respond. */
async function staysSilent(pid: number, folder: string): Promise<boolean> {
  await sleep(400)
  return isAlive(pid) && readPidFile(folder)?.pid === pid
}

/**
 * Undefined when it runs and answers, else the end of its log.
 * @throws Error at a first start, when it refuses the password. Later the password is known to be right.
 */
async function startProcess(
  cluster: Cluster,
  admin: (port: number) => string,
  port: number,
  deadline: number,
  isFirst: boolean,
): Promise<string | undefined> {
  const logFd = openSync(cluster.logFile, 'w', 0o600)
  // A file, not a pipe: the database may outlive this process and must still be able to write.
  const child = spawnAs(
    cluster.runAs,
    join(cluster.binaries, executable('postgres')),
    [
      ...[
        '-D',
        cluster.folder,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
      ],
      ...[
        '-c',
        'ssl=off',
        '-c',
        `max_connections=${cluster.durable ? 60 : 200}`,
        '-c',
        'shared_buffers=128MB',
        '-c',
        'password_encryption=scram-sha-256',
      ],
      ...['-c', 'log_min_messages=warning', '-c', 'timezone=UTC', '-c', 'log_timezone=UTC'],
      // We start it again. By itself it hangs when its recovery finds the disk full.
      ...['-c', 'restart_after_crash=off'],
      ...(cluster.durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']),
    ],
    { stdio: ['ignore', logFd, logFd] },
  )
  closeSync(logFd)
  let ended = false
  child.on('exit', () => (ended = true))
  child.on('error', () => (ended = true))
  child.unref()

  while (!ended && Date.now() < deadline) {
    const answer = await ask(admin(port), cluster.folder)
    if (answer === 'ours') return undefined
    if (answer === 'refused' && isFirst && readPidFile(cluster.folder)?.port === port) {
      child.kill('SIGINT')
      throw wrongPassword(cluster.folder)
    }
    await sleep(50)
  }
  if (!ended) child.kill('SIGQUIT')
  return readFileSync(cluster.logFile, 'utf8').slice(-2000).trim()
}

/** Ask who answers there: the database of this folder, one that refuses the password, or nothing that counts. */
async function ask(connectionString: string, folder: string): Promise<'ours' | 'refused' | 'other'> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory === folder ? 'ours' : 'other'
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code === '28P01' ? 'refused' : 'other'
  } finally {
    await client.end().catch(() => undefined)
  }
}

const wrongPassword = (folder: string) =>
  new Error(
    `The database in ${folder} refuses the password in secrets.json, which must be of another installation. Put back the one that belongs to it; docs/backup.md says how to make new secrets when that is lost.`,
  )

/** The server works as a role of its own that owns the schema; the superuser is for this step only. */
async function ensureServerRole(adminConnectionString: string, password: string) {
  const client = new pg.Client({ connectionString: adminConnectionString })
  await client.connect()
  try {
    const { rowCount: roles } = await client.query('select 1 from pg_roles where rolname = $1', [SERVER_ROLE])
    const quoted = client.escapeLiteral(password)
    if (!roles) await client.query(`create role ${SERVER_ROLE} login createrole nosuperuser password ${quoted}`)
    // Row security does not bind the service role, as in the original; only a superuser may say so.
    await client.query(`do $$ begin
      create role service_role nologin noinherit; grant service_role to ${SERVER_ROLE} with admin option;
    exception when duplicate_object then null; end $$`)
    await client.query('alter role service_role bypassrls')
    const { rowCount: databases } = await client.query('select 1 from pg_database where datname = $1', [DATABASE_NAME])
    if (!databases) await client.query(`create database ${DATABASE_NAME} owner ${SERVER_ROLE}`)
  } finally {
    await client.end()
  }
}

async function takeServerLock(connectionString: string, onEnd: () => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: 'reelwright server lock', keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  for (let tries = 0; tries < 25; tries++) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [SERVER_LOCK])
    if (rows[0]?.locked) {
      client.once('end', onEnd)
      return client
    }
    await sleep(200)
  }
  await client.end()
  throw new Error(TAKEN)
}
