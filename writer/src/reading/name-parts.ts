import { COLORS, GENERIC_WORDS, PROPER } from './name-words'
import { baseVerb, isAdjective, isEnglishWord, isFunctionWord, isNoun } from './lexicon'
import { isDescribing, productNoun } from './product-nouns'

/** A product name taken apart: "the hot sauce - Tito & Sons", "Tempo: habit tracker", "Nudge - never forget a bill". */
export interface NameParts {
  /** What it is, or the whole name where it has one part. */
  name: string
  maker?: string
  /** The brand alone; the rest only advertises it. */
  isBrandOnly?: boolean
}

const SEPARATOR = /\s+[–—|]+\s+|\s+-+\s+|(?<=\p{L}{2}):\s+|\s+\/\s+|,\s+(?=\p{Lu})/u
const MAX_MAKER_WORDS = 4
/** Last words of a company's name that are products or services elsewhere. */
export const COMPANY_NOUN =
  /^(?:co|studios?|farms?|goods|supply|shop|works|labs?|collective|designs?|creations|crafts?|company|bakery|kitchen|roasters|apothecary|roofing|sons|sisters|brothers|daughters|paper|press|cleaning|botanicals|provisions|yard|garments|boutique)$/i
const SORT_OF =
  /^(?:edition|version|size|pack|set|series|style|color|colour|scent|flavou?r|bundle|refill|collection|model|finish|kit|for|with|in|from|at|by|w)$/i

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean)
const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}&'-]/gu, '')
const isCoined = (word: string) =>
  /^\p{Lu}\p{L}{3,}/u.test(word) &&
  !isEnglishWord(plain(word)) &&
  !GENERIC_WORDS.has(plain(word)) &&
  !PROPER.has(plain(word)) &&
  !isDescribing(word) &&
  productNoun(word) === undefined
const isGeneric = (word: string) =>
  GENERIC_WORDS.has(plain(word)) || COLORS.includes(plain(word)) || /^\d/.test(word) || isDescribing(word)
const hasProductNoun = (text: string) => wordsIn(text).some((word) => productNoun(plain(word)) !== undefined)

/** "PuffCo", "Tito & Sons", "The Bark Yard": capitals only, and not just colors, sizes or a second name of the thing. */
function isMaker(part: string, others: string): boolean {
  const words = wordsIn(part)
  if (words.length === 0 || words.length > MAX_MAKER_WORDS) return false
  if (!words.every((word) => /^[\p{Lu}\d&+]/u.test(word) || /^(?:and|of|to|the|n)$/.test(word))) return false
  if (words.some((word) => PROPER.has(plain(word)) || SORT_OF.test(plain(word)))) return false
  const own = words.filter((word) => !/^(?:&|and|of|to|the|n)$/i.test(word))
  if (own.every(isGeneric)) return false
  const last = plain(words.at(-1) ?? '')
  const isMarked = own.some(isCoined) || /\s(?:&|\+|and|n)\s/.test(part) || COMPANY_NOUN.test(last)
  if (productNoun(last) !== undefined && !isMarked) return false
  // "candle - Sugar Plum" is a scent; after an ordinary sentence capitals stand out.
  return (
    isMarked ||
    !wordsIn(others)
      .slice(1)
      .some((word) => /^\p{Lu}\p{Ll}/u.test(word))
  )
}

const SCENTED =
  /\b(?:balm|oil|butter|candle|soap|salve|lotion|cream|scrub|wash|shampoo|conditioner|deodorant|cologne|perfume|mist|spray|melts?|diffuser|polish|tea|granola|chocolate|sauce|honey|jam|popcorn|gin|syrup|pomade|wax|bombs?|crackers?|nuts|chips|bars?)s?\b/i
const SCENT =
  /^(?:cedar|cedarwood|smoke|fig|tobacco|pine|leather|lavender|mint|peppermint|eucalyptus|vanilla|rose|sage|sea|salt|oak|amber|musk|sandalwood|bergamot|lemon|lime|orange|grapefruit|citrus|ginger|honey|oat|oats|coconut|jasmine|lilac|rosemary|thyme|basil|fennel|cinnamon|clove|cardamom|chai|coffee|cocoa|cacao|chocolate|caramel|maple|apple|pear|peach|plum|cherry|berry|blackberry|raspberry|strawberry|rhubarb|almond|hazelnut|walnut|pecan|pistachio|chili|chilli|garlic|pepper|whisky|whiskey|bourbon|rum|birch|cypress|fir|juniper|moss|vetiver|patchouli|ylang|geranium|chamomile|tea|tonka|suede|linen|cotton|turmeric|mango|pineapple|lemongrass|neroli|hibiscus|elderflower|violet|wood|charcoal|driftwood|ember|cranberry|apricot|cucumber|melon|hops|sea|black|white|wild|blood|sweet|smoked)$/i
/** "Beard Balm - Cedar & Smoke": two that it smells or tastes of. */
const isScent = (part: string, thing: string) =>
  /\s(?:&|\+|and)\s/.test(part) &&
  SCENTED.test(thing) &&
  wordsIn(part).every((word) => /^(?:&|\+|and)$/.test(word) || SCENT.test(word))

/** "keep your coffee hot", "Learn Spanish by talking": what it is for, not what it is called. */
function isTagline(part: string): boolean {
  const [first = '', second = '', ...more] = wordsIn(part).map(plain)
  if (second !== '' && more.length === 0 && APP_VERB.test(first) && productNoun(second) === undefined) return true
  if (/^(?:never|stop|because|your|when|finally|don't|no more)$/.test(first)) return more.length > 0
  const sureness = baseVerb(first)
  if (more.length === 0 || !sureness) return false
  return /^(?:your|a|an|the|my|it|any|every|all)$/.test(second) || (sureness !== 'possible' && !hasProductNoun(part))
}

/** "Lingopal: Speak Spanish", "Mealmate - Plan Dinners" */
const APP_VERB = /^(?:learn|speak|track|plan|budget|manage|schedule|organize|stop|read|write|save|split|find|count)$/
const DIGITAL_TAGLINE = /^(?:learn|track|plan|budget|manage|schedule|speak|never forget|organize)\b/i
export const isDigitalTagline = (name: string) =>
  name.split(SEPARATOR).some((part) => DIGITAL_TAGLINE.test(part) && isTagline(part))

/** "Learn Spanish with Abuela: conversation card deck" */
const TITLED = /^(\p{Lu}\S*(?: (?:with|for|and|to|in|of|the|your|my|a|\p{Lu}\S*)){1,4} \p{Lu}\S*): (\p{Ll}[^,|:]*)$/u

/** The words before what only describes: "sea salt caramels 6oz box" keeps its noun, "for ..." goes. */
const endsInNoun = (part: string) => {
  const words = wordsIn(part.replace(/\s+(?:for|with|w|without|by|that|which)\s.*$/i, ''))
  return hasProductNoun(words.join(' ')) || isNoun(plain(words.at(-1) ?? ''))
}

/** Takes the maker off either end of a name. */
export function partsOfName(typed: string): NameParts {
  // "Dr. Greene's eczema balm"
  const [, title, own, thing] = /^(Mr|Mrs|Ms|Dr)\.? (\p{Lu}[\p{L}'’-]*) (.+)$/u.exec(typed) ?? []
  if (title && own && thing && hasProductNoun(thing)) return { name: thing, maker: `${title}. ${own}` }
  // "Ben and Jerry's"
  const [, , second = ''] = /^(\p{Lu}\p{Ll}+) (?:&|and) (\p{Lu}[\p{Ll}'’]+)$/u.exec(typed) ?? []
  if (isCoined(second)) return { name: typed, isBrandOnly: true }
  const [, named = '', what = ''] = TITLED.exec(typed) ?? []
  if (named !== '' && endsInNoun(what) && productNoun(plain(wordsIn(named).at(-1) ?? '')) === undefined)
    return { name: what, maker: named }
  const parts = typed.split(SEPARATOR).filter((part) => /[\p{L}\p{N}]/u.test(part))
  if (parts.length < 2) return makerAtEnd(typed)
  const [first = ''] = parts
  const last = parts.at(-1) ?? ''
  const rest = typed.slice(0, typed.lastIndexOf(last)).replace(/[\s,–—|:/-]+$/, '')
  if (hasProductNoun(rest) && !/^\p{Lu}\p{L}*(?: & \p{Lu}\p{L}+)?$/u.test(rest)) {
    const name = isScent(last, rest) ? undefined : leadingName(last)
    const isFirstCoined = isCoined(wordsIn(first)[0] ?? '') && wordsIn(first).length < 5
    if (name && !isFirstCoined && isMaker(name, rest)) return { name: rest, maker: name }
  }
  const isShort = wordsIn(first).length <= 3 && isMaker(first, '')
  const isOnlyFirst = isShort && !hasProductNoun(first.replace(/^.*\s&\s.*$/, ''))
  if (isOnlyFirst && parts.slice(1).every(isTagline)) return { name: first, isBrandOnly: true }
  const isNamed = wordsIn(first).length > 1 || first === first.toUpperCase() || !isAdjective(plain(first))
  const next = parts[1] ?? ''
  if (
    isOnlyFirst &&
    isNamed &&
    (endsInNoun(next) || (parts.length === 2 && /^\p{Ll}\S* \p{Ll}\S* /u.test(next))) &&
    !isTagline(next)
  )
    return { name: parts.slice(1).join(' - '), maker: first }
  return { name: parts.filter((part, at) => at === 0 || !isTagline(part)).join(' - ') }
}

/** "Scrubbo Max cordless 8 heads": the capitals in front, where the first of them is made up. */
function leadingName(part: string): string | undefined {
  const words = wordsIn(part)
  const end = words.findIndex((word) => !/^[\p{Lu}\d&+]|^(?:and|of|to|the)$/u.test(word))
  if (end < 0) return part
  return end > 0 && isCoined(words[0] ?? '') ? words.slice(0, end).join(' ') : undefined
}

/** "airtight bread box bamboo lid Loafly", "Hot Honey Sauce Buzzin 12 oz Squeeze Bottle": a made-up word behind the thing. */
function makerAtEnd(typed: string): NameParts {
  const words = wordsIn(typed)
  const at = words.findIndex(
    (word, index) => index > 1 && isCoined(word) && !/^\p{Lu}+$/u.test(word) && !/[-/]/.test(word),
  )
  if (at < 2 || isCoined(words[0] ?? '') || isCoined(words[1] ?? '')) return { name: typed }
  const before = words.slice(0, at)
  const after = words.slice(at + 1)
  const isPossessive =
    /['’]s$/.test(words[at] ?? '') ||
    before.some((word) => /['’]s$|^by$|^(?:for|with|w\/?|no|compatible|fits)$/i.test(word))
  if (isPossessive || !hasProductNoun(before.join(' ')) || before.some((word) => /[,(]$/.test(word)))
    return { name: typed }
  if (
    !before.every(
      (word, index) =>
        index === 0 || isGeneric(word) || isEnglishWord(plain(word)) || productNoun(plain(word)) !== undefined,
    )
  )
    return { name: typed }
  // "Window Washing Wally" is one name.
  if (productNoun(plain(before.at(-1) ?? '')) === 'service' && before.every((word) => /^\p{Lu}/u.test(word)))
    return { name: typed }
  const end = after.findIndex((word) => !/^\p{Lu}/u.test(word) || isFunctionWord(plain(word)))
  const own = after.slice(0, end < 0 ? undefined : end)
  if (end < 0 && own.length <= 1 && !/(?:ed|ing|able)$/.test(words[at] ?? '') && !own.some(isGeneric))
    return { name: before.join(' '), maker: [words[at], ...own].join(' ') }
  return end === 0 && /^\d/.test(after[0] ?? '') ? { name: before.join(' '), maker: words[at] ?? '' } : { name: typed }
}
