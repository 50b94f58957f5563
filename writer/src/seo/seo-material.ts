import { optionLabel, shownPrice } from '@reelwright/shared'
import { checkText, type Flag } from '../check'
import { lowerFirst } from '../language'
import { sayFeature } from '../pipeline/say-feature'
import {
  analyseAudience,
  analyseFeatures,
  analyseProduct,
  isAdjective,
  isParticiple,
  type ProductAnalysis,
  readNounPhrase,
} from '../reading'
import { bucketFor } from './buckets'
import { claimsIn, warningAbout } from './claims'
import type { SeoFacts } from './facts'
import { seoWords } from './words'

/** The facts, read once: what may be said, in the forms that the texts need. */
export interface SeoMaterial {
  facts: SeoFacts
  /** Begins with a capital only where it is a name: "Glaciero travel mug", "foldable stool". */
  product: string
  forms: ProductAnalysis
  /** What people search it by: "travel mug", "foldable stool"; the whole name where that names no kind of thing. */
  kind: string
  /** "drinkware"; undefined for what fits nowhere. */
  category: string | undefined
  /** As in the middle of a line, without an end mark: "leakproof lid", "BPA-free". */
  features: string[]
  /** Clauses about the product: "it fits every cup holder". */
  clauses: string[]
  /** What it can be found by: "BPA-free travel mug", "travel mug with leakproof lid". */
  featureTerms: string[]
  /** As in the middle of a sentence: "fitness enthusiasts", "Gen Z"; undefined when it is for everybody. */
  people: string | undefined
  /** As typed by the seller: "$24", "19,90 €"; undefined without. */
  price: string | undefined
  leftOut: { text: string; reason: string }[]
  /** The words that the seller has said of it, and each two neighbours as one ("leak proof" is "leakproof"). */
  saidStems: ReadonlySet<string>
}

export function readFacts(facts: SeoFacts): SeoMaterial {
  const leftOut: SeoMaterial['leftOut'] = []
  const leaveOut = (text: string, reason: string) => {
    if (!leftOut.some((other) => other.text === text)) leftOut.push({ text, reason })
  }
  const unlessWarned = (text: string | undefined, reason = text && warningAbout(text)) => {
    if (text && reason) leaveOut(text, reason)
    return reason ? undefined : text
  }
  const claims = claimsIn(facts.product)
  for (const { matched, reason } of claims) leaveOut(matched, reason)
  const forms = analyseProduct(without(facts.product, claims))
  const bucket = bucketFor(forms.noun, forms.title, facts.product)
  const allowed = distinct(facts.features.map(oneLine)).filter(
    (feature, at) => unlessWarned(feature, featureWarning(feature, `features.${at}`)) && /[\p{L}\p{N}]/u.test(feature),
  )
  const { features: read } = analyseFeatures(allowed)
  const product = forms.first.replace(/^(?:the|this|these) /, '')
  const kind = forms.noun === 'thing' ? product : forms.noun.split(' ').slice(-3).join(' ')
  const people = unlessWarned(peopleOf(facts.audience))
  const calm = allowed.map(withoutShouting)
  return {
    facts,
    product,
    forms,
    kind,
    category: ['generic', 'general'].includes(bucket.id) ? undefined : bucket.id.replace(/-/g, ' '),
    features: calm.map((feature) => lowerStart(feature.replace(/[\s.!?,;:]+$/, ''))),
    clauses: read.flatMap(({ text }) => {
      const said = sayFeature(text, forms)?.text.replace(/\.$/, '')
      return said && !warningAbout(said) ? [said] : []
    }),
    featureTerms: read.flatMap(({ text }) => featureTerm(asTyped(text, calm), kind) ?? []),
    people,
    price: unlessWarned(shownPrice(facts.price, oneLine(facts.priceText ?? ''))),
    leftOut,
    saidStems: stemsOf([
      product,
      people ?? '',
      facts.product,
      ...facts.features,
      ...(facts.tags ?? []),
      ...(facts.scenes ?? []).map(({ speech }) => speech),
    ]),
  }
}

/** A name without what the check warns about: "Eco-friendly bottle" is a "bottle". */
function without(name: string, claims: readonly Flag[]): string {
  const kept = claims.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, name)
  return kept.replace(/^[^\p{L}\p{N}]+/u, '')
}

function stemsOf(texts: readonly string[]): Set<string> {
  const words = seoWords(texts.join('\n'))
  const stems = new Set<string>()
  for (const [at, word] of words.entries()) {
    stems.add(word.stem)
    const next = words[at + 1]
    if (next?.sentence === word.sentence) stems.add(word.text + next.stem)
  }
  return stems
}

/** "LEAKPROOF LID" is "leakproof lid"; short ones are as likely letters that stand for something. */
const withoutShouting = (text: string) => text.replace(/\p{Lu}{5,}/gu, (word) => word.toLowerCase())

/** A feature as its reader left it, with the capitals that the seller wrote: "made in Portugal". */
function asTyped(text: string, features: readonly string[]): string {
  const typed = features.find((feature) => feature.toLowerCase().includes(text.toLowerCase()))
  const at = typed?.toLowerCase().indexOf(text.toLowerCase()) ?? -1
  const written = typed?.slice(at, at + text.length)
  return written?.toLowerCase() === text.toLowerCase() ? lowerStart(written) : text
}

const FEATURE_WORDS = 4

function featureTerm(text: string, kind: string): string | undefined {
  const named = text.replace(/^(?:has|have|with|includes?|including|comes? with)\s+(?:an?\s+|the\s+)?/i, '')
  if (named.split(' ').length > FEATURE_WORDS || !/^[\p{L}\p{N}' -]+$/u.test(text)) return undefined
  if (/^(?:\d|(?:not|no|never|only|just|all|every)\b)/i.test(named)) return undefined
  const said = new Set(seoWords(kind).map(({ stem }) => stem))
  if (seoWords(text).some(({ stem }) => said.has(stem))) return text
  // "A pillow made in Portugal", not "a made in Portugal pillow".
  if (/^made (?:in|of|from|by) /i.test(text)) return `${kind} ${text}`
  const last = text.split(' ').at(-1)?.toLowerCase() ?? ''
  if (isAdjective(last) || isParticiple(last)) return `${text} ${kind}`
  return readNounPhrase(named) ? `${kind} with ${named}` : undefined
}

const featureWarning = (text: string, field: string): string | undefined =>
  checkText(text, field).find(({ severity }) => severity !== 'info')?.reason ?? warningAbout(text)

function peopleOf(audience: string): string | undefined {
  const words = oneLine(audience)
  if (/^(?:everyone|custom|general|)$/i.test(words)) return undefined
  // "Eco-conscious" itself reads as a claim about the product.
  if (words === 'eco-conscious') return 'mindful shoppers'
  // Not one of our keys: the seller's own words, where they name people at all.
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(words)) return analyseAudience(words).plural
  const label = optionLabel(words)
  return label.startsWith('Gen ') ? label : label.toLowerCase()
}

export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** "Leakproof lid" is "leakproof lid"; "BPA-free", "USB-C port", "Bluetooth 5.3" and "iPhone holder" stay. */
const lowerStart = (text: string): string =>
  /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*(?:\s|$)/u.test(text) ? lowerFirst(text) : text

export const upperStart = (text: string): string =>
  /^[ei]\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

/** Without empty ones, and each once whatever its case. */
export function distinct(texts: readonly (string | undefined | false)[]): string[] {
  const seen = new Map<string, string>()
  for (const text of texts) if (text && !seen.has(text.toLowerCase())) seen.set(text.toLowerCase(), text)
  return [...seen.values()]
}
