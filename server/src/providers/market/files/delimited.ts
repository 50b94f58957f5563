import { AppError } from '../../../platform/app-error'
import { rowSplitter } from '../split-rows'
import { count, type RawRow } from './table'

const DELIMITERS = [',', ';', '\t', '|'] as const
/** Lines that are compared to find the delimiter. */
const COMPARED = 40
/** Characters; a longer row means an unclosed quotation mark. */
const MAX_ROW = 500_000

export interface Delimiter {
  delimiter: string
  /** Characters to skip at the beginning: Excel's own `sep=;` line, which is not a row. */
  skip: number
}

/** The delimiter that parts most lines into the same number of cells, quotes respected. */
export function findDelimiter(head: string): Delimiter {
  const text = head.replace(/^\ufeff/, '')
  const declared = /^"?sep=([,;\t|])"?\r?\n?/i.exec(text)
  if (declared) return { delimiter: declared[1]!, skip: declared[0].length }
  let [best, most] = [',', 0]
  for (const delimiter of DELIMITERS) {
    const score = consistency(splitLoosely(text, delimiter))
    if (score > most) [best, most] = [delimiter, score]
  }
  return { delimiter: best, skip: 0 }
}

/** Cells per line: many lines of the same number, and the number itself above one. */
function consistency(widths: readonly number[]): number {
  const wide = widths.filter((width) => width > 1)
  if (wide.length === 0) return 0
  const times = new Map<number, number>()
  for (const width of wide) times.set(width, (times.get(width) ?? 0) + 1)
  const [width, found] = [...times].reduce((a, b) => (b[1] > a[1] || (b[1] === a[1] && b[0] > a[0]) ? b : a))
  // Agreement first: a decimal comma parts many lines, and each into another number of cells.
  return (found / widths.length) ** 2 * Math.log2(width + 1)
}

/** The number of cells of each line of the head, but of its last, which may be cut. */
function splitLoosely(text: string, delimiter: string): number[] {
  const widths: number[] = []
  let [cells, quoted, blank] = [1, false, true]
  for (const character of text) {
    if (character === '"') quoted = !quoted
    else if (quoted) continue
    else if (character === '\n' || character === '\r') {
      if (!blank) widths.push(cells)
      if (widths.length >= COMPARED) return widths
      ;[cells, blank] = [1, true]
      continue
    } else if (character === delimiter) cells++
    blank = false
  }
  if (!blank && widths.length < 2) widths.push(cells)
  return widths
}

/** Rows of delimited text, the header among them. @throws AppError */
export async function* readDelimited(
  text: AsyncIterable<string>,
  { delimiter, skip }: Delimiter,
): AsyncGenerator<RawRow> {
  const splitter = rowSplitter(delimiter, MAX_ROW)
  let place = 0
  const row = (cells: string[] | null): RawRow => {
    if (cells) return { place: place++, cells }
    throw new AppError(
      'invalid_input',
      `Row ${count(place + 1)} has an unclosed quotation mark. Fix it, or save the file again.`,
    )
  }
  for await (const piece of withoutBeginning(text, skip)) for (const cells of splitter.push(piece)) yield row(cells)
  for (const cells of splitter.end()) yield row(cells)
}

async function* withoutBeginning(text: AsyncIterable<string>, characters: number): AsyncGenerator<string> {
  let left = characters
  let first = true
  for await (const chunk of text) {
    const whole = first ? chunk.replace(/^\ufeff/, '') : chunk
    first = false
    const rest = whole.slice(left)
    left -= whole.length - rest.length
    if (rest) yield rest
  }
}
