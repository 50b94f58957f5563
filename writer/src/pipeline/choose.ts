import { secondsOf, type VideoStyle } from '@reelwright/shared'
import {
  type Kind,
  type Line,
  type Marks,
  matchesIn,
  type Moment,
  type Problem,
  type Reply,
  type Wording,
} from '../kinds'
import { kept, lowerFirst, type Random, splitSentences, countSpokenWords, upperFirst } from '../language'
import { type Heard, openerKeys, sentenceKey } from './heard'
import {
  isAside,
  isOnBox,
  isPlain,
  isReasoned,
  isTrick,
  isTypedWhole,
  type Plan,
  rankOf,
  RANKS,
  UNFILLED,
  withFewLabels,
} from './plan'
import { agreed } from './agreement'
import { ownWords, SPOKEN_FOR } from './own-words'
import { blockPicture, pictureBeside } from './pictures'
import { carries, saysMore } from './carried'
import { inOneBreath } from './one-breath'
import { isKnown } from './ending'
import { isRange } from './feature-words'
import { typedWords } from './plain-features'
import { isThirdPerson } from '../reading'
import { type ReadFeature, type Reading, SCENT, withoutLabel } from './reading'
import { shareIn, topicsOf } from './relevance'
import { shotOfFeature } from './feature-shots'
import { answersTyped, callAsksFor, stageOf } from './stages'
import { asSaid } from './spoken-line'
import { applies, canSay } from './usable'

/** One possible wording of a place in the script, with its picture. `{Name}` and the like are filled in when it is written. */
export interface Option {
  text: string
  picture: string
  words: number
  cost: number
  /** The features it says. */
  features?: readonly ReadFeature[]
  role: Role
  /** Said to the letter: no name, number or pronoun in it is changed. */
  isTyped?: boolean
}
/** `close`: a last line that returns to what was typed. */
export type Role = 'line' | 'feature' | 'price' | 'call' | 'close'

/** A place in the script: one of the options is said, or none where that is allowed. */
export interface Place {
  beat: number
  beatName: string
  options: Option[]
  /** What leaving it out costs; undefined: it must be said. */
  omit: number | undefined
}

/** A line that has its slots still to be filled. */
interface Draftline {
  line: Line
  beat: number
  beatName: string
  isExtra: boolean
}

/** A place that a line of another block fills. Amounts are words, and so is a price inside a sentence. */
const SLOT =
  /\{(?!(?:price|amount|n|plain|(?:it|itself|them|its|is|was|has|does|can)(?:['’ ][^}]*)?)\})[a-z][^}]*\}|^\{price\}$/g
const MAX_OPTIONS = 8
const MAX_FILLINGS = 12
/** From here on there is time for what a feature means. */
const ROOMY_SECONDS = 90
const TINY_SECONDS = 28
const MIN_ROOMY = 30
/** What a line costs that says a feature in none of the seller's words, and what the bare words cost. */
const UNSAID_COST = 3
const INSTEAD_COST = 3
/** Of the seller's own problem in another form than the first. */
const OTHER_FORM_COST = 5
const HEARD_SENTENCE_COST = 6
/** More than any other wording of the same line costs, and the words that it takes. */
const HEARD_OPENER_COST = 60
/** Where there is time, and in the seller's own words, the first wording is the clearer one. */
const SHORTER_COST = 0.5
const LOST_OBJECT_COST = 6

/**
 * Every place of the angle's piece with its candidate lines. Features go to the places that name them, then to the open ones in the plan's order;
 * places that only longer videos have get what is left.
 */
export function choicesFor(plan: Plan, heard: Heard, random: Random): Place[] {
  const { reading, angle } = plan
  // Plain pieces are short anyway: at 45 seconds they have room for what is marked for 60.
  const seconds = isPlain(plan) ? reading.seconds + 15 : reading.seconds
  const written = angle.piece.beats.flatMap((beat, at) =>
    beat.lines
      .filter((line) => applies(line, plan) && (line.from ?? 0) <= seconds + 30)
      .map((line): Draftline => ({ line, beat: at, beatName: beat.name, isExtra: (line.from ?? 0) > seconds })),
  )
  const drafts = isPlain(plan) || reading.style === 'skit' ? written : withoutScattered(written, reading.style)
  const slots = new Slots(plan, heard, random)
  const ordered = [...drafts.filter(({ isExtra }) => !isExtra), ...drafts.filter(({ isExtra }) => isExtra)]
  const named = ordered.filter(({ line }) => /\{(?:feature|talk|step): /.test(line.wordings[0]?.text ?? ''))
  for (const draft of named) if (!draft.isExtra) slots.reserve(draft.line)
  for (const draft of ordered) if (!draft.isExtra && !named.includes(draft)) slots.reserve(draft.line)
  for (const draft of ordered) if (draft.isExtra) slots.reserve(draft.line)

  const places = new Map<Draftline, Place>()
  for (const draft of ordered) {
    const options = optionsOf(draft.line, slots, reading, heard, random)
    if (draft === drafts[0]) for (const option of options) option.cost += heardOpenerCost(option.text, reading, heard)
    if (options.length > 0)
      places.set(draft, {
        beat: draft.beat,
        beatName: draft.beatName,
        options,
        omit: omission(draft, plan, options),
      })
  }
  const told = withRest(
    drafts.flatMap((draft) => places.get(draft) ?? []),
    plan,
  )
  const isBare = ({ line }: Draftline) => line.wordings[0]?.text === '{feature}'
  const bareOnes = new Set(drafts.filter(isBare).flatMap((draft) => places.get(draft) ?? []))
  return withOwnFirst(withProductFirst(withEndFirst(told, bareOnes, plan), plan), plan, heard)
}

/** How a kind's story ends is told before the price; features that no round asks for follow it. */
function withEndFirst(places: Place[], bareOnes: ReadonlySet<Place>, plan: Plan): Place[] {
  const { piece } = plan.angle
  const offer = offerBeat(piece)
  if (isPlain(plan) || piece.voices.length > 0 || !places.some(({ beat }) => beat === offer)) return places
  const isEnd = ({ beat, options }: Place) => beat > offer && options.every(({ role }) => role === 'line')
  const isLate = isInRounds(places) ? (place: Place) => bareOnes.has(place) : () => false
  const moved = (which: (place: Place) => boolean, before: number) =>
    places.filter(which).map((place) => ({ ...place, beat: offer - before }))
  const others = places.filter((place) => !isEnd(place) && !isLate(place))
  const at = others.findIndex(({ beat }) => beat >= offer)
  return [...others.slice(0, at), ...moved(isEnd, HALF), ...moved(isLate, HALF / 2), ...others.slice(at)]
}
const isInRounds = (places: readonly Place[]) =>
  places.some(({ options }) => options.some(({ text }) => /^Round (?:one|two)\b/.test(text)))

/** Steps begin with taking the product, where a later one would bring it. They are numbered when they are written. */
function withProductFirst(places: Place[], { reading, angle }: Plan): Place[] {
  if (!reading.kind || reading.style !== 'hack-tip' || angle.piece.voices.length > 0) return places
  const { text: taking, picture } = firstStep(reading.kind).wording
  const at = places.findIndex(({ options }) => options.some(({ text }) => text.includes(taking)))
  const first = places.findIndex(({ options }) => options.some(({ text }) => A_STEP.test(text)))
  const start = places[first]
  if (!start || at <= first || places.slice(0, at).some(({ options }) => options.some(({ text }) => NAMES.test(text))))
    return places
  const text = `Step one: ${lowerFirst(taking)}`
  const option: Option = { text, picture, words: countSpokenWords(speakable(text, reading)), cost: 0, role: 'line' }
  const later = places.flatMap((place, order) => {
    if (order !== at) return [place]
    const options = place.options.flatMap((each) => {
      const rest = each.text.replace(A_STEP, '').replace(taking, '').trim()
      return rest === '' ? [] : [{ ...each, text: rest, words: countSpokenWords(speakable(rest, reading)) }]
    })
    return options.length > 0 ? [{ ...place, options }] : []
  })
  return [...later.slice(0, first), { ...start, options: [option], omit: undefined }, ...later.slice(first)]
}
const A_STEP = /(?<=^|[.!?] )Step (?:one|two|three|four)[.:] ?/

/** Before a story that does not hold what the seller typed, the seller's own sentence, where it opened no earlier script. */
function withOwnFirst(places: Place[], plan: Plan, heard: Heard): Place[] {
  const { reading, angle } = plan
  const [opener] = places
  if (!opener || isPlain(plan) || angle.piece.voices.length > 0 || reading.seconds < MIN_OWN_SECONDS) return places
  const opening = places.slice(0, OPENING_PLACES).flatMap(({ options: [first] }) => first?.text ?? '')
  const text = ['told', 'more'].flatMap((form) => ownWords(reading, form)).join(' ')
  const words = countSpokenWords(text)
  if (text === '' || words > MAX_OWN_WORDS || shareIn(reading.topics, opening.join(' ')) >= HALF) return places
  if (heardOpenerCost(text, reading, heard) > 0) return places
  const option: Option = { text, picture: ownWords(reading, 'scene')[0] ?? '', words, cost: 0, role: 'line' }
  const own: Place = { ...opener, beat: opener.beat - HALF, options: [option], omit: OWN_OMIT_COST }
  // A hook that says the same in other words gives way where nothing was written around it.
  const isSame = !angle.isOwn && shareIn(topicsOf(opening[0] ?? ''), text) >= HALF
  return [own, ...places.slice(isSame ? 1 : 0)]
}
const MIN_OWN_SECONDS = 60
const MAX_OWN_WORDS = 30
const OPENING_PLACES = 3
const OWN_OMIT_COST = 40

const MAX_TOGETHER = 2

/** Without features in the middle of a story: those that no place asks for follow the first one, or are said before the price. */
function withoutScattered(drafts: readonly Draftline[], style: VideoStyle): Draftline[] {
  let together = 0
  // Nothing comes between steps.
  let isOpen = style !== 'hack-tip'
  return drafts.filter(({ line, isExtra }) => {
    const text = line.wordings[0]?.text ?? ''
    const isBare = text === '{feature}'
    if (isBare && (!isOpen || together >= MAX_TOGETHER)) return false
    if (isBare || text.startsWith('{feature: ')) together++
    else if (together > 0 && !isExtra) isOpen = false
    return true
  })
}

const MAX_REST_WORDS = 14
/** What each feature costs that is only shown. */
const REST_OMIT_COST = 3
/** The first feature stays, whatever else has to go: where one solves the problem, it is that one. */
const FIRST_OMIT_COST = 40
/** What comes between features and price: "Fair warning. ..." */
const RESERVATION = /^(?:Fair warning|Points off|One (?:thing|honest thing)|Two limits)\b/

/** How many features a script speaks; the others are text on screen. */
export const mostSpoken = (seconds: number) => (seconds < TINY_SECONDS ? 1 : Math.min(5, Math.floor(seconds / 30) + 1))

/** Adds places before the price for features that no other place says and that make whole sentences. */
function withRest(places: Place[], plan: Plan): Place[] {
  const { reading, angle, features } = plan
  // Plain pieces show further features as text on screen, and so do rounds, which ask for none.
  const isSaid = places.some(({ options }) => options.some(({ features: said }) => said !== undefined))
  if (isPlain(plan) || (isInRounds(places) && isSaid)) return places
  // What only longer videos have is not said yet.
  const meant = places.filter(({ omit }) => omit !== 0)
  const said = new Set(meant.flatMap(({ options }) => options.flatMap((option) => option.features ?? [])))
  const open = mostSpoken(reading.seconds) - said.size
  const rest = features
    .filter((feature) => !said.has(feature) && (open > 0 || isFirst(feature, plan)))
    .flatMap((feature) => {
      const ways = shortWays(feature, plan)
      return ways.length > 0 ? [{ feature, ways }] : []
    })
    .slice(0, Math.max(1, open))
    .sort((a, b) => orderOf(a.feature, plan) - orderOf(b.feature, plan))
  const told = new Set(rest.map(({ feature }) => feature))
  const others = places.flatMap((place) => {
    const options = place.options.filter((option) => !option.features?.some((feature) => told.has(feature)))
    return options.length > 0 ? [{ ...place, options }] : []
  })
  const isOffer = ({ role, text }: Option) => role === 'price' || role === 'call' || text.includes('{price}')
  let at = others.findIndex(({ options }) => options.some(isOffer))
  while (at > 1 && others[at - 1]?.options.every(({ text }) => RESERVATION.test(text))) at--
  const before = others[at - 1]
  if (at < 1 || !before || rest.length === 0) return places
  // Who brings the product answers.
  const { voices } = angle.piece
  const owner = places.flatMap(({ options }) => options).find(({ text }) => text.includes('{Name}'))?.text ?? ''
  const named = /([A-Z][A-Z ]*): [^/]*\{Name\}/.exec(owner)?.[1]
  const teller = voices.find((voice) => voice === named) ?? voices[0]
  const asker = voices.find((voice) => voice !== teller)
  const pairs = [rest.slice(0, MAX_TOGETHER), rest.slice(MAX_TOGETHER)].filter((pair) => pair.length > 0)
  const added = pairs.map((pair, order): Place => {
    const options = waysToSay(pair).map(({ text, said: some, cost }): Option => ({
      text: asker && teller ? `${asker}: ${order === 0 ? 'What else?' : 'And?'} / ${teller}: ${text}` : text,
      picture: some.map((feature) => pictureOf(feature, text, reading)).join('; '),
      words: countSpokenWords(speakable(text, reading)),
      cost,
      role: 'feature',
      features: some,
    }))
    const isNeeded = pair.some(({ feature }) => isFirst(feature, plan) || answersTyped(reading, feature))
    const omit = isNeeded ? FIRST_OMIT_COST : pair.length * REST_OMIT_COST
    return { beat: before.beat, beatName: before.beatName, options, omit }
  })
  const [first, ...further] = added
  // What answers the problem is said before what does not.
  const other = others.findIndex(({ options }) => options.every(({ features: said }) => said !== undefined))
  const isAnswer = pairs[0]?.some(({ feature }) => isFirst(feature, plan)) === true
  if (!first || !isAnswer || other < 0 || other >= at || angle.piece.voices.length > 0)
    return [...others.slice(0, at), ...added, ...others.slice(at)]
  const { beat, beatName } = others[other] ?? before
  const early: Place = { ...first, beat, beatName }
  return [...others.slice(0, other), early, ...others.slice(other, at), ...further, ...others.slice(at)]
}

/** What answers, then as it is used, then as typed. */
const orderOf = (feature: ReadFeature, plan: Plan) =>
  isFirst(feature, plan) ? -1 : stageOf(feature) + plan.reading.features.indexOf(feature) / MANY_FEATURES
const MANY_FEATURES = 100

interface Rest {
  feature: ReadFeature
  /** Sentences, the shortest first. */
  ways: string[]
}

/** Both in one sentence, or one with what it means; the first alone where the time is short. */
function waysToSay(pair: readonly Rest[]): { text: string; said: ReadFeature[]; cost: number }[] {
  const all = pair.map(({ feature }) => feature)
  const [first, second] = pair
  const short = inOneBreath(pair.flatMap(({ ways }) => ways.slice(0, 1)))
    .map(({ text }) => text)
    .join(' ')
  const fuller = pair.flatMap(({ ways }, at) =>
    ways.slice(1).map((way) => ({
      text: pair.map(({ ways: [shortest = ''] }, other) => (other === at ? way : shortest)).join(' '),
      said: all,
      cost: 0.4,
    })),
  )
  const alone = first && second ? [{ text: first.ways[0] ?? '', said: [first.feature], cost: REST_OMIT_COST }] : []
  return [{ text: short, said: all, cost: 0 }, ...fuller, ...alone]
}

/** The picture of the line that a text says; beside other words only what they name. */
function pictureOf(feature: ReadFeature, text: string, reading: Reading): string {
  const lines = (feature.block?.say ?? []).flatMap(({ wordings }) => wordings)
  const said = lines.find((line) => saidIn(text, typedWords(line.text, feature)))
  const picture = typedWords((said ?? lines[0])?.picture ?? '', feature)
  return (said ? blockPicture : pictureBeside)(feature, picture, reading)
}
const saidIn = (text: string, line: string) => text.toLowerCase().includes(line.toLowerCase().replace(/[.!]$/, ''))

/** Several candles do not smell of all at once. */
const isSet = ({ name, features }: Reading) =>
  /\b(?:set|pack|pcs|pieces)\b|\d ?x ?\d/i.test([name, ...features.map(({ typed }) => typed)].join(' '))

/** "fir + orange" of a candle is what it smells like, also where lines know only one of both. */
function scentOf({ block, typed: whole }: ReadFeature, reading: Reading): string | undefined {
  if (!reading.kind) return undefined
  const typed = withoutLabel(whole).replace(/^smells (?:of|like) /i, '')
  const isScent = block?.say.some(({ wordings }) => wordings.some(({ text }) => SCENT.test(text)))
  // "fig scent"
  const notes = typed.trim().replace(/ (?:scent|fragrance|notes?|smell)$/i, '')
  if (!isScent || !SCENTS.test(notes) || STRENGTH.test(notes)) return undefined
  if (!/[+&,]| and /.test(notes) && !/^\p{L}+ \p{L}+$/u.test(notes)) return undefined
  return `${isSet(reading) ? 'The scents are' : 'It smells like'} ${notes
    .toLowerCase()
    .replace(/ ?[+&] ?/g, ' and ')
    .replace(/(?<=, .*), (?=[^,]*$)(?!and )/, ', and ')
    .replace(/^([^,]*), (?!and )([^,]*)$/, '$1 and $2')}.`
}
/** "strong throw" is how much it smells, not of what. */
const STRENGTH = /\b(?:throw|strong|light|subtle)$|^(?:strong|light|subtle)\b|\b(?:wax|wicks?|poured|burns?)\b/i
/** "sea salt, driftwood, a bit of sage" */
const SCENTS = /^(?:\p{L}+ ){0,3}\p{L}+(?: ?(?:[+&,]|, and| and) ?(?:\p{L}+ ){0,3}\p{L}+){0,3}$/iu

/** "You can take it in your carry-on, and it has ...": two sentences. */
const apart = (text: string) =>
  text.replace(/, and (it|they|you)\b/g, (_, subject: string) => `. ${upperFirst(subject)}`)

/** Sentences for a feature that stand anywhere, the shortest that says what was typed first. */
function shortWays(feature: ReadFeature, plan: Plan): string[] {
  const { reading } = plan
  if (feature.recital) return [apart(feature.recital.text)]
  const own = scentOf(feature, reading) ?? surePlain(feature)
  const full = shortLines(feature, plan).filter((text) => saysTyped(feature, text, reading))
  const isShort = (text: string) => text.split(' ').length <= MAX_REST_WORDS
  const [first = own] = full
  if (first === undefined || !isShort(first)) return own !== undefined && isShort(own) ? [own] : []
  return [first, ...full.filter((text) => text !== first && text.split(' ').length <= 2 * MAX_REST_WORDS).slice(0, 2)]
}

/** The feature that has to be said, and before all others: the first of the plan that can be. */
const isFirst = (feature: ReadFeature, plan: Plan) => firstOf(plan) === feature

export const firstOf = kept((plan: Plan): ReadFeature | undefined => {
  const { reading, features } = plan
  const isSayable = (feature: ReadFeature) =>
    (surePlain(feature) !== undefined && (!isAside(feature) || isTrick(feature, reading))) ||
    scentOf(feature, reading) !== undefined ||
    shortLines(feature, plan).some((text) => saysTyped(feature, text, reading))
  return features.find(isSayable) ?? features[0]
})

/** What is not sure as a sentence of its own is no better inside a line, unless the kind has written that line itself. */
function isSurelyPlain(feature: ReadFeature, text: string, reading: Reading): boolean {
  const { plain, block } = feature
  return (
    !reading.kind ||
    plain === undefined ||
    !text.includes(plain) ||
    surePlain(feature) === plain ||
    block?.say.some(({ wordings }) => wordings.some((wording) => wording.text.includes(plain))) === true
  )
}

/** Words that each mention of the product says already. */
const namesOf = ({ kind, product }: Reading) => `${kind?.name ?? ''} ${kind?.noun ?? ''} ${product.first}`

/** Whether a line of a known kind says everything that was typed for the feature, or for a label what the kind knows of it. */
const saysTyped = (feature: ReadFeature, text: string, reading: Reading) => {
  const { typed, block, words = {} } = feature
  return carries(
    text,
    typed,
    block,
    namesOf(reading),
    isLabel(feature) &&
      scentOf(feature, reading) === undefined &&
      !isRange(typed.replace(FOR_HOURS, '')) &&
      Object.values(words).every((word) => word.split(' ').length <= MAX_LABEL_WORDS),
  )
}
/** "8-10 hrs" may be left out, sizes may not. */
const FOR_HOURS = /\d+ ?[-–] ?\d+ ?(?:h|hrs?|hours?)\b/i
const isLabel = (feature: ReadFeature) => {
  const { typed, plain, isListed } = feature
  if (plain === undefined) return !WITH_REASON.test(typed)
  const isShort = !/[,+&]|^[\p{Ll}\d]/u.test(typed) && typed.split(' ').length <= MAX_LABEL_WORDS + 1
  return LABELLED.test(plain) && !isTypedWhole(feature) && (isListed === true || isShort)
}
/** "Only 5%, because with more my customers were itching", "40, 45 or 50 cm": a part of it says something else. */
const WITH_REASON = /[, ](?:because|so (?:I|it|that|they|you)) |\d(?:, ?| (?:and|or) )\d/
/** How labels are said. */
const LABELLED = /^(?:It|They) (?:ha(?:s|ve)|doesn't|don't|works?) |^(?:It's|They're) |^You (?:can|can't|don't) /

/** The lines of a feature's block that the brief allows, the shortest first. */
function shortLines(feature: ReadFeature, plan: Plan): string[] {
  const { block, amount } = feature
  return (block?.say ?? [])
    .filter((line) => applies(line, plan) && meetsAmount(line, amount?.number))
    .flatMap(({ wordings }) => wordings.filter((wording) => canSay(wording, plan.reading)))
    .map(({ text }) => typedWords(text, feature))
    .filter(
      (text) => !/\{(?!Name\}|it|them|is|was|has|does|can)/i.test(text) && isSurelyPlain(feature, text, plan.reading),
    )
    .sort((a, b) => a.length - b.length)
}

/** The seller's words as a sentence; undefined where no reading is sure. One word of a list says nothing about the sentence: "birch" is a scent. */
const surePlain = ({ typed, plain, block }: ReadFeature) => (block && !typed.trim().includes(' ') ? undefined : plain)

/** In a story nobody stops to say who should not buy. */
const WITHOUT_LIMIT = new Set<VideoStyle>([
  'storytelling',
  'story-time',
  'skit',
  'conspiracy',
  'day-in-life',
  'before-after',
  'hack-tip',
])

const STORY_WORTH = 2
const RETURN_OMIT_COST = 7
const CLOSE_OMIT_COST = 8
/** The beat with the call. */
const offerBeat = ({ beats }: Plan['angle']['piece']) => {
  const at = beats.findIndex(({ lines }) =>
    lines.some(({ wordings }) => wordings.some(({ text }) => /\{call\}/.test(text))),
  )
  return at < 0 ? beats.length : at
}
/** Of a feature that does not answer the problem, in a short video. */
const FURTHER_OMIT_COST = 6
/** In the seller's own words each feature is said that there is time for. */
const PLAIN_FEATURE_OMIT_COST = 3.2
/** What is typed earlier is said rather than what comes later. */
const EARLIER_WORTH = 0.5
/** What is said before a limit and before how it is used. */
const LIMIT_LEADS = ['Fair warning:', 'One thing, though:', 'Good to know:']
const ORDER_LEADS = ['One tip:', 'Good to know:', 'And one tip:']

function omission({ line, isExtra, beat }: Draftline, plan: Plan, options: readonly Option[]): number | undefined {
  const { angle } = plan
  const { seconds, style } = plan.reading
  if (isExtra) return 0
  const first = firstOf(plan)
  if (first && options.every(({ features }) => features?.includes(first))) return FIRST_OMIT_COST
  const [spoken] = options[0]?.features ?? []
  if (isPlain(plan) && spoken && options.every(({ features }) => features))
    return PLAIN_FEATURE_OMIT_COST + (plan.features.length - plan.features.indexOf(spoken)) * EARLIER_WORTH
  const text = line.wordings[0]?.text ?? ''
  if (text.startsWith('{limit') && WITHOUT_LIMIT.has(style)) return 0
  if (options.every(({ role }) => role === 'close')) return CLOSE_OMIT_COST
  const isOffer = options.some(({ role }) => role === 'price' || role === 'call')
  // What returns to the opening gives way to features.
  if (!isOffer && beat > offerBeat(angle.piece) && !options.some(({ features }) => features)) return RETURN_OMIT_COST
  if (line.cut30 && seconds <= 30) return options.some(({ features }) => features) ? REST_OMIT_COST : 1
  if (line.from === undefined) {
    if (seconds <= 30 && options.every(({ features }) => features)) return FURTHER_OMIT_COST
    // Fifteen seconds hold the opener, the product, one feature and the call.
    if (seconds < TINY_SECONDS && beat > 0 && !isOffer && !options.some((each) => NAMES.test(each.text))) return 3
    return undefined
  }
  const spare = (seconds - line.from) / 30
  // What was written for this story before what suits any of its problem.
  const isStory = angle.isOwn && !/\{(?!Name\})/.test(text)
  return (
    3 +
    2 * spare +
    (isStory ? STORY_WORTH : 0) +
    (text.includes('{for}') ? 6 : 0) +
    (options.some(({ features }) => features) ? 2 : 0)
  )
}

function optionsOf(line: Line, slots: Slots, reading: Reading, heard: Heard, random: Random): Option[] {
  const otherTone = otherToneCost(reading)
  const usable = line.wordings.filter((wording) => canSay(wording, reading))
  const hasOwnTone = usable.some(({ tone }) => tone !== undefined)
  const known = new Map<string, Filled[]>()
  const linesFor = (slot: Slot, at: number) => {
    const key = `${slot.text} ${at}`
    const lines = known.get(key) ?? slots.linesFor(slot, line)
    known.set(key, lines)
    return lines
  }
  const slotsBy = usable.map((wording) =>
    slotsOf(wording)
      .map(({ text }) => text)
      .join(),
  )
  const options = usable.flatMap((wording, order) => {
    // Wordings with other slots stand in where the first ones cannot be filled.
    const instead = slotsBy.indexOf(slotsBy[order] ?? '') * INSTEAD_COST
    const fillers = slotsOf(wording).map(linesFor)
    // A slot without anything to fill it takes its whole wording along.
    if (fillers.some((filler) => filler.length === 0)) return []
    const fillings = fillers.reduce<Filled[][]>(
      (all, filler) => all.flatMap((before) => filler.map((filled) => [...before, filled])).slice(0, MAX_FILLINGS),
      [[]],
    )
    return fillings.map((filled): Option => {
      const picture = withOwnWords(wording.picture, reading) ?? ''
      const { text, pictures } = joined({ ...wording, picture }, filled)
      const feature = filled.find((each) => each.feature)?.feature
      return {
        text,
        picture: pictures.filter(Boolean).join('; '),
        words: countSpokenWords(speakable(text, reading)),
        cost:
          instead +
          (order > 0 && wording.tone === undefined && (reading.seconds > 30 || !reading.kind) ? SHORTER_COST : 0) +
          (hasOwnTone && wording.tone === undefined ? otherTone : 0) +
          filled.reduce((sum, { cost }) => sum + cost, 0) +
          heardCost(text, reading, heard) +
          random.next() * 0.4,
        role: filled.find(({ role }) => role !== 'line')?.role ?? 'line',
        ...(feature && { features: [feature] }),
      }
    })
  })
  // A feature that can only be said as before is said so again.
  const again = options.every(({ features }) => features !== undefined)
    ? Math.min(HEARD_SENTENCE_COST * 2, ...options.map(({ text }) => heardCost(text, reading, heard)))
    : 0
  return options
    .map((option) => ({ ...option, cost: option.cost - again }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MAX_OPTIONS)
}

/** What it costs that its sentences were said before, by either name of the product: most for the first one. */
function heardCost(text: string, reading: Reading, heard: Heard): number {
  if (heard.sentences.size === 0) return 0
  const { product } = reading
  const sentences = splitSentences(text.replaceAll(' / ', ' '))
  const isHeard = (sentence: string) =>
    [product.first, product.later].some((name) =>
      heard.sentences.has(sentenceKey(asSaid(sentence.replace(/^[A-Z ]+: /, ''), reading, name))),
    )
  const at = sentences.findIndex(isHeard)
  if (at < 0) return 0
  if (sentences.every(isHeard)) return HEARD_SENTENCE_COST * 2
  return at === 0 ? HEARD_SENTENCE_COST : HEARD_SENTENCE_COST / 2
}

/** What it costs that it opened an earlier script. */
const heardOpenerCost = (text: string, reading: Reading, heard: Heard) =>
  openerKeys(asSaid(text, reading, reading.product.first)).some((key) => heard.hooks.has(key)) ? HEARD_OPENER_COST : 0

/** For counting: as it will be said, roughly. */
const speakable = (text: string, { product, price }: Reading) =>
  agreed(text, product.isPlural)
    .replaceAll('{Name}', product.later)
    .replaceAll('{price}', price ?? '')
    .replaceAll(' / ', '\n')

/** "A holds it up", not "A phone in one hand". */
const isVoiceVerb = (word: string) => isThirdPerson(word) || /^(?:and|beside|with|to|at|in|points|behind)$/.test(word)

const ROLES = /\s*A\s*[=:]\s*([A-Z][A-Z ]*?)[,\s]+B\s*[=:]\s*([A-Z][A-Z ]*)\s*$/

/** "Before: my keys", but "Okay. My keys". */
const casedAfter = (before: string, text: string) =>
  /(?:, |\p{Ll}: )$/u.test(before) ? lowerFirst(text) : /(?:^|[.!?] |\p{Lu}: )$/u.test(before) ? upperFirst(text) : text

/** A wording with its slots filled, in the order in which they stand. */
function joined(wording: Wording, fillings: readonly Filled[]): { text: string; pictures: string[] } {
  const roles = ROLES.exec(wording.text)
  const [a, b] = roles ? [roles[1], roles[2]] : (fillings.find(({ voices }) => voices.length > 1)?.voices ?? [])
  // In one pass: the speakers may be swapped.
  const named = (text: string) =>
    a && b ? text.replace(/\b([AB]):/g, (_, voice) => `${voice === 'A' ? a : b}:`) : text
  const shown = (text: string) =>
    a && b
      ? text.replace(/\bA\b(?='|,? ([a-z]+))(?! [a-z]+ (?:of|in the)\b)|\bB\b/g, (voice, next: string | undefined) =>
          voice === 'B' ? b : next === undefined || isVoiceVerb(next) ? a : voice,
        )
      : text
  let next = 0
  let before = ''
  const text = (roles ? wording.text.slice(0, roles.index) : wording.text).replace(SLOT, (_, ...found: unknown[]) => {
    const filled = fillings[next]?.wording.text ?? ''
    // "Step one. And it's quiet!"
    const at = Number(found.at(-2))
    const plainly = /Step \w+[.:] ?$/.test(wording.text.slice(0, at))
      ? filled.replace(/^And (?=[\p{L}{])/u, '')
      : filled
    const typed = wording.text.slice(0, at)
    const said = named(casedAfter(typed.trim() === '' || !typed.endsWith('} ') ? typed : before, plainly))
    before = `${said} `
    next++
    return said
  })
  return {
    text,
    pictures: [
      wording.picture,
      ...fillings.map((filled) =>
        filled.role === 'feature' && /\bA:/.test(filled.wording.text)
          ? shown(filled.wording.picture)
          : filled.wording.picture,
      ),
    ],
  }
}

interface Filled {
  wording: Wording
  cost: number
  role: Role
  feature?: ReadFeature
  voices: readonly string[]
}

const NAMES = /\{Name\}/

/** What is done after use is no step of it. */
const AFTERCARE =
  /\b(?:self[ -]?clean\w*|clean\w* base|rins\w+|wash\w*|dishwasher|drawer|hangs?|hook|stor\w+|pouch|bag|box|warranty|guarantee|replacement|refills?|recycl\w+|charg\w+|usb\S*|months?|bpa\S*|vegan|cruelty|matches)\b/i

/** Ways for the product to come in that one style has. */
const ENTERS = new Set(['tip'])

/** A hand that holds a coffee all through a piece holds no sandwich. */
const FULL_HAND = /\b(?:left|right|other) hand\b/i
const OTHER_HAND = /\bother (?:one|hand)\b/i

/** So many labels are said, the best ones; whole sentences were typed to be said. */
function worthSaying(all: readonly ReadFeature[], { reading }: Plan, isRoomy: boolean): ReadFeature[] {
  const { seconds } = reading
  const isLabelled = (feature: ReadFeature) => isOnBox(feature, reading)
  const ordered = all.filter((feature) => !isLabelled(feature))
  const most = seconds < ROOMY_LABELS ? 2 : seconds < 2 * ROOMY_LABELS ? 3 : Infinity
  const isBetter = (feature: ReadFeature, rank: number) =>
    feature === ordered[0] ||
    answersTyped(reading, feature) ||
    callAsksFor(reading, feature) ||
    rankOf(feature, reading) < rank + (seconds < ROOMY_LABELS || feature.isListed ? 0 : 1)
  const better = ordered.filter((feature) => isBetter(feature, RANKS.measure))
  const enough =
    better.length >= 2
      ? better
      : ordered
          .filter((feature) => isBetter(feature, RANKS.badge) && !(feature.isListed && isAside(feature)))
          .slice(0, 2)
  const said = enough.filter(
    (feature, at) =>
      at < most || isTypedWhole(feature) || (isRoomy && isByHand(feature)) || callAsksFor(reading, feature),
  )
  const recited = ordered
    .filter(({ recital }) => recital && recital.rank < RANKS.badge)
    .slice(0, seconds < ROOMY_LABELS ? MAX_RECITED : seconds < 2 * ROOMY_LABELS ? MAX_ROOMY_RECITED : Infinity)
  const others = ordered.filter((feature) => recited.includes(feature) || said.includes(feature))
  return [...withFewLabels([...others, ...all.filter(isLabelled)], isLabelled)]
}
/** "Can bring your own playlist": no label of a listing. */
const isByHand = ({ typed, plain = '', isListed }: ReadFeature) =>
  !isListed && typed.split(' ').length > MAX_LABEL_WORDS && !/^(?:It|They) ha/.test(plain)
const ROOMY_LABELS = 30
const MAX_RECITED = 3
const MAX_ROOMY_RECITED = 4
const isCountSold = ({ plain = '' }: ReadFeature) => /^You get \d+ pieces\.$/.test(plain)

/** Hands out the lines for slots, each at most once in a script. */
class Slots {
  readonly #plan: Plan
  readonly #heard: Heard
  readonly #random: Random
  readonly #left: ReadFeature[]
  readonly #featureOf = new Map<Line, ReadFeature>()
  readonly #used = new Set<unknown>()
  readonly #props = new Set<string>()
  readonly #isHandFull: boolean
  #openDoubts = 0
  readonly #spoken = kept((feature: ReadFeature) => this.#readSpoken(feature))

  constructor(plan: Plan, heard: Heard, random: Random) {
    this.#heard = heard
    this.#plan = plan
    this.#random = random
    if (plan.angle.moment) this.#used.add(plan.angle.moment)
    const lines = plan.angle.piece.beats.flatMap((beat) => beat.lines)
    for (const { prop } of lines) if (prop) this.#props.add(prop)
    this.#isHandFull = lines.some(({ wordings }) => wordings.some(({ text }) => FULL_HAND.test(text)))
    const spoken = plan.features.filter(
      (feature) => !isPlain(plan) || feature.recital || this.#spoken(feature).length > 0,
    )
    const answer = firstOf(plan)
    const byAnswer = answer ? [answer, ...spoken.filter((feature) => feature !== answer)] : spoken
    // How many pieces are sold is no news behind what comes with them.
    const ordered = byAnswer.toSorted((a, b) => Number(isCountSold(b)) - Number(isCountSold(a)))
    const { fields, seconds } = plan.reading
    const isRoomyFor = (some: readonly ReadFeature[]) =>
      secondsOf(countSpokenWords([plan.reading.painPoint, ...some.map(({ typed }) => typed)].join(' '))) +
        OFFER_SECONDS <=
      seconds
    const most = isPlain(plan) ? worthSaying(ordered, plan, true) : ordered
    const said = isRoomyFor(most) || !isPlain(plan) ? most : worthSaying(ordered, plan, false)
    const long = said.slice(1).filter(({ typed }) => typed.split(' ').length > MAX_SHORT_WORDS)
    const near = long.sort((a, b) => fields.answer(plan.reading, b) - fields.answer(plan.reading, a))
    const few = seconds < ROOMY_SENTENCES ? MAX_PLAIN : MAX_ROOMY
    const far = isPlain(plan) && seconds < LONG_SECONDS && !isRoomyFor(said) ? near.slice(few - 1) : []
    this.#left = said.filter((feature) => !far.includes(feature))
  }

  /** Gives a line with a feature slot its feature. */
  reserve(line: Line) {
    const asked = line.wordings
      .flatMap(slotsOf)
      .filter(({ kind }) => kind === 'feature' || kind === 'talk' || kind === 'step')
    const [slot] = asked
    if (!slot) return
    const isSayableAs = (feature: ReadFeature, kind: string) =>
      isPlain(this.#plan) ? this.#spoken(feature).length > 0 : this.#ways(feature, kind).length > 0
    const isStep = asked.every(({ kind }) => kind === 'step') && slot.names.length === 0
    const isSayable = (feature: ReadFeature) =>
      !(isStep && AFTERCARE.test(feature.typed)) && asked.some(({ kind }) => isSayableAs(feature, kind))
    const wanted =
      slot.names.length === 0
        ? (this.#left.find((feature) => isSayable(feature) && isSayableAs(feature, slot.kind)) ??
          this.#left.find(isSayable))
        : undefined
    const named = slot.names
      .map((name) => this.#left.find((feature) => feature.block?.name === name && isSayable(feature)))
      .find((feature) => feature !== undefined)
    const feature = wanted ?? named
    if (!feature) return
    this.#left.splice(this.#left.indexOf(feature), 1)
    this.#featureOf.set(line, feature)
  }

  /** The candidates for one slot of a line. */
  linesFor(slot: Slot, line: Line): Filled[] {
    const { reading, angle } = this.#plan
    const { kind } = reading
    const { problem, moment, piece } = angle
    const group = piece.groups[slot.kind]
    if (group) return this.#from(group[reading.audience.like] ?? group[''] ?? [])
    switch (slot.kind) {
      case 'step': {
        const steps = this.#features(slot, line)
        // Where a line brings the product, taking it is no step.
        const isBrought = piece.beats.some(({ lines }) =>
          lines.some((each) => each !== line && NAMES.test(each.wordings[0]?.text ?? '')),
        )
        if (steps.length > 0 || slot.names.length > 0 || !kind || isBrought || this.#used.has('taken')) return steps
        this.#used.add('taken')
        return [firstStep(kind)]
      }
      case 'feature':
      case 'talk':
        return this.#features(slot, line)
      case 'enter':
        return this.#enter()
      case 'wonder':
        return this.#wonder()
      case 'hook':
        return this.#from(moment ? [moment.hook] : [])
      case 'back':
        return moment ? this.#from([moment.back]) : this.#ofProblem(({ after }) => after)
      case 'tell': {
        if (slot.detail !== 'other') return moment ? this.#tell(moment) : []
        const others = (problem?.moments ?? []).filter((each) => !this.#used.has(each))
        const other = others.length > 0 ? this.#random.stream(`other ${others.length}`).pick(others) : undefined
        if (other) this.#used.add(other)
        return this.#from(other ? [other.tell] : [])
      }
      case 'why': {
        const reasons = this.#ofProblem((each) => each.why)
        // Beside the seller's own words only a reason for what they name.
        return isPlain(this.#plan)
          ? reasons.filter(({ wording }) => [...topicsOf(wording.text)].some((topic) => reading.topics.has(topic)))
          : reasons
      }
      case 'worse':
      case 'after':
        return this.#ofProblem((each) => each[slot.kind as 'worse'])
      case 'for':
        return this.#audience()
      case 'tried': {
        const left = (problem?.tried ?? []).filter((each) => !this.#used.has(each))
        const [chosen] = this.#random.stream(`tried ${left.length}`).shuffle(left)
        if (!chosen) return []
        this.#used.add(chosen)
        return [bare(chosen)]
      }
      case 'limit':
        return this.#limit()
      case 'test':
        return this.#from(
          // What proves no feature of the brief is shown only where a piece asks for it by name.
          (kind?.tests ?? []).filter(({ name, has }) => (slot.names.length === 0 ? has : slot.names.includes(name))),
        )
      case 'doubt':
        return this.#doubt(slot)
      case 'price':
        if ((reading.price ?? reading.shown) === undefined) return []
        // A line of the kind may show what this product has not: the price is said all the same.
        return [kind?.priceLines ?? [], reading.common.priceLines]
          .map((lines) => this.#from(lines, 'price'))
          .reduce((own, common) => (own.length > 0 ? own : common))
      case 'call':
        if (reading.call !== undefined) return this.#from(this.#ownCall(), 'call')
        return this.#from(kind && !isPlain(this.#plan) ? kind.callLines : reading.common.callLines, 'call')
      case 'own':
        if (slot.detail === 'close') return this.#close()
        return this.#unheard(ownWords(reading, slot.detail)).map((text, order) => ({
          ...bare(text),
          cost: order * OTHER_FORM_COST,
        }))
      default: {
        const lines = this.#from(reading.common.lines[slot.kind] ?? [])
        return lines.length > 0 || !ENTERS.has(slot.kind) ? lines : this.#enter()
      }
    }
  }

  /** Forms that opened no earlier script; all of them when each did. */
  #unheard(forms: readonly string[]): readonly string[] {
    const fresh = forms.filter((text) => !this.#heard.sentences.has(sentenceKey(splitSentences(text)[0] ?? text)))
    return fresh.length > 0 ? fresh : forms
  }

  /** A shorter wording must keep the thing that the last line returns to. */
  #tell({ tell, back }: Moment): Filled[] {
    const [told, returned] = [tell, back].map(({ wordings: [first] }) => topicsOf(first?.text ?? ''))
    const kept = new Set([...(told ?? [])].filter((topic) => returned?.has(topic)))
    return this.#from([tell]).map((filled) => ({
      ...filled,
      cost: filled.cost + (1 - shareIn(kept, filled.wording.text)) * LOST_OBJECT_COST,
    }))
  }

  #ofProblem(linesOf: (problem: Problem) => readonly Line[]): Filled[] {
    const { problem } = this.#plan.angle
    return problem ? this.#from(linesOf(problem)) : []
  }

  #audience(): Filled[] {
    const { reading, angle } = this.#plan
    const { plural, like } = reading.audience
    if (SPOKEN_FOR.test(plural ?? '')) return []
    // A story of the kind's problem belongs to a telling of it.
    return angle.problem ? this.#from(angle.problem.audiences[like] ?? angle.problem.audiences.everyone ?? []) : []
  }

  /** A limit of a typed feature, or one that the brief's own words bring up; any of the kind's only where reviews want one. */
  #limit(): Filled[] {
    const { kind, style } = this.#plan.reading
    const own = this.#limits()
    const general = (kind?.limits ?? []).filter(
      ({ wordings: [first] }) => WEIGHS.has(style) || (first !== undefined && this.#isAsked(first.text)),
    )
    const filled = this.#from(own)
    return filled.length > 0 ? filled : this.#from(general)
  }

  /** What the brief's features give up, with the seller's words in it. */
  #limits(): Line[] {
    return this.#plan.reading.features.flatMap((feature) =>
      (feature.block?.limit ?? [])
        .filter((line) => meetsAmount(line, feature.amount?.number))
        .map((line) => ({
          ...line,
          wordings: line.wordings.map((wording) => ({ ...wording, text: typedWords(wording.text, feature) })),
        })),
    )
  }

  #ownCall(): Line[] {
    const { call } = this.#plan.reading
    const isWhole =
      /\b(?:link|linked|shop|cart|tap|here|below)\b/i.test(call ?? '') || (call ?? '').split(' ').length > 1
    const text = isWhole ? `${call}.` : `${call}. It's linked right here.`
    return [{ wordings: [{ text, picture: 'Creator points to where the link sits.' }] }]
  }

  /** One line of these that applies and was not used, with all its wordings. */
  #from(lines: readonly Line[], role: Role = 'line'): Filled[] {
    const { reading } = this.#plan
    const possible = lines.filter(
      (line) =>
        applies(line, this.#plan) &&
        !this.#used.has(line) &&
        !(line.prop && this.#props.has(line.prop)) &&
        wordingsFor(line, reading).length > 0,
    )
    const toned = possible.filter((line) => line.wordings.some(({ tone }) => tone === reading.toneGroup))
    const list = role === 'call' && toned.length > 0 ? toned : possible
    if (list.length === 0) return []
    // A line for this problem before one for any.
    const own = list.filter((each) => each.problems ?? each.own)
    const close = own.length > 0 ? own : list
    const unheard = close.filter((each) => !this.#isHeard(each))
    const fresh = unheard.length > 0 ? unheard : list.filter((each) => !this.#isHeard(each))
    const line = this.#random.stream(`${role} ${this.#used.size}`).pick(fresh.length > 0 ? fresh : close)
    this.#used.add(line)
    if (line.prop) this.#props.add(line.prop)
    return wordingsFor(line, reading).flatMap(({ wording, cost }) => {
      const text = withOwnWords(wording.text, reading)
      const picture = withOwnWords(wording.picture, reading) ?? ''
      return text === undefined ? [] : [{ wording: { ...wording, text, picture }, cost, role, voices: [] }]
    })
  }

  /** Whether an earlier script has a sentence of the line's first wording. */
  #isHeard({ wordings: [first] }: Line): boolean {
    const text = first && withOwnWords(first.text, this.#plan.reading)
    return (
      text !== undefined && splitSentences(text).some((sentence) => this.#heard.sentences.has(sentenceKey(sentence)))
    )
  }

  #features(slot: Slot, line: Line): Filled[] {
    const feature = this.#featureOf.get(line)
    if (!feature) return []
    if (isPlain(this.#plan)) return this.#spoken(feature)
    return this.#ways(feature, slot.kind)
  }

  /** A feature in the seller's own words: in lines that say all that was typed, else as typed where that is surely English. */
  #readSpoken(feature: ReadFeature): Filled[] {
    const { reading } = this.#plan
    const reasoned = isReasoned(feature, reading) ? this.#reasoned(feature) : []
    if (reasoned.length > 0) return reasoned
    if (feature.recital)
      return [
        typedAs(
          feature,
          apart(feature.recital.text),
          pictureBeside(feature, this.#written(feature, 'feature')[0]?.wording.picture, reading),
        ),
      ]
    const text = scentOf(feature, reading) ?? surePlain(feature)
    // Lines of a kind are for labels; whole sentences are said as typed.
    const isFew = feature.typed.split(/\s+/).length <= MAX_LABEL_WORDS || isLabel(feature)
    const full =
      !isFew && text !== undefined
        ? []
        : this.#written(feature, 'feature').filter(
            ({ wording }) =>
              saysTyped(feature, wording.text, reading) &&
              // "They're clear." for "They're invisible under mask."
              (text === undefined ||
                wording.text.split(' ').length >= Math.min(MAX_LABEL_WORDS, text.split(' ').length)),
          )
    // In seconds there is time for the fact alone, and a label is said in the kind's own words.
    const bareOnly = reading.seconds < MIN_ROOMY ? full.filter(({ wording }) => !saysMore(wording.text)) : full
    const own = bareOnly.filter(({ wording }) => !isLabel(feature) || !wording.text.includes(text ?? '{'))
    if (own.length > 0) return own
    if (bareOnly.length > 0) return bareOnly
    if (text === undefined) return full
    const picture = shotOfFeature(feature, reading)
    const lead = feature.form === 'limit' ? LIMIT_LEADS : feature.form === 'order' ? ORDER_LEADS : undefined
    // A tip is what the tip is about.
    if (lead && !isTrick(feature, reading))
      return this.#random
        .stream('leads')
        .shuffle(lead)
        .map((before) => typedAs(feature, `${before} ${lowerFirst(text)}`, picture))
    return [typedAs(feature, text, picture)]
  }

  /** The lines of its kind that tell what a label is good for; see `isReasoned`. */
  #reasoned(feature: ReadFeature): Filled[] {
    const { reading } = this.#plan
    const { typed, block, plain } = feature
    return this.#written(feature, 'feature').filter(
      ({ wording: { text } }) =>
        saysMore(text) && !text.includes(plain ?? '{plain}') && carries(text, typed, block, namesOf(reading), true),
    )
  }

  /** What a friend asks before the first feature: whether it helps, where it surely does. */
  #wonder(): Filled[] {
    const { reading } = this.#plan
    const { wonder = [], helps = [] } = reading.common.lines
    const first = firstOf(this.#plan)
    return this.#from(first && answersTyped(reading, first) ? [...wonder, ...helps] : wonder)
  }

  /** How the product comes into the script. */
  #enter(): Filled[] {
    const { kind, common, sorts } = this.#plan.reading
    const isTalk = this.#plan.angle.piece.voices.length > 0
    const isWe = sorts.has('maker') && sorts.has('several')
    // "So what did you do?" "This is ..." is no answer.
    const from = (lines: readonly Line[]) => {
      const answers = lines.filter(({ wordings: [first] }) => !isTalk || !/\bthis is\b/i.test(first?.text ?? ''))
      const filled = this.#from(answers)
      return filled.length > 0 ? filled : this.#from(lines)
    }
    // "So I put it down" after a body's complaint promises that it helps.
    const isPlainEnter = ['maker', 'yearly', 'made', 'body', 'gifted'].some((sort) => sorts.has(sort))
    const own = kind && !isPlainEnter ? from(kind.enterLines) : []
    const isOwnWords = isPlain(this.#plan)
    const chosen = own.length > 0 && !isOwnWords ? own : from(common.lines['enter'] ?? [])
    const lines = chosen.map((filled) => {
      const text = isWe ? filled.wording.text.replace(/\bI (?=made|built)/, 'we ') : filled.wording.text
      // What a kind's line says of a customer is only seen beside the seller's own words.
      const picture = (isOwnWords && own[0]?.wording.picture) || filled.wording.picture
      return { ...filled, wording: { ...filled.wording, text, picture } }
    })
    if (!isTalk) return lines
    return lines.map((filled) => ({
      ...filled,
      wording: {
        ...filled.wording,
        text: upperFirst(filled.wording.text.replace(/^(?:So|Then) (?:this time, )?/, '')),
      },
    }))
  }

  /** The last line: the kind's for this problem, else one that returns to what the seller typed; none where the problem is grave. */
  #close(): Filled[] {
    const { kind, typedProblem, fields, product, sorts } = this.#plan.reading
    // Who offers a service or an app, or takes orders, has not had the problem.
    if (fields.isGrave(typedProblem) || /^(?:service|course|app)$/.test(product.form) || sorts.has('seller')) return []
    const said = [this.#plan.reading.painPoint, this.#plan.reading.product.noun].join(' ')
    const replies = this.#reply(kind?.closes ?? [], typedProblem).filter(({ wording }) => isKnown(wording.text, said))
    return (replies.length > 0 ? replies : this.#returning()).map((filled) => ({ ...filled, role: 'close' }))
  }

  /** Lines about one thing that the seller named. */
  #returning(): Filled[] {
    return this.#random
      .stream('closers')
      .shuffle(this.#plan.reading.fields.closers(this.#plan.reading))
      .map(({ text, picture }) => ({ ...bare(text), wording: { text, picture } }))
  }

  /** Lines of the reply whose pattern matches most of a text. */
  #reply(replies: readonly Reply[], text: string): Filled[] {
    const matching = replies
      .map(({ match, lines }) => ({
        lines: lines.filter(({ wordings }) => !wordings.some((wording) => wording.text.includes('{detail:'))),
        length: Math.max(0, ...matchesIn(match, text).map(([found]) => found.length)),
      }))
      .filter(({ length }) => length > 0)
      .sort((a, b) => b.length - a.length)
    for (const { lines } of matching) {
      const filled = this.#from(lines)
      if (filled.length > 0) return filled
    }
    return []
  }

  readonly #waysOf = new Map<string, Filled[]>()
  /** How a known kind says a feature: lines that say all that was typed, else the seller's words, else a line that says nearly all. */
  #ways(feature: ReadFeature, slot: string): Filled[] {
    const { reading, features } = this.#plan
    const key = `${features.indexOf(feature)} ${slot}`
    const known = this.#waysOf.get(key)
    if (known) return known
    const ways = this.#waysToSay(feature, slot, reading)
    this.#waysOf.set(key, ways)
    return ways
  }

  #waysToSay(feature: ReadFeature, slot: string, reading: Reading): Filled[] {
    const own = scentOf(feature, reading) ?? surePlain(feature)
    const written = this.#written(feature, slot).filter(({ wording }) => isSurelyPlain(feature, wording.text, reading))
    const full = written.filter(({ wording }) => saysTyped(feature, wording.text, reading))
    // In a short script the seller's own words are better than what a feature may mean to somebody else.
    const isBare = slot === 'feature' && own !== undefined && reading.seconds < ROOMY_SECONDS
    const bareOnly = feature.recital ? [] : isBare ? full.filter(({ wording }) => !saysMore(wording.text)) : full
    if (bareOnly.length > 0) return bareOnly
    if (own === undefined) return []
    const picture = pictureBeside(feature, written[0]?.wording.picture, reading)
    if (slot === 'feature') return [typedAs(feature, own, picture)]
    if (slot === 'talk') return [this.#inDialogue(feature, own, picture)]
    const taken = reading.kind && isFirst(feature, this.#plan) ? firstStep(reading.kind) : undefined
    return taken ? [typedAs(feature, `${taken.wording.text} ${own}`, picture)] : []
  }

  /** The lines of a feature's block that the brief allows. */
  #written(feature: ReadFeature, slot: string): Filled[] {
    const { reading, angle } = this.#plan
    const { block, amount, topics } = feature
    if (!block) return []
    const lines = slot === 'talk' || slot === 'step' ? block[slot] : block.say
    const usable = lines.filter(
      (each) =>
        applies(each, this.#plan) &&
        meetsAmount(each, amount?.number) &&
        !(each.prop && this.#props.has(each.prop)) &&
        !(this.#isHandFull && each.wordings.some(({ text }) => OTHER_HAND.test(text))),
    )
    return usable
      .filter(({ wordings: [first] }) => !isSet(reading) || !SCENT.test(first?.text ?? ''))
      .flatMap((each) =>
        wordingsFor(each, reading).map(({ wording, cost }): Filled => ({
          wording: {
            text: typedWords(wording.text, feature),
            picture: blockPicture(feature, typedWords(wording.picture, feature), reading),
            ...(wording.tone && { tone: wording.tone }),
          },
          // A line for this problem, or for the amount that was typed, before one for any.
          cost: cost + (each.problems ? 0 : 0.6) + (amount && !/\{(?:amount|n)\}/.test(wording.text) ? 1.5 : 0),
          role: 'feature',
          feature,
          voices: angle.piece.voices,
        })),
      )
      .filter(({ wording }) => !UNFILLED.test(wording.text))
      .map((filled) => ({
        ...filled,
        cost: filled.cost + (1 - shareIn(topics, filled.wording.text)) * UNSAID_COST,
      }))
  }

  /** Whether the brief's own words bring something up. Two minutes hold more than most briefs say. */
  #isAsked(question: string): boolean {
    const { topics, features, kind, seconds } = this.#plan.reading
    if (seconds >= LONG_SECONDS) return true
    const names = topicsOf(`${kind?.name ?? ''} ${kind?.noun ?? ''} ${USUAL_WORDS}`)
    const asked = [...topicsOf(question)].filter((topic) => !names.has(topic))
    return asked.some((topic) => topics.has(topic) || features.some((feature) => feature.topics.has(topic)))
  }

  /** As dialogue: one says it, the other reacts. */
  #inDialogue(feature: ReadFeature, said: string, picture: string): Filled {
    const reaction = REACTIONS[this.#plan.features.indexOf(feature) % REACTIONS.length] ?? ''
    return { ...typedAs(feature, `A: ${said} / B: ${reaction}`, picture), voices: this.#plan.angle.piece.voices }
  }

  #doubt(slot: Slot): Filled[] {
    const { reading } = this.#plan
    // One question that no piece asks is enough.
    const isOpen = slot.names.length === 0
    if (isOpen && this.#openDoubts > 0 && reading.style !== 'bottom-of-funnel' && reading.seconds < LONG_SECONDS)
      return []
    const doubts = (reading.kind?.doubts ?? []).filter(
      (doubt) => !this.#used.has(doubt) && (slot.names.length === 0 || slot.names.includes(doubt.question)),
    )
    for (const doubt of this.#random.stream(`doubt ${this.#used.size}`).shuffle(doubts)) {
      const possible = doubt.answers.filter((line) => applies(line, this.#plan))
      const answer = possible.find(({ otherwise }) => !otherwise) ?? possible[0]
      if (!answer) continue
      // Asked only where the piece asks it, or where the brief does.
      if (isOpen && !this.#isAsked(doubt.question)) continue
      this.#used.add(doubt)
      if (isOpen) this.#openDoubts++
      return wordingsFor(answer, reading).map(({ wording, cost }) => ({
        wording: { ...wording, text: `${doubt.question} ${wording.text}` },
        cost,
        role: 'line',
        voices: [],
      }))
    }
    return []
  }
}

/** "6 blades stainless": longer features say what they mean themselves. */
const MAX_LABEL_WORDS = 3

/** Styles that weigh a product. */
const WEIGHS = new Set<VideoStyle>(['product-review', 'comparison', 'bottom-of-funnel'])

const LONG_SECONDS = 120

/** More long ones are a leaflet. */
const MAX_PLAIN = 4
const MAX_ROOMY = 5
const ROOMY_SENTENCES = 60
/** For the name, the price and the call. */
const OFFER_SECONDS = 12
const MAX_SHORT_WORDS = 4

/** Words of questions that ask for nothing in particular. */
const USUAL_WORDS = 'work works fit fits look looks cost costs one ones skin phone app kid kids house home hair'

/** The step without a feature that is one: the product is taken in hand. */
function firstStep({ form }: Kind): Filled {
  const isOnScreen = form === 'app' || form === 'service' || form === 'course'
  const verb = form === 'app' ? 'Open' : isOnScreen ? 'Book' : 'Take'
  const picture = isOnScreen ? '{Name} on a phone screen.' : 'A hand picks up {Name}.'
  return { ...bare(''), wording: { text: `${verb} {Name}.`, picture } }
}

/** The seller's words inside a line of common material; undefined where they lack the form. */
function withOwnWords(text: string, reading: Reading): string | undefined {
  let isWhole = true
  const filled = text.replace(/\{own ([a-z]+)\}/g, (_, form: string, at: number) => {
    const [words] = ownWords(reading, form)
    isWhole &&= words !== undefined
    return casedAfter(text.slice(0, at), words ?? '')
  })
  return isWhole ? filled : undefined
}

const REACTIONS = ['Show me.', 'Okay.', 'Huh.', "I'd use that."]

/** A feature in the seller's words. */
const typedAs = (feature: ReadFeature, text: string, picture: string): Filled => ({
  wording: { text, picture },
  cost: 0,
  role: 'feature',
  feature,
  voices: [],
})

const HALF = 0.5

const bare = (text: string): Filled => ({ wording: { text, picture: '' }, cost: 0, role: 'line', voices: [] })

/** In common material a joke or an "oh" at every line is too much, except where that is the tone. */
const otherToneCost = ({ kind, tone }: Reading) => (kind === undefined && tone !== 'comedy-entertainment' ? 0.2 : 0.8)

function wordingsFor(line: Line, reading: Reading): { wording: Wording; cost: number }[] {
  const usable = line.wordings.filter((wording) => canSay(wording, reading))
  const hasOwn = usable.some(({ tone }) => tone !== undefined)
  // In plain scripts the first wording says most.
  const orderCost = reading.kind ? 0 : SHORTER_COST
  return usable.map((wording, order) => ({
    wording,
    cost: hasOwn && wording.tone === undefined ? otherToneCost(reading) : order * orderCost,
  }))
}

function meetsAmount({ amount }: Marks, typed: number | undefined): boolean {
  if (!amount) return true
  if (typed === undefined) return false
  const { is, number } = amount
  if (is === '<') return typed < number
  if (is === '<=') return typed <= number
  if (is === '>') return typed > number
  if (is === '>=') return typed >= number
  return typed === number
}

interface Slot {
  /** As written: "{tell other}". */
  text: string
  kind: string
  /** "other" in `{tell other}`, "hook" in `{own hook}`. */
  detail: string | undefined
  names: string[]
}

function slotsOf(wording: Wording): Slot[] {
  return (wording.text.match(SLOT) ?? []).flatMap((slot) => {
    const [, kind, detail, list = ''] = /^\{([a-z]+)(?: ([a-z]+))?(?::\s*([^}]*))?\}$/.exec(slot) ?? []
    if (kind === undefined) return []
    const names = list
      .split(',')
      .map((each) => each.trim().replace(/^"|"$/g, ''))
      .filter(Boolean)
    return [{ text: slot, kind, detail, names }]
  })
}
