import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { type FoundTable, MAX_FOUND, Unreadable } from './found-script'

const DELIMITERS = [',', ';', '\t', '|'] as const
type Delimiter = (typeof DELIMITERS)[number]
/** Columns that are shown and can be given a meaning. */
export const MAX_COLUMNS = 40

/**
 * The rows of a CSV text. Which mark divides its cells is guessed from the first rows. Cells are text, whatever they begin with: nothing
 * is ever worked out.
 * @throws Unreadable when a quote is never closed
 */
export function readTable(text: string, name: string): FoundTable {
  const rows = records(text, delimiterOf(text), MAX_FOUND + 1)
  const widest = rows.reduce((most, { length }) => Math.max(most, length), 0)
  return {
    name,
    rows: rows.map((row) => row.slice(0, MAX_COLUMNS).map(withoutGuard)),
    moreColumns: Math.max(0, widest - MAX_COLUMNS),
  }
}

/** What keeps table programs from running a cell as a formula, as our own export and others write it. */
const withoutGuard = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/, '')

function records(text: string, delimiter: Delimiter, most: number): string[][] {
  try {
    return parse(text, {
      delimiter,
      to: most,
      // Found out by itself, it takes minutes for a file without lines.
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    })
  } catch (error) {
    throw new Unreadable(faultOf(error))
  }
}

function faultOf(error: unknown): string {
  if (!(error instanceof CsvError)) return 'Its rows couldn’t be read.'
  const { code, lines } = error as CsvError & { lines?: unknown }
  const place = typeof lines === 'number' ? ` (line ${lines})` : ''
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `A quotation mark is never closed${place}.`
  return `A cell with quotation marks is not formatted correctly${place}.`
}

/** The mark that cuts the first rows into the most columns, and all of them alike. */
function delimiterOf(text: string): Delimiter {
  const sample = text.slice(0, 200_000)
  const tries = DELIMITERS.map((delimiter) => {
    const widths = sampleWidths(sample, delimiter)
    const [first = 0] = widths
    const alike = widths.filter((width) => width === first).length
    return { delimiter, score: first < 2 ? 0 : (alike / widths.length) * 100 + Math.min(first, 50) }
  })
  return tries.reduce((best, one) => (one.score > best.score ? one : best)).delimiter
}

function sampleWidths(sample: string, delimiter: Delimiter): number[] {
  try {
    const rows: string[][] = parse(sample, {
      delimiter,
      to: 20,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    })
    return rows.map(({ length }) => length)
  } catch {
    return []
  }
}

/** Whether what was pasted comes from a spreadsheet: its first lines have as many tabs each. */
export function looksLikeTable(text: string): boolean {
  const counts = text
    .split('\n', 3)
    .filter((line) => line.trim())
    .map((line) => line.split('\t').length)
  return counts.length > 1 && counts.every((count) => count > 1 && count === counts[0])
}
