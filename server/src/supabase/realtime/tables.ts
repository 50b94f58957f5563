import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/db'
import type { Condition, Operator } from './filter'
import type { Role } from './identity'

export interface Column {
  name: string
  /** PostgreSQL's short name, which the client converts by: "int8", "_text". */
  type: string
  /** As SQL writes it in a cast. */
  sqlType: string
  key: boolean
  readableBy: Role[]
}

/** A table whose changes are recorded. */
export interface WatchedTable {
  relation: number
  schema: string
  name: string
  rowSecurity: boolean
  columns: Column[]
}

/** Catalog facts are looked up again after this time, in milliseconds: rights may have been taken away. */
const KEEP_MS = 5_000

/** All watched tables, remembered for a moment. */
export function createTableCatalog(db: Db) {
  let tables: Promise<WatchedTable[]> | undefined
  let readAt = 0
  return (): Promise<WatchedTable[]> => {
    if (tables && Date.now() - readAt < KEEP_MS) return tables
    readAt = Date.now()
    const reading = readTables(db)
    tables = reading
    reading.catch(() => {
      if (tables === reading) tables = undefined
    })
    return reading
  }
}

export type TableCatalog = ReturnType<typeof createTableCatalog>

async function readTables(db: Db): Promise<WatchedTable[]> {
  await db.query(sql`select realtime.follow_publication()`)
  return db.query(sql<WatchedTable>`
    select c.oid as relation, n.nspname as schema, c.relname as name, c.relrowsecurity as "rowSecurity",
      jsonb_agg(jsonb_build_object(
        'name', a.attname, 'type', t.typname, 'sqlType', format_type(a.atttypid, -1),
        'key', a.attnum = any (i.indkey),
        'readableBy', (
          select coalesce(jsonb_agg(r.name), '[]') from unnest(array['anon', 'authenticated', 'service_role']) as r (name)
          where has_schema_privilege(r.name, n.oid, 'usage') and has_column_privilege(r.name, c.oid, a.attnum, 'select'))
      ) order by a.attnum) as columns
    from pg_trigger w
      join pg_class c on c.oid = w.tgrelid
      join pg_namespace n on n.oid = c.relnamespace
      join pg_index i on i.indrelid = c.oid and i.indisprimary
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
    where w.tgname = 'realtime_changes' and not w.tgisinternal
    group by c.oid, n.nspname, c.relname, c.relrowsecurity`)
}

/** Types whose values are equal exactly when their texts are, and whose JSON has that text. */
const EQUAL_BY_TEXT = new Set(['uuid', 'text', 'varchar', 'bool', 'int2', 'int4'])

/** Whether a condition can be decided by comparing texts, without asking the database. */
export const isEqualityByText = (column: Column, { operator, negated }: Condition) =>
  operator === 'eq' && !negated && EQUAL_BY_TEXT.has(column.type)

/** The value as the database would write it: "A0EE..." of a uuid becomes lower case. Fails as PostgreSQL does. */
export function canonicalText(column: Column, value: string | null): RawBuilder<unknown> {
  return sql`cast(${value}::text as ${sql.raw(column.sqlType)})::text`
}

const COMPARISONS = new Map<Operator, string>([
  ['eq', '='],
  ['neq', '<>'],
  ['lt', '<'],
  ['lte', '<='],
  ['gt', '>'],
  ['gte', '>='],
  ['isdistinct', 'is distinct from'],
])
const PATTERNS = new Map<Operator, string>([
  ['like', 'like'],
  ['ilike', 'ilike'],
  ['match', '~'],
  ['imatch', '~*'],
])

/** A condition in SQL on the row `r`; true, false or null. */
export function conditionSql(column: Column, { operator, negated, values }: Condition): RawBuilder<unknown> {
  const field = sql`r.${sql.id(column.name)}`
  // The catalog's own words, never a client's.
  const type = sql.raw(column.sqlType)
  const [value = null] = values
  const positive = () => {
    if (operator === 'in') return sql`${field} = any (cast(${values}::text[] as ${type}[]))`
    if (operator === 'is') return sql`${field} is ${sql.raw(isWord(value))}`
    const pattern = PATTERNS.get(operator)
    if (pattern) return sql`${field}::text ${sql.raw(pattern)} ${value}::text`
    return sql`${field} ${sql.raw(COMPARISONS.get(operator) ?? '=')} cast(${value}::text as ${type})`
  }
  return negated ? sql`not (${positive()})` : positive()
}

/** One of four words, whatever came in. */
const isWord = (value: string | null) => ['true', 'false', 'unknown'].find((word) => word === value) ?? 'null'

/** A pattern is only read when it meets a value: this makes a faulty one fail at once. */
export const patternTrial = ({ operator, values }: Condition): RawBuilder<unknown> =>
  operator === 'match' || operator === 'imatch' ? sql`('' ~ ${values[0] ?? null}::text) is not null` : sql`true`
