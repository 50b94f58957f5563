import { beginningOf, folded } from '@reelwright/shared'

/** Characters of a snippet, and those of them before the first hit. */
const LENGTH = 160
const BEFORE = 40

interface Shown {
  title: string
  product_name: string
  preview: string
  tags: string[]
}

/** A piece of the script's text around the first word that was looked for, where nothing that the card shows has it. (B-LB-14) */
export function snippetOf(
  { title, product_name, preview, tags }: Shown,
  text: string,
  terms: string[],
): string | undefined {
  const shown = folded([title, product_name, preview, ...tags].join(' '))
  const hidden = terms.filter((term) => beginningOf(term, shown) < 0)
  const at = hidden.length > 0 ? firstHit(text, hidden) : undefined
  if (at === undefined) return undefined
  const start = at <= BEFORE ? 0 : wordStart(text, at - BEFORE)
  const piece = text.slice(start, start + LENGTH)
  const end = start + piece.length < text.length
  return `${start > 0 ? '…' : ''}${piece.replace(/\s+/g, ' ').trim()}${end ? '…' : ''}`
}

/** Where the first of some folded terms begins in a text that is not. */
function firstHit(text: string, terms: string[]): number | undefined {
  const low = text.toLowerCase()
  let plain: string | undefined
  let first: number | undefined
  for (const term of terms) {
    const direct = low.length === text.length ? beginningOf(term, low) : -1
    const at = direct >= 0 ? direct : placeOf(beginningOf(term, (plain ??= folded(text))), text)
    if (at !== undefined && (first === undefined || at < first)) first = at
  }
  return first
}

/** Folding shortens: of a place in the folded text, the word of the text (of a long one the piece) that it lies in. */
function placeOf(place: number, text: string): number | undefined {
  if (place < 0) return undefined
  let passed = 0
  for (const { 0: piece, index } of text.matchAll(/\S{1,30}\s*|\s+/gu)) {
    passed += folded(piece).length
    if (passed > place) return index
  }
  return undefined
}

function wordStart(text: string, from: number): number {
  const gap = text.slice(from, from + 30).search(/\s/)
  const start = gap < 0 ? from : from + gap + 1
  // Not into the middle of a character of two units.
  return /[\uDC00-\uDFFF]/.test(text.charAt(start)) ? start + 1 : start
}
