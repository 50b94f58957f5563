import { type CommonMaterial, escaped, folded, hasWord, havingMatch, matchesIn, type OnlyWords } from '../kinds'
import { kept, singular } from '../language'
import { baseVerb, isListedNoun, thirdVerb, verbAfterSubject } from '../reading'
import { withSubject } from './pictures'
import { isMissing } from './plain-features'
import type { ReadFeature, Reading } from './reading'

/** "Heavy bottle with magnetic cap", "storage bag included": around the product. */
export const PACKED_IN =
  /^(?:(?:it |they )?comes? in )?(?:an? |the )?(?:\p{L}+ ){0,2}(?:bottle|box|jar|tin|tube|pouch|packag\p{L}+|(?:storage|carry|mesh) bag|vacuum[- ]packed)\b(?!.*\b(?:so|because|you|I)\b)/iu

/** What is seen or heard of it sells. */
export const SEEN_OR_HEARD =
  /\b(?:glow|shine|sparkle|buzz|fizz|crunch|snap(?! (?:an?|the|your) ))(?:s|es)?\b|^(?:it )?clicks\b|\b(?:silent|quiet(?! colou?r)|loud)(?:ly)?\b|\b(?:turns?|goes|becomes?|looks?|changes?) (?:\p{L}+ )?(?:black|blue|brown|clear|gold(?:en)?|green|gr[ae]y|orange|pink|purple|red|silver|white|yellow|colou?r)\b/iu

/** From here on a feature surely answers the problem. */
export const SURE_ANSWER = 1.2

/** Whether a feature surely answers the typed problem: "rinses in 10 seconds" and "dirty". */
export const answersTyped = (reading: Reading, feature: ReadFeature): boolean =>
  reading.fields.answer(reading, feature) >= SURE_ANSWER

/** Whether the call asks for what the feature names: "Pick your size" and "XS to 5XL", "Order a sleeve" where only the feature says which. */
export const callAsksFor = ({ typedCall, story, name }: Reading, { typed }: ReadFeature): boolean =>
  [...typedCall.matchAll(NAMED_IN_CALL)].some(([, count = '', word = '']) => {
    const one = escaped(`${count}${singular(word)}`)
    return (
      isListedNoun(singular(word.toLowerCase())) &&
      hasWord(typed, one, true) &&
      !hasWord([name, ...story.sentences].join(' '), one, true)
    )
  }) ||
  [...typedCall.matchAll(/\b(size|colou?r|length|height|flavou?r)s?\b/gi)].some(([, word = '']) =>
    (word.toLowerCase() === 'size' ? SIZES : new RegExp(word === 'height' ? 'length' : word, 'i')).test(typed),
  )
const NAMED_IN_CALL =
  /\b(?:an? |the |(\d+ ))(?!(?:bag|bottle|box|code|date|day|jar|link|message|month|pack|pair|photo|pic|picture|price|set|shop|time|tin|video|week)s?\b)(\p{L}{3,})(?=$|[.,!]| (?!\p{L}+s?[.,!]?$))/giu
const SIZES = /\bin sizes\b|\bsizes \d|\b\d?x*[sml] ?(?:-|–|to) ?\d?x*l\b/i

/** "opens cans too", but not "here in two hours, Sundays too" */
export const BESIDES = /^(?:(?:it|they) )?(?:\p{L}+s )?also\b(?! (?:after|in|on|when)\b)|^[^,]+ too\.?$/iu

/** "fits doors up to 1.75 in": whom it suits, no answer. */
export const SIZE =
  /^fits?\b|\bfits?\b.*\d|\bup to [\d.]+ ?(?:in|inch|cm|mm|ft)\b|^\d+ ?(?:to|-|x) ?\d+ ?(?:in|inch|cm|mm|ft)\b/i
export const SIZE_COST = 0.9

/** The texts of a feature as patterns want them: as typed and, where it differs, as shown. */
export const foldedOf = kept(({ typed, caption }: ReadFeature): readonly string[] => [
  ...new Set([folded(typed), folded(caption)]),
])

/** "finds the wood" is no material: the words of its class are so much of the feature. */
const ONLY_SHARE = 0.5
const onlyIn = kept(({ onlyAnswers }: CommonMaterial) => {
  const classesIn = havingMatch(onlyAnswers, ({ feature }) => feature)
  return kept((feature: ReadFeature): readonly OnlyWords[] => {
    const [text = ''] = foldedOf(feature)
    return classesIn(text).filter(({ feature: patterns }) =>
      matchesIn(patterns, text).some(([found]) => found.length >= text.length * ONLY_SHARE),
    )
  })
})
/** The classes of features that it belongs to and that answer a complaint about just that. */
export const onlyOf = ({ common }: Reading, feature: ReadFeature) => onlyIn(common)(feature)

export const ELSE_COST = 1
export const BESIDES_COST = 3

/** What a feature answers where no problem was typed: nothing, and some do so surely. */
export function answersNothing(reading: Reading, feature: ReadFeature): number {
  if (onlyOf(reading, feature).length > 0) return -ELSE_COST
  return -(SIZE.test(feature.typed) ? SIZE_COST : 0) - (BESIDES.test(feature.typed.trim()) ? BESIDES_COST : 0)
}

/** An offer is said last. */
const OFFER = /\b(?:free (?:trial|month|week|shipping|delivery|returns?)|days? free|money[- ]back|trial)\b/i
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

/** When in the use of a product a feature matters: told in this order. */
export const STAGES = { setUp: 0, use: 1, care: 2, besides: 3, missing: 4 } as const

/** "Drop one bag in a quart of water overnight": what is done comes before what it is. */
const isInstruction = (typed: string) =>
  /^\p{L}+ (?:an?|the|it|one|your|them|in|on|under|over|back|off)\b/iu.test(typed) &&
  baseVerb(typed.split(' ')[0]?.toLowerCase() ?? '') === 'sure'

export function stageOf(feature: ReadFeature): number {
  const { plain = '', typed } = feature
  if (isMissing(typed)) return STAGES.missing
  if (SET_UP.test(typed) || isInstruction(typed)) return STAGES.setUp
  if (CARE.test(typed) || PACKED.test(typed)) return STAGES.care
  if (OFFER.test(typed) || BESIDES.test(typed.trim())) return STAGES.besides
  const isBeside = /^(?:It|They) (?:charges?|hangs?|fits?|stores?|packs?|comes?|ships?|sizes?|weighs?|runs?)\b/.test(
    plain,
  )
  const isDetail = DETAIL.test(typed) && (!isAct(feature) || isBeside)
  return isDetail && !/\b(?:so|holds?|fits (?!in\b))/i.test(typed) ? STAGES.besides : STAGES.use
}

/** "It grabs hair.", "The pages guide the pencil.", "You can redo it.", not "It's soft." or "It fits a cup holder." */
function isAct({ plain: said, typed }: ReadFeature): boolean {
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
