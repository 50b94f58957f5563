import { Cursor } from './cursor'
import { readField, type Field } from './field'

/** What an operator needs besides its column. */
type OperatorKind = 'compare' | 'pattern' | 'list' | 'is' | 'search' | 'plain'

/** Every operator of the grammar with the kind that decides how its value is read and bound. */
export const OPERATORS = new Map<string, OperatorKind>([
  ...(['eq', 'gt', 'gte', 'lt', 'lte', 'match', 'imatch'] as const).map((name) => [name, 'compare'] as const),
  ...(['like', 'ilike'] as const).map((name) => [name, 'pattern'] as const),
  ...(['neq', 'isdistinct', 'cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj'] as const).map(
    (name) => [name, 'plain'] as const,
  ),
  ...(['fts', 'plfts', 'phfts', 'wfts'] as const).map((name) => [name, 'search'] as const),
  ['in', 'list'],
  ['is', 'is'],
])

const IS_VALUES = new Set(['null', 'not_null', 'true', 'false', 'unknown'])

export interface Operation {
  negated: boolean
  operator: string
  /** Compares with any or with all elements of an array literal. */
  quantifier?: 'any' | 'all'
  /** The text search configuration. */
  language?: string
  value: string
  /** The elements of `in`. */
  values?: string[]
}

export interface Filter extends Operation {
  kind: 'filter'
  field: Field
}

export interface LogicTree {
  kind: 'logic'
  operator: 'and' | 'or'
  negated: boolean
  conditions: Condition[]
}

export type Condition = Filter | LogicTree

/** Far more than a person nests, and far less than a stack holds. */
const DEEPEST_LOGIC = 50

/** The right side of `column=not.eq.value`. The value is the whole rest, never unquoted. */
export function parseFilter(field: Field, expression: string): Filter {
  const cursor = new Cursor(expression, 'filter')
  const operation = readOperation(cursor, (cursor) => cursor.rest())
  cursor.expectEnd()
  return { kind: 'filter', field, ...operation }
}

/** True when a text begins like a filter; on a function call anything else is an argument. */
export function looksLikeFilter(expression: string): boolean {
  const [, operator] = /^(?:not\.)?([a-z]+)(?:\([^)]*\))?\./.exec(expression) ?? []
  return operator !== undefined && OPERATORS.has(operator)
}

/** `(a.eq.1,and(b.gt.2,not.c.is.null))` behind `or=` or `and=`. */
export function parseLogicTree(operator: 'and' | 'or', negated: boolean, text: string): LogicTree {
  const cursor = new Cursor(text, 'logic tree')
  const conditions = readConditions(cursor, 1)
  cursor.expectEnd()
  return { kind: 'logic', operator, negated, conditions }
}

function readConditions(cursor: Cursor, depth: number): Condition[] {
  if (depth > DEEPEST_LOGIC) cursor.fail(`at most ${DEEPEST_LOGIC} levels of logic`)
  const conditions: Condition[] = []
  cursor.skipSpaces()
  cursor.expect('(')
  do conditions.push(readCondition(cursor, depth))
  while (cursor.eat(','))
  cursor.skipSpaces()
  cursor.expect(')')
  return conditions
}

/** `not.` before a column; before an operator, `not` is itself the name of a column. */
const NEGATED_FIRST = new RegExp(`not\\.(?!(?:not|${[...OPERATORS.keys()].join('|')})[.(])`, 'y')
const LOGIC = /(not\.)?(and|or)(?= *\()/y

function readCondition(cursor: Cursor, depth: number): Condition {
  cursor.skipSpaces()
  const logic = cursor.match(LOGIC)
  if (logic) {
    cursor.skipSpaces()
    const conditions = readConditions(cursor, depth + 1)
    cursor.skipSpaces()
    return { kind: 'logic', operator: logic[2] as 'and' | 'or', negated: logic[1] !== undefined, conditions }
  }
  // Some clients put the negation before the column: not.a.eq.1
  const negatedFirst = cursor.match(NEGATED_FIRST) !== undefined
  const field = readField(cursor)
  cursor.expect('.')
  const operation = readOperation(cursor, readTreeValue)
  return { kind: 'filter', field, ...operation, negated: operation.negated !== negatedFirst }
}

function readOperation(cursor: Cursor, readValue: (cursor: Cursor) => string): Operation {
  const negated = cursor.eat('not.')
  const start = cursor.at
  const operator = cursor.match(/[a-z]+/y)?.[0] ?? ''
  const kind = OPERATORS.get(operator)
  if (!kind) {
    cursor.at = start
    return cursor.fail('"not" or operator (eq, gt, ...)')
  }
  const operation: Operation = { negated, operator, value: '' }
  if (cursor.sees('(')) {
    if (kind === 'search') operation.language = readLanguage(cursor)
    else if (kind === 'compare' || kind === 'pattern') operation.quantifier = readQuantifier(cursor)
  }
  cursor.expect('.')
  if (kind === 'list') operation.values = readList(cursor)
  else if (kind === 'is') operation.value = readIs(cursor, readValue)
  else operation.value = readValue(cursor)
  return operation
}

function readQuantifier(cursor: Cursor): 'any' | 'all' {
  if (cursor.eat('(any)')) return 'any'
  if (cursor.eat('(all)')) return 'all'
  return cursor.fail('"(any)" or "(all)"')
}

function readLanguage(cursor: Cursor): string {
  return cursor.match(/\(([A-Za-z0-9_.]{1,63})\)/y)?.[1] ?? cursor.fail('a text search configuration, like "(english)"')
}

function readIs(cursor: Cursor, readValue: (cursor: Cursor) => string): string {
  const start = cursor.at
  const value = readValue(cursor).toLowerCase()
  if (IS_VALUES.has(value)) return value
  cursor.at = start
  return cursor.fail('null, not_null, true, false or unknown')
}

/** A quotation counts as one only when the element ends with it; `"a"b` is a plain text. */
function quotedElement(cursor: Cursor): string | undefined {
  const start = cursor.at
  const quoted = cursor.sees('"') ? cursor.quoted() : undefined
  if (quoted !== undefined && (cursor.done || cursor.sees(',') || cursor.sees(')'))) return quoted
  cursor.at = start
  return undefined
}

function readList(cursor: Cursor): string[] {
  cursor.expect('(')
  const values: string[] = []
  do values.push(quotedElement(cursor) ?? cursor.match(/[^,)]*/y)?.[0] ?? '')
  while (cursor.eat(','))
  const end = cursor.at
  cursor.expect(')')
  return values.length === 1 && cursor.text[end - 1] === '(' ? [] : values
}

/** Inside a tree a value ends at a comma or a bracket, unless it is quoted or an array literal. */
function readTreeValue(cursor: Cursor): string {
  const quoted = quotedElement(cursor)
  if (quoted !== undefined) return quoted
  return cursor.match(/\{(?:"(?:[^"\\]|\\.)*"|[^{}"])*\}(?=[,)])/sy)?.[0] ?? cursor.match(/[^,)]*/y)?.[0] ?? ''
}
