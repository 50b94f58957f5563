import type { PlannedTerm, SearchTerm, TermPlace } from '@reelwright/shared'
import { warningAbout } from './claims'
import { isIn, termKey } from './matching'
import type { SeoMaterial } from './seo-material'
import { lineWith, SCREEN_WORDS } from './term-phrases'
import { seoWords, SMALL_WORDS } from './words'

/** As many different terms as one can use in a video and its caption without reading out a list; the main one is in each. */
export const MAX_TERMS = { speech: 3, screen: 3, caption: 6 } as const

/** Words that one can say in passing. */
const SPOKEN_WORDS = 3

/** Which of the terms goes where, the main one first. Of pasted ones the most searched come first. */
export function planTerms(material: SeoMaterial, searchTerms: readonly SearchTerm[]): PlannedTerm[] {
  const pasted = [...searchTerms].sort((one, other) => (other.volume ?? 0) - (one.volume ?? 0))
  const free: Record<TermPlace, number> = { ...MAX_TERMS }
  const planned: PlannedTerm[] = []
  const { product, mention, kind } = material
  const isName = product !== kind || product === mention
  const main = mainTerm(material, pasted)
  const all = onceEach([
    main,
    ...pasted.map((term) => ({ ...term, source: 'search' as const })),
    ...ownTerms(material).map((term) => ({ term, source: 'product' as const })),
  ])
  for (const term of all) {
    const { places, reason } = placed(material, term, planned, free)
    const additions: PlannedTerm['additions'] = {}
    for (const place of places) {
      const line = lineWith(term.term, place, planned.length, term.term === product && isName ? mention : undefined)
      if (line !== undefined) additions[place] = line
    }
    planned.push({ ...term, places, reason, additions })
  }
  return planned
}

type Term = SearchTerm & Pick<PlannedTerm, 'source'>

/** The product's kind, in the words that most people search it by, if the seller says no less: "leakproof travel mug", else "travel mug". */
function mainTerm(material: SeoMaterial, pasted: readonly SearchTerm[]): Term {
  const { kind } = material
  const searched = pasted.find(
    ({ term }) =>
      isIn(kind, term) &&
      seoWords(term).length <= SPOKEN_WORDS + 1 &&
      !isForeign(material, term) &&
      !warningAbout(term),
  )
  return searched ? { ...searched, source: 'search' } : { term: kind, source: 'product' }
}

/** What the product can be found by, from the seller's own words. */
export const ownTerms = ({ product, kind, people, featureTerms }: SeoMaterial): string[] => [
  product,
  ...(people ? [`${kind} for ${people}`] : []),
  ...featureTerms.slice(0, 6),
]

/** Say nothing about a product. */
const NEUTRAL = new Set(
  seoWords(
    'gift gifts present idea ideas review how what why when where which use video do does is are can you i get buy find need want',
  ).map(({ stem }) => stem),
)

/** The first word of a term that the seller has not said of the product: to use the term would be a claim. */
function foreignWord({ saidStems }: SeoMaterial, term: string): string | undefined {
  const words = seoWords(term)
  // "leak proof" is "leakproof": two words may be known together.
  const isKnown = (at: number) =>
    saidStems.has(words[at]?.stem ?? '') ||
    [at - 1, at].some((from) => saidStems.has(`${words[from]?.text ?? ''}${words[from + 1]?.stem ?? ''}`))
  return words.find((word, at) => !SMALL_WORDS.has(word.text) && !NEUTRAL.has(word.stem) && !isKnown(at))?.text
}

export const isForeign = (material: SeoMaterial, term: string): boolean => foreignWord(material, term) !== undefined

function onceEach(terms: readonly Term[]): Term[] {
  const seen = new Set<string>()
  return terms.filter(({ term }) => {
    const key = termKey(term)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function placed(
  material: SeoMaterial,
  { term }: Term,
  before: readonly PlannedTerm[],
  free: Record<TermPlace, number>,
): Pick<PlannedTerm, 'places' | 'reason'> {
  const warning = warningAbout(term)
  if (warning) return { places: [], reason: `Left out: ${lowered(warning)}` }
  const take = (...places: TermPlace[]) => {
    for (const place of places) free[place] -= 1
    return places
  }
  if (before.length === 0)
    return {
      places: take('speech', 'screen', 'caption'),
      reason: 'The main term: say and show it in the first 15 seconds',
    }

  const holder = before.find((other) => other.places.length > 0 && isIn(term, other.term))
  if (holder) return { places: holder.places, reason: `Comes along with “${holder.term}”` }

  const foreign = foreignWord(material, term)
  const only = foreign === undefined ? '' : `. Only if “${foreign}” is true of it`
  const words = term.split(/\s+/).length
  const isQuestion = /^(?:how|what|why|when|where|which|who|is|are|can|do|does)\b/i.test(term)
  if (words <= SPOKEN_WORDS && free.speech > 0)
    return { places: take('speech'), reason: `Short enough to say in passing${only}` }
  if (words <= SCREEN_WORDS && isQuestion && free.screen > 0)
    return { places: take('screen'), reason: 'A question reads well on screen' }
  if (words <= SPOKEN_WORDS && free.screen > 0)
    return { places: take('screen'), reason: `Short enough to read at a glance${only}` }
  if (free.caption > 0)
    return {
      places: take('caption'),
      reason: `${words > SPOKEN_WORDS ? 'Long: easier read than said' : 'Enough is said and shown already'}${only}`,
    }
  return { places: [], reason: 'Enough terms already: more would read as a list' }
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')
