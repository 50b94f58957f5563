import { baseVerb, isAdjective, isParticiple } from '../reading'
import { storyScore } from './answers'
import { isOfBox, RANKS } from './plan'
import type { ReadFeature, Reading } from './reading'
import { shareIn, topicsOf } from './relevance'
import { isSaidAsTyped } from './said-as-typed'
import { BESIDES, callAsksFor, onlyOf, PACKED_IN, SEEN_OR_HEARD, SIZE, SURE_ANSWER } from './stages'
import { isWork } from './told-name'

/**
 * How much a feature is worth saying where few fit, mostly between -5 and 8: it answers the typed problem, says what the name promises,
 * is what the story turns on or the call asks for, is seen, heard or smelled, or gives a reason. What only a listing names is worth least.
 */
export function worthTold(reading: Reading, feature: ReadFeature): number {
  const answer = reading.fields.answer(reading, feature)
  const isNear = sharesTopic(reading.painPoint, feature, reading.product)
  const link = isCare(reading, feature)
    ? 0
    : answer >= SURE_ANSWER && (isNear || !TRIED_AT.test(feature.typed))
      ? ANSWER_WORTH + (feature.form === 'order' ? 0 : Math.min(answer, MAX_TOLD) * SURER_WORTH)
      : isNear
        ? NEAR_WORTH
        : !isWork(reading) && sharesTopic(reading.painPoint, feature)
          ? NAMED_WORTH
          : 0
  const told = storyScore(reading, feature)
  const isTurnedOn = turnsOn(reading, feature)
  const story =
    (told >= SURE_ANSWER || isTurnedOn || feature.recital) && !PACKED_IN.test(feature.typed)
      ? Math.min(told, MAX_TOLD) * STORY_SHARE
      : 0
  return (
    link +
    story +
    (isInName(reading, feature) && !SPEC.test(feature.typed)
      ? OWN_NAME_WORTH
      : isBesideName(reading, feature)
        ? BESIDE_NAME_WORTH
        : 0) -
    (feature.recital ? 0 : reading.features.indexOf(feature) * LATER_COST) +
    (feature === reading.features[0] && !isDull(reading, feature) ? FIRST_WORTH : 0) +
    (callAsksFor(reading, feature) ? ASKED_WORTH : 0) +
    (isInCall(reading, feature) ? ASKED_WORTH : 0) +
    (reading.story.isTyped && DONE_BY.test(feature.typed) ? DONE_WORTH : 0) +
    (isSensed(reading, feature) ? SENSED_WORTH : 0) +
    (!reading.story.isTyped && UNLIKE_OTHERS.test(feature.typed) ? SENSED_WORTH : 0) +
    (GIVES_REASON.test(feature.typed) ? REASON_WORTH : 0) +
    (reading.style === 'hack-tip' && !reading.story.isTyped && TRICK.test(feature.typed) ? TRICK_WORTH : 0) -
    (feature.recital ? RECITED_COST : 0) -
    (WARNS.test(feature.typed) ? WARNING_COST : !isTurnedOn && isDull(reading, feature) ? DULL_COST : 0) -
    (PACKED_IN.test(feature.typed) || isFragment(feature) ? PACKED_COST : 0)
  )
}

/** Whether it is about something that the call names, apart from the sale itself: the date of "Send your date." */
const isInCall = ({ typedCall, product }: Reading, feature: ReadFeature) =>
  sharesTopic(typedCall.replace(OF_SALE, ' '), feature, product)
const OF_SALE =
  /\b(?:app|basket|batch|below|bio|book|buy|call|cart|click|comments?|day|deliver\p{L}*|dm|download|free|grab|link|mess\p{L}*|next|orders?|pack|pay|phone|photos?|pics?|pictures?|pm|price|reply|send|ship\p{L}*|shop|sizes?|start|stock|tap|text|today|tomorrow|video|week|whatsapp|write)\b/giu

/** What the name says of its noun: the pockets of pocket leggings, "we come to you" of a mobile service. */
function isInName({ name, story }: Reading, feature: ReadFeature): boolean {
  const words: readonly string[] = name.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const spared = [...name.matchAll(SPARED)].map(([, before = '', behind = '']) => before || behind)
  const own = topicsOf(
    words
      .filter((word) => (isAdjective(word) || isParticiple(word) || word === 'pocket') && !CARE.test(word))
      .concat(spared)
      .join(' '),
  )
  // "peels off in one piece" of a peel-off mask
  const [, verb = ''] = /^(?:it |they |you )?(\p{L}{3,}?)(?:e?s)? /u.exec(feature.typed.toLowerCase()) ?? []
  return (
    (!story.isTyped && words.includes(verb) && baseVerb(verb) !== undefined) ||
    MEANT.some(([typed, meant]) => typed.test(name) && meant.test(feature.typed)) ||
    [...topicsOf(feature.typed)].some((topic) => own.has(topic))
  )
}
/** The cups of a mat with suction cups. */
const isBesideName = ({ name }: Reading, { topics }: ReadFeature) => {
  const [, beside = ''] =
    name.split(' ').length > MAX_PLAIN_NAME ? [] : (/(?:\b(?:with|w\/?) | \+ )(.*)/i.exec(name) ?? [])
  return [...topicsOf(beside)].some((topic) => topics.has(topic))
}
const MAX_PLAIN_NAME = 8
const MEANT: readonly (readonly [RegExp, RegExp])[] = [
  [/\bmag(?:net|safe)/i, /\bmagnet|\b(?:sticks?|snaps?|clings?) (?:on|to)\b/i],
  [/\banti-?theft\b/i, /\b(?:cut|hidden|locks?|slash\p{L}*|steal)\b/iu],
  [/\bmobile\b/i, /\b(?:come|drive)s? to (?:you|ur?)\b|\bin your (?:drive|driveway|street|yard)\b/i],
  [/\bsun (?:balm|cream|lotion|milk|stick)\b|\bsun(?:block|screen)\b/i, /\bspf\b/i],
  [/\bpeel[- ]off\b/i, /\bpeels? (?:it )?off\b/i],
  [/\berasable\b/i, /\b(?:disappears?|erases?|rubs?)\b/i],
  [/\bsquat[- ]proof\b/i, /\b(?:opaque|see[- ]?through|sheer|squat|transparen\p{L}+)\b/iu],
  [/\b(?:quiet|silent)\b/i, /\b(?:noise|silent|quiet)/i],
  [/\b(?:cordless|wireless)\b/i, /\b(?:no|without) (?:an? )?(?:cables?|cords?|wires?)\b/i],
]
/** "anti tarnish", "spill proof" */
const SPARED = /\banti[- ]?(\p{L}{3,})|(\p{L}{3,})[- ]?(?:proof|resistant)\b/giu
const OWN_NAME_WORTH = 3
const BESIDE_NAME_WORTH = 0.5
/** What was typed first is what it is bought for. */
const FIRST_WORTH = 0.7
const LATER_COST = 0.1

const isFragment = ({ isListed, typed }: ReadFeature) => !isListed && !isSaidAsTyped(typed)
/** A note in the seller's own English that cannot be said as it was typed. */
export const isNote = ({ isNote: isTyped, typed }: ReadFeature) => isTyped === true && !isSaidAsTyped(typed)

/** What is said last: what it is not for, sizes, counts, what it goes with, what stands on the package; unless it says what that is good for. */
export const isLesser = (reading: Reading, feature: ReadFeature): boolean => {
  const { typed, form, recital } = feature
  return (
    form === 'limit' ||
    recital !== undefined ||
    WARNS.test(typed) ||
    PACKED_IN.test(typed) ||
    (!reading.story.isTyped && isOfBox(typed)) ||
    onlyOf(reading, feature).length > 0 ||
    ((SIZE.test(typed) || SPEC.test(typed) || BESIDES.test(typed)) &&
      !UNLIKE_OTHERS.test(typed) &&
      !/ (?:so|because|you|I|can|hasn['’]?t|mine['’]?s?) |^(?:I |you (?!get\b))/i.test(typed))
  )
}
/** Whether a listener gains by it, also as the only feature. */
export const isWorth = (reading: Reading, feature: ReadFeature) =>
  !isDull(reading, feature) || worthTold(reading, feature) > 0
/** What a seller lists and no listener asks for: such a line, care, dosage, languages and what it is made of. */
export const isDull = (reading: Reading, feature: ReadFeature): boolean => {
  const { typed, isListed, recital } = feature
  const parts = recital?.text.split(/, | and /) ?? []
  if (parts.length > 2) return false
  return (
    (recital
      ? recital.rank > RANKS.part || /^\d+ (?!percent)/.test(recital.text) || parts.every((part) => FIGURES.test(part))
      : isLesser(reading, feature)) ||
    (isListed === true && MARK.test(typed)) ||
    (!/\b(?:so|because|you|I|others)\b/i.test(typed) && isOfBox(parts[0] ?? typed)) ||
    (!GIVES_REASON.test(typed) &&
      (isCare(reading, feature) || [DOSAGE, LANGUAGES, MADE_OF].some((pattern) => pattern.test(typed))))
  )
}
/** "It holds 300 milliliters.", "Four big squares and 20 triangles.", "It's food-safe." */
const FIGURES =
  /^(?!The |.*\b(?:hours?|minutes?|percent)\b).*(?:\d|\b(?:two|three|four|five|six|seven|eight|nine)\b)|\bfood[- ](?:grade|safe)\b/iu
const MARK = /\bmark\b|\b(?:BIS|CCC|CE|FCC|ISI|LFGB|RoHS|SGS|UKCA)\b/
/** "Two gummies about an hour before bed", "2x a week is enough" */
const DOSAGE =
  /^(?:use |take )?(?:an?|one|two|three|\d+)(?:x| (?:cap(?:sule)?s?|drops?|gumm(?:y|ies)|pills?|pumps?|scoops?|sprays?|tab(?:let)?s?|(?:tea|table)?spoons?|times?)\b)/i
/** "Hindi, English or Gujarati" */
const LANGUAGES =
  /^(?=.*\b(?:arabic|english|french|german|hindi|spanish|swahili|urdu)\b)(?:in )?(?:\p{L}+(?:,|,? (?:and|or)|\/) ?){1,3}\p{L}+\.?$/iu
/** "Soy and rapeseed wax, poured by hand" */
const MADE_OF = /^(?:\p{L}+ ){0,3}(?:beeswax|brass|cotton|leather|linen|oak|steel|wax|wool)(?:,| from |$)/iu
const ANSWER_WORTH = 3.2
/** Of two that answer, the better one. */
const SURER_WORTH = 0.05
const NEAR_WORTH = 1
/** What the problem names as the product's name does: the tide of a tide alarm. */
const NAMED_WORTH = 0.4
const ASKED_WORTH = 0.7
/** "You put it on, wait and peel it off": what the tip is. */
const TRICK =
  /^(?:just|you) (?!can|could|don['’]?t|get|have|need|still|will|won['’]?t)\p{L}+ (?:an?|it|one|the|them|your)\b/iu
const TRICK_WORTH = 2.5
/** "ready in about 4 days", "dry by morning": what comes of it, and when. */
const DONE_BY =
  /^(?:it(?:['’]s)? |they(?:['’]re)? )?(?:is |are )?(?:clean|cold|done|dr(?:y|ies)|gone|hot|ready) (?:by|in|overnight|within)\b/i
const DONE_WORTH = 1.5
/** What is seen or heard sells, what it smells, tastes or feels like where the story or the name is about that. */
const isSensed = ({ product, name, story }: Reading, { typed }: ReadFeature): boolean =>
  SEEN_OR_HEARD.test(typed) ||
  (SMELLED.test(typed) && SMELLED.test(story.sentences.join(' '))) ||
  (SCENTED.test(product.noun) && (SMELLED.test(typed) || shareIn(topicsOf(name.replace(product.noun, '')), typed) > 0))
const SMELLED = /\b(?:smells?|smelled|smelling)\b/i
const SCENTED = /\b(?:attar|candle|cologne|diffuser|incense|mist|perfume|wax melt)s?$/i
const SENSED_WORTH = 1.2
/** "Balcony sand is included, others charge it extra" */
const UNLIKE_OTHERS =
  /\b(?:most|other) (?:ones|brands|people|shops)\b|\bothers\b|\bunlike\b|\bthe cheap (?:kits|ones)\b|\bleave out\b/i
/** "bamboo so not sweaty" */
const GIVES_REASON = /\S (?:so|because|even) \S|\b(?:I|we) (?:timed|tested|tried)\b/i
const REASON_WORTH = 0.5
const MAX_TOLD = 2.5
const STORY_SHARE = 0.6
const DULL_COST = 2
/** What a listing names comes behind what was typed as a sentence. */
const RECITED_COST = 3
const WARNING_COST = 1.6
const PACKED_COST = 0.2
const WARNS =
  /\b(?:will|may) (?:break|burn|damage|fade|melt|scratch|shrink|stain)\b|\bnot for\b|\bonly (?:fits|for|works)\b|\bplease\b|\b(?:doesn['’]?t|does not|won['’]?t) work\b/i
/** Sizes, counts, what it goes with, certificates, what is in the package. */
const SPEC =
  /^(?:(?:it|they|the set)(?:['’](?:s|re)| is| are)? )?(?:also|\d[\d.,x -]* ?(?:\p{L}+)|available|(?:big|heavy|light|small|large) \d|certified|come(?:s)? (?:in|with)|compatible|fits?(?! (?:in|under|over)\b)|goes up to|(?:can )?holds? (?:(?:up to|about|around|like) )?\d+|runs (?:for )?(?:about |up to )?\d+|includes?|insured|made in|sizes?|tested|(?:bust|chest|hips|inseam|waist) \d+|weighs?|works? (?:on|with)) |\b(?:approved|certifi\p{L}+|(?<!the )colou?rs|gift|included|sizes|warranty)\b|\bcomes? with(?: it)?\.?$|^(?:the )?box is\b|\d ?%.*\d ?%|\d ?mah\b|^(?:an? )?(?:full )?charge\b|\bcharg(?:es?|ing) (?:by|over|off|with) /iu

/** How it is washed, folded and sent, which neither problem nor story is about. */
const isCare = ({ name, painPoint, story, product }: Reading, feature: ReadFeature) =>
  CARE.test(feature.typed) &&
  !(/\bfold/i.test(name) && /\bfolds?\b/i.test(feature.typed)) &&
  !sharesTopic([painPoint, ...story.sentences].join(' '), feature, product)
const CARE =
  /\b(?:dishwasher|dishy|dryer|washing machine|(?:cold|hand|machine)[- ]wash\p{L}*|hang to dry|(?:in|through) the wash)\b|^(?:it |they )?(?:folds?|rolls? up|ships?|delivered|keep (?:at|away|cool|frozen|in))\b|^foldable$/iu

const sharesTopic = (text: string, { topics, typed }: ReadFeature, product?: Reading['product']): boolean => {
  // "in our hallway" is where it was tried.
  const own = topicsOf(`${product ? `${product.title} ${product.noun}` : ''} ${TRIED_AT.exec(typed)?.[0] ?? ''}`)
  return [...topicsOf(text)].some((topic) => topics.has(topic) && !own.has(topic))
}

/** Two words of one sentence, beside what the product is called: "sign a form to bail one out" turns on bail forms. */
const turnsOn = ({ story, product }: Reading, { typed }: ReadFeature): boolean => {
  const own = topicsOf(`${product.title} ${product.noun}`)
  const said = [...topicsOf(typed)].filter((topic) => !own.has(topic))
  return story.sentences.some((text) => {
    const topics = topicsOf(text)
    return said.filter((topic) => topics.has(topic)).length > 1
  })
}

const TRIED_AT = /\b(?:at|in|on) (?:my|our) \p{L}+\.?$/iu
