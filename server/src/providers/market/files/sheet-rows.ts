import { IMPORT_LIMITS } from '@reelwright/shared'
import { dayOfSerial, type NumberKind } from './number-formats'
import { plainNumber } from './plain-number'
import { tooManyColumns, type RawRow } from './table'
import { damaged, feedXml, xmlParser } from './xml'

/** What the sheet's cells refer to. */
export interface Meaning {
  texts: readonly string[]
  /** By number of the style. */
  kinds: readonly NumberKind[]
  date1904: boolean
}

/** Rows of a sheet from its XML. Of a formula, the result that the program kept is read; nothing is worked out. */
export async function* sheetRows(bytes: AsyncIterable<Uint8Array>, meaning: Meaning): AsyncGenerator<RawRow> {
  const ready: RawRow[] = []
  let row: RawRow = { place: -1, cells: [] }
  let cell = { column: -1, type: '', style: 0 }
  let [text, inside, spoken, column] = ['', false, 0, -1]

  const parser = xmlParser(
    (tag, attributes) => {
      if (tag === 'row') {
        const numbered = Number(attributes.r)
        const place =
          Number.isInteger(numbered) && numbered > row.place + 1 && numbered <= 1_048_576 ? numbered - 1 : row.place + 1
        row = { place, cells: [] }
        column = -1
      } else if (tag === 'c') {
        const named = columnOf(attributes.r)
        column = named > column ? named : column + 1
        cell = { column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0) }
        text = ''
      } else if (tag === 'rPh') spoken++
      else if (tag === 'v' || (tag === 't' && spoken === 0)) inside = true
    },
    (tag) => {
      if (tag === 'v' || tag === 't') inside = false
      else if (tag === 'rPh') spoken--
      else if (tag === 'c') {
        const value = valueOf(cell, text, meaning)
        if (value === '') return
        if (cell.column >= IMPORT_LIMITS.columns) throw tooManyColumns(cell.column + 1)
        while (row.cells.length < cell.column) row.cells.push('')
        row.cells[cell.column] = value
      } else if (tag === 'row') ready.push(row)
    },
    (part) => {
      if (inside && text.length <= IMPORT_LIMITS.cell) text += part.slice(0, IMPORT_LIMITS.cell + 1)
    },
  )
  for await (const _ of feedXml(parser, bytes)) yield* ready.splice(0)
}

/** "B2" is 1; -1 without one. */
export function columnOf(reference: string | undefined): number {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '')?.[0]
  if (!letters) return -1
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

function valueOf({ type, style }: { type: string; style: number }, text: string, meaning: Meaning): string {
  if (type === 's') {
    if (text === '') return ''
    const shared = meaning.texts[Number(text)]
    if (shared === undefined) throw damaged()
    return shared
  }
  if (type === 'b') return text === '1' ? 'TRUE' : text === '0' ? 'FALSE' : text
  if (type !== 'n') return text
  return numberText(text.trim(), meaning.kinds[style] ?? 'number', meaning.date1904)
}

function numberText(text: string, kind: NumberKind, date1904: boolean): string {
  const value = Number(text)
  // The digits of a long whole number are kept as they are: they are a product's number.
  if (text === '' || !Number.isFinite(value) || (kind === 'number' && /^-?\d+$/.test(text))) return text
  if (kind === 'date') return dayOfSerial(value, date1904) ?? plainNumber(value)
  if (kind === 'percent') return `${plainNumber(Number((value * 100).toPrecision(12)))}%`
  return plainNumber(Number(value.toPrecision(15)))
}
