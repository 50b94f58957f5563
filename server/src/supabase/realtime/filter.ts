export const OPERATORS = [
  'eq',
  'neq',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'like',
  'ilike',
  'is',
  'match',
  'imatch',
  'isdistinct',
] as const
export type Operator = (typeof OPERATORS)[number]

/** One condition of a filter. All conditions of a filter must hold. */
export interface Condition {
  column: string
  operator: Operator
  negated: boolean
  /** One value; any number for `in`. null only where SQL's null is meant. */
  values: (string | null)[]
}

export class FilterFault extends Error {
  override readonly name = 'FilterFault'
}

const MAX_IN_VALUES = 100
const MAX_CONDITIONS = 50
const IS_VALUES = new Set(['null', 'true', 'false', 'unknown'])
const isOperator = (text: string): text is Operator => OPERATORS.some((operator) => operator === text)

/**
 * Reads `col=op.value,col=not.op.value` (contract 5.3). Values that hold commas, brackets or quotes stand in double quotes.
 * An empty text has no conditions.
 * @throws FilterFault
 */
export function parseFilter(text: string): Condition[] {
  if (text.trim() === '') return []
  const parts = splitOutside(text)
  if (parts.length > MAX_CONDITIONS) throw new FilterFault(`A filter takes up to ${MAX_CONDITIONS} conditions`)
  return parts.map(parseCondition)
}

function parseCondition(text: string): Condition {
  // Blanks go first: looked for by the expression itself, thousands of them would take it seconds.
  const [, column, not, name, rest] = /^([^=]+)=(not\.)?([a-z]+)\.([^]*)$/.exec(text.trimStart()) ?? []
  if (column === undefined || name === undefined || rest === undefined) throw new FilterFault(`Error parsing ${text}`)
  if (!isOperator(name)) throw new FilterFault(`${name} is not a known operator`)
  return { column: unquote(column), operator: name, negated: not !== undefined, values: valuesOf(name, rest) }
}

function valuesOf(operator: Operator, text: string): (string | null)[] {
  if (operator === 'in') {
    const inner = /^\s*\(([^]*)\)\s*$/.exec(text)?.[1]
    if (inner === undefined) throw new FilterFault('in needs its values in parentheses')
    const values = inner.trim() === '' ? [] : splitOutside(inner).map(unquote)
    if (values.length > MAX_IN_VALUES) throw new FilterFault(`in takes up to ${MAX_IN_VALUES} values`)
    return values
  }
  const value = unquote(text)
  if (operator === 'is') {
    const word = value.toLowerCase()
    if (!IS_VALUES.has(word)) throw new FilterFault('is compares with null, true, false or unknown')
    return [word]
  }
  // Without quotes it is the null that only this operator can compare with.
  return [operator === 'isdistinct' && text === 'null' ? null : value]
}

/** Splits at commas that stand neither in quotes nor in brackets. */
function splitOutside(text: string): string[] {
  const parts: string[] = []
  let start = 0
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (quoted && char === '\\') at++
    else if (char === '"') quoted = !quoted
    else if (quoted) continue
    else if (char === '(') depth++
    else if (char === ')') depth--
    else if (char === ',' && depth <= 0) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)]
}

function unquote(text: string): string {
  const inner = /^"((?:[^"\\]|\\[^])*)"$/.exec(text.trim())?.[1]
  return inner === undefined ? text : inner.replace(/\\([^])/g, '$1')
}
