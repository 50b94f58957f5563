import { RestError } from '../rest-error'
import type { Parameter, Schema, SqlFunction } from '../schema/schema'
import { closestName } from './closest'

/** How a function is asked for. */
export interface Wanted {
  name: string
  /** Of the arguments. */
  given: string[]
  /** The media type of a posted body; undefined for a call by GET. */
  bodyType: string | undefined
}

/** Which type of a single unnamed parameter takes which body as a whole. */
const WHOLE_BODY = new Map([
  ['application/json', /^jsonb?$/],
  ['text/plain', /^text$/],
  ['text/xml', /^xml$/],
  ['application/octet-stream', /^bytea$/],
])

/**
 * The overload that takes exactly these arguments, or else one that takes the body as a whole.
 * @throws RestError PGRST202 when there is none, PGRST203 when several do.
 */
export function findFunction(schema: Schema, wanted: Wanted): SqlFunction {
  const overloads = schema.functions.get(wanted.name) ?? []
  const byName = overloads.filter(({ parameters }) => takes(parameters, wanted))
  const fitting = byName.length ? byName : overloads.filter((one) => takesWholeBody(one, wanted.bodyType))
  if (fitting.length === 1) return fitting[0]!
  if (fitting.length > 1) throw ambiguousCall(schema, wanted, fitting)
  throw noSuchFunction(schema, wanted, overloads)
}

function takesWholeBody({ parameters: [only] }: SqlFunction, bodyType: string | undefined): boolean {
  return only?.name === '' && (WHOLE_BODY.get(bodyType ?? '')?.test(only.type) ?? false)
}

/** A single parameter without a name gets the body as it is, also where the client names it `""` in JSON. */
export function getsWholeBody({ parameters: [only] }: SqlFunction, bodyType: string | undefined): boolean {
  return only?.name === '' && WHOLE_BODY.has(bodyType ?? '')
}

/** A body that is no JSON has no named arguments, and is for a function that takes it as a whole. */
const isRaw = (bodyType: string | undefined) =>
  bodyType === 'text/plain' || bodyType === 'text/xml' || bodyType === 'application/octet-stream'

function takes(parameters: Parameter[], { given, bodyType }: Wanted): boolean {
  if (isRaw(bodyType) || (given.includes('') && bodyType !== 'application/json')) return false
  const names = new Set(parameters.map(({ name }) => name))
  return (
    given.every((name) => names.has(name)) &&
    parameters.every(({ name, required }) => !required || given.includes(name))
  )
}

function ambiguousCall(schema: Schema, { name }: Wanted, fitting: SqlFunction[]): RestError {
  const signatures = fitting.map(
    ({ parameters }) => `${schema.name}.${name}(${parameters.map((p) => `${p.name} => ${p.type}`).join(', ')})`,
  )
  return new RestError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${signatures.join(', ')}`,
    null,
    'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  )
}

function noSuchFunction(schema: Schema, { name, given, bodyType }: Wanted, overloads: SqlFunction[]): RestError {
  const called = `${schema.name}.${name}`
  const names = [...given].sort()
  const listed = names.length ? `(${names.join(', ')})` : ' without parameters'
  return new RestError(
    404,
    'PGRST202',
    `Could not find the function ${called}${isRaw(bodyType) ? '' : listed} in the schema cache`,
    `Searched for the function ${called}${searchedFor(names, bodyType)}, but no matches were found in the schema cache.`,
    isRaw(bodyType) ? null : hintOf(schema, name, names, overloads),
  )
}

function searchedFor(names: string[], bodyType: string | undefined): string {
  if (bodyType === 'text/plain') return ' with a single unnamed text parameter'
  if (bodyType === 'text/xml') return ' with a single unnamed xml parameter'
  if (bodyType === 'application/octet-stream') return ' with a single unnamed bytea parameter'
  const named = names.length
    ? ` with parameter${names.length > 1 ? 's' : ''} ${names.join(', ')}`
    : ' without parameters'
  return bodyType === 'application/json' ? `${named} or with a single unnamed json/jsonb parameter` : named
}

/** The function that was probably meant, or of those with the name the parameters that were. */
function hintOf(schema: Schema, name: string, names: string[], overloads: SqlFunction[]): string | null {
  const listOf = (names: string[]) => `(${[...names].sort().join(', ')})`
  const nearest = overloads.length
    ? closestName(
        listOf(names),
        overloads.map(({ parameters }) => listOf(parameters.map(({ name }) => name))),
      )
    : closestName(name, schema.functions.keys())
  if (!nearest) return null
  return `Perhaps you meant to call the function ${schema.name}.${overloads.length ? name : ''}${nearest}`
}
