import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { knownMigrations, migrate } from '../platform/db'
import type { FileStore } from '../providers/files'
import { checkBackup } from './check-backup'
import { loadTables, refuseAccounts, refuseServers, type LoadedTable } from './load-tables'
import { SECRETS, type Manifest } from './manifest'
import { readFileList, syncFolder } from './parts'
import { putFiles } from './put-files'
import { readMigrations } from './tables'

export interface RestoreTools {
  /** Of the role that owns the tables, or will. */
  connectionString: string
  files: FileStore
  /** Where `secrets.json` goes. */
  dataDir: string
}

export interface Restored {
  manifest: Manifest
  tables: LoadedTable[]
  /** Tables of the backup that no migration makes. They stay in the backup. */
  strangers: string[]
}

/**
 * Makes an installation what it was when the backup was made. All is checked before anything is changed; then come the tables, the bytes
 * of files, the rows in one transaction, and last the secrets and newer migrations. Whatever fails up to the rows, accounts that were
 * there are as they were; what fails after them says so, and the same again brings it to its end.
 */
export async function restoreBackup(
  { connectionString, files, dataDir }: RestoreTools,
  { backup, replace = false }: { backup: string; replace?: boolean },
): Promise<Restored> {
  const manifest = await checkBackup(backup)
  const client = new pg.Client({ connectionString, application_name: 'reelwright restore', keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const level = await levelOf(client, manifest)
    await refuseServers(client)
    const { rows } = await client.query(`select where to_regclass('auth.users') is not null`)
    if (rows.length > 0) await refuseAccounts(client, replace)
    await migrate(connectionString, { upTo: level })

    await putFiles({ client, files }, backup, readFileList(backup))
    const secrets = await prepareSecrets(backup, dataDir)
    const { loaded, strangers } = await loadTables(client, { backup, manifest, replace }).catch(
      async (error: unknown) => {
        await secrets.drop()
        throw error
      },
    )
    try {
      await secrets.put()
      await migrate(connectionString)
    } catch (cause) {
      throw new Error(
        `The rows are restored, but a later step failed: ${(cause as Error).message}. Fix that, then restore again with --replace. Do not start a server before that.`,
        { cause },
      )
    }
    // Only so that the first questions are answered fast; the database does it by itself, too.
    await client.query('analyze').catch(() => undefined)
    return { manifest, tables: loaded, strangers }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Restores the rows into a database that is thrown away afterwards. Stored files and secrets are only compared with their checksums.
 */
export async function tryBackup(connectionString: string, backup: string): Promise<Restored> {
  const manifest = await checkBackup(backup)
  const client = new pg.Client({ connectionString, application_name: 'reelwright restore' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await migrate(connectionString, { upTo: await levelOf(client, manifest) })
    const { loaded, strangers } = await loadTables(client, { backup, manifest, replace: false })
    return { manifest, tables: loaded, strangers }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The backup's newest migration. @throws Error when we do not know it, or the database is past it. */
async function levelOf(client: pg.Client, { migrations }: Manifest): Promise<string> {
  const known = await knownMigrations()
  const unknown = migrations.find((name, index) => name !== known[index])
  if (unknown)
    throw new Error(`The backup was made by a newer or different version of Reelwright: ${unknown} is unknown here`)
  const here = await readMigrations(client)
  const level = migrations.at(-1)!
  if (here.length > migrations.length)
    throw new Error(
      `The database is newer (${here.at(-1)}) than the backup (${level}). Restore into an empty database. It will be updated afterward.`,
    )
  return level
}

/**
 * The backup's secrets, which API keys and refresh tokens hang on, with this installation's own password of the embedded database, and its
 * own signing keys if the backup is one of it: no row needs the old ones, of which one may have leaked since. Written beside their place
 * before the rows come, so that only a renaming is left to do after them.
 */
async function prepareSecrets(
  backup: string,
  dataDir: string,
): Promise<{ put(): Promise<void>; drop(): Promise<void> }> {
  const theirs = JSON.parse(await readFile(join(backup, SECRETS), 'utf8')) as Record<string, unknown>
  const own = await readFile(join(dataDir, SECRETS), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  const mine = JSON.parse(own) as Record<string, unknown>
  const { databasePassword = theirs.databasePassword } = mine
  const { signingKeys = theirs.signingKeys } = mine.jwtSecret === theirs.jwtSecret ? mine : theirs
  const draft = join(dataDir, `${SECRETS}.restored`)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await rm(draft, { force: true })
  await writeFile(draft, JSON.stringify({ ...theirs, signingKeys, databasePassword }, null, 2), {
    mode: 0o600,
    flush: true,
  })
  return {
    async put() {
      await rename(draft, join(dataDir, SECRETS))
      await syncFolder(dataDir)
    },
    drop: () => rm(draft, { force: true }),
  }
}
