import type { ProductAnalysis } from '../analysis'
import { GENERIC_WORDS, PROMOTION } from '../analysis/name-words'
import { isKnownNoun } from '../analysis/head-nouns'
import type { Kind } from '../kinds'
import { escaped, expressionOf, folded } from '../kinds'

/** How the product is called in a sentence. */
export interface ProductMention {
  /** The first time: "the PotPal slow cooker", "Pocketwren", "this car phone holder". */
  first: string
  /** After that: "the PotPal", "Pocketwren", "the holder". */
  later: string
  /** As a title has it: "PotPal slow cooker". */
  title: string
  isPlural: boolean
}

const MAX_BRAND_WORDS = 3
/** Brands without an article: nobody says "the Pocketwren". */
const WITHOUT_ARTICLE = new Set<Kind['form']>(['app', 'service', 'course'])

/** Reads the product's name. With a known kind, the words in front of its noun are the brand; otherwise the general reading decides. */
export function readName(typed: string, general: ProductAnalysis, kind: Kind | undefined): ProductMention {
  if (!kind)
    return {
      first: general.firstMention,
      later: general.laterMention,
      title: general.displayName,
      isPlural: general.number === 'plural',
    }
  const isPlural = kind.form === 'plural'
  const brand = brandOf(typed, kind)
  if (!brand) return { first: `${isPlural ? 'these' : 'this'} ${kind.name}`, later: `the ${kind.noun}`, title: kind.name, isPlural }
  const article = WITHOUT_ARTICLE.has(kind.form) ? '' : 'the '
  const alone = kind.form === 'stuff' ? brand : isPlural ? `the ${brand} ${kind.noun}` : `${article}${brand}`
  return {
    first: article ? `${article}${brand} ${kind.noun}` : brand,
    later: alone,
    title: article ? `${brand} ${kind.noun}` : brand,
    isPlural,
  }
}

function brandOf(typed: string, kind: Kind): string | undefined {
  const by = /\bby ([\p{Lu}][\p{L}\d'&.-]*(?: [\p{Lu}][\p{L}\d'&.-]*)?)\s*$/u.exec(typed)?.[1]
  const name = typed
    .replace(/[([{【「（][^)\]}】」）]*(?:[)\]}】」）]|$)/g, ' ')
    .replace(/[*!?"“”„«»™®©]+/g, ' ')
    .replace(/[^\p{L}\p{N}\p{P}\p{Zs}+&]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const nouns = [...kind.nouns, ...kind.words, kind.noun, kind.name].sort((a, b) => b.length - a.length)
  const pattern = expressionOf(
    `(?<![\\p{L}\\p{N}])(?:${nouns.map((noun) => folded(noun).split(/[\s-]+/).map(escaped).join('[\\s-]*')).join('|')})(?:e?s)?(?![\\p{L}\\p{N}])`,
  ) // prettier-ignore
  const found = pattern.exec(folded(name))
  const before = found ? name.slice(0, found.index) : (/^[^|:,–—]+/.exec(name)?.[0] ?? '').split(' - ')[0] ?? ''
  const words = (before.split(/\s+-\s+|[|:,–—]/).find((part) => part.trim() !== '') ?? '')
    .replace(PROMOTION, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^['\-.]+|['\-.,:;]+$/g, ''))
    .filter(Boolean)
  const isShouted = name === name.toUpperCase()
  const brand: string[] = []
  for (const word of words) {
    if (brand.length >= MAX_BRAND_WORDS || !isBrandWord(word, kind, brand.length > 0)) break
    brand.push(word)
  }
  const text = brand.map((word) => cased(word, isShouted)).join(' ')
  return text === '' ? by : text
}

/** Whether a word in front of the noun belongs to the brand: no common word, no word of the kind's own, no measure. */
function isBrandWord(word: string, kind: Kind, isLater: boolean): boolean {
  const plain = folded(word)
  if (/^\d+(?:[.,]\d+)?(?:[a-z"%]{1,5})?$/.test(plain)) return isLater && /^\d{1,2}$/.test(plain)
  if (/^(?:for|with|and|the|a|an|of|in|new|best|top|style|type|brand)$/.test(plain)) return plain === 'the' && !isLater
  if (GENERIC_WORDS.has(plain) || isKnownNoun(plain)) return false
  if (/(?:able|ible|less|proof|free|resistant|friendly)$/.test(plain) && plain.length > 5) return false
  return !kind.hints.some((source) => expressionOf(source).exec(plain)?.[0].length === plain.length)
}

function cased(word: string, isShouted: boolean): string {
  const isCapitals = word === word.toUpperCase() && /\p{L}{4}/u.test(word)
  if (isCapitals || (isShouted && /\p{L}{2}/u.test(word))) return word.charAt(0) + word.slice(1).toLowerCase()
  return word === word.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
