/**
 * Runs a command against a PostgreSQL server of this machine (Debian's package), not the embedded one:
 * `tsx tools/with-postgres.ts vitest run --project server`. The command finds the server in DATABASE_URL.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile, chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../server/src/platform/db/embedded/free-port'
import { chooseRunAs, runAsToEnd, spawnAs } from '../server/src/platform/db/embedded/run-as'

const DEBIAN = '/usr/lib/postgresql'

const [command, ...args] = process.argv.slice(2)
if (!command) throw new Error('Name the command to run')

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
const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=200'].flatMap(
  (setting) => ['-c', setting],
)
const server = spawnAs(runAs, join(bin, 'postgres'), ['-D', cluster, '-p', String(port), ...settings], {
  stdio: 'ignore',
})
const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`
await waitFor(url)
console.error(`PostgreSQL ${version} (Debian) is running`)

const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, DATABASE_URL: url } })
const code = await ended(child)
server.kill('SIGINT')
await ended(server)
await rm(folder, { recursive: true, force: true })
process.exit(code)

function ended(program: ChildProcess): Promise<number> {
  if (program.exitCode !== null) return Promise.resolve(program.exitCode)
  return new Promise((resolve) => program.on('close', (code) => resolve(code ?? 1)))
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
