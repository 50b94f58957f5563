import { sql, type RawBuilder } from 'kysely'
import type { MediaType } from '../parse/media-type'
import type { Preferences } from '../parse/preferences'
import { intersect, type Range } from '../parse/range'
import type { Table } from '../schema/schema'
import { ANSWER_SETTINGS, bodySql, type Shape } from './body'
import { tableSql } from './embed'
import { guardSql } from './guard'
import { rowsSql } from './rows'
import { newScope, type Build, type Sql } from './scope'

export interface ReadRow {
  body: string | null
  page_total: number
  /** A bigint, as the driver gives it; absent unless a count was asked. */
  total?: string | null
  response_status: string | null
  response_headers: string | null
}

export interface ReadStatement {
  statement: RawBuilder<ReadRow>
  /** Asks the planner how many rows there are, for planned and estimated counts. */
  explain?: RawBuilder<{ 'QUERY PLAN': unknown }>
  range: Range
  maxRows: number
}

export interface ReadRequest {
  media: MediaType
  preferences: Preferences
  range: Range
  /** HEAD wants the counts only. */
  withBody: boolean
}

/** What a function returns, in place of a table. */
export interface Called {
  /** The call: counted or not, it happens once. */
  rows: Sql
  shape: Shape
  /** It may have written: rules about the number of rows must undo that. */
  isGuarded: boolean
}

/** One statement whose only row holds the answer's body and the counts. */
export function buildRead(build: Build, table: Table, request: ReadRequest, called?: Called): ReadStatement {
  const { media, preferences, withBody } = request
  const { level } = build
  const asked = intersect(request.range, level.limit, level.offset)
  const range = { offset: asked.offset, limit: Math.min(asked.limit ?? Infinity, build.maxRows) }
  const scope = newScope(table, table.name)
  const from = called ? sql`_called as ${sql.id(scope.alias)}` : tableSql(table.schema, scope)
  const call = called ? sql`with _called as (${called.rows}) ` : sql``
  const { rows, where } = rowsSql(build, { items: build.query.select, level, scope, from, ...range })

  const counted = sql`select 1 from ${from} ${where}`
  const body = withBody ? bodySql(media, called?.shape ?? 'rows') : sql`null`
  const total = totalSql(preferences.count, counted, build.maxRows)
  const guard = called?.isGuarded ? guardSql(sql`count(*)`, request) : sql``
  return {
    statement: sql<ReadRow>`${call}select ${body} as body, count(*)::int as page_total${total}, ${ANSWER_SETTINGS}${guard} from (${rows}) as _row`,
    explain:
      preferences.count === 'planned' || preferences.count === 'estimated'
        ? sql<{ 'QUERY PLAN': unknown }>`explain (format json) ${call}${counted}`
        : undefined,
    range,
    maxRows: build.maxRows,
  }
}

/** Estimated counts are exact as long as they are small. */
function totalSql(count: Preferences['count'], counted: Sql, maxRows: number): Sql {
  if (count === 'exact') return sql`, (select count(*) from (${counted}) as _counted) as total`
  if (count === 'estimated') return sql`, (select count(*) from (${counted} limit ${maxRows + 1}) as _counted) as total`
  return sql``
}
