import { DATE_ORDERS, type DateOrder, IMPORT_FIGURES, type ImportField, type ImportMapping } from '@reelwright/shared'

/** What a choice of how to read does to something that stands in the file. */
export interface Example {
  text: string
  /** What it comes to, for people; null when it cannot be read like this. */
  reading: string | null
}

const WRITTEN_DATE = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})\b/
const long = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/**
 * One date of the preview in this order: one that cannot be read where another order reads more of them, else one that can. Undefined
 * when none is written in numbers.
 */
export function dateExample(preview: readonly string[][], mapping: ImportMapping): Example | undefined {
  const column = mapping.columns.indexOf('date')
  const dates = cellsOf(preview, [column]).flatMap((text) => WRITTEN_DATE.exec(text)?.[0] ?? [])
  const readAs = (order: DateOrder) => dates.map((text) => ({ text, reading: readDate(text.split(/[./-]/), order) }))
  const examples = readAs(mapping.dateOrder)
  const count = (read: Example[]) => read.filter(({ reading }) => reading !== null).length
  // One bad date is a fault of its row; many are one of the choice.
  const isBest = count(examples) > 0 && DATE_ORDERS.every((order) => count(readAs(order)) <= count(examples))
  return examples.find(({ reading }) => (reading === null) !== isBest) ?? examples[0]
}

function readDate(parts: string[], order: DateOrder): string | null {
  const [a = '', b = '', c = ''] = parts
  // Four figures are a year, wherever they stand.
  const shown = a.length === 4 ? 'ymd' : order
  const [year, month, date] = shown === 'ymd' ? [a, b, c] : shown === 'dmy' ? [c, b, a] : [c, a, b]
  const full = Number(year) < 100 && year.length <= 2 ? 2000 + Number(year) : Number(year)
  const day = new Date(Date.UTC(full, Number(month) - 1, Number(date)))
  const isDate = day.getUTCMonth() === Number(month) - 1 && day.getUTCDate() === Number(date)
  return isDate && date.length <= 2 && year.length !== 3 ? long.format(day) : null
}

/** Columns whose cells are numbers with fractions or thousands. */
const NUMBERS: readonly ImportField[] = ['price', 'followers', ...IMPORT_FIGURES]

/** One number of the preview that has a point or a comma, the first that cannot be read before others. */
export function numberExample(preview: readonly string[][], mapping: ImportMapping): Example | undefined {
  const columns = mapping.columns.flatMap((field, at) => (field !== null && NUMBERS.includes(field) ? [at] : []))
  const examples = cellsOf(preview, columns).flatMap((cell) => {
    const number = /\d[\d.,' \u00a0\u202f]*[.,]\d+/.exec(cell)?.[0]
    return number ? [{ text: number, reading: readNumber(number, mapping.decimal) }] : []
  })
  return examples.find(({ reading }) => reading === null) ?? examples[0]
}

function readNumber(text: string, decimal: '.' | ','): string | null {
  const [whole = '', fraction, ...rest] = text.split(decimal)
  const group =
    decimal === '.' ? /^\d{1,3}([,' \u00a0\u202f]\d{3})*$|^\d+$/ : /^\d{1,3}([.' \u00a0\u202f]\d{3})*$|^\d+$/
  if (rest.length > 0 || !group.test(whole) || (fraction !== undefined && !/^\d+$/.test(fraction))) return null
  const value = Number(`${whole.replace(/\D/g, '')}.${fraction ?? '0'}`)
  return value.toLocaleString('en-US', { minimumFractionDigits: fraction ? Math.min(fraction.length, 4) : 0 })
}

function cellsOf(preview: readonly string[][], columns: readonly number[]): string[] {
  return preview.flatMap((row) => columns.map((at) => row[at]?.trim() ?? '')).filter((cell) => cell !== '')
}

/** What stands in a column, as far as the first rows show: at most three different values. */
export function samplesOf(preview: readonly string[][], column: number): string[] {
  return [...new Set(cellsOf(preview, [column]))].slice(0, 3).map((text) => text.slice(0, 80))
}
