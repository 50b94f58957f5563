import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { projectFile } from '../platform/project-file'
import type { FileStore } from '../providers/files'
import { copyOut } from './copy'
import { keepFiles, writeFileList } from './keep-files'
import { FORMAT, MANIFEST, SECRETS, tablePath, type Manifest, type Table } from './manifest'
import { syncFolder, writePart } from './parts'
import { RowDigest } from './row-digest'
import { columnList, quoted, readMigrations, readSequences, readTables, SESSION, type StoredTable } from './tables'

export interface BackupTools {
  /** Of the role that owns the tables. */
  connectionString: string
  files: FileStore
  /** Holds `secrets.json`. */
  dataDir: string
  /** Aborted, the work ends with an error and leaves nothing behind. */
  signal?: AbortSignal
}

/**
 * Writes a backup below `folder` as the installation was at one moment, while others go on reading and writing. It gets its name once it
 * is complete. Rows come from one transaction. Bytes of stored files are never changed and outlive their row by a minute, so most are
 * read before it begins, then those that came meanwhile, and in it the few that came since: those must be read within that minute.
 */
export async function makeBackup(
  { connectionString, files, dataDir, signal }: BackupTools,
  { folder, now = new Date() }: { folder: string; now?: Date },
): Promise<{ path: string; manifest: Manifest }> {
  const secrets = join(dataDir, SECRETS)
  await access(secrets).catch(() => {
    throw new Error(`${secrets} is missing. Run this with the server's settings (DATA_DIR)`)
  })
  const name = nameOfBackup(now)
  const path = join(resolve(folder), name)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = join(dirname(path), `.${name}.${randomBytes(4).toString('hex')}.draft`)
  await mkdir(draft, { mode: 0o700 })

  const client = new pg.Client({ connectionString, application_name: 'reelwright backup', keepAlive: true })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ users: string | null; version: string }>(
      `select to_regclass('auth.users')::text as users, current_setting('server_version') as version`,
    )
    if (!rows[0]!.users) throw new Error('There is nothing to back up: no server has run on this database yet')
    const work = { client, files, draft, signal }
    const first = await keepFiles(work, new Map())
    const early = await keepFiles(work, first.stored)

    await client.query('begin isolation level repeatable read read only')
    await client.query(SESSION)
    const tables = await readTables(client)
    const lasting = tables.filter((table) => !table.momentary)
    // Lock their shape until the backup is done.
    await client.query(`lock table ${lasting.map((table) => quoted(table.name)).join(', ')} in access share mode`)
    const migrations = await readMigrations(client)
    const kept = await keepFiles(work, early.stored)
    await mkdir(join(draft, 'tables'), { mode: 0o700 })
    const written: Table[] = []
    for (const table of lasting) written.push(await writeTable(work, table))
    const sequences = await readSequences(client)
    await client.query('commit')

    const manifest: Manifest = {
      format: FORMAT,
      madeAt: now.toISOString(),
      product: await productVersion(),
      postgresql: rows[0]!.version,
      migrations,
      tables: written,
      sequences,
      leftOut: tables.filter((table) => table.momentary).map((table) => table.name),
      secrets: await writePart(join(draft, SECRETS), createReadStream(secrets)),
      files: await writeFileList(draft, kept),
    }
    await writePart(join(draft, MANIFEST), Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]))
    await syncFolder(join(draft, 'tables'))
    await syncFolder(draft)
    await rename(draft, path)
    await syncFolder(dirname(path))
    return { path, manifest }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Names sort by the moment they were made at. */
const nameOfBackup = (now: Date) => `reelwright-${now.toISOString().replaceAll(/[:.]/g, '-')}`

async function writeTable(
  { client, draft, signal }: { client: pg.Client; draft: string; signal: AbortSignal | undefined },
  { name, columns }: StoredTable,
): Promise<Table> {
  signal?.throwIfAborted()
  const digest = new RowDigest()
  const rows = copyOut(client, `copy ${quoted(name)} (${columnList(columns)}) to stdout`, (row) => digest.add(row))
  const part = await writePart(join(draft, tablePath(name)), rows, { packed: true, signal })
  return { name, columns, rows: digest.rows, content: digest.toString(), ...part }
}

async function productVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(projectFile('package.json'), 'utf8')) as { version: string }
  return version
}
