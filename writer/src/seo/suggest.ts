import { type PlannedTerm, SEO_LIMITS, type SearchTerm, type SeoSuggestions } from '@reelwright/shared'
import type { KindSource } from '../pipeline'
import { captionFor } from './caption'
import { warningAbout } from './claims'
import type { SeoFacts } from './facts'
import { hashtagsFor, rotated } from './hashtags'
import { isIn, termKey } from './matching'
import { isForeign, ownTerms, planTerms } from './plan-terms'
import { distinct, oneLine, readFacts, type SeoMaterial, type Showing, upperStart } from './seo-material'
import { isStuffed } from './stuffing'
import { seoWords, SMALL_WORDS } from './words'

/** Pasted terms among the keywords; the product's own words come along. */
const PASTED_KEYWORDS = 8

/**
 * Titles, caption, description, keywords, hashtags and a plan of terms, from the facts alone: nothing is claimed that the seller did
 * not type, and what no listing may claim is left out. The same facts and turn give the same words. (OP-02, REG-01)
 * Regulated goods are the caller's to refuse: see `regulated`.
 */
export function suggestSeo(
  facts: SeoFacts,
  { searchTerms = [], turn = 0, kinds }: { searchTerms?: readonly SearchTerm[]; turn?: number; kinds: KindSource },
): SeoSuggestions {
  const material = readFacts(facts, kinds)
  const plan = planTerms(material, searchTerms)
  const titles = titlesFor(material, turn)
  const hashtags = hashtagsFor(material, turn)
  const caption = captionFor(material, { titles, plan, hashtags, turn })
  return {
    texts: {
      titles,
      caption,
      description: descriptionFor(material, { plan, turn }),
      keywords: keywordsFor(material, searchTerms, turn),
      hashtags,
    },
    plan,
    leftOut: material.leftOut,
  }
}

function titlesFor({ product, kind, features, people, facts, price, showing }: SeoMaterial, turn: number): string[] {
  const name = upperStart(product)
  const all = rotated(features, turn)
  const [first, second, third, fourth] = all.flatMap(({ text, isSentence }) => (isSentence ? [] : text))
  const sentences = all.flatMap(({ short }) => (short === undefined ? [] : `${name}: ${short}`))
  const isNamedOnly = !isIn(kind, product)
  const { length } = facts
  const candidates = [
    first && second && `${name}: ${first}, ${second}`,
    isNamedOnly && people && `${name}: ${kind} for ${people}`,
    people && `${name} for ${people}`,
    third && fourth && `${name}: ${third}, ${fourth}`,
    third && `${name}: ${third}`,
    isNamedOnly && `${name}: ${kind}`,
    first && `${name}: ${first}`,
    second && third && `${name}: ${second}, ${third}`,
    ...sentences.slice(0, 2),
    second && `${name}: ${second}`,
    `${name} ${showing}${length ? `${showing === 'explained' ? '' : ','} in ${length} seconds` : ''}`,
    // Not "for from $9" or "for $9 S / $12 M".
    price && /^[^\s,/]+(?: \p{L}{1,4}\.?)?$/u.test(price) && `${name} for ${price}`,
    ...sentences.slice(2),
    showing === 'in use' && `${name}, up close`,
    name,
  ]
  const usable = distinct(candidates.map((title) => title || undefined)).filter(
    (title) => title.length <= SEO_LIMITS.title && !warningAbout(title),
  )
  // "Linen shirt: 100% linen" only where there is nothing else to say.
  const ordered = [...usable.filter((title) => !repeatsWord(title)), ...usable.filter(repeatsWord)]
  // With three features each turn leads with others of them; with fewer, other kinds of titles come.
  const offered = features.length < 3 ? rotated(ordered, turn * SEO_LIMITS.titles) : ordered
  // What one title says another need not say again, unless there are too few.
  const said = new Set<string>()
  const telling = offered.filter((title) => {
    const parts = title.split(': ')[1]?.split(', ') ?? []
    if (parts.some((part) => said.has(part))) return false
    for (const part of parts) said.add(part)
    return true
  })
  return distinct([...telling, ...offered]).slice(0, SEO_LIMITS.titles)
}

function repeatsWord(text: string): boolean {
  const stems = seoWords(text).flatMap(({ text: word, stem }) => (SMALL_WORDS.has(word) ? [] : [stem]))
  return new Set(stems).size < stems.length
}

const SEEN: Record<Showing, string> = {
  'in use': 'See * in use',
  'up close': 'See * up close',
  'on screen': 'See * on screen',
  explained: 'Hear about *',
}

/** As many features as fit: labels in one list, sentences behind it. */
function descriptionFor(
  { product, object, features, people, facts, showing }: SeoMaterial,
  { plan, turn }: { plan: readonly PlannedTerm[]; turn: number },
): string {
  const name = upperStart(product)
  const seen = SEEN[showing].replace('*', object)
  const endings = [
    facts.length ? `${seen} in ${facts.length} seconds.` : `${seen} in the video.`,
    showing === 'explained' ? 'The details are in the video.' : 'Take a close look in the video.',
    'The video shows more.',
  ]
  const ending = rotated(endings, turn)[0] ?? ''
  const textOf = (opening: string, listed: SeoMaterial['features']) => {
    const labels = listed.flatMap(({ text, isSentence }) => (isSentence ? [] : text)).join(', ')
    const sentences = listed.flatMap(({ text, isSentence }) => (isSentence ? `${upperStart(text)}.` : []))
    return [`${opening}${labels && `: ${labels}`}.`, ...sentences, ending].join(' ')
  }
  const terms = plan.map(({ term }) => term)
  const isUsable = (text: string) =>
    text.length <= SEO_LIMITS.description && !warningAbout(text) && !isStuffed(terms, text)
  for (const opening of people ? [`${name} for ${people}`, name] : [name]) {
    const kept = rotated(features, turn).reduce<SeoMaterial['features']>(
      (list, feature) => (isUsable(textOf(opening, [...list, feature])) ? [...list, feature] : list),
      [],
    )
    if (isUsable(textOf(opening, kept))) return textOf(opening, kept)
  }
  return ending
}

function keywordsFor(material: SeoMaterial, terms: readonly SearchTerm[], turn: number): string[] {
  const { product, kind, kindName, category, people, facts } = material
  const isGift = isIn('gift', [facts.product, ...facts.features, ...(facts.tags ?? [])].join('\n'))
  const pasted = [...terms]
    .sort((one, other) => (other.volume ?? 0) - (one.volume ?? 0))
    .map(({ term }) => term)
    .filter((term) => !isForeign(material, term))
  const all = [
    kind,
    product,
    kindName,
    ...pasted.slice(0, PASTED_KEYWORDS),
    ...ownTerms(material),
    people && isGift && `gifts for ${people}`,
    ...(facts.tags ?? []),
    facts.style === 'comparison' && `${kind} comparison`,
    facts.style === 'product-review' && `${kind} review`,
    category,
  ]
  const seen = new Set<string>()
  const usable = all.flatMap((word) => {
    const text = oneLine(word || '')
      .replace(/^#/, '')
      .toLowerCase()
    const key = termKey(text)
    if (key === '' || seen.has(key) || text.length > SEO_LIMITS.searchTerm || warningAbout(text)) return []
    seen.add(key)
    return [text]
  })
  // The first two say what it is, however often one asks.
  return [...usable.slice(0, 2), ...rotated(usable.slice(2), turn)].slice(0, SEO_LIMITS.keywords)
}
