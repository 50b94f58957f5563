import { upperFirst } from '../language'
import { type Part, partsOf } from './anatomy'
import { placeFor } from './extending'
import { anatomy, type State, withWork } from './state'
import { inserted, wholeText } from './working-script'

const MIN_BRAND = 4
const MAX_NAME_WORDS = 9

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

/** The product is named somewhere, whatever went. */
export function withNameKept(state: State, before: State): State {
  const { product } = state.analysis
  const brand = brandOf(before)
  if (!state.known || state.work.dialogue || (product.noun === 'thing' && brand === 'thing')) return state
  if (!isNamedIn(wholeText(before.work), brand) || isNamedIn(wholeText(state.work), brand)) return state
  const old = namingParts(anatomy(before), before)[0]
  const line =
    old && old.words <= MAX_NAME_WORDS && old.features.length === 0 && old.role !== 'price'
      ? old.sentence.text
      : `${upperFirst(product.this)} ${product.is} ${product.first}.`
  if (!isNamedIn(line, brand)) return state
  const place =
    old && old.place.scene > 0 && old.place.scene < state.work.scenes.length
      ? { scene: old.place.scene, sentence: 0 }
      : placeFor({ kind: 'price' }, state)
  return withWork(state, inserted(state.work, place, line))
}
