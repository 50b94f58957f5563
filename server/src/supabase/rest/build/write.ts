import { sql, type RawBuilder } from 'kysely'
import type { Rows } from '../parse/body'
import type { MediaType } from '../parse/media-type'
import type { Preferences } from '../parse/preferences'
import { levelOf } from '../parse/query'
import { intersect } from '../parse/range'
import { badBody, noSuchField, RestError } from '../rest-error'
import type { Column, Table } from '../schema-cache'
import { conditionSql } from './conditions'
import { bodySql, refuseUnvisited, rowsSql, tableSql } from './rows'
import { columnSql, findColumn, joinAnd, newScope, type Build, type Scope, type Sql } from './scope'

export interface WriteRow {
  body: string | null
  affected: number
  /** Of an upsert: rows that were there already. */
  updated: number
  /** The primary key of the first row, when only headers were asked for. */
  location: Record<string, unknown> | null
}

export interface WriteRequest {
  media: MediaType
  preferences: Preferences
}

/**
 * A statement that breaks a rule about the number of rows must not leave anything behind, and costs no second round trip: it ends in a
 * cast that cannot work. The words after this mark say which rule.
 */
export const GUARD = 'reelwright-guard:'

/** The body as a table with the columns' own types, so that PostgreSQL checks and converts every value. */
function bodyColumns(columns: Column[]): Sql {
  return sql.join(columns.map((column) => sql`${sql.id(column.name)} ${sql.raw(column.type)}`))
}

/** Expands only the given columns of a body; fails exactly when one of their values does not fit. */
export function expandSql(rows: Rows, columns: Column[]): RawBuilder<unknown> {
  return sql`select count(*) from json_to_recordset(${rows.json}::json) as _body(${bodyColumns(columns)})`
}

/** @throws RestError PGRST204 for a key that is no column. */
export function columnsOf(table: Table, keys: string[]): Column[] {
  return keys.map((key) => {
    const column = table.columns.get(key)
    if (!column) throw noSuchField(table.name, key)
    return column
  })
}

export function buildInsert(build: Build, table: Table, rows: Rows, request: WriteRequest): RawBuilder<WriteRow> {
  const scope = newScope(table, table.name)
  const columns = columnsOf(table, rows.keys)
  const conflict = conflictSql(build, table, columns, request.preferences)
  const names = columns.length ? sql`(${sql.join(columns.map(({ name }) => sql.id(name)))}) ` : sql``
  const insert = sql`insert into ${tableSql(scope)} ${names}${insertedSql(rows, columns, request.preferences)}${conflict}`
  return answerSql(build, scope, (columns) => sql`${insert} returning ${columns}`, request)
}

function insertedSql(rows: Rows, columns: Column[], preferences: Preferences): Sql {
  // Without a column each row consists of defaults only.
  if (columns.length === 0) return sql`select from generate_series(1, ${rows.count}::int)`
  const defaulted = columns.filter(
    ({ name, defaultSql }) => preferences.missing === 'default' && rows.partial.has(name) && defaultSql,
  )
  if (defaulted.length === 0) {
    const values = sql.join(columns.map(({ name }) => sql.id('_body', name)))
    return sql`select ${values} from json_to_recordset(${rows.json}::json) as _body(${bodyColumns(columns)})`
  }
  const values = columns.map((column) => {
    if (!defaulted.includes(column)) return sql.id('_body', column.name)
    // The expression comes from the catalogue.
    return sql`case when jsonb_exists(_element.value, ${column.name}) then ${sql.id('_body', column.name)} else ${sql.raw(column.defaultSql!)} end`
  })
  return sql`select ${sql.join(values)}
    from jsonb_array_elements(${rows.json}::jsonb) with ordinality as _element(value, number),
      lateral jsonb_to_record(_element.value) as _body(${bodyColumns(columns)})
    order by _element.number`
}

/** On a conflict the row that is there is left as it is or takes over what was sent, and is counted. */
function conflictSql(build: Build, table: Table, columns: Column[], { resolution }: Preferences): Sql {
  if (!resolution) return sql``
  const target = build.query.onConflict?.map((name) => findColumn(table, name).name) ?? table.primaryKey
  if (target.length === 0) return sql``
  const on = sql` on conflict (${sql.join(target.map((name) => sql.id(name)))})`
  if (resolution === 'ignore-duplicates' || columns.length === 0) return sql`${on} do nothing`
  const changes = columns.map(({ name }) => sql`${sql.id(name)} = excluded.${sql.id(name)}`)
  return sql`${on} do update set ${sql.join(changes)} where set_config('rest.updated', (${UPDATED} + 1)::text, true) is not null`
}

const UPDATED = sql`coalesce(nullif(current_setting('rest.updated', true), ''), '0')::int`

export function buildUpdate(build: Build, table: Table, rows: Rows, request: WriteRequest): RawBuilder<WriteRow> {
  if (rows.count !== 1) throw badBody('Empty or invalid json', 'An update takes exactly one object')
  const scope = newScope(table, table.name)
  const columns = columnsOf(table, rows.keys)
  const where = filtersSql(build, scope)
  // Nothing to set, so nothing is changed.
  if (columns.length === 0) {
    return answerSql(build, scope, (columns) => sql`select ${columns} from ${tableSql(scope)} where false`, request)
  }
  const changes = columns.map(({ name }) =>
    request.preferences.missing === 'default' && rows.partial.has(name)
      ? sql`${sql.id(name)} = default`
      : sql`${sql.id(name)} = ${sql.id('_body', name)}`,
  )
  // Read as a whole even when no row fits the filters: a bad value is told in any case.
  const body = sql`select * from json_to_recordset(${rows.json}::json) as _body(${bodyColumns(columns)})`
  const update = sql`update ${tableSql(scope)} set ${sql.join(changes)} from _body ${where}`
  return answerSql(build, scope, (columns) => sql`${update} returning ${columns}`, request, body)
}

export function buildDelete(build: Build, table: Table, request: WriteRequest): RawBuilder<WriteRow> {
  const scope = newScope(table, table.name)
  const where = filtersSql(build, scope)
  return answerSql(
    build,
    scope,
    (columns) => sql`delete from ${tableSql(scope)} ${where} returning ${columns}`,
    request,
  )
}

/** The filters choose what is written, so they are not asked again of what came out: a row may no longer fit them. */
function filtersSql(build: Build, scope: Scope): Sql {
  const level = levelOf(build.query, [])
  const conditions = level.conditions.map((condition) => conditionSql(build, scope, condition, () => undefined))
  level.conditions = []
  return joinAnd(conditions)
}

function answerSql(
  build: Build,
  scope: Scope,
  write: (columns: Sql) => Sql,
  { media, preferences }: WriteRequest,
  sent?: Sql,
): RawBuilder<WriteRow> {
  const written = newScope(scope.table, scope.table.name)
  let body: Sql = sql`null`
  if (preferences.return === 'representation') {
    const level = levelOf(build.query, [])
    const from = sql`_written as ${sql.id(written.alias)}`
    const page = intersect({ offset: 0 }, level.limit, level.offset)
    const { rows } = rowsSql(build, { items: build.query.select, path: [], scope: written, from, ...page })
    refuseUnvisited(build)
    body = sql`(select ${bodySql(media)} from (${rows}) as _row)`
  }
  const location = locationSql(written, preferences)
  const isUpsert = preferences.resolution === 'merge-duplicates'
  const before = sent ? sql`_body as materialized (${sent}), ` : sql``
  const wholeBody = sent ? sql`, (select count(*) from _body) as _sent` : sql``
  return sql<WriteRow>`with ${before}_written as (${write(returningSql(written))})
    select ${body} as body, affected, ${isUpsert ? UPDATED : sql`0`} as updated, ${location} as location${guardSql(media, preferences)}
    from (select count(*)::int as affected from _written) as _count${wholeBody}`
}

/** Giving back a column needs the right to read it, so only what the answer shows is given back. */
function returningSql({ used, table }: Scope): Sql {
  if (used.has('*')) return sql`${sql.id(table.name)}.*`
  if (used.size === 0) return sql`1`
  return sql.join([...used].map((name) => sql.id(table.name, name)))
}

function locationSql(scope: Scope, preferences: Preferences): Sql {
  const { primaryKey } = scope.table
  if (preferences.return !== 'headers-only' || primaryKey.length === 0) return sql`null::json`
  const columns = primaryKey.map((name) => columnSql(scope, name))
  return sql`(select row_to_json(_key) from (select ${sql.join(columns)} from _written as ${sql.id(scope.alias)} limit 1) as _key)`
}

function guardSql(media: MediaType, { handling, maxAffected }: Preferences): Sql {
  const guards: Sql[] = []
  if (handling === 'strict' && maxAffected !== undefined) {
    guards.push(sql`when affected > ${maxAffected}::int then (${GUARD}::text || 'max:' || affected)::int`)
  }
  if (media.kind === 'object') guards.push(sql`when affected <> 1 then (${GUARD}::text || 'one:' || affected)::int`)
  return guards.length ? sql`, case ${sql.join(guards, sql` `)} end as guard` : sql``
}

/** The rule that a guarded statement broke, from the message of the failed cast. */
export function brokenGuard(message: string): RestError | undefined {
  const [, rule, affected] = new RegExp(`${GUARD}(max|one):(\\d+)`).exec(message) ?? []
  if (rule === 'one') return notSingular(Number(affected))
  if (rule !== 'max') return undefined
  return new RestError(
    400,
    'PGRST124',
    'Query result exceeds max-affected preference constraint',
    `The query affects ${affected} rows`,
  )
}

export function notSingular(rows: number): RestError {
  return new RestError(
    406,
    'PGRST116',
    'Cannot coerce the result to a single JSON object',
    `The result contains ${rows} rows`,
  )
}
