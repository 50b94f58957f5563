import { type Part, partsOf } from './anatomy'
import type { State } from './state'
import { wholeText } from './working-script'

const MIN_BRAND = 4

/** The words that name the product wherever they stand: "Ironstep", "Old Tin". */
function brandOf({ brief }: State): string {
  const words = brief.productName.trim().split(/\s+/)
  const [first = '', second = ''] = words
  return (first.length >= MIN_BRAND ? first : `${first} ${second}`)
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]+$/u, '')
    .trim()
}

const isNamedIn = (text: string, brand: string) => brand.length >= 3 && text.toLowerCase().includes(brand)

/** The sentences that say the product's name. */
export function namingParts(parts: readonly Part[], state: State): Part[] {
  const brand = brandOf(state)
  const named = parts.filter(({ sentence }) => isNamedIn(sentence.text, brand))
  return named.length > 0 ? named : partsOf(parts, 'product')
}

/** The product as the subject of a sentence; a name as it was typed. */
export function subjectOf({ analysis: { product }, brief }: State): string {
  const later = product.later
  const at = brief.productName.toLowerCase().indexOf(later.toLowerCase())
  return at >= 0 && !/^(?:the|this|these)\b/i.test(later) ? brief.productName.slice(at, at + later.length) : later
}

/** Whether the product was named and is not any more. */
export function losesName(state: State, before: State): boolean {
  const brand = brandOf(before)
  return before.known && isNamedIn(wholeText(before.work), brand) && !isNamedIn(wholeText(state.work), brand)
}
