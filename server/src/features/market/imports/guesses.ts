import type { DateOrder, ImportField, ImportMapping, ImportPeriod } from '@reelwright/shared'
import { dayAfter, readDay } from './cells'
import { recognizeColumns } from './columns'
import { currenciesNamed, currencyOfHeader } from './currencies'

/** What is known of a file when its owner has not said anything yet. */
export interface FileBeginning {
  fileName: string
  format: string
  header: readonly string[]
  preamble: readonly string[]
  /** Some of its rows. */
  sample: readonly (readonly string[])[]
  /** 2026-11-22 */
  today: string
  /** Of the figures that the account has already. */
  knownCurrency: string | undefined
}

const NUMBERS = new Set<ImportField | null>([
  'price',
  'followers',
  'views',
  'likes',
  'comments',
  'shares',
  'clicks',
  'units',
  'revenue',
])

/** The mapping that a file suggests, for its owner to look over. */
export function guessMapping(file: FileBeginning): ImportMapping {
  const columns = recognizeColumns(file.header, file.sample)
  const of = (wanted: (field: ImportField | null) => boolean) =>
    columns.flatMap((field, at) => (wanted(field) ? file.sample.map((cells) => cells[at] ?? '').filter(Boolean) : []))
  const money = of((field) => field === 'revenue' || field === 'price')
  const currency = guessCurrency(file, money, columns)
  const dates = of((field) => field === 'date')
  return {
    columns,
    period: guessPeriod(file, columns),
    dateOrder: guessDateOrder(dates, currency),
    decimal: guessDecimal(of((field) => NUMBERS.has(field))),
    currency,
    percent: guessPercent(of((field) => field === 'engagement_rate')),
  }
}

/** Each number votes as far as it is clear: "1.234,56" is, "1.234" says little, "12" nothing. */
export function guessDecimal(cells: readonly string[]): '.' | ',' {
  let commas = 0
  for (const cell of cells) {
    const digits = /\d[\d.,\s']*/.exec(cell)?.[0].trim() ?? ''
    const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
    if (last < 0) continue
    const sign = digits[last]!
    const isRepeated = digits.indexOf(sign) < last
    const hasBoth = digits.includes('.') && digits.includes(',')
    const threeFollow = digits.length - last - 1 === 3
    const isDecimal = !isRepeated && (hasBoth || !threeFollow)
    const isClear = isRepeated || hasBoth || !threeFollow
    commas += ((sign === ',') === isDecimal ? 1 : -1) * (isClear ? 10 : 1)
  }
  return commas > 0 ? ',' : '.'
}

export function guessDateOrder(cells: readonly string[], currency: string): DateOrder {
  const parts = cells.flatMap((cell) => {
    const found = /^\s*(\d{1,4})\s?([-/.])\s?(\d{1,2})\s?[-/.]\s?(\d{1,4})(?!\d)/.exec(cell)
    return found ? [{ first: found[1]!, sign: found[2]!, second: found[3]!, last: found[4]! }] : []
  })
  if (parts.every(({ first }) => first.length === 4)) return 'ymd'
  const clear = parts.filter(({ first }) => first.length <= 2)
  if (clear.some(({ first }) => Number(first) > 12 && Number(first) <= 31))
    return clear.some(({ first }) => Number(first) > 31) ? 'ymd' : 'dmy'
  if (clear.some(({ second }) => Number(second) > 12)) return 'mdy'
  if (clear.every(({ sign }) => sign === '.')) return 'dmy'
  // Days change more often than months do.
  const kinds = (part: 'first' | 'second') => new Set(clear.map((one) => one[part])).size
  if (kinds('first') !== kinds('second')) return kinds('first') > kinds('second') ? 'dmy' : 'mdy'
  return currency === 'USD' ? 'mdy' : 'dmy'
}

function guessCurrency(
  file: FileBeginning,
  money: readonly string[],
  columns: readonly (ImportField | null)[],
): string {
  const known = file.knownCurrency
  for (const wanted of ['revenue', 'price'] as const) {
    const header = file.header[columns.indexOf(wanted)]
    const named = header === undefined ? undefined : currencyOfHeader(header)
    if (named !== undefined && header !== undefined) {
      // "$" alone may be the dollar of the figures that are there.
      const several = /\$/.test(header) && !/[A-Z]\$/.test(header) ? currenciesNamed('$1') : [named]
      return known !== undefined && several?.includes(known) ? known : named
    }
  }
  for (const cell of money) {
    const named = currenciesNamed(cell.trim())
    if (named) return known !== undefined && named.includes(known) ? known : named[0]!
  }
  return known ?? 'USD'
}

/** 6.8 is percent, 0.068 is not; a sign in the cells says it in any case. */
export function guessPercent(cells: readonly string[]): boolean {
  const values = cells.filter((cell) => !cell.includes('%')).map((cell) => Number(cell.replace(',', '.')))
  const known = values.filter(Number.isFinite)
  return known.length === 0 || known.some((value) => value > 1)
}

/** By a column of dates, by the dates before the header or in the file's name, else the last 30 days. */
function guessPeriod(file: FileBeginning, columns: readonly (ImportField | null)[]): ImportPeriod {
  const column = columns.indexOf('date')
  if (column >= 0) {
    const cells = file.sample.map((row) => row[column] ?? '')
    // A column in which each cell is the period of the whole file is no column of days.
    const period = cells.every((cell) => cell === cells[0]) ? periodIn(cells[0] ?? '', file.today) : undefined
    return period && period.from < period.to ? period : { kind: 'daily' }
  }
  for (const text of file.preamble) {
    const period = periodIn(text, file.today)
    if (period) return period
  }
  const named = periodIn(file.fileName, file.today)
  if (named && named.from < named.to) return named
  // One day in a file's name is the day on which it was made.
  const yesterday = dayAfter(file.today, -1)
  const to = named && named.to < yesterday ? named.to : yesterday
  return { kind: 'period', from: dayAfter(to, -29), to }
}

const DATES =
  /(?<!\d)(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|20\d{2}[01]\d[0-3]\d|\d{1,2}[/.]\d{1,2}[/.]\d{4}|20\d{2}_\d{2}_\d{2})(?!\d)/g

/** The first two days in a text as a period, or the one. */
function periodIn(text: string, today: string): { kind: 'period'; from: string; to: string } | undefined {
  const days = [...text.matchAll(DATES)].flatMap(([found]) => {
    const read = readDay(found.replace(/_/g, '-'), { order: found.includes('.') ? 'dmy' : 'ymd', today })
    return 'value' in read && read.value !== null ? [read.value] : []
  })
  const [from, to = from] = days
  if (from === undefined || to === undefined || to < from || to > dayAfter(from, 365)) return undefined
  return { kind: 'period', from, to }
}
