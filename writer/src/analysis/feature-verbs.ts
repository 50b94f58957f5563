import { agree, isMassNoun, isPlural, pluralVerb, thirdPerson, withArticle } from '../language/grammar'
import { VERBS, VERBS_OR_NOUNS } from './feature-words'
import { isKnownNoun } from './head-nouns'
import type { FeatureForm, ParsedFeature, ProductAnalysis } from './types'

export const isVerbForm = (word: string) =>
  VERBS.has(pluralVerb(word.toLowerCase())) && thirdPerson(pluralVerb(word.toLowerCase())) === word.toLowerCase()

export const isAmbiguousVerb = (word: string) => VERBS_OR_NOUNS.has(pluralVerb(word.toLowerCase()))

export const isAmbiguousForm = (word: string) =>
  isAmbiguousVerb(word) && thirdPerson(pluralVerb(word.toLowerCase())) === word.toLowerCase()

export function verbForm(predicate: string, product: ProductAnalysis, form: FeatureForm): ParsedFeature {
  const clause = `${product.it} ${agree(predicate, product.number)}`
  return {
    form,
    clause,
    predicate: agree(predicate, product.number),
    nounPhrase: `how ${clause}`,
  }
}

/** "Fits carry-on", "hangs on headrest": what it goes with has an article in speech. */
export function withObjectArticle(verb: string, rest: string): string {
  const place =
    /^(in|on|onto|into|under|over|behind) (headrest|bin|overhead bin|wall|door|fridge|desk|shelf|drawer|cabinet|counter|sink|dashboard|windshield|seat|lunch bag|bag|backpack|purse|pocket|vent|faucet|tap|nightstand|car|backseat)$/i.exec(
      rest,
    )
  if (place) return `${place[1]} the ${place[2]}`
  if (!/^(?:fits?|holds?|replaces?)$/.test(verb)) return rest
  if (/^overhead (?:bin|compartment)$/i.test(rest)) return `in the ${rest}`
  const object = rest.replace(/^carry on$/i, 'carry-on')
  const head = object.split(' ').pop() ?? ''
  if (/^cup ?holder$/i.test(rest)) return `a ${rest}`
  const isBare = /^(?:\d[\d.]*-inch )?(?:[a-z-]+ ){0,2}[a-z-]+$/.test(object)
  return isBare &&
    isKnownNoun(head) &&
    !isPlural(head) &&
    !isMassNoun(head) &&
    !/^(?:an?|the|your|any|most|in|on|all|each|every|many|one)\b/.test(object)
    ? withArticle(object)
    : rest
}

/** "keeps drinks cold 24 hours" lacks the "for" that speech needs. */
export function expandDuration(rest: string): string {
  return rest.replace(
    /(?<!\b(?:for|in|to|up to|than|every|within|about|over|after|of|lasts?|least|under|by|at|gives?))(\s|^)(\d+(?:\.\d+)?\+? (?:hours|minutes|days|weeks|months|years))$/i,
    (_, gap: string, time: string) => `${gap}for ${time.replace('+', ' plus')}`,
  )
}
