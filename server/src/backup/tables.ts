import pg from 'pg'

export interface StoredTable {
  /** With its schema: "public.scripts". */
  name: string
  /** That can be written: generated ones follow from these. */
  columns: string[]
  /** Tables that a foreign key names, without itself. */
  needs: string[]
  /** Its rows are of the moment: another installation, or a later day, has no use for them. */
  momentary: boolean
}

/** Live messages: not kept. */
const MOMENTARY_SCHEMA = 'realtime'

/** Written by the migrator, and by restoring itself. */
const KEPT_APART = ['private.kysely_migration', 'private.kysely_migration_lock', 'private.unused_files']

/** Tables of a database outside PostgreSQL's own schemas and extensions, by name. Unlogged ones are of the moment, too. */
export async function readTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select n.nspname || '.' || c.relname as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       (select coalesce(array_agg(distinct fn.nspname || '.' || f.relname), '{}')
        from pg_constraint k join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as needs,
       c.relpersistence <> 'p' or n.nspname = $1 as momentary
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence <> 't'
       -- No migration gives a name that needs quotes, and names become paths.
       and c.relname ~ '^[a-z_][a-z0-9_]*$' and n.nspname ~ '^[a-z_][a-z0-9_]*$' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and n.nspname || '.' || c.relname <> all ($2)
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by 1`,
    [MOMENTARY_SCHEMA, KEPT_APART],
  )
  return rows
}

/** The next number of each sequence. They stand outside transactions, so read them after the rows they number were fixed. */
export async function readSequences(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; step: string }>(
    `select schemaname || '.' || sequencename as name, increment_by::text as step from pg_sequences
     where schemaname !~ '^pg_' and schemaname <> $1 order by 1`,
    [MOMENTARY_SCHEMA],
  )
  const sequences: Record<string, string> = {}
  for (const { name, step } of rows) {
    const { rows: state } = await client.query<{ next: string }>(
      `select (case when is_called then last_value + $1 else last_value end)::text as next from ${quoted(name)}`,
      [step],
    )
    sequences[name] = state[0]!.next
  }
  return sequences
}

/** The migrations that ran, in their order; empty for a database that has never been ours. */
export async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: known } = await client.query(`select where to_regclass('private.kysely_migration') is not null`)
  if (known.length === 0) return []
  const { rows } = await client.query<{ name: string }>('select name from private.kysely_migration order by name')
  return rows.map((row) => row.name)
}

/** Each after those that it names by a foreign key. */
export function inLoadingOrder(tables: StoredTable[]): StoredTable[] {
  const waiting = new Map(tables.map((table) => [table.name, table]))
  const ordered: StoredTable[] = []
  while (waiting.size > 0) {
    const next = [...waiting.values()].filter((table) => !table.needs.some((name) => waiting.has(name)))
    if (next.length === 0) throw new Error(`Tables reference each other in a circle: ${[...waiting.keys()].join(', ')}`)
    for (const table of next) waiting.delete(table.name)
    ordered.push(...next)
  }
  return ordered
}

/** "public.scripts" as SQL. */
export function quoted(name: string): string {
  return name.split('.').map(pg.escapeIdentifier).join('.')
}

export const columnList = (columns: string[]) => columns.map(pg.escapeIdentifier).join(', ')

/** How values are written in rows, the same on every server; and nothing stops us after a while. Ends with the transaction. */
export const SESSION = `
  set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local row_security = off;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '30s'`
