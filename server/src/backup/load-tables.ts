import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { copyIn, copyOut } from './copy'
import { tablePath, type Manifest, type Table } from './manifest'
import { readPacked } from './parts'
import { RowDigest } from './row-digest'
import { columnList, inLoadingOrder, quoted, readTables, SESSION, type StoredTable } from './tables'

/** A table of the database as it is after loading. */
export interface LoadedTable {
  name: string
  rows: number
  content: string
}

/** Of what the product makes beside another Supabase: nothing can be done there with what keys of the old installation hashed or sealed. */
const KEPT_BY_KEYS = ['private.recovery_codes', 'private.shop_tokens', 'private.model_settings', 'private.own_models']
const BESIDE_SUPABASE = /^(public|private)\./

export interface LoadOptions {
  backup: string
  manifest: Manifest
  /** The accounts that are there may go. */
  replace: boolean
  /** Another Supabase keeps accounts and files. Puts the accounts there; then come the product's own rows, and no others. */
  beside?: () => Promise<void>
}

/**
 * Puts the rows of a backup in the place of all that a database of the same schema holds, in one transaction, and reads them back. Nothing
 * is changed when it fails, also when a table does not come out as the manifest says, or a server has come to work meanwhile.
 * @returns what was read back, and names of tables that no migration makes: those are not loaded.
 */
export async function loadTables(
  client: pg.Client,
  { backup, manifest, replace, beside }: LoadOptions,
): Promise<{ loaded: LoadedTable[]; strangers: string[] }> {
  await client.query('begin')
  try {
    await client.query(SESSION)
    const goes = ({ name }: { name: string }) => !beside || BESIDE_SUPABASE.test(name)
    const present = (await readTables(client)).filter(goes)
    const kept = manifest.tables.filter((table) => goes(table) && !(beside && KEPT_BY_KEYS.includes(table.name)))
    const { wanted, strangers } = matching(kept, present)
    if (!beside)
      await client.query('create temp table files_before on commit drop as select version from storage.objects')
    const known = new Set([...manifest.tables.map((table) => table.name), ...manifest.leftOut])
    const cleared = present.filter((table) => known.has(table.name))
    await client.query(`lock table ${namesOf(cleared)} in access exclusive mode`)
    // Files take their time before this: what a server writes now waits for us, and would be written into another state.
    await refuseServers(client, { migrating: true })
    await refuseAccounts(client, replace)
    await beside?.()

    const switchOn = await switchOffTriggers(client, cleared)
    await client.query(`truncate ${namesOf(cleared)}`)
    const order = inLoadingOrder(present).flatMap((table) => wanted.get(table.name) ?? [])
    for (const { name, columns } of order) {
      const statement = `copy ${quoted(name)} (${columnList(columns)}) from stdin`
      await copyIn(client, statement, readPacked(join(backup, tablePath(name)))).catch((error: Error) => {
        throw new Error(`${name} could not be loaded: ${error.message}`, { cause: error })
      })
    }
    const sequences = Object.entries(manifest.sequences).filter(([name]) => goes({ name }))
    await setSequences(client, sequences)
    await switchOn()
    if (!beside) await settleUnusedFiles(client)

    const loaded: LoadedTable[] = []
    for (const table of wanted.values()) loaded.push(await readBack(client, table))
    await client.query('commit')
    return { loaded, strangers }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/**
 * @param migrating whether migrations are left out: the connection of our own takes a moment to go
 * @throws Error when another session works on this database
 */
export async function refuseServers(client: pg.ClientBase, { migrating = false } = {}) {
  // Of an embedded database the lock is held by ourselves, or we would not have come so far.
  const expected = ['reelwright server lock', ...(migrating ? ['reelwright migrations'] : [])]
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and application_name like 'reelwright%' and application_name <> all ($1)`,
    [expected],
  )
  if (rows.length > 0)
    throw new Error(`A server or a backup is using this database (${rows.length} connections). Stop it first.`)
}

/** @throws Error when the database has accounts, which must not be lost. */
export async function refuseAccounts(client: pg.ClientBase, replace: boolean) {
  if (replace) return
  const { rows } = await client.query<{ count: string }>('select count(*) as count from auth.users')
  if (rows[0]!.count !== '0')
    throw new Error(
      `The database has ${rows[0]!.count} accounts. With --replace, everything in it is deleted and replaced by the backup.`,
    )
}

function matching(tables: Table[], present: StoredTable[]): { wanted: Map<string, Table>; strangers: string[] } {
  const here = new Map(present.map((table) => [table.name, table]))
  const wanted = new Map<string, Table>()
  const strangers: string[] = []
  for (const table of tables) {
    const columns = here.get(table.name)?.columns
    const extra = columns && table.columns.filter((column) => !columns.includes(column))
    if (extra?.length)
      throw new Error(`${table.name} has columns in the backup that no migration creates: ${extra.join(', ')}`)
    if (columns) wanted.set(table.name, table)
    else strangers.push(table.name)
  }
  return { wanted, strangers }
}

const namesOf = (tables: { name: string }[]) => tables.map((table) => quoted(table.name)).join(', ')

/**
 * For the rest of the transaction, or until what is returned is called: triggers would count, date and index again what the rows say
 * already. Only those that are on and of our own making; an owner may switch no others.
 */
export async function switchOffTriggers(client: pg.Client, tables: { name: string }[]): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select n.nspname || '.' || c.relname as table, t.tgname as name
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgenabled = 'O' and n.nspname || '.' || c.relname = any ($1)`,
    [tables.map((table) => table.name)],
  )
  const turn = async (way: 'disable' | 'enable') => {
    for (const { table, name } of rows)
      await client.query(`alter table ${quoted(table)} ${way} trigger ${pg.escapeIdentifier(name)}`)
  }
  await turn('disable')
  return async () => {
    await client.query('set constraints all immediate')
    await turn('enable')
  }
}

/** `restart`, not `setval`: that one would stay when the transaction fails. */
async function setSequences(client: pg.Client, sequences: [name: string, next: string][]) {
  for (const [name, next] of sequences) {
    const { rows } = await client.query<{ known: boolean }>('select to_regclass($1) is not null as known', [
      quoted(name),
    ])
    if (rows[0]!.known) await client.query(`alter sequence ${quoted(name)} restart with ${next}`)
  }
}

/** Bytes that only replaced rows named may go, and none that a row names now. */
async function settleUnusedFiles(client: pg.Client) {
  await client.query(`
    insert into private.unused_files (version, remove_after)
    select distinct b.version, now() + interval '1 minute' from files_before b
    where not exists (select from storage.objects o where o.version = b.version)
    on conflict (version) do nothing`)
  await client.query('delete from private.unused_files u using storage.objects o where o.version = u.version')
}

async function readBack(client: pg.Client, { name, columns, rows, content }: Table): Promise<LoadedTable> {
  const digest = await digestOf(client, `copy ${quoted(name)} (${columnList(columns)}) to stdout`)
  if (digest.rows !== rows || digest.toString() !== content)
    throw new Error(
      `${name} doesn’t match the backup: ${digest.rows} of ${rows} rows, or different rows. Nothing was changed.`,
    )
  return { name, rows: digest.rows, content: digest.toString() }
}

/** Of the rows that a `copy ... to stdout` gives. */
export async function digestOf(client: pg.Client, statement: string): Promise<RowDigest> {
  const digest = new RowDigest()
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(
    copyOut(client, statement, (row) => digest.add(row)),
    nowhere,
  )
  return digest
}
