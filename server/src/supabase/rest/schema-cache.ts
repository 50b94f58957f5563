import { sql } from 'kysely'
import type { Db } from '../../platform/db'

/** The one schema that is open to callers. */
export const EXPOSED_SCHEMA = 'public'

export interface Column {
  name: string
  /** As PostgreSQL writes it, with length or precision: `numeric(12,2)`. Comes from the catalogue, so it may stand in SQL. */
  type: string
  /** The bare type: `numeric`, `_text`. */
  typeName: string
  isArray: boolean
  notNull: boolean
  /** The default as an SQL expression of the catalogue, null when there is none. */
  defaultSql: string | null
}

export interface ForeignKey {
  name: string
  columns: string[]
  table: string
  foreignColumns: string[]
}

export interface Table {
  name: string
  columns: Map<string, Column>
  primaryKey: string[]
  /** Primary key and unique constraints, each as its columns. */
  unique: string[][]
  foreignKeys: ForeignKey[]
}

export interface Parameter {
  name: string
  type: string
  required: boolean
  isVariadic: boolean
}

export interface SqlFunction {
  name: string
  parameters: Parameter[]
  returnsSet: boolean
  /** `void`, one value, or a row with columns. */
  returns: 'void' | 'scalar' | 'row'
  /** Of a row: the columns, with the name of the table where it is one's row. */
  table: Table | undefined
  isVolatile: boolean
}

export interface Schema {
  tables: Map<string, Table>
  /** Overloads share a name. */
  functions: Map<string, SqlFunction[]>
  /** Names a cast may use, as `[schema, type]`. */
  types: Map<string, [string, string]>
}

/** Knows the shape of the open schema; asks the database at first use and after `reload`. */
export class SchemaCache {
  private loading: Promise<Schema> | undefined

  constructor(private readonly db: Db) {}

  get(): Promise<Schema> {
    this.loading ??= readSchema(this.db).catch((error: unknown) => {
      // A database that was not there yet may be there at the next request.
      this.loading = undefined
      throw error
    })
    return this.loading
  }

  reload(): Promise<Schema> {
    this.loading = undefined
    return this.get()
  }
}

interface CatalogueColumn {
  name: string
  type: string
  type_name: string
  is_array: boolean
  not_null: boolean
  default_sql: string | null
}

interface Catalogue {
  tables: { name: string; columns: CatalogueColumn[] }[] | null
  keys: { table: string; kind: 'p' | 'u'; columns: string[] }[] | null
  foreign_keys:
    { table: string; name: string; columns: string[]; foreign_table: string; foreign_columns: string[] }[] | null
  functions: CatalogueFunction[] | null
  types: { schema: string; name: string }[] | null
}

interface CatalogueFunction {
  name: string
  names: string[] | null
  modes: string[] | null
  types: string[]
  type_names: string[]
  inputs: number
  defaults: number
  is_variadic: boolean
  returns_set: boolean
  return_type: string
  return_kind: string
  return_table: string | null
  is_volatile: boolean
}

async function readSchema(db: Db): Promise<Schema> {
  const [row] = await db.query<{ catalogue: Catalogue }>(CATALOGUE)
  const { tables, keys, foreign_keys: foreignKeys, functions, types } = row!.catalogue
  const schema: Schema = { tables: new Map(), functions: new Map(), types: new Map() }

  for (const { name, columns } of tables ?? []) {
    schema.tables.set(name, {
      ...emptyTable(name),
      columns: new Map(columns.map((column) => [column.name, columnOf(column)])),
    })
  }
  for (const { table, kind, columns } of keys ?? []) {
    schema.tables.get(table)?.unique.push(columns)
    if (kind === 'p') schema.tables.get(table)!.primaryKey = columns
  }
  for (const { table, name, columns, foreign_table, foreign_columns } of foreignKeys ?? []) {
    schema.tables.get(table)?.foreignKeys.push({ name, columns, table: foreign_table, foreignColumns: foreign_columns })
  }
  for (const found of functions ?? []) {
    const overloads = schema.functions.get(found.name) ?? []
    schema.functions.set(found.name, [...overloads, functionOf(found, schema.tables)])
  }
  for (const { schema: owner, name } of types ?? []) schema.types.set(name, [owner, name])
  for (const [alias, name] of TYPE_ALIASES) schema.types.set(alias, ['pg_catalog', name])
  return schema
}

const TYPE_ALIASES = [
  ['int', 'int4'],
  ['integer', 'int4'],
  ['bigint', 'int8'],
  ['smallint', 'int2'],
  ['real', 'float4'],
  ['float', 'float8'],
  ['double precision', 'float8'],
  ['boolean', 'bool'],
  ['decimal', 'numeric'],
  ['character varying', 'varchar'],
  ['timestamp with time zone', 'timestamptz'],
  ['timestamp without time zone', 'timestamp'],
  ['time with time zone', 'timetz'],
  ['time without time zone', 'time'],
] as const

function emptyTable(name: string): Table {
  return { name, columns: new Map(), primaryKey: [], unique: [], foreignKeys: [] }
}

function columnOf(found: CatalogueColumn): Column {
  return {
    name: found.name,
    type: found.type,
    typeName: found.type_name,
    isArray: found.is_array,
    notNull: found.not_null,
    defaultSql: found.default_sql,
  }
}

function functionOf(found: CatalogueFunction, tables: Map<string, Table>): SqlFunction {
  const modes = found.modes ?? found.types.map(() => 'i')
  const all = found.types.map((type, i) => ({
    name: found.names?.[i] ?? '',
    type,
    typeName: found.type_names[i] ?? '',
    mode: modes[i] ?? 'i',
  }))
  const inputs = all.filter(({ mode }) => mode === 'i' || mode === 'b' || mode === 'v')
  const outputs = all.filter(({ mode }) => mode === 'o' || mode === 'b' || mode === 't')
  const table = (found.return_table && tables.get(found.return_table)) || rowOf(found.name, outputs)
  return {
    name: found.name,
    parameters: inputs.map(({ name, type, mode }, i) => ({
      name,
      type,
      required: i < inputs.length - found.defaults && mode !== 'v',
      isVariadic: mode === 'v',
    })),
    returnsSet: found.returns_set,
    returns: found.return_type === 'void' ? 'void' : table ? 'row' : 'scalar',
    table,
    isVolatile: found.is_volatile,
  }
}

/** A single OUT parameter is a scalar, several are a row. */
function rowOf(
  name: string,
  outputs: { name: string; type: string; typeName: string; mode: string }[],
): Table | undefined {
  if (outputs.length === 0 || (outputs.length === 1 && outputs[0]!.mode !== 't')) return undefined
  const columns = outputs.map(({ name, type, typeName }): [string, Column] => [
    name,
    { name, type, typeName, isArray: typeName.startsWith('_'), notNull: false, defaultSql: null },
  ])
  return { ...emptyTable(name), columns: new Map(columns) }
}

/** One round trip. Identity columns count as having the next number as their default. */
const CATALOGUE = sql<{ catalogue: Catalogue }>`
  with classes as (
    select c.oid, c.relname from pg_class c
    where c.relnamespace = ${EXPOSED_SCHEMA}::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
  ),
  columns as (
    select c.relname, json_agg(json_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'type_name', t.typname,
      'is_array', coalesce(nullif(t.typbasetype, 0)::regtype::oid, t.oid) in (select oid from pg_type where typcategory = 'A'),
      'not_null', a.attnotnull,
      'default_sql', case
        when a.attidentity <> '' then format('nextval(%L)', pg_get_serial_sequence(c.oid::regclass::text, a.attname))
        when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end
    ) order by a.attnum) as list
    from classes c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    group by c.relname
  ),
  constraints as (
    select c.relname, k.contype, k.conname, f.relname as foreign_relname,
      (select json_agg(a.attname order by n) from unnest(k.conkey) with ordinality as u(attnum, n)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.attnum) as columns,
      (select json_agg(a.attname order by n) from unnest(k.confkey) with ordinality as u(attnum, n)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.attnum) as foreign_columns
    from pg_constraint k
    join classes c on c.oid = k.conrelid
    left join classes f on f.oid = k.confrelid
    where k.contype in ('p', 'u', 'f') and (k.contype <> 'f' or (f.oid is not null and k.conparentid = 0))
  ),
  functions as (
    select p.proname as name, p.proargnames as names, p.proargmodes::text[] as modes, p.pronargs as inputs, p.pronargdefaults as defaults,
      (select coalesce(json_agg(format_type(o, null) order by n), '[]')
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as u(o, n)) as types,
      (select coalesce(json_agg(y.typname order by n), '[]')
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as u(o, n) join pg_type y on y.oid = u.o) as type_names,
      p.provariadic <> 0 as is_variadic, p.proretset as returns_set, r.typname as return_type, r.typtype as return_kind,
      c.relname as return_table, p.provolatile = 'v' as is_volatile
    from pg_proc p
    join pg_type r on r.oid = p.prorettype
    left join classes c on c.oid = r.typrelid
    where p.pronamespace = ${EXPOSED_SCHEMA}::regnamespace and p.prokind = 'f'
      and r.typname not in ('trigger', 'event_trigger', 'internal', 'cstring')
    order by p.proname, p.oid
  )
  select json_build_object(
    'tables', (select json_agg(json_build_object('name', relname, 'columns', list)) from columns),
    'keys', (select json_agg(json_build_object('table', relname, 'kind', contype, 'columns', columns)) from constraints where contype in ('p', 'u')),
    'foreign_keys', (select json_agg(json_build_object('table', relname, 'name', conname, 'columns', columns,
      'foreign_table', foreign_relname, 'foreign_columns', foreign_columns) order by conname) from constraints where contype = 'f'),
    'functions', (select json_agg(functions) from functions),
    'types', (select json_agg(json_build_object('schema', n.nspname, 'name', t.typname)) from pg_type t join pg_namespace n on n.oid = t.typnamespace
      where n.nspname in ('pg_catalog', ${EXPOSED_SCHEMA}) and t.typtype in ('b', 'e', 'd', 'r', 'm') and t.typname <> 'char')
  ) as catalogue`
