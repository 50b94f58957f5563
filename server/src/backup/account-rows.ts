import pg from 'pg'
import { inLoadingOrder, quoted, type StoredTable } from './tables'

/** Which rows of a table are an account's, as an SQL condition. */
export interface OwnedTable extends StoredTable {
  condition: string
}

interface ForeignKey {
  child: string
  parent: string
  columns: string[]
  parentColumns: string[]
}

/** Figures come by the million and have no foreign key to their set; a trigger lets them go with it. */
const SETS = 'public.market_sets'
const SET_COLUMN = 'set_id'

/**
 * The tables that lose rows when an account is deleted, each after those that it names: what hangs on the account by a foreign key that
 * deletes along, directly or through other rows. What stays without its account, as payments do, is not among them.
 */
export async function readOwnedTables(
  client: pg.ClientBase,
  tables: StoredTable[],
  email: string,
): Promise<OwnedTable[]> {
  const { rows: keys } = await client.query<ForeignKey>(`
    select cn.nspname || '.' || c.relname as child, pn.nspname || '.' || p.relname as parent,
      (select array_agg(a.attname::text order by k.at) from unnest(f.conkey) with ordinality k (number, at)
       join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number) as columns,
      (select array_agg(a.attname::text order by k.at) from unnest(f.confkey) with ordinality k (number, at)
       join pg_attribute a on a.attrelid = p.oid and a.attnum = k.number) as "parentColumns"
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace cn on cn.oid = c.relnamespace
      join pg_class p on p.oid = f.confrelid join pg_namespace pn on pn.oid = p.relnamespace
    where f.contype = 'f' and f.confdeltype = 'c' and c.oid <> p.oid`)
  const owned = new Map<string, OwnedTable>()
  for (const table of inLoadingOrder(tables)) {
    if (table.momentary) continue
    const conditions = keys
      .filter((key) => key.child === table.name)
      .flatMap((key) => rowsOf(owned.get(key.parent), key.columns, key.parentColumns))
    if (table.name === 'auth.users') conditions.push(`email = lower(${pg.escapeLiteral(email)})`)
    if (conditions.length > 0) owned.set(table.name, { ...table, condition: conditions.join(' or ') })
  }
  for (const table of tables) {
    if (owned.has(table.name) || table.momentary || !table.columns.includes(SET_COLUMN)) continue
    for (const condition of rowsOf(owned.get(SETS), [SET_COLUMN], ['id']))
      owned.set(table.name, { ...table, condition })
  }
  return [...owned.values()]
}

function rowsOf(parent: OwnedTable | undefined, columns: string[], parentColumns: string[]): string[] {
  if (!parent) return []
  const list = (names: string[]) => names.map(pg.escapeIdentifier).join(', ')
  return [`(${list(columns)}) in (select ${list(parentColumns)} from ${quoted(parent.name)} where ${parent.condition})`]
}
