import { keptBy } from '../language'
import { isFunctionWord } from '../reading'
import type { ReadFeature, Reading } from './reading'

/** Words that say nothing of their own behind what is said already: "cruelty free formula", "seamless front". */
const EMPTY_NOUN =
  /^(?:formula|design|scent|flavou?r|style|material|quality|version|color|pca|plus|front|construction|fabric|each|included?|comes?|real|made|total|natural|premium|pure|genuine)$/
/** "seamless front, nothing to rub": what follows from the words before. */
const CONSEQUENCE = /[,;] ?(?:so|nothing|no more|which)\b.*$/iu

const wordsIn = (text: string) => text.toLowerCase().match(/\d+|\p{L}{2,}/gu) ?? []
const singular = (word: string) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word)

/** "100% mulberry silk" is mulberry silk, and 280 gsm are no word. */
const WHOLLY = /\b100 ?(?:%|percent\b)|\b\d+ ?gsm\b/gi

const singularsIn = keptBy((text: string): ReadonlySet<string> => new Set(wordsIn(text).map(singular)))

const contentOf = (text: string) =>
  wordsIn(text.replace(CONSEQUENCE, '').replace(WHOLLY, ''))
    .filter((word) => !isFunctionWord(word) && !EMPTY_NOUN.test(word))
    .map(singular)

/**
 * Whether a feature says something that the spoken name, the price, the call and the other features do not: "10% niacinamide" of
 * "the 10% niacinamide serum" does not, "3 pairs" at "$48 for 3 pairs" does not. Of two that say the same the longer one does, of equals the first.
 */
export function saysNew(feature: ReadFeature, { call = '', features, price = '', product }: Reading): boolean {
  const words = contentOf(feature.typed)
  if (words.length === 0) return true
  const isSaidIn = (text: string) => {
    const said = singularsIn(text)
    // "SQUAT PROOF" of the "Squatproof leggings"
    return words.every((word) => said.has(word)) || said.has(words.join(''))
  }
  if (isSaidIn(`${product.first} ${price} ${call}`)) return false
  // "EDP concentration 22%" of an eau de parfum
  if (
    feature.isListed &&
    feature.block &&
    !/\bfrom \d+ to \d/.test(feature.recital?.text ?? '') &&
    contentOf(feature.block.name).every((word) => singularsIn(product.first).has(word))
  )
    return false
  const at = features.indexOf(feature)
  return !features.some((other, index) => {
    if (other === feature || !isSaidIn(other.typed)) return false
    const count = contentOf(other.typed).length
    return count > words.length || index < at
  })
}
