import { sql, type RawBuilder } from 'kysely'
import type { Field, JsonStep } from '../parse/field'
import type { Level, Query } from '../parse/query'
import type { SelectEmbed } from '../parse/select'
import { noSuchColumn, RestError, unreadable } from '../rest-error'
import type { Column, Schema, Table, TypeName } from '../schema/schema'
import { closestName } from './closest'
import { placeLevels } from './levels'
import { nearestName } from './nearest'

export type Sql = RawBuilder<unknown>

/** A text of the caller that PostgreSQL has to make sense of; kept so that a refusal can name its place. */
export interface Literal {
  /** `Filter "video_length"`. */
  part: string
  /** Fails exactly when the text makes no sense. */
  check: Sql
}

/** What is shared while one statement is made. */
export interface Build {
  schema: Schema
  query: Query
  /** What is asked of the table itself. */
  level: Level
  /** What is asked of each embed. */
  levels: Map<SelectEmbed, Level>
  maxRows: number
  literals: Literal[]
  aliases: number
}

/** @throws RestError PGRST108 for a filter, order or limit on a relation that is not selected. */
export function newBuild(schema: Schema, query: Query, maxRows: number): Build {
  const { root, embeds } = placeLevels(query)
  return { schema, query, level: root, levels: embeds, maxRows, literals: [], aliases: 0 }
}

/** A table under the name it has in the statement. */
export interface Scope {
  table: Table
  alias: string
  /** Columns that the statement refers to, or `*`: what a write has to give back and nothing more, for column rights. */
  used: Set<string>
}

export function newScope(table: Table, alias: string): Scope {
  return { table, alias, used: new Set() }
}

/** Each is one more relation for the planner, whose work grows faster than their number. */
const MAX_RELATIONS = 500

/** @throws RestError PGRST100 for a request that joins more than a person could mean. */
export function freshAlias(build: Build, name: string): string {
  build.aliases++
  if (build.aliases > MAX_RELATIONS) throw unreadable('The request embeds and filters by too many relations')
  // PostgreSQL cuts names at 63 bytes; the number must survive. The sign keeps it apart from a table's name.
  return `${name.slice(0, 15)}~${build.aliases}`
}

/** @throws RestError PGRST205 with the name that was probably meant. */
export function findTable(schema: Schema, name: string): Table {
  const table = schema.tables.get(name)
  if (table) return table
  const nearest = closestName(name, schema.tables.keys())
  throw new RestError(
    404,
    'PGRST205',
    `Could not find the table '${schema.name}.${name}' in the schema cache`,
    null,
    nearest ? `Perhaps you meant the table '${schema.name}.${nearest}'` : null,
  )
}

/** @throws RestError 42703 in PostgreSQL's words. */
export function findColumn(table: Table, name: string): Column {
  return table.columns.get(name) ?? refuseColumn(table, name)
}

function refuseColumn(table: Table, name: string): never {
  const nearest = nearestName(name, table.columns.keys())
  throw noSuchColumn(
    table.name,
    name,
    nearest ? `Perhaps you meant to reference the column "${table.name}.${nearest}".` : null,
  )
}

export function columnSql(scope: Scope, name: string): Sql {
  if (!scope.table.columns.has(name)) refuseColumn(scope.table, name)
  scope.used.add(name)
  return sql.id(scope.alias, name)
}

/** The whole row, as the type that functions of one row take. */
export function rowSql(scope: Scope): Sql {
  scope.used.add('*')
  // With the star it cannot be mistaken for a column that has the table's name.
  return sql`(${sql.id(scope.alias)}.*)::${sql.id(scope.table.schema, scope.table.name)}`
}

export interface FieldSql extends TypeName {
  expression: Sql
}

/** A column, what a function computes from the row, or a place in the JSON of either, with the type that values are compared as. */
export function fieldSql(scope: Scope, field: Field): FieldSql {
  const whole = wholeFieldSql(scope, field.name)
  if (field.path.length === 0) return whole
  const isJson = whole.typeName === 'json' || whole.typeName === 'jsonb'
  const reached = field.path.reduce<Sql>(stepSql, isJson ? whole.expression : sql`to_jsonb(${whole.expression})`)
  const type = field.path.at(-1)!.arrow === '->>' ? 'text' : 'jsonb'
  return { expression: sql`(${reached})`, type, typeName: type, isArray: false }
}

function wholeFieldSql(scope: Scope, name: string): FieldSql {
  const { table } = scope
  const column = table.columns.get(name)
  if (column) {
    const { type, typeName, isArray } = column
    return { expression: columnSql(scope, name), type, typeName, isArray }
  }
  const { type, typeName, isArray } = table.computed.get(name) ?? refuseColumn(table, name)
  return { expression: sql`${sql.id(table.schema, name)}(${rowSql(scope)})`, type, typeName, isArray }
}

function stepSql(from: Sql, { arrow, key }: JsonStep): Sql {
  // The operator is one of two of ours; the key is bound, and its type decides between object key and array index.
  const operator = sql.raw(arrow)
  return typeof key === 'number' ? sql`${from} ${operator} ${key}::int` : sql`${from} ${operator} ${key}::text`
}

export function joinAnd(conditions: Sql[]): Sql {
  return conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}
