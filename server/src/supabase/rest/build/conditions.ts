import { sql } from 'kysely'
import type { Condition, Filter } from '../parse/filter'
import { RestError } from '../rest-error'
import { fieldSql, type Build, type FieldSql, type Scope, type Sql } from './scope'

/** Operators that stand between column and value. */
const INFIX = new Map<string, Sql>(
  Object.entries({
    eq: '=',
    neq: '<>',
    gt: '>',
    gte: '>=',
    lt: '<',
    lte: '<=',
    like: 'like',
    ilike: 'ilike',
    match: '~',
    imatch: '~*',
    isdistinct: 'is distinct from',
    cs: '@>',
    cd: '<@',
    ov: '&&',
    sl: '<<',
    sr: '>>',
    nxr: '&<',
    nxl: '&>',
    adj: '-|-',
  }).map(([name, symbol]) => [name, sql.raw(symbol)]),
)

const SEARCH = new Map<string, Sql>(
  Object.entries({
    fts: 'to_tsquery',
    plfts: 'plainto_tsquery',
    phfts: 'phraseto_tsquery',
    wfts: 'websearch_to_tsquery',
  }).map(([name, call]) => [name, sql.raw(call)]),
)

const IS = new Map<string, Sql>(
  Object.entries({
    null: 'is null',
    not_null: 'is not null',
    true: 'is true',
    false: 'is false',
    unknown: 'is unknown',
  }).map(([name, test]) => [name, sql.raw(test)]),
)

/** A filter on something that is no column: the name of an embedded relation. Undefined when it names no embed. */
export type EmbedFilter = (filter: Filter) => Sql | undefined

/** A condition as SQL; every value of the caller is bound, and PostgreSQL gives it the column's type. */
export function conditionSql(build: Build, scope: Scope, condition: Condition, onEmbed: EmbedFilter): Sql {
  if (condition.kind === 'filter') return onEmbed(condition) ?? filterSql(build, scope, condition)
  const parts = condition.conditions.map((part) => conditionSql(build, scope, part, onEmbed))
  const joined = sql`(${sql.join(parts, condition.operator === 'and' ? sql` and ` : sql` or `)})`
  return condition.negated ? sql`not ${joined}` : joined
}

function filterSql(build: Build, scope: Scope, filter: Filter): Sql {
  const test = testSql(build, filter, fieldSql(scope, filter.field))
  return filter.negated ? sql`not (${test})` : test
}

function testSql(build: Build, filter: Filter, field: FieldSql): Sql {
  const { operator, value } = filter
  const part = `Filter "${filter.field.name}"`
  const expect = (check: Sql) => build.literals.push({ part, check })

  if (operator === 'is') return sql`${field.expression} ${IS.get(value)!}`
  if (operator === 'in') return inSql(filter.values ?? [], field, expect)
  if (SEARCH.has(operator)) return searchSql(filter, field, expect)

  const symbol = INFIX.get(operator)!
  const isPattern = operator === 'like' || operator === 'ilike'
  const isExpression = operator === 'match' || operator === 'imatch'
  const given = isPattern ? value.replaceAll('*', '%') : value
  if (filter.quantifier) {
    expect(castSql(given, isPattern || isExpression ? 'text[]' : `${field.type}[]`))
    return sql`${field.expression} ${symbol} ${sql.raw(filter.quantifier)} (${given})`
  }
  if (isPattern) refuseOpenEscape(given, part)
  else expect(isExpression ? sql`'' ~ ${given}` : castSql(given, field.type))
  return sql`${field.expression} ${symbol} ${given}`
}

/** PostgreSQL would notice only at a row that fits so far. */
function refuseOpenEscape(pattern: string, part: string) {
  // From the end: an expression would start over at each of thousands of backslashes.
  let backslashes = 0
  while (pattern.at(-1 - backslashes) === '\\') backslashes++
  if (backslashes % 2 === 1) throw new RestError(400, '22025', 'LIKE pattern must not end with escape character', part)
}

// The type comes from the catalogue or is one of ours.
function castSql(value: string, type: string): Sql {
  return sql`cast(${value}::text as ${sql.raw(type)})`
}

function inSql(values: string[], field: FieldSql, expect: (check: Sql) => void): Sql {
  if (values.length === 0) return sql`false`
  for (const value of values.slice(0, 200)) expect(castSql(value, field.type))
  // An array of array literals is one array with more dimensions, so array columns need a list.
  if (field.isArray) return sql`${field.expression} in (${sql.join(values)})`
  return sql`${field.expression} = any (${values})`
}

function searchSql({ operator, value, language }: Filter, field: FieldSql, expect: (check: Sql) => void): Sql {
  const configuration = language === undefined ? sql`` : sql`${language}::text::regconfig, `
  const query = sql`${SEARCH.get(operator)!}(${configuration}${value}::text)`
  expect(query)
  const document =
    field.typeName === 'tsvector' ? field.expression : sql`to_tsvector(${configuration}${field.expression})`
  return sql`${document} @@ ${query}`
}
