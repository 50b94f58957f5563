import { SEO_LIMITS, type SearchTerm, type SeoSuggestions } from '@reelwright/shared'
import { captionFor } from './caption'
import { warningAbout } from './claims'
import type { SeoFacts } from './facts'
import { hashtagsFor, rotated } from './hashtags'
import { isIn, termKey } from './matching'
import { isForeign, ownTerms, planTerms } from './plan-terms'
import { distinct, oneLine, readFacts, type SeoMaterial, upperStart } from './seo-material'
import { seoWords, SMALL_WORDS } from './words'

/** Pasted terms among the keywords; the product's own words come along. */
const PASTED_KEYWORDS = 8

/**
 * Titles, caption, description, keywords, hashtags and a plan of terms, from the facts alone: nothing is claimed that the seller did
 * not type, and what no listing may claim is left out. The same facts and turn give the same words. (OP-02, REG-01)
 * Regulated goods are the caller's to refuse: see `regulated`.
 */
export function suggestSeo(facts: SeoFacts, searchTerms: readonly SearchTerm[] = [], turn = 0): SeoSuggestions {
  const material = readFacts(facts)
  const plan = planTerms(material, searchTerms)
  const titles = titlesFor(material, turn)
  const hashtags = hashtagsFor(material, turn)
  const caption = captionFor(material, { titles, plan, hashtags, turn })
  return {
    texts: {
      titles,
      caption,
      description: descriptionFor(material, turn),
      keywords: keywordsFor(material, searchTerms, turn),
      hashtags,
    },
    plan,
    leftOut: material.leftOut,
  }
}

function titlesFor({ product, forms, features, people, facts, price }: SeoMaterial, turn: number): string[] {
  const name = upperStart(product)
  const [first, second, third, fourth] = rotated(features, turn)
  const candidates = [
    first && second && `${name}: ${first}, ${second}`,
    people && `${name} for ${people}`,
    third && fourth && `${name}: ${third}, ${fourth}`,
    third && `${name}: ${third}`,
    first && `${name}: ${first}`,
    second && third && `${name}: ${second}, ${third}`,
    facts.length && `${name} in use, in ${facts.length} seconds`,
    second && `${name}: ${second}`,
    `${name} in use`,
    // Not "for from $9".
    price && !/^\p{L}+\s/u.test(price) && `${name} for ${price}, in use`,
    `${name}, up close`,
    `A close look at ${forms.first.replace(/^an? /, 'this ')}`,
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

/** As many features as fit. */
function descriptionFor({ product, forms, features, people, facts }: SeoMaterial, turn: number): string {
  const name = upperStart(product)
  const opening = people ? `${name} for ${people}` : name
  const endings = [
    facts.length
      ? `See ${forms.itObject} in use in ${facts.length} seconds.`
      : `See ${forms.itObject} in use in the video.`,
    'Take a close look in the video.',
    'The video shows more.',
  ]
  const ending = rotated(endings, turn)[0] ?? ''
  const listed = rotated(features, turn)
  for (let count = listed.length; count > 0; count--) {
    const text = `${opening}: ${listed.slice(0, count).join(', ')}. ${ending}`
    if (text.length <= SEO_LIMITS.description && !warningAbout(text)) return text
  }
  const texts = [`${opening}. ${ending}`, `${name}. ${ending}`, ending]
  return texts.find((text) => text.length <= SEO_LIMITS.description && !warningAbout(text)) ?? ''
}

function keywordsFor(material: SeoMaterial, terms: readonly SearchTerm[], turn: number): string[] {
  const { product, kind, category, people, facts } = material
  const isGift = isIn('gift', [facts.product, ...facts.features, ...(facts.tags ?? [])].join('\n'))
  const pasted = [...terms]
    .sort((one, other) => (other.volume ?? 0) - (one.volume ?? 0))
    .map(({ term }) => term)
    .filter((term) => !isForeign(material, term))
  const all = [
    kind,
    product,
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
