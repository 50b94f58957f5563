import { isUtf8 } from 'node:buffer'
import { badBody, RestError } from '../rest-error'
import { readCsv } from './csv'

/** Rows as they came: PostgreSQL expands the text itself, so that numbers keep every digit. */
export interface Rows {
  /** A JSON array of objects. */
  json: string
  count: number
  keys: string[]
  /** Keys that some rows have and others do not; only with `columns=`. */
  partial: Set<string>
}

/** Nesting that PostgreSQL's own JSON reader is sure to hold. */
const DEEPEST_JSON = 200

/** The media type of a body, without its parameters; JSON when nothing is said. */
export function bodyTypeOf(contentType: string | undefined): string {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase()
  return !type || type === 'application/vnd.pgrst.object+json' || type === 'application/vnd.pgrst.array+json'
    ? 'application/json'
    : type
}

const notAcceptable = (type: string) => badBody(`Content-Type not acceptable: ${type.slice(0, 100)}`)

/**
 * Takes a request body as rows. Which columns count is decided by `columns=` or else by the first row.
 * @throws RestError PGRST102 for what is no JSON or no rows, 22P05 for text that PostgreSQL cannot store.
 */
export function parseRows(body: unknown, contentType: string | undefined, columns: string[] | undefined): Rows {
  const type = bodyTypeOf(contentType)
  if (type === 'application/x-www-form-urlencoded') {
    const row = Object.fromEntries(new URLSearchParams(textOf(body)))
    return rowsOf([row], JSON.stringify([row]), columns)
  }
  if (type === 'text/csv') {
    const rows = readCsv(textOf(body))
    return rowsOf(rows, JSON.stringify(rows), columns)
  }
  if (type !== 'application/json') throw notAcceptable(type)
  const text = textOf(body)
  const parsed = parseJson(text)
  return Array.isArray(parsed) ? rowsOf(parsed, text, columns) : rowsOf([parsed], `[${text}]`, columns)
}

/** What a function is called with. */
export type Arguments =
  /** Members of a JSON object; of a list, only those of its first object. */
  | { kind: 'members'; names: string[]; json: string; isList: boolean }
  /** Texts by name; several for a variadic parameter. */
  | { kind: 'texts'; names: string[]; texts: Map<string, string[]> }
  /** The whole body, for a function with a single unnamed parameter. */
  | { kind: 'body'; names: []; body: string | Buffer }

/** What a function call sends: arguments by name, and the body as it is for a function that takes the whole of it. */
export interface SentArguments {
  named: Arguments
  whole: string | Buffer
}

/** @throws RestError like `parseRows`. */
export function parseArguments(
  body: unknown,
  contentType: string | undefined,
  columns: string[] | undefined,
): SentArguments {
  const type = bodyTypeOf(contentType)
  if (type === 'application/octet-stream') {
    return { named: NO_ARGUMENTS, whole: Buffer.isBuffer(body) ? body : Buffer.alloc(0) }
  }
  const text = textOf(body)
  if (type === 'text/plain' || type === 'text/xml') {
    checkStorable(text, 'The body')
    return { named: NO_ARGUMENTS, whole: text }
  }
  if (type === 'application/x-www-form-urlencoded')
    return { named: textArguments([...new URLSearchParams(text)]), whole: '' }
  if (type !== 'application/json' && type !== 'text/csv') throw notAcceptable(type)

  const json = type === 'text/csv' ? JSON.stringify(readCsv(text)) : text.trim() === '' ? '{}' : text
  const value = parseJson(json)
  checkStorable(value, 'The body')
  const isList = Array.isArray(value)
  const [object] = isList ? (value as unknown[]) : [value]
  const keys = isObject(object) ? Object.keys(object) : []
  if (isList && !columns && value.every(isObject) && !value.every((row) => hasSameKeys(row, keys))) {
    throw badBody('All object keys must match')
  }
  return { named: { kind: 'members', names: columns ?? keys, json, isList }, whole: json }
}

const NO_ARGUMENTS: Arguments = { kind: 'members', names: [], json: '{}', isList: false }

/** Arguments that came as texts, in an address or a form. */
export function textArguments(pairs: [string, string][]): Arguments {
  const texts = new Map<string, string[]>()
  for (const [name, text] of pairs) {
    checkStorable(text, `Parameter "${name}"`)
    texts.set(name, [...(texts.get(name) ?? []), text])
  }
  return { kind: 'texts', names: [...texts.keys()], texts }
}

function textOf(body: unknown): string {
  if (body === undefined || body === null) return ''
  if (!Buffer.isBuffer(body)) return typeof body === 'string' ? body : JSON.stringify(body)
  if (!isUtf8(body)) throw badBody('Empty or invalid json', 'The body is not valid UTF-8')
  return body.toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason =
      text.trim() === '' ? 'The body is empty' : error instanceof Error ? error.message.slice(0, 200) : null
    throw badBody('Empty or invalid json', reason)
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function rowsOf(rows: unknown[], json: string, columns: string[] | undefined): Rows {
  const objects = rows.filter(isObject)
  if (objects.length < rows.length)
    throw badBody('All object keys must match', 'The body must be an object or an array of objects')
  const keys = columns ?? Object.keys(objects[0] ?? {})
  const partial = new Set<string>()
  for (const row of objects) {
    if (!columns && !hasSameKeys(row, keys)) throw badBody('All object keys must match')
    for (const key of keys) {
      if (Object.hasOwn(row, key)) checkStorable(row[key], `Column "${key}"`)
      else partial.add(key)
    }
  }
  const strange = keys.find((key) => UNSTORABLE.test(key))
  if (strange !== undefined) throw unstorable(`Key ${JSON.stringify(strange)}`)
  // What `columns=` leaves out still reaches PostgreSQL's JSON reader, which refuses the whole text over it.
  if (columns) for (const row of objects) checkStorable(row, 'The body')
  return { json, count: rows.length, keys, partial }
}

function hasSameKeys(row: Record<string, unknown>, keys: string[]): boolean {
  return Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key))
}

/** NUL characters and halves of surrogate pairs: valid in JSON, but no PostgreSQL text can hold them. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

function unstorable(part: string): RestError {
  return new RestError(
    400,
    '22P05',
    'unsupported Unicode escape sequence',
    `${part} holds a NUL character or half of a surrogate pair.`,
  )
}

function checkStorable(value: unknown, part: string, depth = 1) {
  if (typeof value === 'string') {
    if (UNSTORABLE.test(value)) throw unstorable(part)
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (depth > DEEPEST_JSON)
    throw badBody('Empty or invalid json', `${part} is nested more than ${DEEPEST_JSON} levels deep`)
  if (Array.isArray(value)) {
    for (const item of value) checkStorable(item, part, depth + 1)
    return
  }
  for (const [key, item] of Object.entries(value)) {
    if (UNSTORABLE.test(key)) throw unstorable(part)
    checkStorable(item, part, depth + 1)
  }
}
