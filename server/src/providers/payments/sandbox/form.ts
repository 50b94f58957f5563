import * as z from 'zod'
import { invalid } from './faults'

/** Parameters as they came: `a[b][0][c]=x`, nested. Values are texts. */
export type Form = string | { [key: string]: Form }

const MAX_PAIRS = 500
const DEEPEST = 8
const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/

/** Reads form-encoded, nested parameters. @throws StripeFault for what is no such form */
export function readForm(...sources: URLSearchParams[]): Form {
  const root: Record<string, Form> = empty()
  let pairs = 0
  for (const source of sources) {
    for (const [name, value] of source) {
      if (++pairs > MAX_PAIRS) throw invalid('Too many parameters.')
      if (value.includes('\0')) throw invalid('Invalid characters in a parameter.', name)
      put(root, name, value)
    }
  }
  return root
}

function put(root: Record<string, Form>, name: string, value: string) {
  const [, first, rest] = NAME.exec(name) ?? []
  if (first === undefined || rest === undefined) throw invalid(`Invalid parameter name: ${name}`)
  const path = [first, ...[...rest.matchAll(/\[([^\]]*)\]/g)].map(([, key]) => key ?? '')]
  if (path.length > DEEPEST) throw invalid(`Invalid parameter name: ${name}`)
  let place = root
  for (const [at, key] of path.entries()) {
    // `a[]=x`: the next of a list.
    const slot = key === '' ? String(Object.keys(place).length) : key
    if (at === path.length - 1) {
      place[slot] = value
      return
    }
    const inner = (place[slot] ??= empty())
    if (typeof inner === 'string') throw invalid(`Invalid object: ${name}`, name)
    place = inner
  }
}

// Without a prototype, a parameter named `__proto__` is one like others.
const empty = () => Object.create(null) as Record<string, Form>

/** @throws StripeFault as the provider says it: unknown, missing or invalid parameters */
export function readParameters<Schema extends z.ZodType>(schema: Schema, form: Form): z.output<Schema> {
  const read = schema.safeParse(form)
  if (read.success) return read.data
  const issue = read.error.issues[0]
  const path = (issue?.path ?? []).map(String)
  if (issue?.code === 'unrecognized_keys') {
    const param = nameOf([...path, issue.keys[0] ?? ''])
    throw invalid(`Received unknown parameter: ${param}`, param, 'parameter_unknown')
  }
  const param = nameOf(path)
  if (valueAt(form, path) === undefined) {
    throw invalid(`Missing required param: ${param}.`, param, 'parameter_missing')
  }
  throw invalid(`Invalid ${param}: ${issue?.message ?? 'not allowed'}`, param, 'parameter_invalid')
}

const nameOf = ([first = '', ...rest]: string[]) => first + rest.map((key) => `[${key}]`).join('')

const valueAt = (form: Form, path: string[]): Form | undefined =>
  path.reduce<Form | undefined>((place, key) => (typeof place === 'object' ? place[key] : undefined), form)

export const text = z.string().min(1).max(5000)
export const wholeNumber = z
  .string()
  .regex(/^\d{1,12}$/, 'must be an integer')
  .transform(Number)
export const flag = z.enum(['true', 'false']).transform((given) => given === 'true')
/** Keys and values of the caller's own. */
export const metadata = z.record(z.string(), z.string().max(500))

/** `a[0]=x&a[1]=y` */
export const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (given) => (typeof given === 'object' && given !== null && !Array.isArray(given) ? Object.values(given) : given),
    z.array(item).max(20),
  )

export const expand = list(z.string().max(200)).optional()

export const page = {
  limit: wholeNumber.refine((limit) => limit >= 1 && limit <= 100, 'must be between 1 and 100').optional(),
  starting_after: text.optional(),
  expand,
}
