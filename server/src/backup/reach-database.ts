import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import type { Config } from '../platform/config'
import { startEmbedded } from '../platform/db'
import type { Log } from '../platform/log'
import { loadSecrets } from '../platform/secrets'

/** A way to the database, for as long as it is needed. */
export interface Reached {
  connectionString: string
  close(): Promise<void>
}

/**
 * The database that a server with these settings uses: the one that DATABASE_URL names, else the embedded one. That is joined when it
 * runs, and started when it does not.
 */
export async function reachDatabase(config: Config, log: Log): Promise<Reached> {
  const named = namedDatabase(config)
  if (named) return named
  if (!existsSync(join(config.dataDir, 'database', 'PG_VERSION')))
    throw new Error(`There is no database in ${config.dataDir}. Run this with the server's settings (DATA_DIR)`)
  return (await joinEmbedded(config.dataDir)) ?? ownDatabase(config, log)
}

/** Past a pooler: a backup reads from one connection, and restoring holds a lock on one. */
function namedDatabase({ databaseUrl, databaseDirectUrl }: Config): Reached | undefined {
  const connectionString = databaseDirectUrl ?? databaseUrl
  return connectionString === undefined ? undefined : { connectionString, close: () => Promise.resolve() }
}

/** The same with exclusive access. An embedded database is made when there is none. @throws Error when its server runs. */
export async function ownDatabase(config: Config, log: Log): Promise<Reached> {
  const named = namedDatabase(config)
  if (named) return named
  const { databasePassword } = await loadSecrets(config.dataDir)
  const embedded = await startEmbedded({ dataDir: config.dataDir, password: databasePassword, log })
  return { connectionString: embedded.connectionString, close: () => embedded.stop() }
}

/** An empty embedded database in a folder of its own, which goes with it. */
export async function passingDatabase(log: Log): Promise<Reached> {
  const dataDir = await mkdtemp(join(tmpdir(), 'reelwright-verify-'))
  const remove = async () => {
    // It may be a link to where another user reaches it.
    const cluster = await realpath(join(dataDir, 'database')).catch(() => undefined)
    if (cluster && dirname(cluster) !== (await realpath(dataDir)))
      await rm(dirname(cluster), { recursive: true, force: true })
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const password = randomBytes(16).toString('hex')
    const embedded = await startEmbedded({ dataDir, password, log, durable: false })
    return {
      connectionString: embedded.connectionString,
      async close() {
        try {
          await embedded.stop()
        } finally {
          await remove()
        }
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Undefined when no database runs in the folder. That one is ours which knows our password, by SCRAM on both sides. */
async function joinEmbedded(dataDir: string): Promise<Reached | undefined> {
  const pidFile = await readFile(join(dataDir, 'database', 'postmaster.pid'), 'utf8').catch(() => '')
  const port = Number(pidFile.split('\n')[3])
  if (!(port > 0)) return undefined
  const { databasePassword } = await loadSecrets(dataDir)
  const connectionString = `postgresql://reelwright:${databasePassword}@127.0.0.1:${port}/reelwright`
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 })
  client.on('error', () => undefined)
  const reached = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => undefined)
  return reached ? { connectionString, close: () => Promise.resolve() } : undefined
}
