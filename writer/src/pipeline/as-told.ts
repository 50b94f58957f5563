import { secondsOf, VIDEO_LENGTHS, type VideoLength, type VideoStyle } from '@reelwright/shared'
import { hasWord } from '../kinds'
import { agree, countSpokenWords, kept, keptBy, singular, splitSentences, upperFirst } from '../language'
import { pacingFor } from '../pacing'
import { isAdjective, isFunctionWord, isThirdPerson, verbAfterSubject } from '../reading'
import { storyScore } from './answers'
import { areByHand, hookWorth } from './by-hand'
import { isToldIn } from './carried'
import type { Option, Role } from './choose'
import { isDull, isLesser, isNote, isWorth, worthTold } from './feature-worth'
import type { Draft } from './fit'
import { asKnown } from './own-problem'
import { isAside, isOnBox, isTypedWhole, type ToldOpening, withFewLabels } from './plan'
import type { ReadFeature, Reading } from './reading'
import { asSentence, isSaidAsTyped, wordsAsTyped } from './said-as-typed'
import { withCommas } from './say-feature'
import { copyEdited } from './say-story'
import { shareIn, topicsOf } from './relevance'
import { isClear, isComplaint, isMostlyKnown, screenText } from './screen-text'
import { answersTyped, callAsksFor, PACKED_IN, stageOf, STAGES, SURE_ANSWER } from './stages'
import { callAsTyped } from './told-call'
import { hookText, LEANS, shortTitle } from './told-hook'
import {
  hearsName,
  introOf,
  unheardIn,
  isPlainName,
  isWork,
  nameOf,
  priceLine,
  priceOf,
  shortName,
  withSubject,
  withTypedName,
} from './told-name'
import { mentions, refersTo } from './told-product'
import { type Shots, shotsOf } from './told-shots'

export interface Told {
  /** With the name as it is said here. */
  reading: Reading
  draft: Draft
  /** Features that the story says already. */
  said: readonly ReadFeature[]
  /** Features that are not said and shown as text. */
  shown: readonly ReadFeature[]
  /** The length that a story needs which is too long for the asked one. */
  longer?: VideoLength
  /** What the studio says beside the script. */
  notes: string[]
}

interface Line {
  text: string
  picture: string
  role: Role
  features?: readonly ReadFeature[]
}

/** A story in the first person is not told where the seller switched that off. */
const canTell = ({ story, firstPerson }: Reading) =>
  story.sentences.length > 0 && (firstPerson || !/\b(?:I|me|my|mine|we|us|our)\b/i.test(story.sentences.join(' ')))

/** Without story and problem, the best of the features typed by hand is the opening. */
const opensWithFeature = ({ story, painPoint, typedFeatures }: Reading) =>
  !story.isTyped && painPoint === '' && areByHand(typedFeatures)

/** Fewer words are no script. */
const MIN_WORDS = 18

/**
 * The story as typed, then features, price and call, within the words of the asked length; undefined where there is no story to tell.
 * With the product first its name and best feature stand before the story, with a feature first one that says of itself what it is about;
 * undefined where none can.
 */
export function tell(given: Reading, opening: ToldOpening): Told | undefined {
  const parts = partsOf(given)(opening)
  if (parts === undefined) return undefined
  const { all, max, call } = parts
  const reading = withTypedName(given)
  const { story, seconds, style } = reading
  const sayable = new Set(all.flatMap(({ members }) => members))
  const lines = linesOf(reading, parts, shotsOf(reading))
  // Over what fails before the product comes, its name would stand at the wrong thing.
  const isOfCreator = /^(?:The creator|Creator (?!beside|leans over|lifts))/.test(lines[0]?.[0]?.picture ?? '')
  const title = isOfCreator ? shortTitle(given) : undefined
  const beats =
    opening === 'story'
      ? withText(lines, story.isTyped ? hookText(given) : title)
      : opening === 'problem'
        ? withText(lines, title)
        : lines
  const chosen = beats.flatMap((beatLines, beat) =>
    beatLines.map((line) => {
      const option: Option = { ...line, words: countSpokenWords(line.text), cost: 0, isTyped: true }
      return { place: { beat, beatName: 'told', options: [option], omit: undefined }, option }
    }),
  )
  const spoken = new Set(chosen.flatMap(({ option }) => option.features ?? []))
  const said = reading.features.filter((feature) => toldIn(reading).has(feature))
  const silent = reading.features.filter((feature) => !spoken.has(feature) && !said.includes(feature))
  const shown = silent.filter((feature) => onScreen(feature) !== '').slice(0, placesIn(beats))
  const dropped = silent.filter((feature) => sayable.has(feature) && !shown.includes(feature))
  const unsaid = silent.filter((feature) => !sayable.has(feature) && !shown.includes(feature))
  const figures = unsaid.filter(({ typed, recital }) => !recital && isFigures(typed))
  const labels = unsaid.filter((feature) => !feature.recital && !figures.includes(feature))
  const recited = unsaid.filter(({ recital }) => recital)
  const draft = { chosen, words: chosen.reduce((sum, { option }) => sum + option.words, 0), cost: 0 }
  const styleNote = story.isTyped ? STYLE_NOTES[style] : undefined
  const length = secondsNear(draft.words)
  const isTooLong = draft.words > max
  const longer = isTooLong ? VIDEO_LENGTHS.find((each) => each > seconds && each >= length) : undefined
  return {
    reading,
    draft,
    said,
    shown: shown.map((feature) => ({ ...feature, typed: onScreen(feature) })),
    ...(longer !== undefined && { longer }),
    notes: [
      ...(longer === undefined
        ? []
        : [`Your story takes about ${length} seconds. Shorten it, or choose ${longer} seconds.`]),
      ...(styleNote ? [styleNote] : []),
      ...(dropped.length > 0
        ? [`Left out to fit ${seconds} seconds: ${quoted(dropped.map(({ typed }) => typed))}`]
        : []),
      ...(labels.length > 0
        ? [`Not said, because it isn’t a full sentence: ${quoted(labels.map(({ typed }) => typed))}`]
        : []),
      ...(figures.length > 0
        ? [`Not said, because figures are read better than heard: ${quoted(figures.map(({ typed }) => typed))}`]
        : []),
      ...(recited.length > 0
        ? [`Not said, because a story takes one line of a listing: ${quoted(recited.map(({ typed }) => typed))}`]
        : []),
      ...(dropped.length > 0 && longer === undefined && seconds < MAX_FORM_SECONDS
        ? ['Choose a longer video to keep more of it.']
        : []),
      ...(story.refused.length > 0
        ? [`Left out of your story, because a video must not claim it: ${quoted(story.refused)}`]
        : []),
      ...call.notes,
    ],
  }
}

/** What is said, without pictures. */
interface Parts {
  sentences: readonly string[]
  /** The feature before the story. */
  before: FeatureUnit | undefined
  isProductFirst: boolean
  intro: string | undefined
  features: readonly FeatureUnit[]
  price: string | undefined
  call: { text: string; notes: string[] }
  /** The features that can be said. */
  all: readonly FeatureUnit[]
  /** Words for the asked length. */
  max: number
}

const partsOf = kept((given: Reading) => keptBy((opening: ToldOpening) => readParts(given, opening)))

function readParts(given: Reading, opening: ToldOpening): Parts | undefined {
  if (!canTell(given) && !(typeof opening === 'number' && opensWithFeature(given))) return undefined
  const reading = withTypedName(given)
  const isProductFirst = opening === 'product'
  if (isProductFirst && !isWork(reading) && introOf(reading, false) === undefined) return undefined
  const { story, seconds, style, tone } = reading
  const problem = opening === 'problem' ? problemTold(reading) : []
  if (problem === undefined) return undefined
  const sentences = [...problem, ...withQuotesWhole(story.sentences).flatMap(inBreaths)]
  const max = pacingFor(seconds, style, tone).target * MAX_OVER
  const all = featureUnits(reading)
  const before = typeof opening === 'number' ? openersOf(reading)[opening] : undefined
  if (typeof opening === 'number' && before === undefined) return undefined
  const behind = all.filter(({ members }) => members !== before?.members)
  const call = callAsTyped(reading)
  const isIntroduced = isProductFirst || (before && mentions(before.text, reading))
  const named = isIntroduced ? undefined : namer(reading)
  const introduction = isProductFirst ? introOf(reading, false) : undefined
  const price = named ? undefined : priceLine(reading, undefined)
  const partsWith = (units: readonly FeatureUnit[]): Parts => ({
    sentences,
    before,
    isProductFirst,
    ...(named?.(units) ?? { intro: introduction, features: units, price }),
    call,
    all,
    max,
  })
  const fits = (units: readonly FeatureUnit[], most = 1) =>
    countSpokenWords(textsIn(partsWith(units)).join(' ')) <= max * most
  const units = fits(behind, 1 / MAX_OVER)
    ? behind
    : withRoom(
        behind,
        fits,
        1 - MAX_SILENCE / seconds,
        ({ text, members }) =>
          Math.max(...members.map((feature) => worthTold(reading, feature))) +
          (opensWithFeature(reading) ? hookWorth(text) : 0),
        // Behind the end of a story no dull line is said.
        ({ members }) => !story.isTyped || members.some((feature) => isWorth(reading, feature)),
      )
  if (isProductFirst && units.length === 0) return undefined
  const whole = partsWith(story.isTyped ? units : withAnswerFirst(reading, units))
  // Two features are said beside the problem, where there are two that say what it does.
  if (opening === 'problem') {
    const better = (some: readonly FeatureUnit[] = [], isSentence = false) =>
      some.filter(({ members }) =>
        members.some((feature) => !(isSentence && isNote(feature)) && !isLesser(reading, feature)),
      ).length
    const [text = ''] = problem
    const isShort = isClear(text.replace(/[.!]$/, ''), (story.sentences[0] ?? '').split(' ').length + MAX_LONGER)
    const isMakers = reading.voice === 'maker' && OF_ONE.test(reading.painPoint)
    // What is long, hard to read, or of a maker costs no feature.
    const isWorthOne = isShort && !LEANS.test(text) && !isMakers
    const hasRoom = isWorthOne ? fits(units) : fits(behind, 1 / MAX_OVER)
    if (!hasRoom || better(units) < Math.min(better(partsOf(given)('story')?.features, true), MIN_UNITS))
      return undefined
  }
  const parts =
    countSpokenWords(textsIn(whole).join(' ')) > max * MAX_OVER_WITH_BEST
      ? { ...whole, call: shortCall(call, seconds) }
      : whole
  return before === undefined && textsIn(parts).join(' ').split(/\s+/).length < MIN_WORDS ? undefined : parts
}

/** Behind a problem without a story comes what answers it; the order of whole sentences was chosen. */
function withAnswerFirst(reading: Reading, units: readonly FeatureUnit[]): readonly FeatureUnit[] {
  const isChosen = units[0]?.members.some((feature) => isTypedWhole(feature) && isSaidAsTyped(feature.typed)) === true
  const answer = units.find(({ members }) => !isChosen && members.some((feature) => answersTyped(reading, feature)))
  return answer ? [answer, ...units.filter((unit) => unit !== answer)] : units
}

/** The typed problem before the story; undefined where it cannot open or the story tells the same. */
function problemTold(reading: Reading): readonly string[] | undefined {
  const { painPoint, ownProblem, fields, story, firstPerson, voice } = reading
  const text = fields.story(painPoint).sentences.join(' ')
  const isOwn = OF_ONE.test(painPoint)
  return ownProblem?.isEnglish !== true ||
    ownProblem.isSensitive ||
    (isOwn && (!firstPerson || (voice === 'maker' && isWork(reading)))) ||
    !isMostlyKnown(text) ||
    NAMES_NOTHING.test(text) ||
    text === '' ||
    text.split(' ').length > MAX_PROBLEM_WORDS ||
    shareIn(topicsOf(painPoint), story.sentences.join(' ')) >= MAX_SHARED
    ? undefined
    : [asKnown(text)]
}
const OF_ONE = /\b(?:I|me|my|mine|we|us|our)\b/i
const NAMES_NOTHING = /^(?:it|its|it's|they|they're|this|that|he|she|these|those)\b/i
const MAX_PROBLEM_WORDS = 24
/** "Our flat in Dunedin grew a mushroom." opens better than a long problem. */
const MAX_LONGER = 8
const MAX_SHARED = 0.5

/** The first clause of the call, where the story is longer than the video. */
function shortCall({ text, notes }: Parts['call'], seconds: number): Parts['call'] {
  const [, first = '', rest = ''] = CALL_AND_MORE.exec(text) ?? []
  return first === '' ||
    first.split(' ').length < MIN_CALL_WORDS ||
    IS_OPEN_CALL.test(first) ||
    ASKS_WORD.test(first) ||
    TERMS_OF_CALL.test(rest)
    ? { text, notes }
    : { text: `${first}.`, notes: [...notes, `Left out of your call to action, to fit ${seconds} seconds: “${rest}”`] }
}
const CALL_AND_MORE = /^([^,.!?]+?)(?:[.!?] |, (?!\p{Lu}\b)(?:and )?| (?=(?:or just|and (?:I|we)) ))(.+?)[.!]?$/u
const MIN_CALL_WORDS = 3
/** What stands behind these is what is asked for. */
const IS_OPEN_CALL = /^(?:if|when|before|after|while|once|code|use code|first|because|for|the|it)\b/i

/** "Write TENT in the comments": for what is said behind it. */
const ASKS_WORD = /^(?:[Cc]omment|[Dd]rop|[Tt]ype|[Ww]rite) ["'“‘]?\p{Lu}{2}/u

/** Why to trust and what it costs. */
const TERMS_OF_CALL = /\b(?:cash|cod|code|deliver\p{L}*|free|off|pay|refunds?|returns?|ships?)\b/iu

/** The lines in the order in which they are said. */
function textsIn({ sentences, before, isProductFirst, intro, features, price, call }: Parts): string[] {
  const [first, ...others] = features.map(textOf)
  const product = [intro, first]
  return [
    ...(isProductFirst ? [...product, ...sentences] : [before?.text, ...sentences, ...product]),
    ...others,
    price,
    call.text,
  ].filter((text) => text !== undefined)
}

/** A script may run so much longer than asked for. */
const MAX_OVER = 1.05
/** Times that, for the best feature. */
const MAX_OVER_WITH_BEST = 1.2
/** The longest video of the form. */
const MAX_FORM_SECONDS = Math.max(...VIDEO_LENGTHS)

const secondsNear = (words: number) => Math.round(secondsOf(words) / 5) * 5

/** So many seconds are left where one more sentence could be said. */
const MAX_SILENCE = 2

/**
 * The best feature, a little too long if need be, then the others that there is time for, the better ones first;
 * where none fits the best one all the same: nothing else says what the product does.
 */
function withRoom(
  units: readonly FeatureUnit[],
  fits: (units: readonly FeatureUnit[], most?: number) => boolean,
  early: number,
  worthOf: (unit: FeatureUnit) => number,
  isFill: (unit: FeatureUnit) => boolean,
): readonly FeatureUnit[] {
  const worths = new Map(units.map((unit) => [unit, worthOf(unit)]))
  const ranked = units.toSorted((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0))
  const [best] = ranked
  if (best === undefined || !isFill(best)) return []
  const add = (some: readonly FeatureUnit[], unit: FeatureUnit, most: number) => {
    const more = units.filter((each) => each === unit || some.includes(each))
    return fits(more, most) ? more : some
  }
  // Scenes last whole half seconds, so words for the length asked for fill a little more.
  const further = ranked.filter(isFill)
  const filled = further.reduce<readonly FeatureUnit[]>(
    (some, unit) => add(some, unit, 1 / MAX_OVER),
    add([], best, MAX_OVER_WITH_BEST),
  )
  const all = further.reduce((some, unit) => (fits(some, early / MAX_OVER) ? add(some, unit, 1) : some), filled)
  return all.length === 0 ? [best] : all
}

/** Scenes of features, which show one text each. */
const placesIn = (beats: readonly Line[][]) =>
  beats.filter(
    (lines) =>
      lines.some(({ role }) => role === 'feature') &&
      !lines.some(({ features = [] }) => features.some(({ recital }) => recital && recital.shown.length > 0)),
  ).length

const onScreen = ({ typed }: ReadFeature) =>
  screenText(withCommas(copyEdited(SLASHES.test(typed) ? typed.replaceAll(' / ', ', ') : typed).join(' ')))
/** "Washable / Eco-friendly / Ergonomic handle": all of them, not one of two. */
const SLASHES = / \/ .* \/ /
const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(' ')
const textOf = ({ text }: { text: string }) => text

const STYLE_NOTES: Partial<Record<VideoStyle, string>> = {
  skit: 'Your story is told to camera, so there is no second voice.',
  comparison: 'Your story is told to camera, so there is no side-by-side.',
  conspiracy: 'Your story is told to camera, so there are no clues to follow.',
}

/** Lines in the order in which they are said, in one list for each scene. */
function linesOf(
  reading: Reading,
  { sentences, before: opening, isProductFirst, intro, features, price, call: { text: call } }: Parts,
  shots: Shots,
): Line[][] {
  const told = sentences.map((text): Line => ({ text, picture: '', role: 'line' }))
  const story = inScenes(told, shots)
  const spoken = (units: readonly FeatureUnit[]) => {
    const pictures = shots.ofFeatures(units.map(textOf))
    return units.map(({ text, members }, at): Line => {
      return { text, picture: pictures[at] ?? '', role: 'feature', features: members }
    })
  }
  const entered: Line[] =
    intro === undefined
      ? []
      : [shots.enter(features.map(textOf))].map((picture) => ({ text: intro, picture, role: roleBeside(picture) }))
  const said = spoken(features)
  const isHeard = hearsName(reading, [opening?.text, ...sentences, intro, ...features.map(textOf), price].join(' '))
  const offer: Line[] = [
    ...(price === undefined
      ? []
      : [
          {
            text: price,
            picture: `${shots.price()}, the ${isHeard ? '' : 'name and the '}price as text`,
            role: 'price',
          } as const,
        ]),
    {
      text: call,
      picture: `${shots.ofCall(call)}${isHeard || price !== undefined ? '' : ', the name as text'}`,
      role: 'call',
    },
  ]
  const [first, ...others] = isProductFirst ? [said.slice(0, 1), ...inPairs(said.slice(1))] : inPairs(said)
  const [product, ...rest] = [withFewPictures([...entered, ...(first ?? [])]), ...others]
  const begun = opening ? [spoken([opening]), ...story] : story
  return [...(isProductFirst ? [product ?? [], ...story] : [...begun, product ?? []]), ...rest, offer].filter(
    (lines) => lines.length > 0,
  )
}

/** A label may stand beside the name where that is no text itself. */
const roleBeside = (picture: string) => (picture.includes(' as text') ? 'line' : 'feature')

/** With a text on the screen while the first line is said. */
const withText = (scenes: readonly Line[][], text: string | undefined): Line[][] =>
  scenes.map((lines, at) =>
    lines.map((line, order) =>
      at === 0 && order === 0 && text !== undefined ? { ...line, picture: `${line.picture}, "${text}" as text` } : line,
    ),
  )

const MAX_PICTURES = 2
/** More cannot be filmed in a few seconds. */
const withFewPictures = (lines: readonly Line[]) =>
  lines.map((line, at) => (at < MAX_PICTURES ? line : { ...line, picture: '' }))

const MAX_SCENE_WORDS = 28
const MIN_HOOK_WORDS = 4

/** The first sentence alone, the others in scenes of a few seconds, each with one picture. */
function inScenes(lines: readonly Line[], shots: Shots): Line[][] {
  const scenes: Line[][] = []
  let words = 0
  let before = 0
  for (const line of lines) {
    const count = countSpokenWords(line.text)
    const isShort = Math.min(words, count) < MIN_HOOK_WORDS
    // "He ate it. He's fine.": not cut in two.
    const isPair = Math.max(before, count) < MIN_HOOK_WORDS
    const isOpen =
      scenes.length > 1
        ? words + count <= MAX_SCENE_WORDS + (isPair ? 2 : isShort ? 1 : 0) * MIN_HOOK_WORDS
        : scenes.length === 1 && words < MIN_HOOK_WORDS
    if (isOpen) scenes.at(-1)?.push(line)
    else scenes.push([line])
    words = isOpen ? words + count : count
    before = count
  }
  const pictures = shots.ofStory(scenes.map((scene) => scene.map(textOf).join(' ')))
  return scenes.map((scene, at) =>
    scene.map((line, order) => ({ ...line, picture: order === 0 ? (pictures[at] ?? '') : '' })),
  )
}

/** A quotation stays in one scene, and so does its "I asked." */
const withQuotesWhole = (sentences: readonly string[]) =>
  sentences.reduce<readonly string[]>((all, text) => {
    const before = all.at(-1) ?? ''
    const both = `${before} ${text}`
    const isCut = isInQuote(before) || (/["”]$/.test(before) && SAID.test(text))
    return isCut && countSpokenWords(both) <= MAX_SCENE_WORDS ? [...all.slice(0, -1), both] : [...all, text]
  }, [])
/** Inches are no quotation: 5'1". */
const isInQuote = (text: string) => (text.match(/(?<!\d)["“”]/g)?.length ?? 0) % 2 === 1
const SAID = /^(?:\p{L}+ ){1,3}(?:asked|called|replied|said|says|shouted|whispered|wrote|yelled)\b/iu

const MIN_BREATH_WORDS = 6
const BREATH =
  /(,?) (?=(?:and|but|so|then) (?:(?:then|now|so|by|on|in|at|after|when|last|next|every|the|my|our|his|her|that|this|one|a|an) |(?:I|he|she|we|they|it|you|there|that|nobody|everybody|everyone)(?:['’]\p{L}+)? )|(?<=, )(?:I|he|she|we|they) (?:\p{L}+ed|bought|came|did|found|got|had|looked|made|put|ran|said|sat|saw|stood|thought|told|took|was|went|were) )/giu
const HAS_SUBJECT =
  /^\p{L}+ (?:then |now |so )?(?:I|he|she|we|they|it|you|there|nobody|everybody|everyone)(?:['’]\p{L}+)? /iu
/** "When it rained and she called": its main clause is still to come. */
const IS_OPEN = /^(?:and |but |so )?(?:when|if|after|before|while|since|once|because|as|every time)\b[^,]*$/i
/** "because it rained and we had nothing else to do": the clause goes on. */
const IS_OPEN_CLAUSE = /\b(?:because|so that|that|where)(?: [^\s,.:]+){1,7}$/i

/** A sentence too long for one scene, cut before "and", "but", "so" or "then" with a subject and verb of its own. */
function inBreaths(text: string): string[] {
  const count = countSpokenWords(text)
  if (count <= MAX_SCENE_WORDS) return [text]
  const cuts = [...text.matchAll(BREATH)].flatMap(({ 1: comma = '', index: at }) => {
    const [left, right] = [text.slice(0, at), text.slice(at + comma.length + 1)]
    const words = countSpokenWords(left)
    const [, ...clause] = right.toLowerCase().split(' ')
    // "it was already dark, I had eleven missed calls"
    const isSpliced = /^(?:I|he|she|we|they)\b/i.test(right)
    const isClause = isSpliced
      ? /\b(?:I|he|she|we|they|it|there) \p{L}+(?: \p{L}+)+$/iu.test(left) &&
        !/ (?:asked|like|said|says|thought|told)$/i.test(left)
      : HAS_SUBJECT.test(right) || verbAfterSubject(clause) > 0 || PAST_CLAUSE.test(right)
    const isOpen = IS_OPEN.test(left) || (comma === '' && /^and /i.test(right) && IS_OPEN_CLAUSE.test(left))
    return isClause && !isInQuote(left) && !isOpen && Math.min(words, count - words) >= MIN_BREATH_WORDS
      ? [{ left, right, cost: Math.abs(words * 2 - count) + (comma ? 0 : 4) }]
      : []
  })
  const [best] = cuts.toSorted((a, b) => a.cost - b.cost)
  return best === undefined ? [text] : [...inBreaths(`${best.left}.`), ...inBreaths(upperFirst(best.right))]
}
/** "and by 9 the bottle was empty", "and the whole house smelled of that" */
const PAST_CLAUSE =
  /^\p{L}+ (?:(?:by|on|in|at|after|last|next|every) (?:\S+ ){1,4})?(?:the|my|our|his|her) (?:\S+ ){1,3}(?:was|were|is|are|had|has|came|went|got|said|\p{L}{3,}ed) /iu
const MIN_SCENE_WORDS = 12

/** Short features that follow each other are one scene. */
function inPairs(lines: readonly Line[]): Line[][] {
  const scenes: Line[][] = []
  for (const line of lines) {
    const before = scenes.at(-1)
    if (before?.length === 1 && countSpokenWords(`${before[0]?.text} ${line.text}`) < MIN_SCENE_WORDS * 2)
      before.push(isToLens(line) && before.some(isToLens) ? { ...line, picture: '' } : line)
    else scenes.push([line])
  }
  return scenes
}

/** Two places to say it from are no picture. */
const isToLens = ({ picture }: Line) => /^(?:Creator|The creator's face)[^;]*to the lens$/.test(picture)

/** A feature as it is said. */
interface FeatureUnit {
  text: string
  members: readonly ReadFeature[]
}

/** What was typed as sentences, without what the story says already, and labels that answer it; of labels alone the first that make a sentence. */
const featureUnits = kept((reading: Reading): readonly FeatureUnit[] =>
  reading.story.isTyped
    ? withoutDull(reading, unitsOf(reading))
    : withFewLabels(unitsOf(reading), ({ members }) => members.every((feature) => isOnBox(feature, reading))),
)

/** A dull label is no line beside a story; one that was typed by hand is, where there is nothing else. */
function withoutDull(reading: Reading, units: readonly FeatureUnit[]): readonly FeatureUnit[] {
  const isLabel = ({ isListed, typed }: ReadFeature) =>
    isListed === true || (!/^no /i.test(typed) && typed.split(' ').length <= MAX_DULL_LABEL_WORDS)
  const better = units.filter(({ members }) =>
    members.some((feature) => !isLabel(feature) || isWorth(reading, feature)),
  )
  return better.length > 0
    ? better
    : units.filter(({ members }) => !members.some(({ isListed }) => isListed)).slice(0, 1)
}

const MAX_DULL_LABEL_WORDS = 4

function unitsOf(reading: Reading): readonly FeatureUnit[] {
  const untold = reading.features.filter((feature) => !toldIn(reading).has(feature))
  const units = (say: (feature: ReadFeature) => string | undefined) =>
    untold.flatMap((feature) => {
      const text = say(feature)
      return text === undefined ? [] : [{ text, members: [feature] }]
    })
  const isMany = isSeveral(reading)
  // Beside a story one line of a listing is said, what one gets; where it leaves much time, two.
  const isShort = countSpokenWords(reading.story.sentences.join(' ')) < reading.seconds * SHORT_STORY
  const recited = untold
    .filter(({ recital }) => recital && !BARE_MEASURES.test(recital.text))
    .toSorted((a, b) => worthTold(reading, b) - worthTold(reading, a) || worthRecited(a) - worthRecited(b))
    .filter((feature, at) => at === 0 || (isShort && at < MAX_RECITED && !isDull(reading, feature)))
  const asTyped = ({ typed: text, isNote, plain, recital }: ReadFeature) => {
    if (recital) return undefined
    const sentence = asSentence(text, isMany)
    // "These are magnetic tiles. It comes with two cars."
    const said =
      (reading.product.isPlural && !reading.story.isTyped ? sentence && inPlural(sentence) : sentence) ??
      (isNote ? plain : undefined)
    // "fits through a 36-inch gate": of work it is said as typed.
    return isWork(reading) && !/^(?:it|starts?)\b/i.test(text)
      ? said?.replace(/^It(?:['’]s)? (?!is\b)(\p{L})/u, (_, first: string) => first.toUpperCase())
      : said
  }
  const asLabel = (feature: ReadFeature) => {
    const { plain = '', form, recital } = feature
    if (recital) return recited.includes(feature) ? plain : undefined
    const isSaid =
      form === 'sentence' &&
      (!LISTED.test(plain) || callAsksFor(reading, feature)) &&
      !IS_CODED.test(plain) &&
      !/\bpacked\.$/.test(plain)
    return isSaid && (reading.fields.answer(reading, feature) >= 0 || !CERTIFIED.test(plain)) ? plain : undefined
  }
  /** What was typed by hand, as a sentence or as typed. */
  const asWritten = (feature: ReadFeature) => {
    const { typed: text, isListed, form } = feature
    const said = asLabel(feature)
    // "The strong hold thanks to 20 N52 magnets."
    const label = said?.toLowerCase() === `the ${text.toLowerCase()}.` ? undefined : said
    const isWhole = text.split(' ').length >= MIN_TOLD_LABEL || /^no (?!\p{L}+ed$)/iu.test(text)
    return isListed ||
      form === 'limit' ||
      isComplaint(text) ||
      !isWhole ||
      (label !== undefined && !IS_PART.test(label) && !ADDS_ARTICLE.test(label))
      ? label
      : (wordsAsTyped((addsSubject(feature) && !isWork(reading) && feature.plain) || text) ?? label)
  }
  const typed = units(asTyped)
  const answers = (feature: ReadFeature) =>
    answersTyped(reading, feature) ||
    callAsksFor(reading, feature) ||
    (feature.typed.split(' ').length >= MIN_TOLD_LABEL &&
      !PACKED_IN.test(feature.typed) &&
      storyScore(reading, feature) >= SURE_ANSWER)
  // Where time is left further labels are said that say what it does.
  const withFurther = (some: readonly FeatureUnit[]) => {
    const { target } = pacingFor(reading.seconds, reading.style, reading.tone)
    const said = [...reading.story.sentences, ...some.map(textOf)]
    const further = units((feature) =>
      some.some(({ members }) => members.includes(feature)) ? undefined : asWritten(feature),
    )
    let left = target - OFFER_WORDS - countSpokenWords([...said, callAsTyped(reading).text].join(' '))
    const added = further.filter(({ text, members }) => {
      const isWorth =
        members.some(({ recital }) => recital) ||
        /^You get .*\b(?:hours|charge|supply|warranty)\b/.test(text) ||
        (!IS_PART.test(text) && members.every((feature) => !feature.isListed || !isLesser(reading, feature)))
      const words = countSpokenWords(text)
      const isBare = isFigures(text) && !/^(?:It|They) weighs? /.test(text)
      if (!isWorth || isBare || words > left) return false
      left -= words
      return true
    })
    const place = ({ members: [first] }: FeatureUnit) => (first ? untold.indexOf(first) : 0)
    return [...some, ...added].sort((a, b) => place(a) - place(b))
  }
  if (typed.length > 0) {
    // Fragments typed by hand are said as sentences are; sizes, counts and parts only where time is left.
    const byHand = (feature: ReadFeature) => {
      const text = asWritten(feature)
      const isLeast =
        feature.isListed || isLesser(reading, feature) || isOnBox(feature, reading) || IS_PART.test(text ?? '')
      return isLeast && !answers(feature) ? undefined : text
    }
    const all = units(
      (feature) => asTyped(feature) ?? (answers(feature) ? asLabel(feature) : undefined) ?? byHand(feature),
    )
    const isLast = ({ text, members }: FeatureUnit) =>
      isFigures(text) || members.every((feature) => isLesser(reading, feature) && !answersTyped(reading, feature))
    // Figures are read better than heard: they are said where time is left.
    const more = all.filter(({ text, members }) => !isFigures(text) || members.some(answers))
    return withFurther(more.length === 0 ? all : more).toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))
  }
  const labels = units(asLabel)
  const isPart = ({ text, members }: FeatureUnit) => IS_PART.test(text) && !members.some(answers)
  const worths = new Map(
    labels.map((label) => [label, Math.max(...label.members.map((each) => worthTold(reading, each)))]),
  )
  const [best, second] = labels.toSorted(
    (a, b) => Number(isPart(a)) - Number(isPart(b)) || (worths.get(b) ?? 0) - (worths.get(a) ?? 0),
  )
  // One part alone is a line of a listing, unless it answers.
  return second
    ? withFurther(labels.filter((label) => label === best || label === second))
    : labels.filter((label) => !isPart(label))
}
const MAX_RECITED = 2
/** So many words a second leave a third of the time. */
const SHORT_STORY = 1.7
/** What it spares, what one gets and can do; last what it has. */
const worthRecited = ({ recital }: ReadFeature) =>
  [/\bno \p{L}/iu, /^You /, /^(?:It|They) (?!ha)/].findIndex((form) => form.test(recital?.text ?? '')) >>> 0
/** What it weighs and measures is no line beside a story. */
const BARE_MEASURES = /weigh|\d[\d.]*-(?:inch|foot|(?:centi|milli)?meter) (?:length|diameter|width|height|depth)\b/
/** "It sticks with a magnet.", "It's woven in Fez.": what the writer says is what was typed, behind a subject. */
const addsSubject = ({ typed, plain = '' }: ReadFeature) => {
  const [first = ''] = typed.toLowerCase().split(' ')
  const [, short = '', verb = ''] = /^(?:It|They)(['’]\p{L}+)? (\S+) /u.exec(plain) ?? []
  return verb === first && first !== 'can' && (short === '' || (isAdjective(first) && !typed.includes(',')))
}
/** "They have a double heel and a toe." is typed without articles. */
const ADDS_ARTICLE = /^(?:It|They) ha(?:s|ve) an? .* and an? /
const MIN_UNITS = 2
/** "It's 350 watts and CSA certified.", "Size is 18 × 6 × 3 cm and weight is 720 g.": text on screen where anything else can be said. */
const isFigures = (text: string) =>
  !/\b(?:you|your|I|my|we|our|he|she|so|because|which|that|when|but)\b/i.test(text) &&
  ((!text.includes(', ') && IS_MEASURE.test(text)) || (text.match(MEASURES)?.length ?? 0) > 1)
const OF_MEASURE = String.raw`(?:watts?|volts?|amps?|mah|milliamp-hours|grams?|kilos?|kilograms?|kg|g|pounds?|lbs?|ounces?|oz|mm|cm|inch(?:es)?|feet|(?:centi|milli)?met(?:er|re)s?|rotations|rpm)(?!\p{L})`
const MEASURES = new RegExp(String.raw`\d[\d.,x× ]*[ -]?${OF_MEASURE}`, 'giu')
const IS_MEASURE = new RegExp(
  String.raw`^(?:(?:It|They)(?:['’](?:s|re)| is| are| weighs?)|(?:The )?(?:motor|size|weight|length|height|width|diameter)(?: is| has)) (?:only |about )?[\d.,x× ]+[ -]?${OF_MEASURE}`,
  'iu',
)
/** "They come in ...": the seller speaks of several, also where the name is that of one. */
const isSeveral = ({ product, features, painPoint }: Reading) =>
  product.isPlural ||
  // "Lifting them up": they are people.
  (!/\b(?:them|they)\b/i.test(painPoint) &&
    features.some(({ typed }) => /^they\b/i.test(typed)) &&
    !features.some(({ typed }) => /^it\b/i.test(typed)))
/** For the name and the price. */
const OFFER_WORDS = 10
/** Shorter ones are found in any story. */
const MIN_TOLD_LABEL = 3
/** "It has LED indicator 4 lights." */
const IS_CODED = /^(?:It|They) ha(?:s|ve) \p{L}+ .*\d+ \p{Ll}/u
/** What a package says of itself. */
const CERTIFIED = /\b(?:approved|certified|cruelty[- ]free|tested|vegan)\b/i
/** "It has a double brush.": a part and nothing else. */
const IS_PART = /^(?:It|They) (?:has|have) (?!.* (?:and|for|so|that|with) )/
/** Lists and figures of a listing. */
const LISTED =
  /(?<!^No .*|^(?:It works|They work) (?:for|on|with) .*|^(?:It fits|They fit) .*),(?! with no | so | same | it )|\bincluding\b|(?<!^You get )\d{3}|\d\p{Lu}|\bpercent (?!of\b|more\b|less\b|fewer\b|\p{L}+er\b)\p{L}/u

/** The first line of the script that `tell` makes; a feature opens only where the story can be told. */
export function toldOpener(given: Reading, opening: ToldOpening): string | undefined {
  const parts = partsOf(given)(typeof opening === 'number' && !opensWithFeature(given) ? 'story' : opening)
  if (parts === undefined) return undefined
  return typeof opening === 'number' ? openersOf(withTypedName(given))[opening]?.text : textsIn(parts)[0]
}

/** Features that may open a script: sentences about the product by name, or about what is named in them. */
const openersOf = kept((reading: Reading): readonly FeatureUnit[] => {
  const { product } = reading
  const isAlone = opensWithFeature(reading)
  const plain = isAlone && isPlainName(product.first) ? product.first : undefined
  const name = isWork(reading) ? undefined : (nameOf(reading, false) ?? plain)
  const units = featureUnits(reading)
  const ordered = isAlone ? units.toSorted((a, b) => hookWorth(b.text) - hookWorth(a.text)) : units
  return ordered.flatMap((unit) => {
    const [, short = '', verb = ''] = /^(?:It|They)(['’]\p{L}+)? (\S+)/u.exec(unit.text) ?? []
    const isAct = short !== '' || AUXILIARY.test(verb) || isThirdPerson(verb) || product.isPlural
    const said = name && isAct ? withSubject(unit.text, shortName(name, reading, verb), product.isPlural) : undefined
    const text = verb === '' ? unit.text : said
    const [sentence = ''] = splitSentences(text ?? '')
    const isOwn = unit.members.some((feature) => !isAside(feature) && stageOf(feature) < STAGES.besides)
    return text !== undefined &&
      isOwn &&
      (!isAlone || reading.firstPerson || !OF_ONE.test(text)) &&
      countSpokenWords(sentence) >= MIN_HOOK_WORDS &&
      !(isAlone ? LEANS_BACK : POINTS_BACK).test(sentence.split(',')[0] ?? '') &&
      !(said !== undefined && product.isPlural && /\bit\b/.test(sentence)) &&
      !TERMS.test(sentence)
      ? [{ ...unit, text }]
      : []
  })
})
const AUXILIARY = /^(?:can|can't|could|will|won't|may|must|never|always|also|only|still|just)$/
/** Refers to something that was not named yet. */
const POINTS_BACK = /\b(?:it|its|it's|them|they|they're|their|this|these|that's|also|else|too|same)\b/i
const LEANS_BACK = /^(?:so )?(?:it|its|they|their|this|these|that)\b|\b(?:also|else|too|same)\b/i
/** Terms of the sale and what is not done are no reason to listen. */
const TERMS =
  /^if\b|^(?:I|we) (?:ask|need|don't|do not|never)\b|\b(?:included|excluded|min(?:imum)? order|(?:does not|doesn't) like|but not|not so|except)\b/i

/** The features that the story says. */
const toldIn = kept(({ product, story, features }: Reading): ReadonlySet<ReadFeature> => {
  const told = story.sentences.join(' ')
  const measures = measuresIn(told)
  return new Set(
    features.filter(
      ({ typed }) =>
        (isToldIn(story.sentences, typed, `${product.title} ${product.noun}`) &&
          // "so your hand does not touch it": a reason that the story does not give.
          shareIn(topicsOf(/, (?:so|because) (.*)/i.exec(typed)?.[1] ?? ''), told) === 1) ||
        // "Hidden zip with a hook lock at the back"
        (asSentence(typed, false) === undefined &&
          topicsOf(typed).size >= MIN_TOLD_TOPICS &&
          shareIn(topicsOf(typed), told) >= TOLD_SHARE) ||
        // "It cooks githeri in 45 minutes.", "It lasts till 4th period."
        measuresIn(typed).some((measure) => isMeasureOrAll(measure, typed) && measures.includes(measure)),
    ),
  )
})
const MIN_TOLD_TOPICS = 4
const TOLD_SHARE = 0.6
const MEASURE = /\b(\d+(?:[.,]\d+|st|nd|rd|th)?) ?(\p{L}{3,})\b/giu
const UNIT = / (?:min|hou|hrs|sec|kil|gra|lit|wat|deg)/
/** More words say more than their number: "We kept it at 5 percent because ..." */
const MAX_NUMBER_WORDS = 8
const isMeasureOrAll = (measure: string, typed: string) =>
  UNIT.test(measure) || typed.split(' ').length <= MAX_NUMBER_WORDS
const measuresIn = (text: string) =>
  [...text.matchAll(MEASURE)].flatMap(([, count = '', unit = '']) =>
    isFunctionWord(unit.toLowerCase()) ? [] : [`${count} ${unit.slice(0, 3).toLowerCase()}`],
  )

/** The product's name where it is said first, and what brings it in. */
const namer = kept((reading: Reading) => {
  const { product, price } = reading
  const { isTyped, sentences: told } = reading.story
  // A problem brings no product in, whatever it names: "my big blender".
  const sentences = isTyped ? told : []
  const story = sentences.join(' ')
  const isInStory = mentions(story, reading)
  const isReferred = refersTo(story, reading)
  // "It" of the first feature is the product only where the last sentence was about it.
  const isNear = isReferred && refersTo(sentences.at(-1) ?? '', reading)
  const isDone = isWork(reading)
  const name = isDone ? undefined : nameOf(reading, isReferred)
  const intro = introOf(reading, isReferred)
  const bare = priceLine(reading, undefined)
  const isPlain = isPlainName(product.first)
  return (units: readonly FeatureUnit[]): Pick<Parts, 'intro' | 'features' | 'price'> => {
    const spoken = [story, ...units.map(textOf)].join(' ')
    const [first] = units
    const isNamed = mentions(isTyped ? spoken : (first?.text ?? ''), reading)
    const priced = (texts: readonly (string | undefined)[], called?: string) =>
      priceOf(reading, [...texts, callAsTyped(reading).text].join(' '), called)
    // "Maresia" says no more than the story: "This is Maresia, 12 mobile Lightroom presets."
    const unknown = isDone || isNamed ? '' : unheardIn(spoken, reading)
    if (unknown !== '') return { intro, features: units, price: bare }
    const renamed =
      first && name !== undefined && !isInStory && !repeats(first.text, name)
        ? withSubject(first.text, shortName(name, reading, first.text.split(' ')[1]), product.isPlural)
        : undefined
    if (first && renamed !== undefined && (!isNear || price === undefined))
      return {
        intro: undefined,
        features: [{ ...first, text: renamed }, ...units.slice(1)],
        price: priced([spoken, renamed]),
      }
    // "These are our patches." says nothing that the price does not say.
    const isBare =
      first?.members.some(({ recital }) => recital) === true && !/^(?:It|They|You|There?)\b/.test(first.text)
    const isInPrice = !isDone && !isBare && (price !== undefined || isPlain) && (isReferred || units.length === 0)
    const called = isInPrice && !isNamed ? nameOf(reading, true) : undefined
    // "The oil is R85." stands stiffly behind what was said of its taste.
    const inPrice =
      product.form === 'stuff' && units.length > 0 && /^the \p{Ll}+$/u.test(called ?? '') ? undefined : called
    // "It has a magnet": a name that cannot be said has to be pointed at.
    const at =
      intro === undefined && name === undefined && !isDone && !isReferred
        ? units.findIndex(({ text }) => /^It\b/.test(text))
        : -1
    const entered = isNamed || isInPrice ? undefined : intro
    return {
      intro: entered,
      features: units.map((unit, order) => {
        if (order === at) return { ...unit, text: pointed(unit.text, areMany(units)) }
        // "The data stays in Frankfurt. It finds subscriptions."
        const isElse = !isTyped && order > 0 && OF_ELSE.test(units[order - 1]?.text ?? '')
        const [, verb] = /^(?:It|They) (\S+)/.exec(unit.text) ?? []
        const own =
          isElse && name !== undefined && verb !== undefined
            ? withSubject(
                unit.text,
                product.later.startsWith('the ') ? product.later : shortName(name, reading, verb),
                product.isPlural,
              )
            : undefined
        return own === undefined ? unit : { ...unit, text: own }
      }),
      price: priced([spoken, entered], inPrice && shortName(inPrice, reading)),
    }
  }
})

/** Its subject is neither the product nor who hears it. */
const OF_ELSE = /^(?:The|Our|My|Each|Every) \p{Ll}/u

/** "It's got a lid.": "has", not "is". */
const HAS_SHORT = /^It['’]s (?=(?:been|got)\b)/

const inPlural = (text: string) =>
  text
    .replace(HAS_SHORT, "They've ")
    .replace(/^It['’]s\b/, "They're")
    .replace(/^It (.+)$/, (_, said: string) => `They ${agree(said, 'plural')}`)

const pointed = (typed: string, areMany: boolean) => {
  const text = typed.replace(HAS_SHORT, 'It has ')
  return /\bthis\b/.test(text)
    ? text
    : areMany
      ? text
          .replace(/^It['’]s\b/, 'These are')
          .replace(/^It (.+)$/, (_, said: string) => `These ${agree(said, 'plural')}`)
      : text.replace(/^It['’]s\b/, 'This is').replace(/^It\b/, 'This')
}
/** "They fit together.": beside it nothing of them is "this". */
const areMany = (units: readonly FeatureUnit[]) => units.some(({ text }) => /^They\b/.test(text))

/** "The level levels itself.": half of the name's words, and its last one. */
function repeats(text: string, name: string): boolean {
  const stems = name.toLowerCase().match(/\p{L}{5,}/gu) ?? []
  // "The blender blends."
  const isIn = (word: string) => hasWord(text, singular(word).replace(/(?<=\p{L}{4})(?:er|or)$/u, ''), true)
  return stems.filter(isIn).length * 2 > stems.length
}
