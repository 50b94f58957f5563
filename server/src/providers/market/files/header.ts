import { IMPORT_LIMITS } from '@reelwright/shared'
import { AppError } from '../../../platform/app-error'
import {
  addNote,
  cleanCell,
  count,
  emptyFile,
  rowTooLong,
  tooManyColumns,
  tooManyRows,
  type RawRow,
  type TableRow,
} from './table'

/** Rows that are looked at before it is said which one is the header. */
const LOOKED_AT = 60

/** Empty ones behind the last filled one included: no spreadsheet has more. */
const MAX_SHEET_COLUMNS = 16_384

const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length

/** What no column is called: a number, a sum of money, a rate, a day. */
const LIKE_A_VALUE =
  /^[(<>~≈+-]*\s*(\p{Sc}|[A-Z]{2,3}\$?)?\s*[\d.,'\s\u00a0\u202f]*\d[\d.,'\s\u00a0\u202f]*([kmb%万亿]|\p{Sc}|[A-Z]{3})?\)?$|^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}([ T].*)?$/iu

/** Longer cells are no values; looking at them letter by letter, over and over, would take minutes. */
const MAX_VALUE_LENGTH = 60
const isLikeAValue = (cell: string) => cell.length <= MAX_VALUE_LENGTH && LIKE_A_VALUE.test(cell)

/**
 * Which row is the header: the first one about as wide as the rows after it. Exports have titles, periods and empty lines before it.
 * `named` is false where that row holds values itself.
 */
export function findHeader(rows: readonly (readonly string[])[]): { at: number; named: boolean } {
  const widths = rows.map(filled)
  const usual = usualWidth(widths)
  const wideEnough = usual <= 2 ? usual : Math.ceil(usual * 0.6)
  const at = Math.max(
    0,
    widths.findIndex((width) => width >= Math.max(1, wideEnough)),
  )
  const cells = (rows[at] ?? []).filter((cell) => cell !== '')
  const values = cells.filter(isLikeAValue).length
  // A header may have no rows below it; a row that is half figures is no header.
  return { at, named: values * 2 < cells.length || cells.length === 0 }
}

/** How many cells most rows have; of several such numbers the largest. Rows of one cell count for little: titles have one, too. */
function usualWidth(widths: readonly number[]): number {
  const times = new Map<number, number>()
  for (const width of widths) if (width > 0) times.set(width, (times.get(width) ?? 0) + (width === 1 ? 0.5 : 1))
  let [usual, most] = [0, 0]
  for (const [width, found] of times) {
    if (found > most || (found === most && width > usual)) [usual, most] = [width, found]
  }
  return usual
}

interface Headed {
  header: string[]
  preamble: string[]
  rows: AsyncIterable<TableRow>
}

/** Parts the header from the rows. Reads the beginning at once. @throws AppError */
export async function withHeader(raw: AsyncIterable<RawRow>, notes: string[], mostRows: number): Promise<Headed> {
  const source = counted(raw, mostRows)[Symbol.asyncIterator]()
  const head: RawRow[] = []
  let over = false
  while (head.length < LOOKED_AT) {
    const next = await source.next()
    if (next.done) {
      over = true
      break
    }
    const cells = clean(next.value.cells, notes)
    if (filled(cells) > 0) head.push({ place: next.value.place, cells })
  }
  if (head.length === 0) throw emptyFile()

  const { at, named } = findHeader(head.map(({ cells }) => cells))
  const first = head[at]!
  const skipped = head.slice(0, at)
  if (at > 0) addNote(notes, at === 1 ? 'The first line was skipped' : `The first ${at} lines were skipped`)
  if (!named) addNote(notes, 'The file has no header row with column names')
  const header = named ? first.cells.map(columnName) : first.cells.map((_, place) => columnName('', place))
  async function* rows(): AsyncGenerator<TableRow> {
    let found = 0
    const row = ({ place, cells }: RawRow): TableRow => {
      if (++found > mostRows) throw tooManyRows(mostRows)
      while (header.length < cells.length) header.push(columnName('', header.length))
      return { row: place + 1, cells }
    }
    try {
      for (const one of head.slice(named ? at + 1 : at)) yield row(one)
      while (!over) {
        const next = await source.next()
        if (next.done) break
        const cells = clean(next.value.cells, notes)
        if (cells.length > 0) yield row({ place: next.value.place, cells })
      }
    } finally {
      await source.return(undefined)
    }
    if (found === 0) throw new AppError('invalid_input', 'The file has column names but no rows.')
  }
  return { header, preamble: skipped.map(({ cells }) => cells.filter(Boolean).join(' ')), rows: rows() }
}

/** Blank rows are left out, and cost the same as others: there may be as many of them. */
async function* counted(raw: AsyncIterable<RawRow>, mostRows: number): AsyncGenerator<RawRow> {
  let rows = 0
  for await (const row of raw) {
    if (++rows > 2 * mostRows) throw tooManyRows(mostRows)
    yield row
  }
}

/** Cells fit to be kept, without empty ones at the end: what a row is wide. */
function clean(cells: readonly string[], notes: string[]): string[] {
  let width = cells.length
  if (width > MAX_SHEET_COLUMNS) throw tooManyColumns(width)
  while (width > 0 && cells[width - 1]!.trim() === '') width--
  if (width > IMPORT_LIMITS.columns) throw tooManyColumns(width)
  const kept = cells.slice(0, width).map((cell) => cleanCell(cell, notes))
  if (kept.reduce((sum, cell) => sum + cell.length, 0) > IMPORT_LIMITS.row) throw rowTooLong()
  return kept
}

function columnName(cell: string, place: number): string {
  return cell.replace(/\s+/g, ' ').slice(0, 200) || `Column ${count(place + 1)}`
}
