import { readAmount } from './amount-text'
import { readCount } from './count-text'
import type { FigureName, Results } from './result-fields'
import { readVideoLink } from './video-link'

/** Of one call of the database. */
export const MAX_ROWS = 500

export interface ResultRow {
  /** Its number in the table, the names of the columns being row 1. */
  line: number
  title: string
  link: string | null
  /** The given values; an empty cell gives none. */
  results: Partial<Results>
  /** What was not understood and is left out, in sentences. */
  notes: string[]
}

export interface ResultTable {
  rows: ResultRow[]
  /** Names of columns that mean nothing here. */
  unknown: string[]
  /** Rows beyond those that are looked at. */
  more: number
  /** Why it cannot be used, in a sentence. */
  fault?: string
}

type Meaning = 'title' | 'link' | FigureName

const NAMES: Record<Meaning, string> = {
  link: 'link|url|address|video link|video url|post link|post url|share link|permalink|result link',
  title: 'title|name|video|script|video title|video name|script title|post title|caption',
  views: 'views|view count|video views|total views|post views|plays|play count',
  likes: 'likes|like count|total likes|hearts',
  shares: 'shares|share count|total shares',
  clicks: 'clicks|product clicks|link clicks|total clicks|click count',
  sales: 'orders|sales|order count|number of orders|total orders|sku orders|affiliate orders|attributed orders',
  revenue:
    'revenue|gmv|gross merchandise value|sales amount|total revenue|gross revenue|attributed gmv|affiliate gmv|video gmv',
}
const MEANING_OF = new Map<string, Meaning>(
  (Object.keys(NAMES) as Meaning[]).flatMap((meaning) =>
    NAMES[meaning].split('|').map((name): [string, Meaning] => [name, meaning]),
  ),
)

const meaningOf = (name: string) =>
  MEANING_OF.get(
    name
      .toLowerCase()
      // "GMV ($)"
      .replace(/\(.*?\)/g, ' ')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )

const LABELS: Record<Meaning, string> = {
  link: 'Link',
  title: 'Title',
  views: 'Views',
  likes: 'Likes',
  shares: 'Shares',
  clicks: 'Clicks',
  sales: 'Orders',
  revenue: 'Revenue',
}

/** As table programs and apps write that there is nothing. */
const NOTHING = /^(?:[-–—]+|n\/?a|null|none)$/i

/** Reads the results that stand in a table whose first row names its columns. */
export function readResultRows(table: readonly (readonly string[])[]): ResultTable {
  const [head = [], ...body] = table
  const named = head.map(meaningOf)
  // The first column of a kind has it.
  const columns = named.map((meaning, at) => (named.indexOf(meaning) === at ? meaning : undefined))
  const unknown = head.filter((name, at) => !columns[at] && name.trim() !== '').map((name) => name.trim())
  const none = { rows: [], unknown, more: 0 }
  if (!columns.includes('title') && !columns.includes('link'))
    return { ...none, fault: 'The first row needs a Title or Link column so we can match your videos.' }
  if (!columns.some((meaning) => meaning && meaning !== 'title' && meaning !== 'link'))
    return { ...none, fault: 'The first row needs at least one of Views, Likes, Shares, Clicks, Orders, Revenue.' }
  if (body.length === 0) return { ...none, fault: 'There are no rows below the header.' }
  return {
    rows: body.slice(0, MAX_ROWS).map((cells, at) => readRow(cells, columns, at + 2)),
    unknown,
    more: Math.max(0, body.length - MAX_ROWS),
  }
}

function readRow(cells: readonly string[], columns: readonly (Meaning | undefined)[], line: number): ResultRow {
  const row: ResultRow = { line, title: '', link: null, results: {}, notes: [] }
  for (const [at, meaning] of columns.entries()) {
    const cell = (cells[at] ?? '').trim()
    if (!meaning || cell === '' || NOTHING.test(cell)) continue
    if (meaning === 'title') row.title = cell.replace(/\s+/g, ' ')
    else {
      const value =
        meaning === 'link' ? readVideoLink(cell) : meaning === 'revenue' ? readAmount(cell) : readCount(cell)
      if (typeof value === 'object')
        row.notes.push(`${LABELS[meaning]} “${cell.slice(0, 40)}” wasn’t recognized and will be skipped.`)
      else if (typeof value === 'string') row.link = row.results.result_link = value
      else if (meaning !== 'link') row.results[meaning] = value
    }
  }
  return row
}
