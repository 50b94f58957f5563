import { sql } from 'kysely'
import type { SelectColumn } from '../parse/select'
import { RestError } from '../rest-error'
import { fieldSql, type Build, type Scope, type Sql } from './scope'

/** What the items of a `select` add up to. */
export interface Selection {
  columns: Sql[]
  /** The names of the columns, in no particular relation to their number: a star is one column here and many names. */
  labels: string[]
  joins: Sql[]
}

/** Adds a selected column with its cast and the name it has in the answer. */
export function selectColumn(build: Build, scope: Scope, item: SelectColumn, { columns, labels }: Selection) {
  if (item.aggregate) throw new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed')
  const { name, path } = item.field
  if (name === '*') {
    scope.used.add('*')
    columns.push(sql`${sql.id(scope.alias)}.*`)
    labels.push(...scope.table.columns.keys())
    return
  }
  const expression = isRowCount(scope, item) ? sql`count(*)` : fieldSql(scope, item.field).expression
  const label = item.alias ?? jsonLabel(item) ?? name
  labels.push(label)
  if (item.cast !== undefined)
    columns.push(sql`cast(${expression} as ${typeSql(build, item.cast)}) as ${sql.id(label)}`)
  else if (label === name && path.length === 0 && scope.table.columns.has(name)) columns.push(expression)
  else columns.push(sql`${expression} as ${sql.id(label)}`)
}

/** `count` that is no column: the original sends `table.count`, which PostgreSQL reads as a call, so it works without aggregates. */
function isRowCount({ table }: Scope, { field: { name, path } }: SelectColumn): boolean {
  return name === 'count' && path.length === 0 && !table.columns.has(name) && !table.computed.has(name)
}

/** `data->a->>b` is called b; an array index takes the name before it. */
function jsonLabel(item: SelectColumn): string | undefined {
  return item.field.path.findLast(({ key }) => typeof key === 'string')?.key as string | undefined
}

function typeSql(build: Build, name: string): Sql {
  const [, base = '', brackets] = /^(.*?)(\[\])?$/.exec(name.toLowerCase().replace(/ +/g, ' ')) ?? []
  const [owner, type] = build.schema.types.get(base) ?? []
  if (!owner || !type) throw new RestError(400, '42704', `type "${name}" does not exist`)
  return sql.id(owner, brackets ? `_${type}` : type)
}
