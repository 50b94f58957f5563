import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../server/src/platform/db/embedded/free-port'
import { chooseRunAs, runAsToEnd, spawnAs } from '../server/src/platform/db/embedded/run-as'

const DEBIAN = '/usr/lib/postgresql'

const NOT_DURABLE = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'checkpoint_timeout=1h',
]
/** Compiling queries and vacuuming cost more than they save here. */
const FOR_SMALL_TABLES = ['jit=off', 'autovacuum=off']

/** A PostgreSQL of its own on loopback: empty at first, and nothing is left of it. */
export interface DebianPostgres {
  /** "15" */
  version: string
  /** Of its superuser and the database `postgres`. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL server of this machine (Debian's package) on a new cluster, not durable.
 * @throws Error when it is not installed
 */
export async function startDebianPostgres(): Promise<DebianPostgres> {
  const versions = await readdir(DEBIAN).catch(() => [])
  const version = versions.sort((a, b) => Number(a) - Number(b)).at(-1)
  if (!version) throw new Error('PostgreSQL is not installed: apt-get install -y postgresql')
  const bin = join(DEBIAN, version, 'bin')

  const folder = await mkdtemp('/tmp/reelwright-postgres-')
  await chmod(folder, 0o777)
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password, { mode: 0o644 })
  const runAs = chooseRunAs()
  const cluster = join(folder, 'cluster')
  await runAsToEnd(runAs, join(bin, 'initdb'), [
    '-D',
    cluster,
    '-U',
    'postgres',
    `--pwfile=${passwordFile}`,
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ])

  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    ...NOT_DURABLE,
    ...FOR_SMALL_TABLES,
    'max_connections=200',
  ].flatMap((setting) => ['-c', setting])
  const server = spawnAs(runAs, join(bin, 'postgres'), ['-D', cluster, '-p', String(port), ...settings], {
    stdio: 'ignore',
  })
  // Whoever started it may be ended in the middle.
  const quit = () => void server.kill('SIGQUIT')
  process.once('exit', quit)
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`
  await waitFor(url)
  return {
    version,
    url,
    async stop() {
      process.off('exit', quit)
      server.kill('SIGINT')
      await closed(server)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function closed(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => program.once('close', () => resolve()))
}

async function waitFor(connectionString: string) {
  for (let tries = 0; tries < 200; tries++) {
    const client = new pg.Client({ connectionString })
    client.on('error', () => undefined)
    const connected = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (connected) return
    await sleep(100)
  }
  throw new Error('PostgreSQL did not start')
}
