import { GENERIC_WORDS, PROPER } from './name-words'
import { singular } from '../language'
import { isAdjective, isEnglishWord, isGerund, isParticiple } from './lexicon'
import { COMPANY_NOUN } from './name-parts'
import { isDescribing, productNoun } from './product-nouns'

/** The name in front of the first separator, and what stands behind it. */
export interface LeadingName {
  name: string
  rest: string
}

const MAX_TYPED = 300
const MAX_NAME_WORDS = 5
const STRONG = /\s+[–—-]+\s+|\s*[:|]\s+|\s*\(|\s+by\s+(?=\p{Lu})/u
const COMMA = /,\s+/
const SMALL = /^(?:a|an|and|at|by|for|from|in|n|of|on|or|the|to|with|your|&)$/
/** Says how much or which, so "Queen Size" and "Gift Set" are no names. */
const LAST_OF_SORT =
  /^(?:size|sizes|edition|version|style|quality|capacity|grade|model|series|duty|pack|free|proof|oz|ml|qt|lbs?|kg|inch|ft|\d.*|\p{L})$/iu

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean)
const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}'-]/gu, '')

/** Words that only say what a thing is: "Portable", "Stainless", "Folding". */
export const isDescriptive = (typed: string) => {
  const word = plain(typed)
  return (
    GENERIC_WORDS.has(word) ||
    PROPER.has(word) ||
    isDescribing(word) ||
    isAdjective(word) ||
    isParticiple(word) ||
    isGerund(word)
  )
}

/** "Spoke Bloke", "Clay Club at Home": capitals with small words between. */
export const isTitleCase = (words: readonly string[]) =>
  words.every((word, at) => /^[\p{Lu}\d]/u.test(word) || (at > 0 && SMALL.test(word))) &&
  words.filter((word) => /^\p{Lu}/u.test(word)).length > 1

/** Title Case that ends in no word for a product and does not just describe one: "Spoke Bloke", but not "Wool Beanie" or "Extra Wide". */
function isName(text: string): boolean {
  const all = wordsIn(text.replaceAll(',', ''))
  // "Load-Shedding Bulb 9W B22"
  const coded = all.findLastIndex((word) => !/^(?=.*\d)\S+$/.test(word)) + 1
  const words = productNoun(plain(all[coded - 1] ?? '')) === undefined ? all : all.slice(0, coded)
  const last = plain(words.at(-1) ?? '')
  return (
    words.length > 1 &&
    words.length <= MAX_NAME_WORDS &&
    isTitleCase(words) &&
    text !== text.toUpperCase() &&
    productNoun(last) === undefined &&
    productNoun(singular(last)) === undefined &&
    !LAST_OF_SORT.test(last) &&
    !SMALL.test(last) &&
    (words.slice(1).some((word) => IN_NAMES.test(word)) || words.some(isTelltale))
  )
}

/** "Clay Club at Home" */
const IN_NAMES = /^(?:at|in|on|to|the|your|my|from)$/
/** No word that descriptions are made of. */
const isTelltale = (word: string) =>
  plain(word).length > 2 && !isDescriptive(word) && productNoun(plain(word)) === undefined

/** "Ink & Ember Studio - fine line tattoos": the rest says what is made there. */
const isStudio = (text: string, rest: string) =>
  /^\p{Lu}\S*(?: (?:&|and|\p{Lu}\S*)){0,3} Studio$/u.test(text) &&
  wordsIn(text).some(isTelltale) &&
  wordsIn(rest.split(/[,(|]| for | with | - /)[0] ?? '').some((word) => productNoun(plain(word)) !== undefined)

/** "Sergeant Socks - Compression Socks": the first thing is part of the name where another follows. */
function isNameOfThing(text: string, rest: string): boolean {
  const [first = '', last = '', ...more] = wordsIn(text)
  return (
    more.length === 0 &&
    isTitleCase([first, last]) &&
    text !== text.toUpperCase() &&
    isTelltale(first) &&
    productNoun(last) !== undefined &&
    productNoun(last) !== 'service' &&
    wordsIn(rest.split(/[,(|]| for | with | - /)[0] ?? '').some((word) => productNoun(plain(word)) === 'thing')
  )
}

/** "Spoke Bloke" of "Spoke Bloke - Mobile Bike Repairs, Inner West Sydney"; a comma counts where no stronger separator ends a name. */
export function leadingName(typed: string): LeadingName | undefined {
  const text = typed.slice(0, MAX_TYPED)
  for (const separator of [STRONG, COMMA]) {
    const found = separator.exec(text)
    const name = found ? text.slice(0, found.index).trim() : ''
    const rest = found ? text.slice(found.index + found[0].length) : ''
    const isByMaker = / by /.test(found?.[0] ?? '')
    if (found && (isName(name) || isStudio(name, rest) || (!isByMaker && isNameOfThing(name, rest))))
      return { name, rest }
  }
  const words = wordsIn(text)
  if (words.length > MAX_NAME_WORDS || !isTitleCase(words)) return undefined
  // "Tilly Todd Designs", "Smells Like My Ex's Hoodie"
  const isCompany = COMPANY_NOUN.test(words.at(-1) ?? '') && words.slice(0, -1).every(isUnknown)
  return isCompany || words.slice(1).some((word) => SAID_IN_SENTENCE.test(word))
    ? { name: text.trim(), rest: '' }
    : undefined
}
const isUnknown = (word: string) =>
  !isDescriptive(word) && !isEnglishWord(plain(word)) && productNoun(plain(word)) === undefined
const SAID_IN_SENTENCE = /^(?:like|my|me|you|it|us|not|more|is)$/i
