import { optionLabel } from '@reelwright/shared'

/** What the suggestions are made of: only what the seller has said. */
export interface SeoFacts {
  product: string
  features: readonly string[]
  /** A key of our audiences, or the seller's own words. */
  audience: string
  /** Of a script that is there already. */
  style?: string
  /** Seconds. */
  length?: number
  /** Written with the script. */
  hashtags?: readonly string[]
  tags?: readonly string[]
}

export interface Suggestions {
  titles: string[]
  description: string
  keywords: string[]
  hashtags: string[]
}

/** What search results show of a title and of a description before they cut. */
export const TITLE_LENGTH = 60
export const DESCRIPTION_LENGTH = 155
const TITLES = 3
const KEYWORDS = 10
const HASHTAGS = 8
const LONGEST_HASHTAG = 24

/** Title, description, keywords and hashtags from the facts alone: nothing is claimed that the seller did not type. (OP-02) */
export function suggestionsFor(facts: SeoFacts): Suggestions {
  const given = cleaned(facts)
  return {
    titles: titlesOf(given),
    description: descriptionOf(given),
    keywords: keywordsOf(given),
    hashtags: hashtagsOf(given),
  }
}

interface Cleaned extends SeoFacts {
  /** Not longer than leaves room for a word about it. */
  shortName: string
  /** As in the middle of a sentence: "fitness enthusiasts", "Gen Z"; undefined when it is for everybody. */
  people: string | undefined
  /** What kind of thing it is, as far as the name tells: its last word. */
  noun: string
}

function cleaned(facts: SeoFacts): Cleaned {
  const product = oneLine(facts.product)
  const features = distinct(facts.features.map((feature) => oneLine(feature).replace(/[\s.!?,;:]+$/, '')))
  const words = product.split(' ').filter((word) => /^\p{L}[\p{L}-]{2,}$/u.test(word))
  return {
    ...facts,
    product,
    features,
    shortName: shortened(product, 40),
    people: peopleOf(facts.audience),
    noun: (words.at(-1) ?? product).toLowerCase(),
  }
}

function titlesOf({ shortName, features, people, length }: Cleaned): string[] {
  const [first, second] = features
  const candidates = [
    first && second && `${shortName}: ${lowerStart(first)}, ${lowerStart(second)}`,
    first && `${shortName}: ${lowerStart(first)}`,
    people && `${shortName} for ${people}`,
    length && `${shortName} in use, in ${length} seconds`,
    second && `${shortName}: ${lowerStart(second)}`,
    `${shortName} in use`,
    `A close look at ${shortName}`,
    shortName,
  ]
  return distinct(candidates.filter((title) => title && title.length <= TITLE_LENGTH)).slice(0, TITLES)
}

/** As many features as fit. */
function descriptionOf({ shortName, product, features, people, length }: Cleaned): string {
  const name = product.length <= 80 ? product : shortName
  const opening = people ? `${name} for ${people}` : name
  const ending = length ? `See it in use in ${length} seconds.` : 'See it in use in the video.'
  for (let count = features.length; count > 0; count--) {
    const text = `${opening}: ${listed(features.slice(0, count).map(lowerStart))}. ${ending}`
    if (text.length <= DESCRIPTION_LENGTH) return text
  }
  const text = `${opening}. ${ending}`
  return text.length <= DESCRIPTION_LENGTH ? text : shortened(text, DESCRIPTION_LENGTH)
}

function keywordsOf({ product, features, people, noun, tags = [], style }: Cleaned): string[] {
  const short = features.filter((feature) => feature.split(' ').length <= 3)
  const all = [
    product,
    noun,
    people && `${noun} for ${people}`,
    people && `gifts for ${people}`,
    ...short.map((feature) => (feature.toLowerCase().includes(noun) ? feature : `${feature} ${noun}`)),
    ...tags,
    style === 'comparison' && `${noun} comparison`,
    style === 'product-review' && `${noun} review`,
    `${noun} in use`,
  ]
  const texts = all.filter((word): word is string => typeof word === 'string' && word.trim() !== '')
  return distinct(texts.map((word) => word.toLowerCase())).slice(0, KEYWORDS)
}

function hashtagsOf({ hashtags = [], product, noun, people, features, tags = [], style }: Cleaned): string[] {
  const words = [
    ...hashtags.map((tag) => tag.replace(/^#/, '')),
    camelCase(product),
    camelCase(noun),
    camelCase(people ?? ''),
    ...tags.map(camelCase),
    style ? camelCase(optionLabel(style)) : '',
    ...features.filter((feature) => feature.split(' ').length <= 3).map(camelCase),
  ]
  const usable = words.filter(
    (word) => /^\p{L}[\p{L}\p{N}]+$/u.test(word) && word.length >= 3 && word.length <= LONGEST_HASHTAG,
  )
  return distinct(usable)
    .slice(0, HASHTAGS)
    .map((word) => `#${word}`)
}

function peopleOf(audience: string): string | undefined {
  const words = oneLine(audience)
  if (/^(everyone|custom|general|)$/i.test(words)) return undefined
  if (!/^[a-z]+(-[a-z]+)*$/.test(words)) return shortened(words, 40)
  const label = optionLabel(words)
  return label.startsWith('Gen ') ? label : label.toLowerCase()
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** "Leakproof lid" is "leakproof lid"; "BPA-free", "USB-C port" and "iPhone holder" stay. */
const lowerStart = (text: string) =>
  /^\p{Lu}\p{Ll}+(\s|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Whole words only, unless there is a single one. */
function shortened(text: string, max: number): string {
  const letters = Array.from(text)
  if (letters.length <= max) return text
  const cut = letters.slice(0, max - 1).join('')
  const blank = cut.lastIndexOf(' ')
  return `${(blank > max / 2 ? cut.slice(0, blank) : cut).trimEnd()}…`
}

function listed(items: string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

function camelCase(text: string): string {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/** Without empty ones, and each once whatever its case. */
function distinct(texts: readonly (string | undefined | false | 0)[]): string[] {
  const seen = new Map<string, string>()
  for (const text of texts) if (text && !seen.has(text.toLowerCase())) seen.set(text.toLowerCase(), text)
  return [...seen.values()]
}
