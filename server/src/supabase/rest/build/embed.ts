import { sql } from 'kysely'
import { emptyLevel, type Level } from '../parse/query'
import { intersect } from '../parse/range'
import type { SelectEmbed, SelectItem } from '../parse/select'
import { labelOf } from './levels'
import { findRelationship, type Relationship } from './relationships'
import { columnSql, freshAlias, newScope, rowSql, type Build, type Scope, type Sql } from './scope'

/** Where the rows of one `select` come from. */
export interface Source {
  items: SelectItem[]
  level: Level
  scope: Scope
  /** What stands behind `from`; it gives the scope's alias. */
  from: Sql
  /** What ties an embedded row to the row around it. */
  ties?: Sql[]
  limit?: number
  offset: number
}

export interface Embed {
  item: SelectEmbed
  name: string
  toOne: boolean
  /** Rows of the relation that belong to the row around; created for each use, since aliases must differ. */
  source(items: SelectItem[]): Source
}

export function embedOf(build: Build, around: Source, item: SelectEmbed): Embed {
  const relationship = findRelationship(build.schema, around.scope.table, item)
  return {
    item,
    name: labelOf(item),
    toOne: relationship.toOne,
    source(items) {
      const level = build.levels.get(item) ?? emptyLevel()
      const { limit } = intersect({ offset: 0, limit: build.maxRows }, level.limit, 0)
      const scope = newScope(relationship.table, freshAlias(build, relationship.table.name))
      return { items, level, scope, ...related(build, relationship, around.scope, scope), limit, offset: level.offset }
    },
  }
}

function related(build: Build, { computedBy, junction, pairs, table }: Relationship, around: Scope, scope: Scope) {
  if (computedBy !== undefined) {
    const rows = sql`${sql.id(around.table.schema, computedBy)}(${rowSql(around)})`
    return { from: sql`${rows} as ${sql.id(scope.alias)}` }
  }
  const near = junction ? newScope(junction.table, freshAlias(build, junction.table.name)) : scope
  const ties = pairs.map(([here, there]) => sql`${columnSql(near, there)} = ${columnSql(around, here)}`)
  if (!junction) return { from: tableSql(table.schema, scope), ties }
  const crossing = junction.pairs.map(([here, there]) => sql`${columnSql(near, here)} = ${columnSql(scope, there)}`)
  const from = sql`${tableSql(table.schema, scope)} join ${tableSql(table.schema, near)} on ${sql.join(crossing, sql` and `)}`
  return { from, ties }
}

export function tableSql(schema: string, { table, alias }: Scope): Sql {
  return sql`${sql.id(schema, table.name)} as ${sql.id(alias)}`
}
