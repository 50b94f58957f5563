import { matchIn } from '../kinds'
import { verbAfterSubject } from '../reading'
import { withSubject } from './pictures'
import type { ReadFeature, Reading } from './reading'
import { topicsOf } from './relevance'

const KIN_WEIGHT = 2
const SHARED_WEIGHT = 1.5
const MAX_SHARED = 2
const ON_THING_WEIGHT = 2
const CARE_COST = 2.5
const POWER = /\b(?:usb\S*|charges?|charging|rechargeable|per charge|mah|batter(?:y|ies))\b/i
const ABOUT_POWER =
  /\b(?:batter\w*|charg\w*|outlets?|plugs?|sockets?|cords?|cables?|dead|dies|died|power|kitchen|camp\w*|van)\b/i
/** "fits doors up to 1.75 in": whom it suits, no answer. */
const SIZE =
  /^fits?\b|\bfits?\b.*\d|\bup to [\d.]+ ?(?:in|inch|cm|mm|ft)\b|^\d+ ?(?:to|-|x) ?\d+ ?(?:in|inch|cm|mm|ft)\b/i
const SIZE_COST = 1.5
/** "grabs hair", "guides the pencil" */
const ACT_ON =
  /\b(?!(?:fits|works|comes|lasts|includes|needs|weighs)\b)\p{L}{3,}s (?:(?:the|your|any|every|all|up|\d+) )?(\p{L}+(?: \p{L}+)?)/u
const ABOUT_CARE =
  /\b(?:wash\w*|clean\w*|dishes|scrub\w*|dirty|gunk\w*|throw\w*|trash|waste|buy\w*|refills?|replac\w+|\$\d|£\d|€\d)\b/i

/** Whether words of a feature answer words of the typed problem: "rinses in 10 seconds" and "dirty". */
export const answersTyped = (reading: Reading, { typed, caption }: ReadFeature): boolean =>
  askedOf(reading).some(({ feature }) => says(feature, caption) || says(feature, typed))

const asked = new WeakMap<Reading, Reading['common']['answers']>()

/** The answers whose problem was typed. */
function askedOf(reading: Reading): Reading['common']['answers'] {
  const known = asked.get(reading)
  if (known) return known
  const made = reading.common.answers.filter(({ problem }) => matches(problem, reading.painPoint))
  asked.set(reading, made)
  return made
}

/** "no filter to replace" has no filter. */
const says = (patterns: readonly string[], text: string) =>
  matches(/^no\b/i.test(text) ? patterns.filter((pattern) => /\bno\b/.test(pattern)) : patterns, text)

const matches = (patterns: readonly string[], text: string) =>
  patterns.some((pattern) => matchIn(pattern, text, 'i') !== null)

/** How well a feature answers the typed problem: by words that answer each other, words that both share, and problems its block names. */
export function answerScore(reading: Reading, { block, topics, typed, caption }: ReadFeature): number {
  const { painPoint, theme, product } = reading
  // How it is charged answers an empty battery, nothing else.
  const kin =
    POWER.test(typed) && !ABOUT_POWER.test(painPoint)
      ? 0
      : askedOf(reading).filter(({ feature }) => says(feature, caption) || says(feature, typed)).length
  const names = topicsOf(`${product.noun} ${product.first}`)
  const shared = [...topics].filter((topic) => reading.topics.has(topic) && !names.has(topic)).length
  // What it does with the very thing that the problem is about, whatever the product is called.
  const act = ACT_ON.exec(typed)?.[1]
  const onThing =
    act !== undefined && [...topicsOf(act)].some((topic) => reading.topics.has(topic)) ? ON_THING_WEIGHT : 0
  // "no cord" for one who cut through it
  const no = /^no (\p{L}+)/u.exec(typed.toLowerCase())?.[1]
  const without = no !== undefined && [...topicsOf(no)].some((topic) => reading.topics.has(topic)) ? 1 : 0
  const care = CARE.test(typed) && !ABOUT_CARE.test(painPoint) ? CARE_COST : SIZE.test(typed) ? SIZE_COST : 0
  // "opens cans too" is what it does besides.
  const isBesides = / too$/i.test(typed.trim()) ? 1 : 0
  const at = block && theme ? block.answers.indexOf(theme.name) : -1
  return (
    kin * KIN_WEIGHT +
    Math.min(shared, MAX_SHARED) * SHARED_WEIGHT +
    (at < 0 ? 0 : 2 - at * 0.1) +
    onThing +
    without -
    care -
    isBesides * SHARED_WEIGHT * MAX_SHARED
  )
}

const BEFORE_ALL = /^No\b/
/** What is done after use, and what comes besides: told last. */
const CARE =
  /\b(?:rins\w+|wash\w*|dishwasher|wipes? (?:clean|down)|wipeable|reus\w+|use it again|refill\w*|recycl\w+|compost\w*|hand[ -]?wash|self[ -]?clean\w*|replac\w+|zips? off|comes? off|removable)\b/i
const DETAIL =
  /\b(?:incl\.?|included|comes with|in the (?:kit|box|set)|warranty|guarantee|insured|gift|usb\S*|rechargeable|per charge|batter(?:y|ies)|mah|colou?rs|shades|sizes?|packs?|pcs|ages?|weighs|BPA|vegan|made in|shipping|cancel|bag|case|pouch|portable|hangs?|fits in|stor\w+)\b|\d ?(?:oz|ounces|lbs?|pounds|grams|inch(?:es)?|in|cm|mm|ft)\b/i

/** What the box lacks answers nothing. */
export const MISSING = /\b(?:not included|sold separately|aren't included|isn't included)\b/i

/** In which part of a script a feature belongs: what it does, what it is and has, how it is cleaned, what comes besides. */
export function partOf({ plain = '', typed }: ReadFeature): number {
  if (MISSING.test(typed)) return 4
  if (CARE.test(typed)) return 2
  if (/ too$/i.test(typed.trim())) return 3
  const isAct = hasVerb(withSubject(plain, false))
  const isBeside = /^(?:It|They) (?:charges?|hangs?|fits?|stores?|packs?|comes?|ships?|sizes?|weighs?|runs?)\b/.test(
    plain,
  )
  if (DETAIL.test(typed) && (!isAct || isBeside) && !/\b(?:so|holds?|fits (?!in\b))/i.test(typed)) return 3
  return isAct ? 0 : 1
}

/** "It grabs hair.", "The pages guide the pencil.", "You can redo it.", not "It's soft." or "It fits a cup holder." */
function hasVerb(plain: string): boolean {
  if (BEFORE_ALL.test(plain) || /^[\p{L}-]+(?:, [\p{L}-]+)+(?:,? and [\p{L}-]+)?\.$/u.test(plain)) return false
  const words = plain.replace(/[.,!]/g, '').split(' ')
  const at = verbAfterSubject(words)
  return (
    at > 0 &&
    !/^(?:is|are|has|have|get|weighs?|comes?|lasts?|fits?|holds?|works?|runs?)$/.test(words[at] ?? '') &&
    !/'(?:s|re|ve)$/.test(words[0] ?? '')
  )
}
