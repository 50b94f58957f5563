import { sql, type RawBuilder } from 'kysely'
import type { Field, JsonStep } from '../parse/field'
import type { Query } from '../parse/query'
import { noSuchColumn, RestError } from '../rest-error'
import type { Column, Schema, Table } from '../schema-cache'
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
  maxRows: number
  literals: Literal[]
  /** Levels of the query that belong to something selected; the others are a caller's mistake. */
  visited: Set<string>
  aliases: number
}

export function newBuild(schema: Schema, query: Query, maxRows: number): Build {
  return { schema, query, maxRows, literals: [], visited: new Set(), aliases: 0 }
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

export function freshAlias(build: Build, name: string): string {
  build.aliases++
  // PostgreSQL cuts names at 63 bytes; the number must survive.
  return `${name.slice(0, 40)}_${build.aliases}`
}

/** @throws RestError PGRST205 with the name that was probably meant. */
export function findTable(schema: Schema, name: string): Table {
  const table = schema.tables.get(name)
  if (table) return table
  const nearest = nearestName(name, schema.tables.keys())
  throw new RestError(
    404,
    'PGRST205',
    `Could not find the table 'public.${name}' in the schema cache`,
    null,
    nearest ? `Perhaps you meant the table 'public.${nearest}'` : null,
  )
}

/** @throws RestError 42703 in PostgreSQL's words. */
export function findColumn(table: Table, name: string): Column {
  const column = table.columns.get(name)
  if (column) return column
  const nearest = nearestName(name, table.columns.keys())
  throw noSuchColumn(
    table.name,
    name,
    nearest ? `Perhaps you meant to reference the column "${table.name}.${nearest}".` : null,
  )
}

export function columnSql(scope: Scope, name: string): Sql {
  findColumn(scope.table, name)
  scope.used.add(name)
  return sql.id(scope.alias, name)
}

export interface FieldSql {
  expression: Sql
  type: string
  typeName: string
  isArray: boolean
}

/** A column, or the place in its JSON, with the type that values are compared as. */
export function fieldSql(scope: Scope, field: Field): FieldSql {
  const column = findColumn(scope.table, field.name)
  const expression = columnSql(scope, field.name)
  if (field.path.length === 0)
    return { expression, type: column.type, typeName: column.typeName, isArray: column.isArray }
  const isJson = column.typeName === 'json' || column.typeName === 'jsonb'
  const reached = field.path.reduce<Sql>(stepSql, isJson ? expression : sql`to_jsonb(${expression})`)
  const type = field.path.at(-1)!.arrow === '->>' ? 'text' : 'jsonb'
  return { expression: sql`(${reached})`, type, typeName: type, isArray: false }
}

function stepSql(from: Sql, { arrow, key }: JsonStep): Sql {
  // The operator is one of two of ours; the key is bound, and its type decides between object key and array index.
  const operator = sql.raw(arrow)
  return typeof key === 'number' ? sql`${from} ${operator} ${key}::int` : sql`${from} ${operator} ${key}::text`
}

export function joinAnd(conditions: Sql[]): Sql {
  return conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}
