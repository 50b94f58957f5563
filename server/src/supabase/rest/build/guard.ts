import { sql } from 'kysely'
import type { MediaType } from '../parse/media-type'
import type { Preferences } from '../parse/preferences'
import { RestError } from '../rest-error'
import type { Sql } from './scope'

/**
 * A statement that breaks a rule about the number of rows must not leave anything behind, and costs no second round trip: it ends in a
 * cast that cannot work. The words after this mark say which rule.
 */
const GUARD = 'reelwright-guard:'

type Rule = 'max' | 'one' | 'put'

export interface Guarded {
  media: MediaType
  preferences: Preferences
  /** The one row of a PUT, which must have the key of the address. */
  isPut?: boolean
}

/** `, ... as guard`, where `count` is the number of rows; nothing when no rule applies. */
export function guardSql(count: Sql, { media, preferences, isPut }: Guarded): Sql {
  const guards: Sql[] = []
  const refuse = (broken: Sql, rule: Rule) =>
    guards.push(sql`when ${count} ${broken} then (${`${GUARD}${rule}:`}::text || ${count})::int`)
  if (isPut) refuse(sql`<> 1`, 'put')
  if (media.kind === 'object') refuse(sql`<> 1`, 'one')
  const { handling, maxAffected } = preferences
  if (handling === 'strict' && maxAffected !== undefined) refuse(sql`> ${maxAffected}::int`, 'max')
  return guards.length ? sql`, case ${sql.join(guards, sql` `)} end as guard` : sql``
}

/** The rule that a guarded statement broke, from the message of the failed cast. */
export function brokenGuard(message: string): RestError | undefined {
  const [, rule, count] = new RegExp(`${GUARD}(max|one|put):(\\d+)`).exec(message) ?? []
  switch (rule) {
    case 'one':
      return notSingular(Number(count))
    case 'put':
      return new RestError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)')
    case 'max':
      return new RestError(
        400,
        'PGRST124',
        'Query result exceeds max-affected preference constraint',
        `The query affects ${count} rows`,
      )
    default:
      return undefined
  }
}

export function notSingular(rows: number): RestError {
  return new RestError(
    406,
    'PGRST116',
    'Cannot coerce the result to a single JSON object',
    `The result contains ${rows} rows`,
  )
}
