import { sql, type RawBuilder } from 'kysely'
import type { Preferences } from '../parse/preferences'
import type { Table } from '../schema/schema'
import { ANSWER_SETTINGS, bodySql } from './body'
import { guardSql, type Guarded } from './guard'
import { rowsSql } from './rows'
import { columnSql, newScope, type Build, type Scope, type Sql } from './scope'

export interface WriteRow {
  body: string | null
  affected: number
  /** Of an upsert: rows that were there already. */
  updated: number
  /** The primary key of the first row as texts, when only headers were asked for. */
  location: Record<string, string | null> | null
  response_status: string | null
  response_headers: string | null
}

export type WriteRequest = Pick<Guarded, 'media' | 'preferences'>

interface Write extends Guarded {
  /** Whether rows that were there already are counted apart. */
  counted?: boolean
  /** The body as rows, when the statement reads it as `_body`. */
  sent?: Sql
  /** For a statement that writes nothing and so gives back nothing: where the columns are from. */
  source?: Sql
}

/** How many rows of this transaction were there already. */
export const UPDATED = sql`coalesce(nullif(current_setting('rest.updated', true), ''), '0')::int`

/** A write and the answer to it in one statement; the rows in the answer are ordered as asked, and filtered no more. */
export function writeSql(build: Build, table: Table, statement: Sql, write: Write): RawBuilder<WriteRow> {
  const { media, preferences, sent, counted } = write
  const written = newScope(table, table.name)
  let body: Sql = sql`null`
  if (preferences.return === 'representation') {
    // A row may no longer fit the filters that chose it; and all that were written are given back.
    const level = { ...build.level, conditions: [] }
    const from = sql`_written as ${sql.id(written.alias)}`
    const { rows } = rowsSql(build, { items: build.query.select, level, scope: written, from, offset: 0 })
    body = sql`(select ${bodySql(media, 'rows')} from (${rows}) as _row)`
  }
  const location = locationSql(written, preferences)
  const returned = write.source
    ? sql`${statement} ${returnedSql(written)} ${write.source}`
    : sql`${statement} returning ${returnedSql(written)}`
  const before = sent ? sql`_body as materialized (${sent}), ` : sql``
  const wholeBody = sent ? sql`, (select count(*) from _body) as _sent` : sql``
  return sql<WriteRow>`with ${before}_written as (${returned})
    select ${body} as body, affected, ${counted ? UPDATED : sql`0`} as updated, ${location} as location,
      ${ANSWER_SETTINGS}${guardSql(sql`affected`, write)}
    from (select count(*)::int as affected from _written) as _count${wholeBody}`
}

/** Giving back a column needs the right to read it, so only what the answer shows is given back. */
function returnedSql({ used, table }: Scope): Sql {
  if (used.has('*')) return sql`${sql.id(table.name)}.*`
  if (used.size === 0) return sql`1`
  return sql.join([...used].map((name) => sql.id(table.name, name)))
}

function locationSql(scope: Scope, preferences: Preferences): Sql {
  const { primaryKey } = scope.table
  if (preferences.return !== 'headers-only' || primaryKey.length === 0) return sql`null::json`
  const pairs = primaryKey.flatMap((name) => [sql`${name}::text`, sql`${columnSql(scope, name)}::text`])
  return sql`(select json_build_object(${sql.join(pairs)}) from _written as ${sql.id(scope.alias)} limit 1)`
}
