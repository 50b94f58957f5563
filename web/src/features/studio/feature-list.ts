import { LIMITS } from '@reelwright/shared'

/**
 * Splits a pasted list into features: one per line, else one per column of a spreadsheet, else at semicolons, else at commas. Commas of
 * numbers ("1,299") and within quotes stay; bullets, numbering, quotes and blanks go. A text that is no list comes back as one entry.
 */
export function splitFeatures(pasted: string): string[] {
  const lines = pasted.split(/[\r\n\u2028\u2029]+/).map(withoutBullet)
  const filled = lines.filter((line) => line !== '')
  const [first = ''] = filled
  const parts =
    filled.length > 1 || first.includes('\t') ? filled.flatMap((line) => line.split('\t')) : splitLine(first)
  return parts
    .map(withoutBullet)
    .map(withoutQuotes)
    .filter((part) => part !== '')
}

/** What word processors, chats and web pages put before the lines of a list. Word's own bullet is a letter of a symbol font. */
const BULLET = /^(?:[-*+•‣⁃◦▪▫■□●○–—·✓✔✅➤►➢\uf0b7]\ufe0f?|o(?=\t)|\(?\d{1,2}[.)])\s+/

function withoutBullet(line: string): string {
  return line.trim().replace(BULLET, '').trim()
}

function withoutQuotes(part: string): string {
  return /^["“„]([^"“”„]*)["“”]$/.exec(part)?.[1]?.trim() ?? part
}

const isQuote = (letter: string | undefined) => letter === '"' || letter === '“' || letter === '”' || letter === '„'

function splitLine(line: string): string[] {
  const separator = line.includes(';') ? ';' : ','
  const parts: string[] = []
  let start = 0
  // The next mark, whichever it is, closes a quote. So no stretch is looked at more than twice.
  let at = skipQuote(line, 0, separator)
  while (at < line.length) {
    if (line[at] === separator && !isThousands(line, at)) {
      parts.push(line.slice(start, at))
      start = at + 1
      at = skipQuote(line, start, separator)
    } else at++
  }
  return [...parts, line.slice(start)]
}

/** Where the text behind a quote goes on that an entry begins with; the beginning itself where none stands, or where it does not close. */
function skipQuote(line: string, start: number, separator: string): number {
  let open = start
  while (line[open] === ' ') open++
  // An inch mark stands behind a number, never at the beginning.
  if (!isQuote(line[open])) return start
  let close = open + 1
  while (close < line.length && !isQuote(line[close])) close++
  if (close === line.length) return start
  let next = close + 1
  while (line[next] === ' ') next++
  return next === line.length || line[next] === separator ? next : start
}

const isThousands = (line: string, comma: number) =>
  line[comma] === ',' && /\d/.test(line[comma - 1] ?? '') && /^\d{3}(?!\d)/.test(line.slice(comma + 1, comma + 5))

/**
 * The list after a paste into the field at `index`: pasted features take that field's place when it is empty, else follow it.
 * What does not fit into the list any more is left out; `left` counts it.
 */
export function pasteFeatures(list: string[], index: number, pasted: string[]): { features: string[]; left: number } {
  const here = list[index]?.trim() ? [list[index]] : []
  const before = list.slice(0, index)
  // Empty fields further down are room.
  const after = list.slice(index + 1).filter((text) => text.trim() !== '')
  const room = Math.max(0, LIMITS.features - before.length - here.length - after.length)
  const taken = pasted.slice(0, room)
  return { features: [...before, ...here, ...taken, ...after], left: pasted.length - taken.length }
}

/** Where a feature goes that is moved by one; undefined at the ends of the list. */
export function movedPlace(index: number, by: -1 | 1, count: number): number | undefined {
  const to = index + by
  return to >= 0 && to < count ? to : undefined
}
