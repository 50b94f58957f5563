import { invalidRange, RestError, unreadable } from '../rest-error'
import { Cursor } from './cursor'
import { readJsonPath } from './field'
import { looksLikeFilter, parseFilter, parseLogicTree, type Condition } from './filter'
import { parseOrder, type OrderItem } from './order'
import { parseSelect, type SelectItem } from './select'

/** What is asked of one level: the table itself, or one embedded relation. */
export interface Level {
  conditions: Condition[]
  order: OrderItem[]
  limit?: number
  offset: number
}

export interface Query {
  select: SelectItem[]
  /** By the path of embeds, joined by NUL, which no name can hold; `''` is the table itself. */
  levels: Map<string, { path: string[]; level: Level }>
  columns?: string[]
  onConflict?: string[]
  /** Arguments of a function called by GET, in their order. */
  args: [string, string][]
}

/** Far above what Node accepts as a request line; a bound for callers that come another way. */
const MAX_QUERY_LENGTH = 32_000
/** A larger offset or limit is a mistake. */
const MAX_NUMBER = 2 ** 53 - 1

export const ALL_COLUMNS: SelectItem[] = [{ kind: 'column', field: { name: '*', path: [] } }]

/**
 * Reads the part of an URL after `?`. On a function call (`withArguments`), pairs that are no filters are its arguments.
 * @throws RestError PGRST100 that names the parameter.
 */
export function parseQuery(search: string, withArguments = false): Query {
  if (search.length > MAX_QUERY_LENGTH) throw new RestError(414, 'PGRST100', 'The query string is too long')
  const query: Query = { select: ALL_COLUMNS, levels: new Map(), args: [] }
  const once = new Set<string>()
  for (const pair of search.split('&')) {
    const equals = pair.indexOf('=')
    // Like a name alone, which asks for nothing.
    if (equals < 0) continue
    const key = decode(pair.slice(0, equals), 'a parameter name')
    const value = decode(pair.slice(equals + 1), key)
    if (ONCE.test(key)) {
      if (once.has(key)) continue
      once.add(key)
    }
    readPair(query, key, value, withArguments)
  }
  return query
}

/** Of repeated ones the first counts. */
const ONCE = /^(?:select|columns|on_conflict)$|(?:^|\.)order$/

/** The level of an embed path, made when first asked for. */
export function levelOf(query: Query, path: string[]): Level {
  const key = path.join('\0')
  const known = query.levels.get(key)
  if (known) return known.level
  const level = emptyLevel()
  query.levels.set(key, { path, level })
  return level
}

export const emptyLevel = (): Level => ({ conditions: [], order: [], offset: 0 })

function decode(text: string, part: string): string {
  let decoded: string
  try {
    decoded = decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw unreadable(`failed to decode ${part}: it is not valid percent-encoded UTF-8`)
  }
  if (decoded.includes('\0')) throw unreadable(`failed to parse ${part}: a NUL character cannot be stored or compared`)
  return decoded
}

function readPair(query: Query, key: string, value: string, withArguments: boolean) {
  switch (key) {
    case 'select':
      query.select = parseSelect(value)
      return
    case 'columns':
      query.columns = parseNames(value, 'columns parameter')
      return
    case 'on_conflict':
      query.onConflict = parseNames(value, 'on_conflict parameter')
      return
    case 'apikey':
      // The credential of callers that cannot send headers; read elsewhere.
      return
  }
  if (withArguments && !key.includes('.') && !RESERVED.test(key) && !looksLikeFilter(value)) {
    query.args.push([key, value])
    return
  }
  const { embeds, name, quoted, cursor } = readKey(key)
  if (!quoted && cursor.done) {
    switch (name) {
      case 'order':
        levelOf(query, embeds).order = parseOrder(value)
        return
      case 'limit':
        levelOf(query, embeds).limit = parseCount(value, key)
        return
      case 'offset':
        levelOf(query, embeds).offset = parseCount(value, key) ?? 0
        return
      case 'and':
      case 'or': {
        const negated = embeds.at(-1) === 'not'
        levelOf(query, negated ? embeds.slice(0, -1) : embeds).conditions.push(parseLogicTree(name, negated, value))
        return
      }
    }
  }
  const field = { name, path: readJsonPath(cursor) }
  cursor.expectEnd()
  levelOf(query, embeds).conditions.push(parseFilter(field, value))
}

/** The same question in one way of writing it: parameters in the order of their names, everything but letters percent-encoded. */
export function canonicalSearch(search: string): string {
  const pairs = search.split('&').flatMap((pair) => {
    if (pair === '') return []
    const equals = pair.indexOf('=')
    const [key, value] = equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)]
    return [[decode(key, 'a parameter name'), decode(value, key)] as const]
  })
  // Names in code units; equal ones stay as they came.
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const text = pairs.map((pair) => pair.map(encodeStrictly).join('=')).join('&')
  return text === '' ? '' : `?${text}`
}

const encodeStrictly = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

const RESERVED = /^(?:order|limit|offset|and|or)$/

/** `rel.sub.column->key`: embeds first, the column or reserved word last. */
function readKey(key: string) {
  const cursor = new Cursor(key, 'filter name')
  const names: string[] = []
  let quoted: boolean
  do {
    quoted = cursor.sees('"')
    names.push(cursor.name())
  } while (cursor.eat('.'))
  const name = names.pop()!
  return { embeds: names, name, quoted, cursor }
}

function parseNames(text: string, part: string): string[] {
  const cursor = new Cursor(text, part)
  const names = new Set<string>()
  do names.add(cursor.name())
  while (cursor.eat(','))
  cursor.expectEnd('"," or end of input')
  return [...names]
}

/** What the client writes for a value that its caller did not have. */
const NO_VALUE = /^(?:|undefined|null|NaN)$/

/** Undefined when nothing was asked for, as by an offset before the start. */
function parseCount(text: string, part: string): number | undefined {
  if (NO_VALUE.test(text)) return undefined
  const count = /^-?\d+$/.test(text) ? Number(text) : undefined
  if (count === undefined) throw unreadable(`failed to parse ${part} (${text.slice(0, 50)}): not a whole number`)
  if (count < 0 && part.endsWith('offset')) return undefined
  if (count < 0) throw invalidRange('Limit should be greater than or equal to zero.')
  if (count > MAX_NUMBER) throw unreadable(`failed to parse ${part} (${text.slice(0, 50)}): the number is too large`)
  return count
}
