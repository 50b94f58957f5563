import { isUtf8 } from 'node:buffer'
import { badBody, RestError } from '../rest-error'

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

/**
 * Takes a request body as rows. Which columns count is decided by `columns=` or else by the first row.
 * @throws RestError PGRST102 for what is no JSON or no rows, 22P05 for text that PostgreSQL cannot store.
 */
export function parseRows(body: unknown, contentType: string | undefined, columns: string[] | undefined): Rows {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded') return formRows(textOf(body), columns)
  if (type === 'text/csv') return csvRows(textOf(body), columns)
  if (
    type &&
    type !== 'application/json' &&
    type !== 'application/vnd.pgrst.object+json' &&
    type !== 'application/vnd.pgrst.array+json'
  ) {
    throw badBody(`Content-Type not acceptable: ${type.slice(0, 100)}`)
  }
  const text = textOf(body)
  const parsed = parseJson(text)
  return Array.isArray(parsed) ? rowsOf(parsed, text, columns) : rowsOf([parsed], `[${text}]`, columns)
}

/** The body of a function call: one object whose keys are the arguments. */
export function parseArguments(body: unknown): { json: string; value: unknown } {
  const text = textOf(body)
  if (!text.trim()) return { json: '{}', value: {} }
  const value = parseJson(text)
  checkStorable(value, 'The body')
  return { json: text, value }
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

function formRows(text: string, columns: string[] | undefined): Rows {
  const row = Object.fromEntries(new URLSearchParams(text))
  return rowsOf([row], JSON.stringify([row]), columns)
}

/** The first line names the columns; an unquoted NULL is null. */
function csvRows(text: string, columns: string[] | undefined): Rows {
  const [header, ...lines] = readCsv(text)
  if (!header) throw badBody('Empty or invalid csv', 'The body is empty')
  const rows = lines.map((line, at) => {
    if (line.length !== header.length) throw badBody('All lines must have same number of fields', `Line ${at + 2}`)
    return Object.fromEntries(
      header.map((name, i) => [name.text, !line[i]!.quoted && line[i]!.text === 'NULL' ? null : line[i]!.text]),
    )
  })
  return rowsOf(rows, JSON.stringify(rows), columns)
}

interface CsvCell {
  text: string
  quoted: boolean
}

function readCsv(text: string): CsvCell[][] {
  const lines: CsvCell[][] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y
  let line: CsvCell[] = []
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const found = cell.exec(text)
    if (!found) throw badBody('Empty or invalid csv', `A quotation mark out of place near character ${at + 1}`)
    line.push(
      found[1] === undefined
        ? { text: found[2]!, quoted: false }
        : { text: found[1].replaceAll('""', '"'), quoted: true },
    )
    if (found[3] === ',' && cell.lastIndex < text.length) continue
    if (found[3] === ',') line.push({ text: '', quoted: false })
    lines.push(line)
    line = []
  }
  return lines
}
