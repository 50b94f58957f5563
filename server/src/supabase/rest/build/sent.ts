import { sql, type RawBuilder } from 'kysely'
import type { Rows } from '../parse/body'
import { noSuchField } from '../rest-error'
import type { Column, Table } from '../schema/schema'
import type { Sql } from './scope'

/** The body as a table with the columns' own types, so that PostgreSQL checks and converts every value. */
export function bodyColumns(columns: Column[]): Sql {
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
