import type { Cursor } from './cursor'

/** One step into a JSON value: `->` gives JSON, `->>` gives text. A number counts into an array. */
export interface JsonStep {
  arrow: '->' | '->>'
  key: string | number
}

/** A column, or a place inside a JSON column. */
export interface Field {
  name: string
  path: JsonStep[]
}

const MAX_STEPS = 50

export function readField(cursor: Cursor): Field {
  return { name: cursor.name(), path: readJsonPath(cursor) }
}

export function readJsonPath(cursor: Cursor): JsonStep[] {
  const path: JsonStep[] = []
  while (cursor.sees('->')) {
    if (path.length === MAX_STEPS || path.at(-1)?.arrow === '->>') cursor.fail('end of the JSON path')
    const arrow = cursor.eat('->>') ? '->>' : '->'
    if (arrow === '->') cursor.expect('->')
    const quoted = cursor.sees('"')
    const key = cursor.name('JSON key')
    path.push({ arrow, key: !quoted && /^-?\d{1,9}$/.test(key) ? Number(key) : key })
  }
  return path
}
