import { execFileSync, spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, lstatSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'

/**
 * PostgreSQL refuses to run as root. Ordinary users start it directly; for root there are two ways, tried in this order:
 * a user namespace in which root has another number, or an operating-system user of its own.
 */
export type RunAs = { way: 'directly' } | { way: 'namespace' } | { way: 'other user'; uid: number; gid: number }

const USER_NAME = 'reelwright-db'
/** Where an operating-system user reaches the cluster and the binaries when DATA_DIR lies below a private folder. */
const SHARED_PLACE = '/var/lib/reelwright'
const NAMESPACE = ['--user', '--map-user=1000', '--map-group=1000', '--']

const NO_WAY =
  'PostgreSQL does not run as root, and neither a user namespace nor another user could be used here. Start as an ordinary user, or set DATABASE_URL.'

/** Which way works on this machine. `REELWRIGHT_RUN_AS` forces one, for tests. */
export function chooseRunAs(isRoot = process.getuid?.() === 0): RunAs {
  if (!isRoot) return { way: 'directly' }
  const forced = process.env.REELWRIGHT_RUN_AS
  if (forced !== 'other user' && forced !== 'none') {
    if (spawnSync('unshare', [...NAMESPACE, 'true'], { stdio: 'ignore' }).status === 0) return { way: 'namespace' }
  }
  const user = forced === 'none' ? undefined : operatingSystemUser()
  if (!user) throw new Error(NO_WAY)
  return { way: 'other user', ...user }
}

/** Starts a program the chosen way. The process that is returned is the program itself, not a wrapper. */
export function spawnAs(runAs: RunAs, command: string, args: string[], options: SpawnOptions): ChildProcess {
  if (runAs.way === 'namespace') return spawn('unshare', [...NAMESPACE, command, ...args], options)
  if (runAs.way === 'other user') return spawn(command, args, { ...options, cwd: '/', uid: runAs.uid, gid: runAs.gid })
  return spawn(command, args, options)
}

/** Runs a program to its end, with something to read if it is given. @throws Error with what it wrote, when it fails. */
export function runAsToEnd(runAs: RunAs, command: string, args: string[], input?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawnAs(runAs, command, args, { stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'] })
    child.stdin?.end(input)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} failed (${code}): ${output.trim()}`)),
    )
  })
}

/**
 * Where the cluster and the binaries really are, and that the user which runs them reaches both.
 * For an operating-system user the cluster's folder is made elsewhere and DATA_DIR holds a link to it.
 */
export function prepareFolders(runAs: RunAs, dataDir: string, binaries: string): { cluster: string; binaries: string } {
  const cluster = join(dataDir, 'database')
  if (runAs.way !== 'other user') return { cluster, binaries }

  const place = join(SHARED_PLACE, createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16))
  if (!existsSync(place)) {
    mkdirSync(place, { recursive: true })
    chmodSync(SHARED_PLACE, 0o755)
    chownSync(place, runAs.uid, runAs.gid)
    chmodSync(place, 0o700)
  }
  if (!lstatSync(cluster, { throwIfNoEntry: false })) symlinkSync(join(place, 'database'), cluster)

  const reached = spawnSync(join(binaries, 'postgres'), ['--version'], {
    cwd: '/',
    uid: runAs.uid,
    gid: runAs.gid,
    stdio: 'ignore',
  })
  if (reached.status === 0) return { cluster: join(place, 'database'), binaries }
  const copy = join(SHARED_PLACE, 'postgresql')
  cpSync(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true })
  return { cluster: join(place, 'database'), binaries: join(copy, 'bin') }
}

function operatingSystemUser(): { uid: number; gid: number } | undefined {
  const number = (flag: string) =>
    Number(execFileSync('id', [flag, USER_NAME], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    if (spawnSync('id', [USER_NAME], { stdio: 'ignore' }).status !== 0) {
      execFileSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', USER_NAME], {
        stdio: 'ignore',
      })
    }
    return { uid: number('-u'), gid: number('-g') }
  } catch {
    return undefined
  }
}
