import { lowerFirst } from '../language/grammar'
import { capLength } from '../language/sanitise'
import { tidy } from '../language/tidy'
import { adjective } from './feature-adjectives'
import { includes, measure } from './feature-amounts'
import { ownSubject, subjectSentence, verbPhrase, youSentence } from './feature-clauses'
import { negative } from './feature-negatives'
import { nounPhraseForm } from './feature-nouns'
import { FOREIGN } from './feature-words'
import { countTypedWords } from './noun-phrases'
import { allowedPart, foldedStem, normalise, splitFeature } from './typed-features'
import type { CategoryBucket, FeatureAnalysis, ParsedFeature, ProductAnalysis } from './types'

export interface FeatureList {
  features: FeatureAnalysis[]
  unvoicedFeatures: { text: string; reason: string }[]
}

/** Every chosen feature in a form that can be said, in the seller's order. What may not be said is listed with its reason. */
export function analyseFeatures(
  typed: readonly string[],
  product: ProductAnalysis,
  bucket: CategoryBucket,
): FeatureList {
  const features: FeatureAnalysis[] = []
  const unvoicedFeatures: FeatureList['unvoicedFeatures'] = []
  const seen = new Set<string>()
  for (const text of typed.flatMap(splitFeature)) {
    const allowed = allowedPart(text)
    if (allowed.reason !== undefined) unvoicedFeatures.push({ text, reason: allowed.reason })
    if (allowed.text === '') continue
    const stem = foldedStem(allowed.text)
    if (stem === '' || seen.has(stem)) continue
    seen.add(stem)
    features.push(analyseFeature(allowed.text, product, bucket))
  }
  return { features, unvoicedFeatures }
}

function analyseFeature(typed: string, product: ProductAnalysis, bucket: CategoryBucket): FeatureAnalysis {
  const text = normalise(typed)
  const parsed = parse(text, product, bucket)
  return {
    text,
    form: parsed.form,
    clause: polish(parsed.clause),
    predicate: parsed.predicate === undefined ? undefined : polish(parsed.predicate),
    nounPhrase: polish(parsed.nounPhrase),
  }
}

/** Runs a form through the final pass, without the capital and the stop that make it a sentence. */
function polish(form: string): string {
  const isProper = /^\p{Lu}/u.test(form)
  const tidied = tidy(form).replace(/[.!?…]+(["']?)$/, (whole, quote: string) =>
    /\b[ap]\.m\.$/.test(form) ? whole : quote,
  )
  return isProper ? tidied : tidied.charAt(0).toLowerCase() + tidied.slice(1)
}

function parse(original: string, product: ProductAnalysis, bucket: CategoryBucket): ParsedFeature {
  if (!isEnglish(original)) return quoted(original)
  const text = shorten(lowerFirst(original))
  if (/[^\p{L}\p{N}\s'’,.%$€£+°"/:#–—-]/u.test(text) || !/\p{L}/u.test(text) || /--|https?/.test(text))
    return quoted(original)

  const reader = [
    subjectSentence,
    youSentence,
    negative,
    includes,
    measure,
    verbPhrase,
    ownSubject,
    adjective,
    nounPhraseForm,
  ]
  for (const read of reader) {
    const parsed = read(text, product, bucket)
    if (parsed) return parsed
  }
  return quoted(original)
}

function isEnglish(text: string): boolean {
  return !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text) && !FOREIGN.test(text)
}

/** A clause of more than fourteen words cannot be said in one breath: it ends at the first joint that leaves a whole. */
function shorten(text: string): string {
  if (countTypedWords(text) <= 14) return text
  const joint =
    /,\s|\s[–—-]+\s|\s(?:so that|so you|which|while|because|that|making|ensuring|allowing|and|with|for|without|when|to|in|from|on)\s/giu
  let cut = ''
  for (const match of text.matchAll(joint)) {
    const before = text.slice(0, match.index)
    const size = countTypedWords(before)
    if (size > 14) break
    if (size >= 3) cut = before
  }
  return cut || text.split(/\s+/).slice(0, 12).join(' ')
}

/** What cannot be parsed is read out as what it is: words on a listing. (R29) */
function quoted(text: string): ParsedFeature {
  const words = capLength(text.replace(/["“”()[\]{}<>]/g, '').replace(/\s+/g, ' '), 90)
    .split(' ')
    .slice(0, 12)
    .join(' ')
    .replace(/[.,;:!?\s'–—-]+$/, '')
  const safe = /[\p{L}\p{N}]/u.test(words) ? words : 'see the details'
  return {
    form: 'sentence',
    clause: `the listing says "${safe}"`,
    predicate: undefined,
    nounPhrase: `the "${safe}" part`,
  }
}
