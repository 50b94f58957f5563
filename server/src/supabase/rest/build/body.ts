import { sql } from 'kysely'
import type { MediaType } from '../parse/media-type'
import { SCALAR } from '../schema/schema'
import type { Sql } from './scope'

/** What the answer is made of: a list of rows or of plain values, or a single one of these, which a function returns. */
export type Shape = 'rows' | 'row' | 'values' | 'value'

const value = sql`_row.${sql.id(SCALAR)}`

/** The aggregate over `_row` that is the body, as text: the server only hands it on. */
export function bodySql({ kind, stripNulls }: MediaType, shape: Shape): Sql {
  if (kind === 'csv') return CSV
  const one = shape === 'value' || shape === 'values' ? value : sql`_row`
  const strip = (json: Sql) => (stripNulls ? sql`json_strip_nulls(${json})` : json)
  // Only a function's single value loses its column here; one of a set keeps it, as in the original.
  if (kind === 'object') return first(strip(sql`json_agg(${shape === 'value' ? value : sql`_row`})`))
  if (shape === 'row' || shape === 'value') return first(strip(sql`json_agg(${one})`))
  return sql`coalesce(${strip(sql`json_agg(${one})`)}::text, '[]')`
}

const first = (list: Sql) => sql`coalesce((${list} -> 0)::text, 'null')`

/** A record's text is its comma separated values in brackets. */
const CSV = sql`coalesce((
    select string_agg(case when name ~ '[",\r\n]' then '"' || replace(name, '"', '""') || '"' else name end, ',')
    from json_object_keys(json_agg(_row) -> 0) as name
  ), '') || E'\n' || coalesce(string_agg(substring(_row::text, 2, length(_row::text) - 2), E'\n'), '')`

/** What functions and triggers may have said about the answer (contract 3.3); read after everything else has run. */
export const ANSWER_SETTINGS = sql`nullif(current_setting('response.status', true), '') as response_status,
  nullif(current_setting('response.headers', true), '') as response_headers`
