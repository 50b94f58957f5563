import { sql, type RawBuilder } from 'kysely'
import { RestError } from '../rest-error'
import type { MediaType } from '../parse/media-type'
import type { Preferences } from '../parse/preferences'
import type { Range } from '../parse/range'
import type { Parameter, Schema, SqlFunction } from '../schema-cache'
import { nearestName } from './nearest'
import { buildRead, type ReadRow, type ReadStatement } from './read'
import { type Build, type Sql } from './scope'

/** Arguments by name, or the whole body for a function with a single unnamed JSON parameter. */
export interface Arguments {
  names: string[]
  /** A JSON object, or anything for a single unnamed parameter. */
  json: string
}

/**
 * The overload that takes exactly these arguments.
 * @throws RestError PGRST202 when there is none, PGRST203 when several do.
 */
export function findFunction(schema: Schema, name: string, given: string[]): SqlFunction {
  const overloads = schema.functions.get(name) ?? []
  const fitting = overloads.filter(({ parameters }) => takes(parameters, given))
  if (fitting.length === 1) return fitting[0]!
  if (fitting.length > 1) {
    const signatures = fitting.map(
      (one) => `public.${name}(${one.parameters.map((p) => `${p.name} => ${p.type}`).join(', ')})`,
    )
    throw new RestError(
      300,
      'PGRST203',
      `Could not choose the best candidate function between: ${signatures.join(', ')}`,
      null,
      'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    )
  }
  const unnamed = overloads.find(({ parameters }) => takesWholeBody(parameters))
  if (unnamed) return unnamed
  throw noSuchFunction(schema, name, given)
}

function takes(parameters: Parameter[], given: string[]): boolean {
  if (takesWholeBody(parameters)) return false
  const names = new Set(parameters.map((parameter) => parameter.name))
  return (
    given.every((name) => names.has(name)) &&
    parameters.every(({ name, required }) => !required || given.includes(name))
  )
}

export function takesWholeBody(parameters: Parameter[]): boolean {
  return parameters.length === 1 && parameters[0]!.name === '' && /^jsonb?$/.test(parameters[0]!.type)
}

function noSuchFunction(schema: Schema, name: string, given: string[]): RestError {
  const nearest = nearestName(name, schema.functions.keys())
  const call = given.length ? `public.${name}(${given.join(', ')})` : `public.${name} without parameters`
  const searched = given.length
    ? `with parameters ${given.join(', ')} or with a single unnamed json/jsonb parameter`
    : 'without parameters'
  return new RestError(
    404,
    'PGRST202',
    `Could not find the function ${call} in the schema cache`,
    `Searched for the function public.${name} ${searched}, but no matches were found in the schema cache.`,
    nearest ? `Perhaps you meant to call the function public.${nearest}` : null,
  )
}

/** The given parameters of a function with the types a body is read as. */
export function givenParameters({ parameters }: SqlFunction, given: string[]): Parameter[] {
  return given.map((name) => parameters.find((parameter) => parameter.name === name)!)
}

/** Reads the arguments as the parameters' types; fails exactly when one does not fit. */
export function argumentsSql(json: string, parameters: Parameter[]): Sql {
  const columns = parameters.map(({ name, type }) => sql`${sql.id(name)} ${sql.raw(type)}`)
  return sql`json_to_record(${json}::json) as _arguments(${sql.join(columns)})`
}

export interface CallRequest {
  media: MediaType
  preferences: Preferences
  range: Range
  withBody: boolean
}

export function buildCall(build: Build, called: SqlFunction, given: Arguments, request: CallRequest): ReadStatement {
  const alias = sql.id(called.table?.name ?? called.name)
  const from = sql`${argumentSource(called, given)}${callSql(called, given)} as ${alias}`
  if (called.returns === 'row') {
    const rows = sql`(select ${alias}.* from ${from}) as ${alias}`
    return buildRead(build, called.table!, request, rows)
  }
  const value =
    called.returns === 'void'
      ? sql`null`
      : called.returnsSet
        ? sql`coalesce(json_agg(${alias}), '[]')::text`
        : sql`(json_agg(${alias}) -> 0)::text`
  const statement: RawBuilder<ReadRow> = sql<ReadRow>`select ${value} as body, count(*)::int as page_total from ${from}`
  return { statement, range: { offset: 0 } }
}

function argumentSource(called: SqlFunction, { names, json }: Arguments): Sql {
  return names.length === 0 || takesWholeBody(called.parameters)
    ? sql``
    : sql`${argumentsSql(json, givenParameters(called, names))}, lateral `
}

function callSql(called: SqlFunction, { names, json }: Arguments): Sql {
  const name = sql.id('public', called.name)
  if (takesWholeBody(called.parameters)) return sql`${name}(${json}::${sql.raw(called.parameters[0]!.type)})`
  const list = givenParameters(called, names).map(
    ({ name, isVariadic }) =>
      sql`${isVariadic ? sql`variadic ` : sql``}${sql.id(name)} => ${sql.id('_arguments', name)}`,
  )
  return sql`${name}(${sql.join(list)})`
}
