import { agree, isMassNoun, isPlural, pluralVerb, thirdPerson, withArticle } from '../language/grammar'
import { VERBS, VERBS_OR_NOUNS } from './feature-words'
import { fill } from './fill'
import { isKnownNoun } from './head-nouns'
import type { FeatureForm, ParsedFeature, ProductAnalysis } from './types'

export const isVerbForm = (word: string) =>
  VERBS.has(pluralVerb(word.toLowerCase())) && thirdPerson(pluralVerb(word.toLowerCase())) === word.toLowerCase()

export const isAmbiguousVerb = (word: string) => VERBS_OR_NOUNS.has(pluralVerb(word.toLowerCase()))

export const isAmbiguousForm = (word: string) =>
  isAmbiguousVerb(word) && thirdPerson(pluralVerb(word.toLowerCase())) === word.toLowerCase()

export function verbForm(predicate: string, product: ProductAnalysis, form: FeatureForm): ParsedFeature {
  const clause = `${product.it} ${agree(predicate, product.number)}`
  const isNegative = form === 'negative'
  return {
    form,
    clause,
    predicate: agree(predicate, product.number),
    nounPhrase: `how ${clause}`,
    ...(isNegative ? { shot: `put ${product.itObject} to that test in one take` } : actOf(predicate, product)),
  }
}

/** What hands do to show a verb. "Show how it fits" would only say the feature again. */
const ACTS: readonly { verb: RegExp; shot: string }[] = [
  {
    verb: /^(?:holds?|supports?|withstands?|lifts?|carr\w+) .*(?:pound|kilogram)/,
    shot: 'load {them} up slowly, piece by piece',
  },
  { verb: /^(?:folds?|collapses?|packs? down)\b/, shot: 'fold {them} up in one go' },
  { verb: /^rolls? (?:up|small)\b/, shot: 'roll {them} up and snap a rubber band around {them}' },
  { verb: /^(?:charges?|recharges?|plugs?)\b/, shot: 'plug {them} in with one hand' },
  { verb: /^(?:rotates?|spins?|swivels?|turns?) /, shot: 'turn {them} all the way round' },
  { verb: /^(?:rotates?|spins?|swivels?)$/, shot: 'turn {them} all the way round' },
  { verb: /^(?:hangs?)\b/, shot: 'hang {them} up and let go' },
  { verb: /^(?:stacks?|nests?)\b/, shot: 'stack a few of the same kind' },
  { verb: /^(?:adjusts?|extends?|expands?|stretches)\b/, shot: 'pull {them} to the longest setting and back' },
  {
    verb: /^(?:clips?|attach\w*|snaps?|clamps?|sticks?|locks?|latch\w*)\b/,
    shot: 'put {them} in place and give {them} one good pull',
  },
  { verb: /^(?:lights? up|glows?|illuminates?)\b/, shot: 'switch {them} on in a dark room' },
  { verb: /^(?:opens?|closes?|zips?|unzips?)\b/, shot: 'open and close {them} with one hand' },
  { verb: /^(?:stands?|sits?|stays?)\b/, shot: 'give {them} a push' },
]

export function actOf(predicate: string, product: ProductAnalysis): { shot: string; announced: boolean } {
  const act = ACTS.find(({ verb }) => verb.test(predicate.toLowerCase()))
  return { shot: fill(act?.shot ?? 'use {them} once from start to finish', product), announced: act !== undefined }
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
