import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const READY = /Reelwright is ready at (http:\/\/\S+)/
/** A first start may build the product on a busy machine. */
const START_LIMIT_MS = 240_000
const STOP_LIMIT_MS = 45_000

/** Many journeys share one address; the features' own tests cover the limits. */
const GENEROUS = {
  RATE_LIMIT_SIGNUP: '1000000',
  RATE_LIMIT_TOKEN: '1000000',
  RATE_LIMIT_OTP: '1000000',
  RATE_LIMIT_VERIFY: '1000000',
  RATE_LIMIT_USER: '1000000',
  RATE_LIMIT_FACTOR: '1000000',
  RATE_LIMIT_MAIL: '1000000',
  RATE_LIMIT_GENERATE: '1000000',
  RATE_LIMIT_EXPORT: '1000000',
  RATE_LIMIT_MARKET: '1000000',
  RATE_LIMIT_CHECKOUT: '1000000',
  RATE_LIMIT_REQUESTS: '10000000',
}

/** Most products write one script or none: what they do not use need not be compiled. */
const COLD_WRITER = { WRITER_WARM_UP: 'off' }

export interface ProductOptions {
  /** Kept when the product stops; without one, a new folder that goes with it. */
  dataDir?: string
  env?: Record<string, string>
}

/**
 * As in package.json: answers of 100 kB fill the default young generation within a hundred requests, and the writer's thousands of
 * expressions are compiled at once, not interpreted first.
 */
const NODE_OPTIONS = ['--max-semi-space-size=64', '--no-regexp-tier-up']

/** The built product as `npm start` serves it: a process of its own on a port of its own. */
export interface Product {
  /** "http://localhost:41234" */
  url: string
  dataDir: string
  /** Of the server; its process group has the same number. */
  pid: number
  /** What it has printed so far. */
  output(): string
  /** Asks it to stop, as an operator does, and waits until it has. Answers with its exit code. */
  stop(): Promise<number | null>
  /** SIGKILL to the server alone; the database process lives on. */
  kill(): Promise<void>
  /** SIGKILL to everything that it started, too. */
  killGroup(): Promise<void>
}

/** A process that may or may not get ready. */
export interface Launch {
  pid: number
  output(): string
  /** The address. @throws Error with what it printed when it ends first. */
  ready: Promise<string>
  ended: Promise<number | null>
  signal(signal: NodeJS.Signals, to: 'server' | 'group'): void
}

const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => signalGroup(child, 'SIGKILL')))

/** Starts the product and does not wait. */
export function launchProduct(dataDir: string, env: Record<string, string> = {}): Launch {
  const child = spawn(process.execPath, [...NODE_OPTIONS, 'tools/start.mjs'], {
    cwd: root,
    // A process group of its own, so that a kill of the group meets the server and its database only.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...cleanEnvironment(), ...GENEROUS, ...COLD_WRITER, PORT: '0', DATA_DIR: dataDir, ...env },
  })
  running.add(child)
  let output = ''
  const ended = new Promise<number | null>((resolve) => {
    // "exit" and not "close": a database that outlives the server keeps the pipes open.
    child.once('exit', (code) => {
      running.delete(child)
      resolve(code)
    })
  })
  const ready = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      const address = READY.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('error', reject)
    child.once('exit', (code, signal) => reject(new Error(`The product ended (${code ?? signal}):\n${output}`)))
  })
  // Whoever kills it on purpose never looks at this promise.
  ready.catch(() => undefined)
  return {
    pid: child.pid ?? 0,
    output: () => output,
    ready,
    ended,
    signal: (signal, to) => void (to === 'group' ? signalGroup(child, signal) : child.kill(signal)),
  }
}

/** Starts the product and waits until it is ready. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const ownFolder = options.dataDir === undefined
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'reelwright-e2e-')))
  const launch = launchProduct(dataDir, options.env)
  const url = await within(START_LIMIT_MS, launch.ready, () => `The product was not ready in time:\n${launch.output()}`)

  const end = async (signal: NodeJS.Signals, to: 'server' | 'group') => {
    launch.signal(signal, to)
    return within(STOP_LIMIT_MS, launch.ended, () => `The product did not end after ${signal}:\n${launch.output()}`)
  }
  return {
    url,
    dataDir,
    pid: launch.pid,
    output: launch.output,
    async stop() {
      const code = await end('SIGTERM', 'server')
      if (ownFolder) await rm(dataDir, { recursive: true, force: true })
      return code
    },
    async kill() {
      await end('SIGKILL', 'server')
    },
    async killGroup() {
      await end('SIGKILL', 'group')
    },
  }
}

/** Where workers find the product that `global-setup.ts` has started. */
const SHARED_PRODUCT = 'E2E_SHARED_PRODUCT'

export function shareProduct({ url, dataDir, pid }: Product) {
  process.env[SHARED_PRODUCT] = JSON.stringify({ url, dataDir, pid })
}

/** The product that all workers use, which outlives each of them; undefined when this run has none. */
export function sharedProduct(): Product | undefined {
  const shared = process.env[SHARED_PRODUCT]
  if (!shared) return undefined
  const refuse = () => Promise.reject(new Error('Other workers use this product'))
  return {
    ...(JSON.parse(shared) as Pick<Product, 'url' | 'dataDir' | 'pid'>),
    output: () => '',
    stop: () => Promise.resolve(0),
    kill: refuse,
    killGroup: refuse,
  }
}

/** A second product without its own accounts and rows: it passes those calls to the first one and shares its database. */
export async function startPassingThrough(upstream: Product, env: Record<string, string> = {}): Promise<Product> {
  const { anonKey, serviceRoleKey } = await keysOf(upstream.dataDir)
  return startProduct({
    env: {
      SUPABASE_URL: upstream.url,
      SUPABASE_ANON_KEY: anonKey,
      SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey,
      DATABASE_URL: databaseUrl(upstream.dataDir),
      ...env,
    },
  })
}

/** What `npm run keys` prints for an installation. */
export async function keysOf(dataDir: string): Promise<{ anonKey: string; serviceRoleKey: string; jwtSecret: string }> {
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/keys.mjs'], {
    cwd: root,
    env: { ...cleanEnvironment(), DATA_DIR: dataDir },
  })
  return JSON.parse(stdout) as { anonKey: string; serviceRoleKey: string; jwtSecret: string }
}

/** How a server itself reaches its embedded database. */
export function databaseUrl(dataDir: string): string {
  const { databasePassword } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as {
    databasePassword: string
  }
  const port = readFileSync(join(dataDir, 'database', 'postmaster.pid'), 'utf8').split('\n')[3]
  return `postgresql://reelwright:${databasePassword}@127.0.0.1:${port}/reelwright`
}

/** The process number of the embedded database, from its own pid file; undefined when it does not run. */
export function databasePid(dataDir: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(dataDir, 'database', 'postmaster.pid'), 'utf8').split('\n')[0])
    return pid > 0 && isAlive(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Waits until `condition` holds. @throws Error after `limit` milliseconds. */
export async function until(condition: () => boolean, what: string, limit = 60_000): Promise<void> {
  const deadline = Date.now() + limit
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}`)
    await sleep(20)
  }
}

/** Settings of whoever runs the tests must not reach the product under test. */
function cleanEnvironment(): Record<string, string> {
  const kept = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'USER', 'SystemRoot', 'REELWRIGHT_RUN_AS']
  return Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It is gone already.
  }
}

async function within<T>(limit: number, work: Promise<T>, message: () => string): Promise<T> {
  const timer = new AbortController()
  const late = sleep(limit, undefined, { signal: timer.signal }).then(() => {
    throw new Error(message())
  })
  // Also when it is called off.
  late.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    timer.abort()
  }
}
