import { sql } from 'kysely'
import type { Arguments } from '../parse/body'
import { SCALAR, type Parameter, type SqlFunction } from '../schema/schema'
import type { Shape } from './body'
import { buildRead, type ReadRequest, type ReadStatement } from './read'
import type { Build, Sql } from './scope'

/** The given parameters of a function with the types a body is read as. */
export function givenParameters({ parameters }: SqlFunction, names: string[]): Parameter[] {
  return parameters.filter(({ name }) => names.includes(name))
}

/** Reads the arguments as the parameters' types; fails exactly when one does not fit. */
export function argumentsSql(given: Arguments, parameters: Parameter[]): Sql {
  if (given.kind === 'members') {
    const columns = parameters.map(({ name, type }) => sql`${sql.id(name)} ${sql.raw(type)}`)
    const object = given.isList ? sql`(${given.json}::json -> 0)` : sql`${given.json}::json`
    return sql`select * from json_to_record(${object}) as _arguments(${sql.join(columns)})`
  }
  if (given.kind === 'body') return sql`select ${given.body}`
  const values = parameters.map((parameter) => sql`${textSql(given.texts, parameter)} as ${sql.id(parameter.name)}`)
  return sql`select ${sql.join(values)}`
}

/** The type comes from the catalogue; a variadic parameter's is the array already. */
function textSql(texts: Map<string, string[]>, { name, type, isVariadic }: Parameter): Sql {
  const values = texts.get(name) ?? []
  // One value may be written as an array, as for any other parameter.
  if (isVariadic && (values.length > 1 || !values[0]?.startsWith('{'))) {
    return sql`cast(${values}::text[] as ${sql.raw(type)})`
  }
  return sql`cast(${values.at(-1) ?? ''}::text as ${sql.raw(type)})`
}

export function buildCall(
  build: Build,
  called: SqlFunction,
  given: Arguments,
  request: ReadRequest & { isReadOnly: boolean },
): ReadStatement {
  const isRow = called.returns === 'row'
  const call = callSql(build.schema.name, called, given)
  const source = given.names.length
    ? sql`(${argumentsSql(given, givenParameters(called, given.names))}) as _arguments`
    : undefined
  const rows = isRow
    ? sql`select _result.* from ${source ? sql`${source}, lateral ` : sql``}${call} as _result`
    : sql`select ${valueSql(called, call)} as ${sql.id(SCALAR)}${source ? sql` from ${source}` : sql``}`
  return buildRead(build, called.table, request, { rows, shape: shapeOf(called), isGuarded: !request.isReadOnly })
}

/** A function without a result gives a value that no JSON can show. */
const valueSql = ({ returns }: SqlFunction, call: Sql) => (returns === 'void' ? sql`(${call})::text` : call)

function shapeOf({ returns, returnsSet }: SqlFunction): Shape {
  if (returns === 'row') return returnsSet ? 'rows' : 'row'
  return returnsSet ? 'values' : 'value'
}

function callSql(schema: string, called: SqlFunction, given: Arguments): Sql {
  const name = sql.id(schema, called.name)
  if (given.kind === 'body') return sql`${name}(${given.body}::${sql.raw(called.parameters[0]!.type)})`
  const list = givenParameters(called, given.names).map(
    ({ name, isVariadic }) =>
      sql`${isVariadic ? sql`variadic ` : sql``}${sql.id(name)} => ${sql.id('_arguments', name)}`,
  )
  return sql`${name}(${list.length ? sql.join(list) : sql``})`
}
