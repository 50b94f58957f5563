import { isMassNoun, singular, withArticle } from '../language'
import { COLORS } from '../analysis/name-words'
import {
  baseVerb,
  isAdjective,
  isAdverb,
  isEnglishWord,
  isFunctionWord,
  isListedNoun,
  isNoun,
  isOnlyAdjective,
  isParticiple,
  isPluralWord,
  thirdVerb,
} from './lexicon'
import { readNounPhrase, wordsOf, type NounPhrase } from './noun-phrase'
import type { ProductMention } from './types'

export type Named = Pick<ProductMention, 'noun' | 'isPlural' | 'form'>

export const itIs = ({ isPlural }: Named) => (isPlural ? "they're" : "it's")
export const it = ({ isPlural }: Named) => (isPlural ? 'they' : 'it')

/** A thing alone, without anything after it. */
export function thing(text: string): NounPhrase | undefined {
  const words = wordsOf(text)
  if (/^(?:no|zero|not|never|without)\b|\b(?:I|we|you|they|it|is|are)\b/i.test(text)) return undefined
  if (/^(?:\w+ )?cloth$/.test(text))
    return { text: withArticle(text), bare: text, head: 'cloth', number: 'singular', tail: '' }
  if (words.length === 0 || words.length > 4 || words.some((word) => /[^\p{L}\p{N}'-]/u.test(word))) return undefined
  const first = words[0]?.toLowerCase() ?? ''
  if (words.length > 1 && thirdVerb(first) === 'sure' && !isListedNoun(first)) return undefined
  const phrase = /^(?:elastic|fabric|inside|outside|back|front|top|bottom|sole)$/i.test(text)
    ? undefined
    : readNounPhrase(text)
  if (phrase) return phrase.tail === '' ? phrase : undefined
  // A verb elsewhere, here something follows it: "strap", "cover", "hood".
  const last = words.at(-1)?.toLowerCase() ?? ''
  const isUnknown =
    /^[a-z]{5,}(?<!ed|ing|ly|[sznpgdkmbw]y|less|able|ible|ous|ful|ive|ish)$/.test(last) && !isEnglishWord(last)
  if (
    words.length > 1 ||
    isFunctionWord(last) ||
    !(isListedNoun(last) || (isPluralWord(last) && isListedNoun(singular(last))) || isUnknown)
  )
    return undefined
  if (isPluralWord(last)) return { text, bare: text, head: last, number: 'plural', tail: '' }
  return { text: withArticle(text), bare: text, head: last, number: 'singular', tail: '' }
}

/** The same for what may be a verb: "pet hair okay". */
export function named(text: string): NounPhrase | undefined {
  const words = wordsOf(text)
  const head = words.at(-1) ?? ''
  if (words.length < 2 || words.some((word) => !/^[a-z-]+$/.test(word) || isFunctionWord(word)) || !isNoun(head))
    return undefined
  const number = isPluralWord(head) ? 'plural' : isMassNoun(head) || head === 'hair' ? 'mass' : 'singular'
  return { text: number === 'singular' ? withArticle(text) : text, bare: text, head, number, tail: '' }
}

/** "13 inches neck" to "13-inch neck". */
export const withJoinedUnit = (text: string) =>
  text.replace(
    /(\d) ((?:centi|milli)?meter|inche|(?:milli)?liter|quart|gallon|ounce|pound|gram|hour|minute|second|day|week|month|year|watt|volt|mile|degree)s (?!(?:an?|ahead|of|in|and|is|or|for|on|to|per|by|long|wide|tall|high|deep|thick|each|at|from|with|apart|every|after|before|max|total|old|late|free|warm|cold|ago|later|flat)\b)(?=\p{L}+(?: \p{L}+)?$)/u,
    (_, digit: string, unit: string) => `${digit}-${unit.replace(/inche/, 'inch')} `,
  )

/** "it's got ___", of what is done for people "you get ___". */
export function have(what: string, { noun, isPlural, form }: Named): string {
  const had = withJoinedUnit(what).replace(
    /^an? (?=(?:[a-z]+ )?(?:starch|extract|acid|powder|protein|zest|juice|dark mode)$|dark mode$)/,
    '',
  )
  // "a light-blocking eye mask": what the product is.
  const head = noun.split(' ').at(-1) ?? ''
  if (form === 'thing' && head.length > 2 && /^an? [\p{L}-]+(?: [\p{L}-]+)*$/u.test(had) && had.endsWith(` ${head}`))
    return `it's ${had}`
  return form === 'service' || form === 'course' ? `you get ${had}` : `${isPlural ? "they've" : "it's"} got ${had}`
}

/** "the strap's", "the colors are", "2 cups are". */
export function being(phrase: NounPhrase): string {
  const name = /^\d|^(?:both|all|some|most|each|every|two|three|four|five|six) /i.test(phrase.text)
    ? phrase.text
    : `the ${phrase.bare}`
  const measured =
    phrase.number === 'singular' && /^(\d[\d.]*) (meter|foot|inch|ounce|liter|gallon|hour|minute)s? (.+)$/.exec(name)
  if (measured)
    return `the ${measured[1]}-${measured[2]} ${measured[3]}${/(?:s|x|z|ch|sh|ce|ge|se)$/.test(phrase.head) ? ' is' : "'s"}`
  if (phrase.number === 'plural') return `${name} are`
  return /(?:s|x|z|ch|sh|ce|ge|se)$/.test(phrase.head) ? `${name} is` : `${name}'s`
}

export const COLOR = new Set(COLORS)
export const QUALITY =
  /^(?:custom|soft|firm|flat|deep|wide|long|short|strong|thick|thin|big|large|small|quiet|safe|sturdy|heavy|bright|warm|cool|smooth|sharp|tight|loose|extra|open|closed|optional|automatic|available|free|included|clear|cheap|round|square|tiny|nice)$/
export const describes = (word: string) =>
  isOnlyAdjective(word) ||
  isParticiple(word) ||
  QUALITY.test(word) ||
  (/(?:able|ible|less)$/.test(word) && !/^(?:cable|table|vegetable|able)$/.test(word))
/** "two-ply soft", "not too tight", "extra long": only words that describe. */
export const isQuality = (text: string) => {
  const words = wordsOf(text.toLowerCase())
  const last = words.at(-1) ?? ''
  if (/^built in$|^(?:non|anti)[- ]\p{L}+$/u.test(text) && !isParticiple(last)) return true
  return (
    words.length > 0 &&
    words.length <= 3 &&
    words[0] !== 'and' &&
    describes(last) &&
    words.slice(0, -1).every((word) => isAdverb(word) || isAdjective(word) || /^(?:too|and|non|anti)$/.test(word))
  )
}
/** First words of "stone ground", "hand blown", "machine washable". */
export const COMPOUND =
  /^(?:hand|machine|dishwasher|microwave|oven|freezer|stone|wild|farm|powder|grass|sun|slow|kiln|laser|freeze|air|vacuum|double|triple|pre|home|small|locally|sea|water|oil|solar|battery|motion|voice|app|touch|color|family|dermatologist|vet|lab|self|non|anti|fully|heat|cold|usb|wall|food|bpa|fade|stain|odor|skin|baby|kid|pet|child|wind|dust|shock|rust|squat|wrinkle|slip|tear|leak|chew|scratch|kiss|die|bias|soft)$/i

export const MATERIAL = /^(?:cotton|silk|wool|fleece|leather|velvet|satin|linen|wood|steel|gold|silver)$/
/** What parts of a thing do. */
export const MOVES =
  'swivel|bend|fold|turn|spin|wash|adjust|rotate|detach|unplug|zip|stretch|tilt|slide|collapse|lift|flip|extend|swing|unzip|unfold|come|pop|snap|open|close|lock|clip|nest|stack|roll|unscrew|retract|telescope|pivot|stay|glow|float'

export type Rule = (text: string, product: Named) => string | undefined

export const matching =
  (pattern: RegExp, say: (found: RegExpExecArray, product: Named) => string | undefined): Rule =>
  (text, product) => {
    const found = pattern.exec(text)
    return found ? say(found, product) : undefined
  }

export const MEASURE = String.raw`\d[\d.,]*(?: to \d[\d.,]*)? (?:inch(?:es)?|feet|foot|centimeters?|millimeters?|meters?|yards?|pounds?|ounces?|kilograms?|grams?|milligrams?|liters?|milliliters?|gallons?|quarts?|hours?|minutes?|seconds?|days?|weeks?|months?|years?|watts?|volts?|degrees?|servings?|lumens?|decibels?|miles?(?: an hour)?|PSI)`

export const verbFirst = (text: string) => {
  const first = (wordsOf(text)[0] ?? '').toLowerCase()
  return thirdVerb(first) === 'sure' || (baseVerb(first) === 'sure' && !isListedNoun(first))
}
export const isAct = (word: string) =>
  baseVerb(word.toLowerCase()) !== undefined &&
  !isPluralWord(word) &&
  (baseVerb(word.toLowerCase()) !== 'possible' ||
    /^(?:wipe|rinse|press|twist|lift|fold|skip|pause|spray|shake)$/.test(word))
export const isListedNounPhrase = (text: string) => isNoun(wordsOf(text).at(-1) ?? '')

export const YOURS =
  'spouse|palm|wife|husband|roommates?|finger|hand|foot|arm|ear|driveway|phone|computer|laptop|partner|desk|bag|pocket|purse|belt|wrist|skin|hair|head|shirt|backpack|suitcase|car|tv|face|neck'

/** "a", "a and b", "a, b, and c", however many there are. */
export const joinAll = (items: readonly string[], joint = 'and') =>
  items.length < 3 ? items.join(` ${joint} `) : `${items.slice(0, -1).join(', ')}, ${joint} ${items.at(-1)}`

/** "no drip", "no leak": verbs, not things. */
export const DOES_NOT =
  'transfer|clump|smudge|flake|tangle|snag|fade|rust|leak|slip|scratch|squeak|drip|splash|spill|bleed|crack|chip|warp|shed|pinch|bounce|rattle|tug|pull|roll|slide|dig|wobble|fray|stain|shrink|tip|crumble'
