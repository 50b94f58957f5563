import { sql } from 'kysely'
import type { Filter } from '../parse/filter'
import type { Level } from '../parse/query'
import { RestError } from '../rest-error'
import { conditionSql } from './conditions'
import { embedOf, type Embed, type Source } from './embed'
import { orderSql } from './order'
import { freshAlias, joinAnd, type Build, type Scope, type Sql } from './scope'
import { selectColumn, type Selection } from './selected'

/** The parts of one `select` over a table and what is embedded in it. */
export interface RowsSql {
  /** The whole statement. */
  rows: Sql
  /** `where ...` or nothing, for counting the same rows. */
  where: Sql
  /** The names of the columns it gives. */
  labels: string[]
}

/** `select` over a table with columns, embeds, filters and order as the query has them for this level. */
export function rowsSql(build: Build, source: Source): RowsSql {
  const { scope, level } = source
  const embeds = embedsOf(build, source)
  const where = whereSql(build, source, embeds)
  const selection: Selection = { columns: [], labels: [], joins: [] }
  for (const item of source.items) {
    if (item.kind === 'column') selectColumn(build, scope, item, selection)
    else
      selectEmbed(
        build,
        embeds.find((embed) => embed.item === item)!,
        selection,
      )
  }
  const order = level.order.length
    ? sql` order by ${sql.join(level.order.map((item) => orderSql(scope, item, embeds)))}`
    : sql``
  const { columns, labels, joins } = selection
  const from = joins.length ? sql`${source.from} ${sql.join(joins, sql` `)}` : source.from
  return { rows: sql`select ${sql.join(columns)} from ${from} ${where}${order}${windowSql(source)}`, where, labels }
}

function whereSql(build: Build, { scope, level, ties = [] }: Source, embeds: Embed[]): Sql {
  return joinAnd([...ties, ...conditionsOf(build, scope, level, embeds)])
}

function windowSql({ limit, offset }: Source): Sql {
  return sql`${limit === undefined ? sql`` : sql` limit ${limit}`}${offset === 0 ? sql`` : sql` offset ${offset}`}`
}

function embedsOf(build: Build, source: Source): Embed[] {
  return source.items.flatMap((item) => (item.kind === 'embed' ? [embedOf(build, source, item)] : []))
}

function conditionsOf(build: Build, scope: Scope, level: Level, embeds: Embed[]): Sql[] {
  const onEmbed = (filter: Filter) => embedNullSql(build, scope, filter, embeds)
  return [
    ...level.conditions.map((condition) => conditionSql(build, scope, condition, onEmbed)),
    ...embeds.filter(({ item }) => item.join === 'inner').map((embed) => existsSql(build, embed)),
  ]
}

/** Adds the column, or for a spread the columns, of an embed. */
function selectEmbed(build: Build, { item, name, toOne, source }: Embed, { columns, labels, joins }: Selection) {
  const embedded = rowsSql(build, source(item.items))
  if (item.items.length === 0) return
  if (!item.spread) {
    const value = toOne
      ? // A view or a function may give more rows than the key behind it promises.
        sql`select row_to_json(_embed) from (${embedded.rows}) as _embed limit 1`
      : sql`select coalesce(json_agg(_embed), '[]') from (${embedded.rows}) as _embed`
    columns.push(sql`(${value}) as ${sql.id(name)}`)
    labels.push(name)
    return
  }
  const names = [...new Set(embedded.labels)]
  if (names.length === 0) return
  const alias = sql.id(freshAlias(build, 'spread'))
  // Columns of the embed become columns of the row around; of many rows each column becomes a list.
  const lists = names.map((name) => sql`coalesce(json_agg(${sql.id('_each', name)}), '[]') as ${sql.id(name)}`)
  const spread = toOne ? embedded.rows : sql`select ${sql.join(lists)} from (${embedded.rows}) as _each`
  joins.push(sql`left join lateral (${spread}) as ${alias} on true`)
  columns.push(sql`${alias}.*`)
  labels.push(...names)
}

function existsSql(build: Build, embed: Embed): Sql {
  // Columns, order and a limit say nothing about whether there are rows; embeds do only where they are asked about.
  const source = embed.source(embed.item.items)
  const where = whereSql(build, source, embedsOf(build, source))
  if (source.limit === 0) return sql`false`
  return sql`exists (select 1 from ${source.from} ${where}${windowSql({ ...source, limit: undefined })})`
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
