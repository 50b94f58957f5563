import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { FileStore } from '../providers/files'
import { readOwnedTables, type OwnedTable } from './account-rows'
import { copyIn, copyOut } from './copy'
import { digestOf, switchOffTriggers, type LoadedTable } from './load-tables'
import { readFileList } from './parts'
import { putFiles } from './put-files'
import { columnList, quoted, readMigrations, readSequences, readTables, SESSION } from './tables'
import { SECRETS, type StoredFile } from './manifest'

/**
 * Brings one account back that was deleted, with all that went with it, while others go on. The backup must be one of this installation
 * and lie in a database of its own already (`source`), brought to the same schema. Its plan stays ended, since the provider knows of no
 * other, and payments stay without an account.
 * @returns what came back, by table. Nothing is changed when it fails.
 */
export async function restoreAccount(
  tools: { connectionString: string; files: FileStore; dataDir: string; source: string },
  { backup, email }: { backup: string; email: string },
): Promise<LoadedTable[]> {
  const { files, dataDir } = tools
  if ((await jwtSecretIn(backup)) !== (await jwtSecretIn(dataDir))) throw new Error(NOT_OURS)
  const [from, to] = [connect(tools.source), connect(tools.connectionString)]
  try {
    await Promise.all([from.connect(), to.connect()])
    await refuseOthers(from, to)
    await from.query('begin read only')
    await from.query(SESSION)
    const tables = await readOwnedTables(from, await readTables(from), email)
    const own = await withRows(from, tables)
    if (own.length === 0) throw new Error(`The backup has no account for ${email}`)
    const objects = own.find((table) => table.name === 'storage.objects')
    if (objects) await putFiles({ client: to, files }, backup, filesOf(from, objects, backup))
    return await copyRows(from, to, own, email)
  } finally {
    await Promise.all([from.end(), to.end()])
  }
}

function connect(connectionString: string): pg.Client {
  const client = new pg.Client({ connectionString, application_name: 'reelwright restore', keepAlive: true })
  client.on('error', () => undefined)
  return client
}

const NOT_OURS =
  'The backup is from another installation, or is newer than this one. One account cannot be restored from it'

/** No two installations have the same; a backup has that of its own. */
async function jwtSecretIn(folder: string): Promise<unknown> {
  const file = join(folder, SECRETS)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new Error(`${file} is missing. Run this with the server's settings (DATA_DIR)`, { cause: error })
  })
  return (JSON.parse(text) as { jwtSecret?: unknown }).jwtSecret
}

/** Numbers that rows have must be free here: those that an installation gave once it never gives again. */
async function refuseOthers(from: pg.Client, to: pg.Client) {
  const [theirs, here] = [await readMigrations(from), await readMigrations(to)]
  if (theirs.join() !== here.join())
    throw new Error('The database is from another version. Start the server once, then try again')
  const [then, now] = [await readSequences(from), await readSequences(to)]
  if (Object.entries(then).some(([name, next]) => BigInt(now[name] ?? 0) < BigInt(next))) throw new Error(NOT_OURS)
}

async function withRows(from: pg.Client, tables: OwnedTable[]): Promise<OwnedTable[]> {
  const found: OwnedTable[] = []
  for (const table of tables) {
    const { rows } = await from.query(`select from ${quoted(table.name)} where ${table.condition} limit 1`)
    if (rows.length > 0) found.push(table)
  }
  return found
}

async function* filesOf(from: pg.Client, objects: OwnedTable, backup: string): AsyncGenerator<StoredFile> {
  const { rows } = await from.query<{ id: string }>(
    `select distinct version::text as id from storage.objects where ${objects.condition}`,
  )
  const wanted = new Set(rows.map((row) => row.id))
  for await (const file of readFileList(backup)) if (wanted.has(file.id)) yield file
}

async function copyRows(from: pg.Client, to: pg.Client, tables: OwnedTable[], email: string): Promise<LoadedTable[]> {
  await to.query('begin')
  try {
    await to.query(SESSION)
    const users = await to.query('select from auth.users where email = lower($1)', [email])
    if (users.rowCount) throw new Error(`There is already an account for ${email}`)
    const switchOn = await switchOffTriggers(to, tables)
    const digests = new Map<string, LoadedTable>()
    for (const { name, columns, condition } of tables) {
      const list = columnList(columns)
      const statement = `copy (select ${list} from ${quoted(name)} where ${condition}) to stdout`
      const wanted = await digestOf(from, statement)
      await copyIn(
        to,
        `copy ${quoted(name)} (${list}) from stdin`,
        copyOut(from, statement, () => undefined),
      )
      const digest = await digestOf(to, statement)
      if (digest.toString() !== wanted.toString())
        throw new Error(`${name} is not what was backed up. Nothing was changed.`)
      digests.set(name, { name, rows: digest.rows, content: digest.toString() })
    }
    await switchOn()
    await to.query('delete from private.unused_files u using storage.objects o where o.version = u.version')
    await to.query('select private.refresh_subscription(id) from auth.users where email = lower($1)', [email])
    await to.query('commit')
    return [...digests.values()]
  } catch (error) {
    await to.query('rollback').catch(() => undefined)
    throw error
  }
}
