import { sql, type RawBuilder } from 'kysely'
import type { Rows } from '../parse/body'
import type { Preferences } from '../parse/preferences'
import type { Column, Table } from '../schema/schema'
import { tableSql } from './embed'
import { filtersSql } from './filters'
import { bodyColumns, columnsOf } from './sent'
import { findColumn, newScope, type Build, type Sql } from './scope'
import { UPDATED, writeSql, type WriteRequest, type WriteRow } from './write'

/** One insert of all rows; on a conflict as `Prefer: resolution=` says. */
export function buildInsert(build: Build, table: Table, rows: Rows, request: WriteRequest): RawBuilder<WriteRow> {
  const { resolution, missing } = request.preferences
  const columns = columnsOf(table, rows.keys)
  const target = conflictTarget(build, table)
  const conflict = resolution ? conflictSql(target, columns, resolution) : sql``
  const values = insertedSql(rows, columns, missing)
  const counted = resolution === 'merge-duplicates'
  return writeSql(build, table, insertSql(table, columns, values, conflict), { ...request, counted })
}

/** PUT: one row, made or replaced, whose key must be that of the address; otherwise there is nothing to insert. */
export function buildPut(build: Build, table: Table, rows: Rows, request: WriteRequest): RawBuilder<WriteRow> {
  const columns = columnsOf(table, rows.keys)
  const sent = newScope(table, '_body')
  const values = sql`${insertedSql(rows, columns, 'null')} ${filtersSql(build, sent)}`
  const conflict = conflictSql(table.primaryKey, columns, 'merge-duplicates')
  return writeSql(build, table, insertSql(table, columns, values, conflict), { ...request, isPut: true, counted: true })
}

function insertSql(table: Table, columns: Column[], values: Sql, conflict: Sql): Sql {
  const names = columns.length ? sql`(${sql.join(columns.map(({ name }) => sql.id(name)))}) ` : sql``
  return sql`insert into ${tableSql(table.schema, newScope(table, table.name))} ${names}${values}${conflict}`
}

function insertedSql(rows: Rows, columns: Column[], missing: Preferences['missing']): Sql {
  // Without a column each row consists of defaults only.
  if (columns.length === 0) return sql`select from generate_series(1, ${rows.count}::int)`
  const defaulted = columns.filter(
    ({ name, defaultSql }) => missing === 'default' && rows.partial.has(name) && defaultSql,
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

function conflictTarget(build: Build, table: Table): string[] {
  return build.query.onConflict?.map((name) => findColumn(table, name).name) ?? table.primaryKey
}

/** On a conflict the row that is there is left as it is or takes over what was sent, and is counted. */
function conflictSql(target: string[], columns: Column[], resolution: NonNullable<Preferences['resolution']>): Sql {
  if (target.length === 0) return sql``
  const on = sql` on conflict (${sql.join(target.map((name) => sql.id(name)))})`
  if (resolution === 'ignore-duplicates' || columns.length === 0) return sql`${on} do nothing`
  const changes = columns.map(({ name }) => sql`${sql.id(name)} = excluded.${sql.id(name)}`)
  return sql`${on} do update set ${sql.join(changes)} where set_config('rest.updated', (${UPDATED} + 1)::text, true) is not null`
}
