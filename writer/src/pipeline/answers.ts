import { matchIn } from '../kinds'
import type { ReadFeature, Reading } from './reading'
import { topicsOf } from './relevance'

const KIN_WEIGHT = 2
const SHARED_WEIGHT = 1.5
const MAX_SHARED = 2

/** Whether words of a feature answer words of the typed problem: "rinses in 10 seconds" and "dirty". */
export const answersTyped = ({ common, painPoint }: Reading, { typed, caption }: ReadFeature): boolean =>
  common.answers.some(
    ({ problem, feature }) => matches(problem, painPoint) && (says(feature, caption) || says(feature, typed)),
  )

/** "no filter to replace" has no filter. */
const says = (patterns: readonly string[], text: string) =>
  matches(/^no\b/i.test(text) ? patterns.filter((pattern) => /\bno\b/.test(pattern)) : patterns, text)

const matches = (patterns: readonly string[], text: string) =>
  patterns.some((pattern) => matchIn(pattern, text, 'i') !== null)

/** How well a feature answers the typed problem: by words that answer each other, words that both share, and problems its block names. */
export function answerScore(reading: Reading, { block, topics, typed, caption }: ReadFeature): number {
  const { common, painPoint, theme, product } = reading
  const kin = common.answers.filter(
    ({ problem, feature }) => matches(problem, painPoint) && (says(feature, caption) || says(feature, typed)),
  ).length
  const names = topicsOf(`${product.noun} ${product.first}`)
  const shared = [...topics].filter((topic) => reading.topics.has(topic) && !names.has(topic)).length
  // "opens cans too" is what it does besides.
  const isBesides = / too$/i.test(typed.trim()) ? 1 : 0
  const at = block && theme ? block.answers.indexOf(theme.name) : -1
  return (
    kin * KIN_WEIGHT +
    Math.min(shared, MAX_SHARED) * SHARED_WEIGHT +
    (at < 0 ? 0 : 2 - at * 0.1) -
    isBesides * SHARED_WEIGHT * MAX_SHARED
  )
}

const DETAIL =
  /^\d[\d.]* (?:ounces|inches|feet|grams|milliliters)\b|\bUSB|\b\d+ (?:colors?|sizes)\b|machine|dishwasher|\b(?:bag|case|pouch) ?(?:included)?\.$|included|shipping|BPA|made (?:of|in) |weighs? |\d by \d|insured|gift|rechargeable|portable|cancel|\bpack\b|refillable|sizes? /i
const ACT = /^(?:It|They) (?!weighs?|comes?|fits?|holds?|is|are|has|have|lasts?|charges?|runs?)\p{L}+ /u

/** Of features that answer nothing, what the product does is told before what it weighs or comes in. */
export function interest({ plain = '', typed }: ReadFeature): number {
  if (DETAIL.test(plain === '' ? typed : plain)) return -0.5
  return ACT.test(plain) ? 0.5 : 0
}
