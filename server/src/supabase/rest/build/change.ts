import { sql, type RawBuilder } from 'kysely'
import type { Rows } from '../parse/body'
import { badBody } from '../rest-error'
import type { Table } from '../schema/schema'
import { tableSql } from './embed'
import { filtersSql } from './filters'
import { newScope, type Build } from './scope'
import { bodyColumns, columnsOf } from './sent'
import { writeSql, type WriteRequest, type WriteRow } from './write'

/** @throws RestError PGRST102 unless the body is one object. */
export function buildUpdate(build: Build, table: Table, rows: Rows, request: WriteRequest): RawBuilder<WriteRow> {
  if (rows.count !== 1) throw badBody('Empty or invalid json', 'An update takes exactly one object')
  const scope = newScope(table, table.name)
  const target = tableSql(table.schema, scope)
  const columns = columnsOf(table, rows.keys)
  const where = filtersSql(build, scope)
  // Nothing to set, so nothing is changed.
  if (columns.length === 0) {
    return writeSql(build, table, sql`select`, { ...request, source: sql`from ${target} where false` })
  }
  const changes = columns.map(({ name }) =>
    request.preferences.missing === 'default' && rows.partial.has(name)
      ? sql`${sql.id(name)} = default`
      : sql`${sql.id(name)} = ${sql.id('_body', name)}`,
  )
  // Read as a whole even when no row fits the filters: a bad value is refused in any case.
  const sent = sql`select * from json_to_recordset(${rows.json}::json) as _body(${bodyColumns(columns)})`
  return writeSql(build, table, sql`update ${target} set ${sql.join(changes)} from _body ${where}`, {
    ...request,
    sent,
  })
}

export function buildDelete(build: Build, table: Table, request: WriteRequest): RawBuilder<WriteRow> {
  const scope = newScope(table, table.name)
  const where = filtersSql(build, scope)
  return writeSql(build, table, sql`delete from ${tableSql(table.schema, scope)} ${where}`, request)
}
