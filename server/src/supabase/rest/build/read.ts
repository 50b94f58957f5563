import { sql, type RawBuilder } from 'kysely'
import type { MediaType } from '../parse/media-type'
import type { Preferences } from '../parse/preferences'
import { levelOf } from '../parse/query'
import { intersect, type Range } from '../parse/range'
import type { Table } from '../schema-cache'
import { bodySql, refuseUnvisited, rowsSql, tableSql } from './rows'
import { newScope, type Build, type Sql } from './scope'

export interface ReadRow {
  body: string | null
  page_total: number
  /** A bigint, as the driver gives it; absent unless an exact count was asked. */
  total?: string | null
}

export interface ReadStatement {
  statement: RawBuilder<ReadRow>
  /** Asks the planner how many rows there are, for planned and estimated counts. */
  explain?: RawBuilder<{ 'QUERY PLAN': unknown }>
  range: Range
}

export interface ReadRequest {
  media: MediaType
  preferences: Preferences
  range: Range
  /** HEAD wants the counts only. */
  withBody: boolean
}

/** One statement whose only row holds the answer's body and the counts. */
export function buildRead(build: Build, table: Table, request: ReadRequest, from?: Sql): ReadStatement {
  const { media, preferences, withBody } = request
  const level = levelOf(build.query, [])
  const asked = intersect(request.range, level.limit, level.offset)
  const range = { offset: asked.offset, limit: Math.min(asked.limit ?? Infinity, build.maxRows) }
  const scope = newScope(table, table.name)
  const source = from ?? tableSql(scope)
  const { rows, where } = rowsSql(build, { items: build.query.select, path: [], scope, from: source, ...range })
  refuseUnvisited(build)

  const counted = sql`select 1 from ${source} ${where}`
  const body = withBody ? bodySql(media) : sql`null`
  const total = totalSql(preferences.count, counted, build.maxRows)
  return {
    statement: sql<ReadRow>`select ${body} as body, count(*)::int as page_total${total} from (${rows}) as _row`,
    explain:
      preferences.count === 'planned' || preferences.count === 'estimated'
        ? sql<{ 'QUERY PLAN': unknown }>`explain (format json) ${counted}`
        : undefined,
    range,
  }
}

/** Estimated counts are exact as long as they are small. */
function totalSql(count: Preferences['count'], counted: Sql, maxRows: number): Sql {
  if (count === 'exact') return sql`, (select count(*) from (${counted}) as _counted) as total`
  if (count === 'estimated') return sql`, (select count(*) from (${counted} limit ${maxRows + 1}) as _counted) as total`
  return sql``
}
