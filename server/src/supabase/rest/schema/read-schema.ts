import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import { catalogueSql, type Catalogue, type CatalogueRelation } from './catalogue'
import { columnOf } from './columns'
import { functionOf } from './read-functions'
import { emptyTable, type Schema, type SqlFunction, type Table } from './schema'
import { viewOrigins } from './view-origins'

/** The exposed schemas by name; one that does not exist is empty. */
export async function readSchemas(db: Db, names: string[]): Promise<Map<string, Schema>> {
  const catalogue = await db.transaction(async (db) => {
    await db.query(sql`select set_config('search_path', '', true)`)
    const [row] = await db.query(catalogueSql(names))
    return row!.catalogue
  })
  return schemasOf(catalogue, names)
}

function schemasOf(catalogue: Catalogue, names: string[]): Map<string, Schema> {
  const schemas = new Map<string, Schema>(
    names.map((name) => [name, { name, tables: new Map(), functions: new Map(), types: new Map() }]),
  )
  const relations = catalogue.relations ?? []
  const tables = new Map(relations.map((relation) => [relation.id, tableOf(relation)]))
  for (const table of tables.values()) schemas.get(table.schema)?.tables.set(table.name, table)
  addKeys(catalogue, relations, tables)

  for (const found of catalogue.functions ?? []) {
    const made = functionOf(found, tables)
    const schema = schemas.get(found.schema)
    if (isCallable(made)) {
      const overloads = schema?.functions.get(found.name) ?? []
      schema?.functions.set(found.name, [...overloads, made].sort(bySignature))
    }
    const owner = tables.get(found.row_of ?? 0)
    if (!owner || owner.schema !== found.schema || made.returns === 'void') continue
    const toOne = !found.returns_set || found.rows === 1
    if (made.returns === 'row' && tables.has(found.return_relation ?? 0) && made.table.schema === owner.schema) {
      owner.computedRelationships.set(found.name, { name: found.name, table: made.table.name, toOne })
    } else if (!found.returns_set && !owner.columns.has(found.name)) {
      owner.computed.set(found.name, {
        name: found.name,
        type: found.return_type,
        typeName: found.return_type_name,
        isArray: found.return_is_array,
      })
    }
  }
  for (const schema of schemas.values()) {
    for (const { schema: owner, name } of catalogue.types ?? []) {
      if (owner === 'pg_catalog' || owner === schema.name) schema.types.set(name, [owner, name])
    }
    for (const [alias, name] of TYPE_ALIASES) schema.types.set(alias, ['pg_catalog', name])
  }
  return schemas
}

/** Arguments come by name, or as a whole body for a single one. */
function isCallable({ parameters }: SqlFunction): boolean {
  const [only] = parameters
  return (
    parameters.every(({ name }) => name !== '') ||
    (parameters.length === 1 && /^(?:bytea|jsonb?|text|xml)$/.test(only!.type))
  )
}

/** The original's order, in which it lists the candidates of a call: by the number of parameters, then by their names and types. */
function bySignature(a: SqlFunction, b: SqlFunction): number {
  const signature = ({ parameters }: SqlFunction) => JSON.stringify(parameters.map(({ name, type }) => [name, type]))
  return a.parameters.length - b.parameters.length || (signature(a) < signature(b) ? -1 : 1)
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

function tableOf({ schema, name, is_view, comment, columns }: CatalogueRelation): Table {
  return {
    ...emptyTable(schema, name),
    isView: is_view,
    comment,
    columns: new Map((columns ?? []).map((column) => [column.name, columnOf(column)])),
  }
}

/** An exposed relation and which columns of a stored table it shows, by their numbers. */
interface Showing {
  table: Table
  names: Map<number, string>
}

function addKeys({ keys, foreign_keys, views }: Catalogue, relations: CatalogueRelation[], tables: Map<number, Table>) {
  const shown = showings(relations, tables, views)
  const namesIn = ({ names }: Showing, columns: number[]) => {
    const found = columns.flatMap((column) => names.get(column) ?? [])
    return found.length === columns.length ? found : undefined
  }
  for (const { table, kind, columns } of keys ?? []) {
    for (const showing of shown.get(table) ?? []) {
      const names = namesIn(showing, columns)
      if (!names) continue
      showing.table.unique.push(names)
      // A view over several tables is told apart by all of their keys together.
      if (kind === 'p') showing.table.primaryKey = [...new Set([...showing.table.primaryKey, ...names])]
    }
  }
  for (const key of foreign_keys ?? []) {
    for (const near of shown.get(key.table) ?? []) {
      const columns = namesIn(near, key.columns)
      for (const far of (columns && shown.get(key.foreign_table)) ?? []) {
        const foreignColumns = namesIn(far, key.foreign_columns)
        if (!columns || !foreignColumns || near.table.schema !== far.table.schema) continue
        near.table.foreignKeys.push({ name: key.name, columns, table: far.table.name, foreignColumns })
      }
    }
  }
}

/** By stored table: the exposed relations that show columns of it, which may be the table itself. */
function showings(relations: CatalogueRelation[], tables: Map<number, Table>, views: Catalogue['views']) {
  const origins = new Map((views ?? []).map(({ view, tree }) => [view, viewOrigins(tree)]))
  const storedBehind = (relation: number, column: number, depth = 0): [number, number] | undefined => {
    const list = origins.get(relation)
    if (!list) return [relation, column]
    const origin = depth < DEEPEST_VIEW ? list.find((one) => one.column === column) : undefined
    return origin && storedBehind(origin.relation, origin.relationColumn, depth + 1)
  }
  const shown = new Map<number, Showing[]>()
  for (const { id, columns } of relations) {
    const byStored = new Map<number, Showing>()
    for (const { number, name } of columns ?? []) {
      const [stored, column] = storedBehind(id, number) ?? []
      if (stored === undefined || column === undefined) continue
      const showing = byStored.get(stored) ?? { table: tables.get(id)!, names: new Map() }
      if (!showing.names.has(column)) showing.names.set(column, name)
      byStored.set(stored, showing)
    }
    for (const [stored, showing] of byStored) shown.set(stored, [...(shown.get(stored) ?? []), showing])
  }
  return shown
}

/** Views over views end far before this. */
const DEEPEST_VIEW = 100
