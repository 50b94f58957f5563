import { IMPORT_LIMITS } from '@reelwright/shared'
import { AppError } from '../../../platform/app-error'
import { plainNumber } from './plain-number'
import { cleanCell, count, emptyFile, rowTooLong, tooManyColumns, tooManyRows, type TableRow } from './table'

/** Characters of one record. */
const RECORD = 200_000
const DEPTH = 60
/** Objects in a record become columns such as `price.amount`; what is deeper is kept as it is written. */
const FLAT_DEPTH = 3
/** What a list of records is called where an object has several lists. */
const KNOWN = /"(data|items?|products?|rows?|records?|results?|list|creators?|entries|videos)"\s*:\s*\[\s*\{/i
const KNOWN_KEY = /^(data|items?|products?|rows?|records?|results?|list|creators?|entries|videos)$/i

const notValid = (why: string) => new AppError('invalid_input', `The JSON can’t be read: ${why}`)

/**
 * Records of JSON as rows: a list of objects, an object with such a list in it, or an object on each line. One record is held at a time.
 * `header` grows as keys appear, so it is complete after the last row.
 */
export async function* readJsonRows(
  text: AsyncIterable<string>,
  head: string,
  header: string[],
  notes: string[],
  mostRows: number,
): AsyncGenerator<TableRow> {
  const places = new Map<string, number>()
  let found = 0
  for await (const record of recordsOf(text, head)) {
    if (++found > mostRows) throw tooManyRows(mostRows)
    const cells: string[] = []
    for (const [key, value] of flatten(parseRecord(record, found))) {
      const name = cleanCell(key, notes).replace(/\s+/g, ' ').slice(0, 200) || 'Column'
      let place = places.get(name)
      if (place === undefined) {
        place = places.size
        if (place >= IMPORT_LIMITS.columns) throw tooManyColumns(place + 1)
        places.set(name, place)
        header.push(name)
      }
      cells[place] = cleanCell(value, notes)
    }
    if (cells.reduce((sum, cell) => sum + cell.length, 0) > IMPORT_LIMITS.row) throw rowTooLong()
    // As in other files, the first row is 2: there, its header is 1.
    yield { row: found + 1, cells: Array.from(cells, (cell) => cell ?? '') }
  }
  if (found === 0) {
    throw head.trim() === '' ? emptyFile() : new AppError('invalid_input', 'The JSON has no list of objects.')
  }
}

/** Each record's own text. The braces around the records are followed, what is in them is left to `JSON.parse`. */
async function* recordsOf(text: AsyncIterable<string>, head: string): AsyncGenerator<string> {
  const inLines = /^\s*\{[^\n]*\}[^\S\n]*\n\s*\{/.test(head)
  const knownOnly = KNOWN.test(head)
  /** Of each open bracket: "{", or "[" with the key it stands at. */
  const open: { list: boolean; key: string }[] = []
  let [quoted, escaped, closed] = [false, false, false]
  let [lastText, textSoFar, key] = ['', '', '']
  /** Depth at which records begin; -1 until the list is found, and -2 after it. */
  let at = inLines ? 0 : -1
  let record: string | undefined

  for await (const chunk of text) {
    let start = 0
    let textStart = 0
    for (let i = 0; i < chunk.length; i++) {
      const code = chunk.charCodeAt(i)
      if (quoted) {
        if (escaped) escaped = false
        else if (code === 0x5c) escaped = true
        else if (code === 0x22) {
          quoted = false
          if (record === undefined) lastText = (textSoFar + chunk.slice(textStart, i)).slice(0, 100)
        }
        continue
      }
      switch (code) {
        case 0x22:
          quoted = true
          textStart = i + 1
          textSoFar = ''
          break
        case 0x3a:
          key = lastText
          break
        case 0x5b:
        case 0x7b: {
          if (open.length >= DEPTH) throw notValid('it is nested too deeply')
          const list = code === 0x5b
          if (open.length === 0 && closed && !inLines) throw notValid('there is more after its end')
          const around = open.at(-1)
          if (
            !list &&
            at === -1 &&
            around?.list &&
            open.every((one, depth) => !one.list || depth === open.length - 1)
          ) {
            if (!knownOnly || open.length === 1 || KNOWN_KEY.test(around.key)) at = open.length
          }
          if (!list && at === open.length && record === undefined) {
            record = ''
            start = i
          }
          open.push({ list, key })
          key = ''
          break
        }
        case 0x5d:
        case 0x7d: {
          const last = open.pop()
          if (last?.list !== (code === 0x5d)) throw notValid('its brackets do not match')
          if (record !== undefined && open.length === at) {
            yield record + chunk.slice(start, i + 1)
            record = undefined
          } else if (open.length < at) at = -2
          closed = open.length === 0
          break
        }
      }
    }
    if (record !== undefined) {
      record += chunk.slice(start)
      if (record.length > RECORD) throw notValid(`one record has more than ${count(RECORD)} characters`)
    } else if (quoted) textSoFar = (textSoFar + chunk.slice(textStart)).slice(0, 100)
  }
  if (open.length > 0 || quoted) throw notValid('it ends too early')
}

/** A string, or a whole number that JavaScript would round, such as a shop's number of a product. Looked for from its first digit only. */
const LONG_NUMBER = /"(?:[^"\\]|\\.)*"|(?<!\d)-?\d{16,}(?![\d.eE])/g

function parseRecord(text: string, number: number): object {
  const exact = /\d{16}/.test(text)
    ? text.replace(LONG_NUMBER, (part) => (part.startsWith('"') ? part : `"${part}"`))
    : text
  try {
    return JSON.parse(exact) as object
  } catch (error) {
    throw new AppError('invalid_input', `Record ${count(number)} of the JSON is not valid`, {}, { cause: error })
  }
}

function* flatten(record: object, prefix = '', depth = 1): Generator<[key: string, value: string]> {
  for (const [key, value] of Object.entries(record) as [string, unknown][]) {
    const name = prefix + key
    if (isObject(value) && depth < FLAT_DEPTH) yield* flatten(value, `${name}.`, depth + 1)
    else yield [name, textOf(value)]
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return plainNumber(value)
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null)) {
    return value.map(textOf).filter(Boolean).join(', ')
  }
  return JSON.stringify(value)
}
