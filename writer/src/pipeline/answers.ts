import { matchIn } from '../kinds'
import { lowerFirst } from '../language'
import { baseVerb, isEnglish, isFunctionWord, thirdVerb, verbAfterSubject } from '../reading'
import { withSubject } from './pictures'
import { spokenFragment } from './plain-features'
import type { ReadFeature, Reading } from './reading'
import { topicsOf } from './relevance'

const KIN_WEIGHT = 2
/** An offer answers no problem. */
const OFFER = /\b(?:free (?:trial|month|week|shipping|delivery|returns?)|days? free|money[- ]back|trial)\b/i
const SHARED_WEIGHT = 1.5
const MAX_SHARED = 2
/** When and how often says nothing about what: stems. */
const WHEN =
  /^(?:\d+\p{L}*|week\w*|month\w*|year\w*|minut\w*|hour\w*|second\w*|night\w*|morning\w*|evening\w*|today|tomorrow|\w+day|januar\w*|februar\w*|april|jun|jul|june|july|august|septemb\w*|octob\w*|novemb\w*|decemb\w*|next|last|first|back)$/iu
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
export const answersTyped = (reading: Reading, feature: ReadFeature): boolean =>
  askedOf(reading).some(({ feature: patterns }) => placesIn(patterns, feature).length > 0)

interface Asked {
  feature: readonly string[]
  /** From 0 to 1: "date night" says more of what the problem is than "costs". */
  sureness: number
}

const asked = new WeakMap<Reading, readonly Asked[]>()

/** The answers whose problem was typed. */
function askedOf(reading: Reading): readonly Asked[] {
  const known = asked.get(reading)
  if (known) return known
  const made = reading.common.answers.flatMap(({ problem, feature }) => {
    const longest = Math.max(0, ...problem.map((source) => matchIn(source, reading.painPoint, 'i')?.[0].length ?? 0))
    return longest === 0 ? [] : [{ feature, sureness: Math.min(1, longest / LONG_MATCH) }]
  })
  asked.set(reading, made)
  return made
}
const LONG_MATCH = 10

/** The patterns of an answer that a feature matches, by their place: the better ones come first. "no filter to replace" has no filter. */
function placesIn(patterns: readonly string[], { typed, caption }: ReadFeature): number[] {
  const matches = (source: string, text: string) =>
    (!/^no\b/i.test(text) || /\bno\b/.test(source)) && matchIn(source, text, 'i') !== null
  return patterns.flatMap((source, place) => (matches(source, typed) || matches(source, caption) ? [place] : []))
}

/** How well its words answer those of the typed problem, by the best of the pairs and half of the next. */
function kinScore(reading: Reading, feature: ReadFeature): number {
  const worths = askedOf(reading)
    .flatMap(({ feature: patterns, sureness }) => {
      const [first, ...further] = placesIn(patterns, feature)
      if (first === undefined) return []
      const asAsked = KIN_WEIGHT * (KIN_SHARE + (1 - KIN_SHARE) * sureness)
      return [asAsked - Math.min(MAX_LATER, first * LATER_COST) + Math.min(MAX_FURTHER, further.length * FURTHER_WORTH)]
    })
    .sort((a, b) => b - a)
  return (worths[0] ?? 0) + (worths[1] ?? 0) / 2
}
const FURTHER_WORTH = 0.15
const MAX_FURTHER = 0.3
const KIN_SHARE = 0.7
const LATER_COST = 0.06
const MAX_LATER = 0.4

/** How well a feature answers the typed problem: by words that answer each other, words that both share, and problems its block names. */
export function answerScore(reading: Reading, feature: ReadFeature): number {
  const { block, topics, typed } = feature
  const { painPoint, theme, product } = reading
  // How it is charged answers an empty battery, nothing else.
  const kin = POWER.test(typed) && !ABOUT_POWER.test(painPoint) ? 0 : kinScore(reading, feature)
  const names = topicsOf(`${product.noun} ${product.first}`)
  const shared = [...topics].filter(
    (topic) => reading.topics.has(topic) && !names.has(topic) && !WHEN.test(topic),
  ).length
  // What it does with the very thing that the problem is about, whatever the product is called.
  const act = ACT_ON.exec(typed)?.[1]
  const onThing =
    act !== undefined && [...topicsOf(act)].some((topic) => reading.topics.has(topic)) ? ON_THING_WEIGHT : 0
  // "no cord" for one who cut through it
  const no = /^no (\p{L}+)/u.exec(typed.toLowerCase())?.[1]
  const without = no !== undefined && [...topicsOf(no)].some((topic) => reading.topics.has(topic)) ? 1 : 0
  const care =
    OFFER.test(typed) || (CARE.test(typed) && !ABOUT_CARE.test(painPoint))
      ? CARE_COST
      : SIZE.test(typed)
        ? SIZE_COST
        : 0
  // "opens cans too" is what it does besides.
  const isBesides = / too$/i.test(typed.trim()) ? 1 : 0
  const at = block && theme ? block.answers.indexOf(theme.name) : -1
  return (
    kin +
    Math.min(shared, MAX_SHARED) * SHARED_WEIGHT +
    (at < 0 ? 0 : 2 - at * 0.1) +
    onThing +
    without -
    care -
    isBesides * SHARED_WEIGHT * MAX_SHARED
  )
}

const BEFORE_ALL = /^No\b/
/** How it gets to its place, and what that needs. */
const SET_UP =
  /^(?:no|without) (?:drill\w*|tools?|screws?|assembly|glue|nails?|holes?|set ?up|install\w*|wiring|plumb\w*|app|wifi|hub)\b|^(?:sticks?|hooks?|clips?|clamps?|snaps?|attach\w*|mounts?|installs?|sets? up|assembl\w*|pops? up|hangs? (?:on|over|from)|straps? (?:to|on)|screws? (?:on|in)|plugs? (?:in|into)|pairs? with|connects? (?:to|with)|boil\w*|peel)\b/i
/** What is done after use. */
const CARE =
  /\b(?:rins\w+|wash\w*|dishwasher|wipes? (?:clean|down)|wipeable|reus\w+|use it again|refill\w*|recycl\w+|compost\w*|hand[ -]?wash|self[ -]?clean\w*|replac\w+|(?:cover|lid|tray|case|filter|pad|liner)s? (?:zips?|comes?|lifts?) (?:off|out)|wipes? out|removable)\b/i
const PACKED =
  /^(?:folds?|rolls? (?:up|to|into|down)|packs?|collaps\w+|stores?|comes apart|shrinks)\b|\b(?:folds? (?:flat|down|up|away|into)|folds? to|rolls? up|remold\w*|up to \d+ times|stor(?:es?|age) )\b/i
const DETAIL =
  /\b(?:incl\.?|included|comes with|in the (?:kit|box|set)|warranty|guarantee|insured|gift|usb\S*|rechargeable|per charge|batter(?:y|ies)|mah|colou?rs|shades|sizes?|packs?|pcs|ages?|weighs|BPA|vegan|made in|shipping|cancel|bag|case|pouch|portable|hangs?|fits in|stor\w+)\b|\d ?(?:oz|ounces|lbs?|pounds|grams|inch(?:es)?|in|cm|mm|ft)\b/i

/** What the box lacks answers nothing. */
export const MISSING = /\b(?:not included|sold separately|aren't included|isn't included)\b/i

/** When in the use of a product a feature matters: told in this order. */
export const STAGES = { setUp: 0, use: 1, care: 2, besides: 3, missing: 4 } as const

/** "Drop one bag in a quart of water overnight": what is done comes before what it is. */
export const isInstruction = (typed: string) =>
  /^\p{L}+ (?:an?|the|it|one|your|them|in|on|under|over|back|off)\b/iu.test(typed) &&
  baseVerb(typed.split(' ')[0]?.toLowerCase() ?? '') === 'sure'

export function stageOf(feature: ReadFeature): number {
  const { plain = '', typed } = feature
  if (MISSING.test(typed)) return STAGES.missing
  if (SET_UP.test(typed) || isInstruction(typed)) return STAGES.setUp
  if (CARE.test(typed) || PACKED.test(typed)) return STAGES.care
  if (OFFER.test(typed) || / too$/i.test(typed.trim())) return STAGES.besides
  const isBeside = /^(?:It|They) (?:charges?|hangs?|fits?|stores?|packs?|comes?|ships?|sizes?|weighs?|runs?)\b/.test(
    plain,
  )
  const isDetail = DETAIL.test(typed) && (!isAct(feature) || isBeside)
  return isDetail && !/\b(?:so|holds?|fits (?!in\b))/i.test(typed) ? STAGES.besides : STAGES.use
}

/** "It grabs hair.", "The pages guide the pencil.", "You can redo it.", not "It's soft." or "It fits a cup holder." */
export function isAct({ plain: said, typed }: ReadFeature): boolean {
  const plain = withSubject(said ?? typed, false)
  const first = typed.split(' ')[0]?.toLowerCase() ?? ''
  if (said === undefined && thirdVerb(first) === 'sure') return true
  if (BEFORE_ALL.test(plain) || /^[\p{L}-]+(?:, [\p{L}-]+)+(?:,? and [\p{L}-]+)?\.$/u.test(plain)) return false
  const words = plain.replace(/[.,!]/g, '').split(' ')
  const at = verbAfterSubject(words)
  return (
    at > 0 &&
    !/^(?:is|are|has|have|get|weighs?|comes?|lasts?|fits?|holds?|works?|runs?)$/.test(words[at] ?? '') &&
    !/'(?:s|re|ve)$/.test(words[0] ?? '')
  )
}

/** How much a feature does for people, whatever the problem: what acts comes before what is only there, counted or measured. */
export function benefitOf(feature: ReadFeature): number {
  const { typed } = feature
  const stage = stageOf(feature)
  const isPut = stage === STAGES.care || stage === STAGES.setUp
  const isDone = (isAct(feature) && !isPut) || WITH_RESULT.test(typed)
  return (
    (isDone && !WEAK_ACT.test(typed) ? 1 : 0) +
    (IN_TIME.test(typed) ? 0.6 : 0) +
    (/\b(?:so|when|while|without|instead|until|even|all)\b|\bfor (?:tired|sore|dry|oily|sensitive|cold|hot|small|big|heavy|old|shy)\b/i.test(
      typed,
    )
      ? 0.7
      : 0) -
    (stage === STAGES.besides ? 1 : isPut ? 0.5 : 0) -
    (SIZE.test(typed) || COUNTED.test(typed) ? 0.5 : 0) -
    (typed.trim().split(' ').length < 3 ? 0.3 : 0)
  )
}
const WITH_RESULT = /\b(?:hands[- ]free|at your (?:door|home|driveway|place)|\p{L}+s (?:up|off|out|away|back|down) )/iu
const WEAK_ACT =
  /^(?:works?|fits?|comes?|includes?|needs?|weighs?|lasts?|runs?|made|available|wear|exports?|syncs?|connects?|covers? \d)\b|\b(?:works (?:as|on|with|in)|lasts?)\b/i
const IN_TIME =
  /\b(?:in|under|within|by) (?:about |under )?\d+ ?(?:sec\w*|min\w*|days?|db|%|hours?)\b|\b(?:for|up to) \d+ ?(?:wks?|weeks?|days?|hours?|hrs?)\b|\bin half the time\b|\bsame day\b/i
const COUNTED = /^\d+ (?!degrees?\b|%)\p{L}+/iu

/** The words of a feature that has to be said, where no sentence is sure. */
export function asTyped({ typed }: Pick<ReadFeature, 'typed'>): string | undefined {
  if (!typed.trim().includes(' ') || /[=:]/.test(typed)) return undefined
  const units = typed.replace(/\bml\b/g, 'milliliters').replace(/\boz\b/g, 'ounces')
  const said = spokenFragment(/^\p{L}+er than /iu.test(typed) ? `It's ${lowerFirst(units)}` : units)
  return said !== undefined && isEnglish(said) ? said : undefined
}

/** Words that say nothing of their own behind what the name says: "cruelty free formula". */
const EMPTY_NOUN = /^(?:formula|design|scent|flavou?r|style|material|quality|version|color|pca|plus)$/

/** Whether the spoken name says a feature already: "10% niacinamide" of "the 10% niacinamide serum". */
export function isInName({ typed }: ReadFeature, { product }: Reading): boolean {
  const wordsIn = (text: string) => text.toLowerCase().match(/\d+|\p{L}{2,}/gu) ?? []
  const named = new Set(wordsIn(product.first))
  const asked = wordsIn(typed).filter((word) => !isFunctionWord(word) && !EMPTY_NOUN.test(word))
  return (
    asked.length > 0 && asked.every((word) => named.has(word) || (word.endsWith('s') && named.has(word.slice(0, -1))))
  )
}
