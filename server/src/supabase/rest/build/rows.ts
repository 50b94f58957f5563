import { sql } from 'kysely'
import type { Filter } from '../parse/filter'
import type { OrderItem } from '../parse/order'
import { levelOf, type Level } from '../parse/query'
import { intersect } from '../parse/range'
import type { SelectColumn, SelectEmbed, SelectItem } from '../parse/select'
import { RestError } from '../rest-error'
import type { MediaType } from '../parse/media-type'
import { conditionSql } from './conditions'
import { findRelationship, type Relationship } from './relationships'
import { columnSql, fieldSql, freshAlias, joinAnd, newScope, type Build, type Scope, type Sql } from './scope'

/** The parts of one `select` over a table and what is embedded in it. */
export interface RowsSql {
  /** The whole statement. */
  rows: Sql
  /** `where ...` or nothing, for counting the same rows. */
  where: Sql
}

interface Source {
  items: SelectItem[]
  /** Of embeds, from the table of the request. */
  path: string[]
  scope: Scope
  /** What stands behind `from`; it gives the scope's alias. */
  from: Sql
  /** What ties an embedded row to the row around it. */
  ties?: Sql[]
  limit?: number
  offset: number
}

interface Embed {
  item: SelectEmbed
  name: string
  relationship: Relationship
  /** Rows of the relation that belong to the row around; made anew for each use, since aliases must differ. */
  source(items: SelectItem[]): Source
}

/** `select` over a table with columns, embeds, filters and order as the query has them for this level. */
export function rowsSql(build: Build, source: Source): RowsSql {
  const { scope, path } = source
  const level = levelOf(build.query, path)
  build.visited.add(path.join('\n'))
  const embeds = source.items.flatMap((item) => (item.kind === 'embed' ? [embedOf(build, source, item)] : []))
  const joins: Sql[] = []
  const columns = source.items.flatMap((item) => {
    if (item.kind === 'column') return [selectedSql(build, scope, item)]
    return embeddedSql(
      build,
      embeds.find((embed) => embed.item === item)!,
      joins,
    )
  })
  const where = joinAnd([...(source.ties ?? []), ...conditionsOf(build, scope, level, embeds)])
  const order = level.order.length
    ? sql` order by ${sql.join(level.order.map((item) => orderSql(scope, item, embeds)))}`
    : sql``
  const limit = source.limit === undefined ? sql`` : sql` limit ${source.limit}`
  const offset = source.offset === 0 ? sql`` : sql` offset ${source.offset}`
  const from = joins.length ? sql`${source.from} ${sql.join(joins, sql` `)}` : source.from
  return { rows: sql`select ${sql.join(columns)} from ${from} ${where}${order}${limit}${offset}`, where }
}

/** @throws RestError PGRST108 for a filter, order or limit on a relation that is not selected. */
export function refuseUnvisited(build: Build) {
  for (const path of build.query.levels.keys()) {
    if (build.visited.has(path)) continue
    const name = path.split('\n').at(-1)
    throw new RestError(
      400,
      'PGRST108',
      `'${name}' is not an embedded resource in this request`,
      null,
      `Verify that '${name}' is included in the 'select' query parameter.`,
    )
  }
}

/** The aggregate over `_row` that is the body, as text: the server only hands it on. */
export function bodySql(media: MediaType): Sql {
  const row = media.stripNulls ? sql`json_strip_nulls(row_to_json(_row))` : sql`_row`
  switch (media.kind) {
    case 'object':
      return sql`(json_agg(${row}) -> 0)::text`
    case 'csv':
      return CSV
    default:
      return sql`coalesce(json_agg(${row})::text, '[]')`
  }
}

/** A record's text is its comma separated values in brackets. */
const CSV = sql`coalesce((
    select string_agg(case when name ~ '[",\r\n]' then '"' || replace(name, '"', '""') || '"' else name end, ',')
    from json_object_keys(json_agg(_row) -> 0) as name
  ) || E'\n' || string_agg(substring(_row::text, 2, length(_row::text) - 2), E'\n'), '')`

function conditionsOf(build: Build, scope: Scope, level: Level, embeds: Embed[]): Sql[] {
  const onEmbed = (filter: Filter) => embedNullSql(build, scope, filter, embeds)
  return [
    ...level.conditions.map((condition) => conditionSql(build, scope, condition, onEmbed)),
    ...embeds.filter(({ item }) => item.join === 'inner').map((embed) => existsSql(build, embed)),
  ]
}

function selectedSql(build: Build, scope: Scope, item: SelectColumn): Sql {
  if (item.aggregate) throw new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed')
  if (item.field.name === '*') {
    scope.used.add('*')
    return sql`${sql.id(scope.alias)}.*`
  }
  const { expression } = fieldSql(scope, item.field)
  const cast = item.cast === undefined ? expression : sql`cast(${expression} as ${typeSql(build, item.cast)})`
  const label = item.alias ?? jsonLabel(item) ?? item.field.name
  return item.cast === undefined && label === item.field.name && item.field.path.length === 0
    ? expression
    : sql`${cast} as ${sql.id(label)}`
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

function embedOf(build: Build, around: Source, item: SelectEmbed): Embed {
  const relationship = findRelationship(build.schema, around.scope.table, item)
  const name = item.alias ?? item.relation
  const path = [...around.path, name]
  return {
    item,
    name,
    relationship,
    source(items) {
      const { junction, pairs, table } = relationship
      const scope = newScope(table, freshAlias(build, table.name))
      const near = junction ? newScope(junction.table, freshAlias(build, junction.table.name)) : scope
      const ties = pairs.map(([here, there]) => sql`${columnSql(near, there)} = ${columnSql(around.scope, here)}`)
      const level = levelOf(build.query, path)
      const page = intersect({ offset: 0, limit: build.maxRows }, level.limit, 0)
      let from = tableSql(scope)
      if (junction) {
        const pairs = junction.pairs.map(([here, there]) => sql`${columnSql(near, here)} = ${columnSql(scope, there)}`)
        from = sql`${from} join ${tableSql(near)} on ${sql.join(pairs, sql` and `)}`
      }
      return { items, path, scope, from, ties, limit: page.limit, offset: level.offset }
    },
  }
}

export function tableSql({ table, alias }: Scope): Sql {
  return sql`${sql.id('public', table.name)} as ${sql.id(alias)}`
}

/** The column, or for a spread the columns, that an embed adds to the row. */
function embeddedSql(build: Build, embed: Embed, joins: Sql[]): Sql[] {
  const { item, relationship } = embed
  const { rows } = rowsSql(build, embed.source(item.items))
  if (item.items.length === 0) return []
  if (item.spread) {
    if (!relationship.toOne) {
      const details = `'${relationship.table.name}' is on the many side of the relationship.`
      throw new RestError(400, 'PGRST119', `A spread operation on '${embed.name}' is not possible`, details)
    }
    const alias = freshAlias(build, 'spread')
    joins.push(sql`left join lateral (${rows}) as ${sql.id(alias)} on true`)
    return [sql`${sql.id(alias)}.*`]
  }
  if (relationship.toOne) return [sql`(select row_to_json(_embed) from (${rows}) as _embed) as ${sql.id(embed.name)}`]
  return [sql`(select coalesce(json_agg(_embed), '[]') from (${rows}) as _embed) as ${sql.id(embed.name)}`]
}

function existsSql(build: Build, embed: Embed): Sql {
  // Only embeds matter for which rows there are; columns do not.
  const embedsOnly = embed.item.items.filter((item) => item.kind === 'embed')
  const { rows } = rowsSql(build, embed.source(embedsOnly))
  return sql`exists (${rows})`
}

/** `rel=is.null` and `rel=not.is.null` ask for rows without and with something embedded. */
function embedNullSql(build: Build, scope: Scope, filter: Filter, embeds: Embed[]): Sql | undefined {
  const embed = embeds.find(({ name }) => name === filter.field.name)
  if (!embed || filter.field.path.length || scope.table.columns.has(filter.field.name)) return undefined
  if (filter.operator !== 'is' || !['null', 'not_null'].includes(filter.value)) {
    const details = 'Only is null or not is null filters are allowed on embedded resources'
    throw new RestError(400, 'PGRST120', `Bad operator on the '${embed.name}' embedded resource`, details)
  }
  const wantsNone = (filter.value === 'null') !== filter.negated
  return wantsNone ? sql`not ${existsSql(build, embed)}` : existsSql(build, embed)
}

function orderSql(scope: Scope, item: OrderItem, embeds: Embed[]): Sql {
  const direction = item.direction === undefined ? sql`` : sql.raw(` ${item.direction}`)
  const nulls = item.nulls === undefined ? sql`` : sql.raw(` nulls ${item.nulls}`)
  return sql`${orderedBySql(scope, item, embeds)}${direction}${nulls}`
}

function orderedBySql(scope: Scope, item: OrderItem, embeds: Embed[]): Sql {
  if (item.relation === undefined) return fieldSql(scope, item.field).expression
  const embed = embeds.find(({ name }) => name === item.relation)
  if (!embed) {
    const hint = `Verify that '${item.relation}' is included in the 'select' query parameter.`
    throw new RestError(400, 'PGRST108', `'${item.relation}' is not an embedded resource in this request`, null, hint)
  }
  if (!embed.relationship.toOne) {
    const details = `'${scope.table.name}' and '${embed.name}' do not form a many-to-one or one-to-one relationship`
    throw new RestError(400, 'PGRST118', `A related order on '${embed.name}' is not possible`, details)
  }
  const source = embed.source([])
  return sql`(select ${fieldSql(source.scope, item.field).expression} from ${source.from} ${joinAnd(source.ties ?? [])})`
}
