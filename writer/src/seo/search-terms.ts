import { SEO_LIMITS, type SearchTerm } from '@reelwright/shared'
import { termKey } from './matching'

export interface PastedTerms {
  terms: SearchTerm[]
  /** Lines that could not be taken, each with why: of the first twenty. */
  faults: { line: number; text: string; reason: string }[]
}

const MAX_FAULTS = 20
/** Nothing behind it is a term or its number: somebody pasted a text. */
const MAX_LINE_LENGTH = 500
const HEADING =
  /^(?:keywords?|search(?:ed)? (?:terms?|quer(?:y|ies)|words?)|terms?|quer(?:y|ies)|phrases?|popular searches)$/i

/**
 * Search terms as people paste them: one per line, or a table whose first text is the term and whose next number, if any, says how often
 * it is searched. A heading, numbering and "#" are taken off; the same term counts once, with its highest number.
 */
export function parseSearchTerms(pasted: string): PastedTerms {
  const byKey = new Map<string, SearchTerm>()
  const faults: PastedTerms['faults'] = []
  const lines = pasted.replace(/^\ufeff/, '').split(/\r\n|[\n\r]/)
  let isFirst = true
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    const { term, volume } = readLine(line.slice(0, MAX_LINE_LENGTH))
    const isHeading = isFirst && HEADING.test(term)
    isFirst = false
    if (isHeading) continue
    const reason = faultOf(term, byKey)
    if (reason) {
      if (faults.length < MAX_FAULTS) faults.push({ line: at + 1, text: line.trim().slice(0, 80), reason })
      continue
    }
    const key = termKey(term)
    const before = byKey.get(key)
    const most = Math.max(before?.volume ?? -1, volume ?? -1)
    byKey.set(key, { term: before?.term ?? term, ...(most >= 0 && { volume: most }) })
  }
  return { terms: [...byKey.values()], faults }
}

function faultOf(term: string, known: ReadonlyMap<string, SearchTerm>): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(term)) return 'Holds no word'
  if (term.length > SEO_LIMITS.searchTerm) return `Longer than ${SEO_LIMITS.searchTerm} characters`
  if (known.size >= SEO_LIMITS.searchTerms && !known.has(termKey(term)))
    return `More than ${SEO_LIMITS.searchTerms} terms`
  return undefined
}

function readLine(line: string): { term: string; volume: number | undefined } {
  const cells = cellsOf(line)
  const first = Math.max(
    0,
    cells.findIndex((cell) => /\p{L}/u.test(cell) && numberOf(cell) === undefined),
  )
  const volume = cells
    .slice(first + 1)
    .map(numberOf)
    .find((number) => number !== undefined)
  return { term: cleaned(cells[first] ?? ''), volume }
}

/** A comma parts cells only where a number or a quote follows or leads, since terms may hold one. */
function cellsOf(line: string): string[] {
  const cut = (by: string) => split(line, by)
  if (line.includes('\t')) return cut('\t')
  if (line.includes(';')) return cut(';')
  if (line.includes('|')) return cut('|').filter((cell) => cell !== '')
  const cells = cut(',')
  if (
    cells.length > 1 &&
    (line.includes('"') || cells.some((cell) => numberOf(cell) !== undefined) || HEADING.test(cells[0] ?? ''))
  )
    return thousandsJoined(cells)
  // "travel mug 12,300" or "travel mug: 12300"
  const tailed = /^(.*\p{L}.*?)(?:\s{2,}|\s*[:=]\s*|\s+[-–—]\s+)([<>~]?\s*\d[\d.,]*\s?[kmb]?\+?)$/iu.exec(line.trim())
  return tailed ? [tailed[1] ?? '', tailed[2] ?? ''] : [line.trim()]
}

function split(line: string, by: string): string[] {
  const cells: string[] = ['']
  let isQuoted = false
  for (const char of line) {
    if (char === '"') isQuoted = !isQuoted
    else if (char === by && !isQuoted) cells.push('')
    else cells[cells.length - 1] += char
  }
  return cells.map((cell) => cell.trim())
}

/** "mug,12,300" has one number. */
function thousandsJoined(cells: string[]): string[] {
  return cells.reduce<string[]>((joined, cell) => {
    const before = joined.at(-1)
    if (before !== undefined && joined.length > 1 && /^\d{1,3}$/.test(before) && /^\d{3}$/.test(cell))
      joined[joined.length - 1] = before + cell
    else joined.push(cell)
    return joined
  }, [])
}

const SIZES: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9 }

/** "12,300", "12.3K", "1K – 10K" (the lower end), "<100"; undefined for what is no number. */
function numberOf(cell: string): number | undefined {
  const match = /^[<>~≈]?\s*(\d[\d.,\s’']*)\s*([kmb]?)\+?(?:\s*(?:[-–—]|to)\s*\d[\d.,]*\s*[kmb]?\+?)?$/i.exec(
    cell.trim(),
  )
  if (!match) return undefined
  const size = SIZES[(match[2] ?? '').toLowerCase()] ?? 1
  let digits = (match[1] ?? '').replace(/[\s’']/g, '')
  // Three digits behind each mark are thousands, in English and in German; else a last mark is the decimal one.
  if (size === 1 && /^\d{1,3}(?:[.,]\d{3})+$/.test(digits)) digits = digits.replace(/[.,]/g, '')
  else digits = digits.replace(/[.,](?=.*[.,])/g, '').replace(',', '.')
  const number = Number(digits) * size
  return Number.isFinite(number) && number <= 1e12 ? number : undefined
}

const cleaned = (cell: string) =>
  cell
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f]|\p{Surrogate}/gu, ' ')
    .replace(/^\s*(?:\d{1,3}[.)]\s+|[-*•·]\s+)/, '')
    .replace(/^#+(?=\S)/, '')
    .replace(/\s+/g, ' ')
    .trim()
