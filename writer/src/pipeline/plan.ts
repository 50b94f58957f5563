import { type Kind, type Line, matchIn, type Moment, type Piece, type Problem } from '../kinds'
import { kept, type Random } from '../language'
import { baseVerb } from '../reading'
import { hookWorth } from './by-hand'
import { saysMore } from './carried'
import { testOf } from './feature-shots'
import { type Heard, openerKeys } from './heard'
import { ownWords } from './own-words'
import type { ReadFeature, Reading } from './reading'
import { shareIn, topicsOf } from './relevance'
import { saysNew } from './says-new'
import { asSaid } from './spoken-line'
import { isMissing, typedWords } from './plain-features'
import { answersTyped, callAsksFor, onlyOf, PACKED_IN, SEEN_OR_HEARD, stageOf, STAGES, SURE_ANSWER } from './stages'
import { canSay, conflictsIn } from './usable'

/** One way to tell the brief: which problem, told along which piece, opened with which moment. */
export interface Angle {
  /** Stable: the same brief offers the same angles under the same ids. */
  id: string
  /** For people: "the gym two moves ago". */
  label: string
  piece: Piece
  problem: Problem | undefined
  moment: Moment | undefined
  /** Whether the piece was written for this kind; the others are put together from the kind's lines. */
  isOwn: boolean
  hook: string
  /** The wordings of its first line that suit product and tone. */
  openers: readonly string[]
  /** How badly it suits the brief: 0 when it is about what was typed. */
  cost: number
}

export interface Plan {
  reading: Reading
  angle: Angle
  /** The most important first: what answers the problem, then the others as typed. What the name says already is left out. */
  features: readonly ReadFeature[]
  /** What the studio says beside a story told as typed. */
  notes?: readonly string[]
  /** Features of such a script that are text on screen, and the length that it needs where it is too long. */
  shown?: readonly ReadFeature[]
  longer?: number
}

/** Problems of the skeletons: the kind's, the seller's own words, none. */
const KNOWN = '@known'
const SHORT = '@short'
const OWN = '@own'
const NONE = '@none'
const ANY = '@any'

const MIN_KIND_SECONDS = 30

/** Steps are told only where what was typed is done in steps. */
const MIN_STEPS = 2
const hasSteps = ({ features }: Reading) =>
  features.filter(({ block }) => block && block.step.length > 0).length >= MIN_STEPS
const asksSteps = ({ beats }: Piece) =>
  beats.some(({ lines }) => lines.some(({ wordings }) => wordings[0]?.text.includes('{step}')))

/** The angle of a brief with a story: it is said as typed. */
const TOLD: Piece = {
  title: 'As you tell it',
  match: [],
  styles: [],
  unless: [],
  problems: ['@told'],
  needs: [],
  object: '',
  voices: [],
  groups: {},
  beats: [],
}

/** What is said before the story: the typed problem, nothing, the product with its best feature, or one of the features alone. */
export type ToldOpening = 'problem' | 'story' | 'product' | number

/** The ways to tell a story, the best first. */
const TOLD_PIECES: ReadonlyMap<Piece, ToldOpening> = new Map<Piece, ToldOpening>([
  [{ ...TOLD, title: 'Your problem, then as you tell it' }, 'problem'],
  [TOLD, 'story'],
  [{ ...TOLD, title: 'The product first' }, 'product'],
  [{ ...TOLD, title: 'A feature first' }, 0],
  [{ ...TOLD, title: 'Another feature first' }, 1],
  [{ ...TOLD, title: 'A third feature first' }, 2],
  [{ ...TOLD, title: 'A fourth feature first' }, 3],
])

/** Every angle for a brief, best first. The same seed gives the same order. */
export function anglesFor(reading: Reading, skeletons: readonly Piece[], heard: Heard, random: Random): Angle[] {
  const { kind, style } = reading
  const isAlone = reading.features.length === 0 && reading.painPoint === ''
  const rank = (angle: Omit<Angle, 'cost'>, base: number): Angle => ({
    ...angle,
    cost:
      base +
      random.stream(angle.id).next() +
      (angle.openers.length > 0 && isHeard(angle)
        ? isTold(angle) && isAlone
          ? HEARD_STORY_COST
          : HEARD_OPENER_COST
        : 0),
  })
  const wasHeard = (opener: string) => heard.hooks.size > 0 && openerKeys(opener).some((key) => heard.hooks.has(key))
  // The seller's own words open in the form that was not heard yet.
  const isHeard = ({ openers, piece }: Omit<Angle, 'cost'>) =>
    reading.common.pieces.includes(piece) || isTold({ piece }) ? openers.every(wasHeard) : openers.some(wasHeard)
  const skeletonsOf = (problem: string) =>
    skeletons.filter(
      (piece) => piece.styles.includes(style) && (piece.problems.includes(problem) || piece.problems.includes(ANY)),
    )
  const told = [...TOLD_PIECES].flatMap(([piece, opening]) => {
    const opener = reading.fields.toldOpener(reading, opening)
    if (opener === undefined) return []
    const isAlone = reading.painPoint === '' && typeof opening === 'number'
    const base = reading.story.isTyped
      ? toldCost(opening)
      : isAlone
        ? (hookWorth(opener) < 0 ? FLAT_COST : ALONE_COST) + opening
        : toldCost(opening) + PROBLEM_TOLD_COST
    return [rank(toldAngle(piece, opener), base)]
  })
  // What kinds tell is a customer's own experience.
  const isElse =
    (!reading.firstPerson && style !== 'skit') ||
    reading.voice === 'maker' ||
    (reading.isService && reading.sorts.has('seller') && reading.seconds >= MIN_KIND_SECONDS) ||
    reading.fields.speaksForItself(reading)
  const plain = plainPieces(reading).map(({ piece, cost }) =>
    rank(angleOf(piece, reading.problem, undefined, false, reading), cost),
  )
  if (!kind || isElse || (reading.ownProblem && !reading.problem)) return inOrder([...told, ...plain])
  // There is no time for what happened: one line of it, where nothing was typed that it could contradict.
  const isShort = reading.seconds < MIN_KIND_SECONDS
  if (isShort && reading.painPoint !== '') return inOrder([...told, ...plain])
  const ranked = problemsFor(reading, kind).flatMap(({ problem, cost }) => {
    const isNear = (lines: readonly Line[], match: readonly string[]) =>
      reading.painPoint === '' || storyShare(reading, problem, lines, match) >= NEAR_SHARE
    const base = cost + storyCost(reading)
    const own = kind.pieces.filter(
      (piece) =>
        !isShort &&
        piece.styles.includes(style) &&
        !piece.unless.some((sort) => reading.sorts.has(sort)) &&
        (piece.problems.length === 0 || piece.problems.includes(problem.name)) &&
        meets(piece.needs, reading) &&
        isNear(openingOf(piece), piece.match),
    )
    const put = skeletonsOf(isShort ? SHORT : KNOWN)
      .filter((piece) => hasSteps(reading) || !asksSteps(piece))
      .flatMap((piece) =>
        problem.moments
          .filter(({ category, hook, tell, match }) =>
            isShort ? category === 'problem' && standsAlone(hook, problem, reading) : isNear([hook, tell], match),
          )
          .map((moment) =>
            rank(
              angleOf(piece, problem, moment, false, reading),
              base + PUT_TOGETHER_COST + conflictCost([moment.hook, moment.tell, moment.back], reading, problem),
            ),
          ),
      )
    return [
      ...own.map((piece) =>
        rank(
          angleOf(piece, problem, random.stream(piece.title).pick(problem.moments), true, reading),
          base +
            conflictCost(
              piece.beats.flatMap(({ lines }) => lines),
              reading,
              problem,
            ) +
            (style === 'comparison' && !hasAnswer(reading, problem) ? UNANSWERED_COST : 0),
        ),
      ),
      ...put,
    ]
  })
  return inOrder([...told, ...ranked, ...plain])
}

const inOrder = (angles: readonly Angle[]) => angles.toSorted((a, b) => a.cost - b.cost)

const toldAngle = (piece: Piece, hook: string): Omit<Angle, 'cost'> => ({
  id: piece.title.toLowerCase(),
  label: piece.title,
  piece,
  problem: undefined,
  moment: undefined,
  isOwn: false,
  hook,
  openers: [hook],
})

/** Pieces around the seller's own words, then those around the product, which come first where no problem was typed. */
function plainPieces({ style, sorts, common, ownProblem }: Reading): { piece: Piece; cost: number }[] {
  const costs: Record<string, number> = ownProblem?.isEnglish
    ? { [OWN]: 0, [NONE]: WITHOUT_PROBLEM_COST }
    : { [NONE]: ownProblem ? 0 : NO_STORY_COST }
  return common.pieces.flatMap((piece) => {
    const cost = piece.problems.map((problem) => costs[problem]).find((each) => each !== undefined)
    const suits = piece.styles.includes(style) && !piece.unless.some((sort) => sorts.has(sort))
    return suits && cost !== undefined ? [{ piece, cost }] : []
  })
}

/** A telling of its own is better than one put together from moment and skeleton, if both are about what was typed. */
const PUT_TOGETHER_COST = 3.5
/** Where no problem was typed, the kind's stories come before the bare product. */
const NO_STORY_COST = 8
/** The typed problem is left out only where every opener with it was heard. */
const WITHOUT_PROBLEM_COST = 30
const HEARD_OPENER_COST = 100
/** The seller's story comes before all that others wrote, until it was told; where nothing else was typed, after that, too. */
const PROBLEM_FIRST_COST = -22
const TOLD_COST = -20
const PRODUCT_FIRST_COST = -18
/** With a feature before it: after the typed problem and what the kind tells of it, before the product without its story. */
const FEATURE_FIRST_COST = 1.6
const LATER_FEATURE_COST = 0.6
const toldCost = (opening: ToldOpening) =>
  opening === 'problem'
    ? PROBLEM_FIRST_COST
    : opening === 'story'
      ? TOLD_COST
      : opening === 'product'
        ? PRODUCT_FIRST_COST
        : FEATURE_FIRST_COST + opening * LATER_FEATURE_COST
/** A problem told as typed comes right before the plain pieces. */
const PROBLEM_TOLD_COST = 18.5
/** Where neither problem nor story was typed, a good feature opens before all others, any other one behind a kind's stories. */
const ALONE_COST = -10
const FLAT_COST = 0
const HEARD_STORY_COST = 5

/** The seller's own words come before what others wrote. */
const BESIDE_OWN_COST = 3
/** A story has nearly all that the seller typed of the own case, in what is told before the product comes. */
const NEAR_SHARE = 0.8

const storyCost = ({ painPoint, ownProblem, style }: Reading) =>
  painPoint === '' || style === 'skit' ? -KIND_STORY_WORTH : ownProblem?.isEnglish ? BESIDE_OWN_COST : 0

/** Where no problem was typed, the kind's story comes before the bare product; two voices come from a kind alone. */
const KIND_STORY_WORTH = 6

/** How much of the typed problem a story's lines hold; what its `match:` finds counts as said. */
function storyShare(
  { topics, typedProblem }: Reading,
  problem: Problem,
  lines: readonly Line[],
  match: readonly string[],
): number {
  const wanted = ownCase(topics, problem)
  if (wanted.size === 0) return 1
  const found = match.map((source) => matchIn(source, typedProblem)?.[0] ?? '')
  return shareIn(wanted, [...lines.map(usual), ...found].join(' '))
}

/** "My slipper is mostly tape.": a first line that names the problem or the product is understood without what follows it in the kind's story. Who takes orders has no slipper. */
export function standsAlone(hook: Line, { name, clause, noun }: Problem, { product, sorts }: Reading): boolean {
  const text = hook.wordings[0]?.text ?? ''
  const about = [name, clause, noun, product.noun].join(' ')
  return (
    shareIn(topicsOf(text), about) > 0 &&
    !(sorts.has('seller') && hook.wordings.some((each) => FIRST_PERSON.test(each.text)))
  )
}

const FIRST_PERSON = /\b(?:I|me|my|we|our|us)\b/i

/** What a piece tells before the product comes. */
function openingOf({ beats }: Piece): Line[] {
  const lines = beats.flatMap((beat) => beat.lines)
  const at = lines.findIndex(({ wordings }) => wordings.some(({ text }) => text.includes('{Name}')))
  return at < 0 ? lines : lines.slice(0, at)
}

/** A round asks what no feature answers. */
const UNANSWERED_COST = 5
const hasAnswer = (reading: Reading, { name }: Problem) =>
  reading.features.some(
    (feature) => feature.block?.answers.slice(0, BEST_ANSWERS).includes(name) || answersTyped(reading, feature),
  )
/** Later ones in a feature's list of problems are hardly an answer. */
const BEST_ANSWERS = 3

/** In another world than the brief's: told only where nothing else can be. */
const CONFLICT_COST = 12
/** A telling with a hole where such a line was. */
const HOLE_COST = 1.5

function conflictCost(lines: readonly Line[], reading: Reading, problem: Problem | undefined): number {
  const { needed, further } = conflictsIn(lines, reading, problem)
  return (needed > 0 ? CONFLICT_COST : 0) + further * HOLE_COST
}

/** Words that name the problem stand in each of its tellings: what is left is this seller's own case. */
function ownCase(topics: ReadonlySet<string>, problem: Problem): Set<string> {
  const known = topicsOf(`${problem.name} ${problem.clause} ${problem.noun}`)
  return new Set([...topics].filter((topic) => !known.has(topic)))
}

const usual = ({ wordings }: Line) =>
  `${wordings[0]?.text ?? ''} ${wordings[0]?.picture ?? ''}`.replace(/\{[^}]*\}/g, ' ')

function angleOf(
  piece: Piece,
  problem: Problem | undefined,
  moment: Moment | undefined,
  isOwn: boolean,
  reading: Reading,
): Omit<Angle, 'cost'> {
  const suits = ({ sorts, unless }: Line) =>
    (sorts?.some((sort) => reading.sorts.has(sort)) ?? true) && !unless?.some((sort) => reading.sorts.has(sort))
  const wordings = piece.beats[0]?.lines.find(suits)?.wordings ?? []
  const usable = wordings.filter((wording) => canSay(wording, reading))
  const openers = usable.flatMap(({ text }) => {
    const [slot, form] = /\{own ([a-z]+)\}/.exec(text) ?? []
    const filled = text.includes('{hook}')
      ? (moment?.hook.wordings ?? []).map((hook) => text.replace('{hook}', hook.text))
      : slot
        ? ownWords(reading, form).map((words) => text.replace(slot, words))
        : [text]
    // A wording with another slot stands in only where the others cannot be said.
    return filled
      .map((opener) => asSaid(opener, reading, reading.product.first).replaceAll(' / ', '\n'))
      .filter((opener) => !opener.includes('{'))
  })
  return {
    id: [problem?.name, piece.title, isOwn ? undefined : moment?.name].filter(Boolean).join(' / '),
    label: isOwn || !moment ? piece.title : moment.name,
    piece,
    problem,
    moment,
    isOwn,
    hook: openers[0] ?? '',
    openers,
  }
}

/** The typed problem; without one, those that the features answer best. */
function problemsFor(reading: Reading, kind: Kind): { problem: Problem; cost: number }[] {
  if (reading.problem) return [{ problem: reading.problem, cost: 0 }]
  const weighed = kind.problems.map((problem) => ({
    problem,
    answers: reading.features.reduce((sum, { block }) => {
      const at = block?.answers.indexOf(problem.name) ?? -1
      return sum + (at === 0 ? 2 : at > 0 ? 1 : 0)
    }, 0),
  }))
  const most = Math.max(...weighed.map(({ answers }) => answers))
  return weighed.map(({ problem, answers }) => ({ problem, cost: Math.min(4, most - answers) }))
}

function meets(needs: readonly (readonly string[])[], { features }: Reading): boolean {
  const names = new Set(features.map(({ block }) => block?.name))
  return needs.every((any) => any.some((name) => names.has(name)))
}

/** Whether it is told in the seller's own words: as short as these are, never stretched. */
export const isPlain = (plan: Pick<Plan, 'reading' | 'angle'>) =>
  isTold(plan.angle) || plan.reading.common.pieces.includes(plan.angle.piece)

/** Whether it is the seller's story, said as typed. */
export const isTold = ({ piece }: Pick<Angle, 'piece'>) => TOLD_PIECES.has(piece)
export const toldOpening = ({ piece }: Angle) => TOLD_PIECES.get(piece)

const BESIDES_COST = 0.3
/** What a kind's own list of answers is worth, and each place further down in it. */
const LISTED_ANSWER = 1.7
const LATER_ANSWER = 0.2

/** Plan for one angle: the feature that surely answers its problem, then the others as typed; limits and care last. */
export function planFor(reading: Reading, angle: Angle): Plan {
  const told = reading.features.filter((feature) => saysNew(feature, reading))
  const features = told.length > 0 ? told : reading.features
  const isLeast = (feature: ReadFeature) =>
    feature.isListed === true &&
    !feature.recital &&
    (LEAST.test(feature.typed) ||
      PRAISE.test(feature.typed) ||
      (BADGE.test(feature.typed) && !answersTyped(reading, feature)))
  // Whole sentences were typed in an order that somebody chose, except for one about the very thing of the problem.
  const isList = features.every(({ typed }) => typed.split(' ').length <= MAX_LABEL_WORDS)
  const scores = features.map((feature) => (!isList || isLeast(feature) ? 0 : scoreOf(feature, reading, angle)))
  const best = scores.indexOf(Math.max(...scores))
  const isSure =
    isList &&
    (reading.product.form !== 'service' || !features.every(({ typed }) => typed.endsWith('.'))) &&
    (features.filter(({ typed }) => SENTENCE.test(typed)).length <= features.length / 2 ||
      shares(features[best], reading)) &&
    (scores[best] ?? 0) >= SURE_ANSWER &&
    ((scores[0] ?? 0) < SURE_ANSWER || features.every(({ typed }) => !SENTENCE.test(typed)))
  const isBeside = /\bincl(?:uded|\.)?$|^(?:comes with|includes)\b/i.test(features[best]?.typed ?? '')
  const first = isSure && !isBeside ? features[best] : undefined
  const place = kept((feature: ReadFeature) =>
    isTrick(feature, reading)
      ? -1
      : feature.plain === undefined && feature.block === undefined
        ? 3
        : isAside(feature) || isLeast(feature)
          ? 2
          : feature === first
            ? 0
            : 1,
  )
  // Without a problem what can be shown opens.
  const isShown = (feature: ReadFeature) =>
    reading.painPoint === '' &&
    !isTypedWhole(feature) &&
    /^(?:Watch|Listen|Look)/.test(testOf(feature, reading)?.say ?? '')
  const rank = kept((feature: ReadFeature) =>
    isPlain({ reading, angle })
      ? isShown(feature)
        ? -1
        : rankOf(feature, reading) - (!feature.isListed && SEEN_OR_HEARD.test(feature.typed) ? HALF : 0)
      : feature.isListed
        ? rankOf(feature, reading)
        : 0,
  )
  return { reading, angle, features: [...features].sort((a, b) => place(a) - place(b) || rank(a) - rank(b)) }
}

/** What is said of labels: what it does and how it is, what it has, counts and measures; last what is said only when there is nothing else. */
export const RANKS = { act: 0, part: 1, measure: 2, badge: 3 } as const

export function rankOf(feature: ReadFeature, reading: Reading): number {
  const { typed, plain = '', block, recital } = feature
  if (isOnBox(feature, reading)) return labelOf(feature).startsWith('You can') ? RANKS.badge : RANKS.badge + HALF
  const label = labelOf(feature)
  if (!reading.story.isTyped && !reading.isService && CERTIFICATE.test(typed)) return RANKS.measure
  if (!reading.story.isTyped && isReasoned(feature, reading)) return RANKS.act
  const isUse = USES.test(label) || doesAnswer(feature, reading)
  if (recital)
    return doesAnswer(feature, reading) || ((isUse || LACKS.test(label)) && recital.rank === RANKS.part)
      ? Math.min(recital.rank, RANKS.act)
      : recital.rank
  if (MADE_BY.test(typed)) return RANKS.measure
  if (
    isMissing(typed) ||
    (PACKED_IN.test(typed) && (!isTypedWhole(feature) || /^in /i.test(typed))) ||
    /^(?:It|They) weigh|\bnot work|^You get an? free /.test(plain)
  )
    return RANKS.badge
  // Whether it fits decides.
  if (/^fits \d/i.test(typed)) return RANKS.act
  if (OWN_PART.test(plain)) return RANKS.part
  if (isAside(feature) && !isTrick(feature, reading)) return RANKS.measure
  if (isTypedWhole(feature) || (feature.isNote && /\b(?:no|not|never)\b|n't\b/i.test(plain))) return RANKS.act
  if (PRAISE.test(typed) || /^(?:It|They) comes? in\b/.test(plain)) return RANKS.badge
  // In typed order with what it does.
  if (isUse && (USES.test(label) || !BADGE.test(typed))) return RANKS.act
  const only = onlyOf(reading, feature)
  // "You can wash it." is how it is cared for.
  if ((only.length > 0 ? /^You can\b/ : /^You can (?:machine-)?wash\b/).test(plain)) return RANKS.part
  if (ACTS.test(plain) || plain.startsWith("You don't")) return RANKS.act
  if (BADGE.test(typed)) return RANKS.badge
  if (typed.split(' ').length > MAX_SPEC_WORDS) return RANKS.act
  const isIncluded = /^You get\b/.test(plain) || /\bincl(?:uded|\.)?$|^comes with\b/i.test(typed)
  if (isIncluded && !DELIVERED.test(plain)) return plain.startsWith('You') ? RANKS.act : RANKS.part
  // What a kind says of a count is more than the count.
  const written = plain === '' ? (block?.say[0]?.wordings[0]?.text ?? '') : ''
  if (
    MEASURED.test(typed) ||
    only.some(({ interest }) => interest === 'trust') ||
    (written === '' && (only.length > 0 || SPEC.test(typed)))
  )
    return RANKS.measure
  const said = plain || written
  if (EMPTY.test(said)) return RANKS.measure
  return said === '' || HAS.test(said) || (written !== '' && /[\d{]/.test(written)) ? RANKS.part : RANKS.act
}
/** Whether its kind tells what a label of a listing is good for: "They stretch four ways, so when I bend, the fabric comes along." */
export const isReasoned = (feature: ReadFeature, { seconds }: Reading): boolean =>
  feature.isListed === true &&
  seconds >= MIN_REASONED &&
  !MEASURED.test(feature.typed) &&
  !/,| and /.test(feature.recital?.text ?? '') &&
  (feature.block?.say ?? []).some(({ wordings }) =>
    wordings.some(({ text }) => {
      const said = typedWords(text, feature)
      return !text.includes('{plain}') && !UNFILLED.test(said) && saysMore(said)
    }),
  )
/** A slot of a kind's line for which nothing was typed. */
export const UNFILLED = /\{(?:amount|n|plain|[^}]*\d)\}/
const MIN_REASONED = 30
const MAX_SPEC_WORDS = 7
const HALF = 0.5
/** How it was put together. */
const MADE_BY = /\bultrasonic(?:ally)?[- ](?:seal|weld)/i

/** Whether a line names what stands on a box: material, package, tests, warranty, colors, own size, care. */
export const isOfBox = (text: string) => !SERVES.test(text) && (ALWAYS_ON_BOX.test(text) || ON_BOX.test(text))

/** A label that does nothing for anybody: such a line, a list of parts or a count. Whole sentences are none. */
export const isOnBox = (feature: ReadFeature, reading: Reading): boolean => {
  const { typed, recital, isListed } = feature
  const text = labelOf(feature)
  const isOwnVoice = SENTENCE.test(typed) || (!isListed && (isTypedWhole(feature) || OWN_VOICE.test(typed)))
  if ((isOwnVoice && !recital) || isMissing(typed) || callAsksFor(reading, feature)) return false
  if (ALWAYS_ON_BOX.test(text)) return true
  const answer = reading.fields.answer(reading, feature)
  return (
    !SERVES.test(text) &&
    ((isListed === true &&
      answer < SURE_ANSWER &&
      (IN_BOX.test(text) ||
        (!OWN_PART.test(text) &&
          onlyOf(reading, feature).some(({ interest }) => interest === 'made of' || interest === 'size and care')))) ||
      (answer < SURER_ANSWER && (ON_BOX.test(text) || PACKED_IN.test(typed))))
  )
}
/** "Color: grey, mint": a line of the box without a figure, which no text on screen need show. */
export const isBareLabel = (feature: ReadFeature, reading: Reading) =>
  isOnBox(feature, reading) && !/\d|\b(?:free|resistant|safe)\b|wash/i.test(feature.typed)

/** "No paper filter, no electric." */
const LACKS = /^(?!.*\bno (?:added|alcohol|fragrance|paraben|perfume|silicone|sul))(?:.*, )?no [^,.]+, no [^,.]+\.$/i

/** Whether it surely answers the typed problem; a part answers in passing. */
export const doesAnswer = (feature: ReadFeature, reading: Reading) =>
  reading.fields.answer(reading, feature) >= (HAS.test(labelOf(feature)) ? SURER_ANSWER : SURE_ANSWER)
/** As it is said, without what a kind adds to it. */
const labelOf = (feature: ReadFeature) => {
  const written = typedWords(feature.block?.say[0]?.wordings[0]?.text ?? '', feature)
  return feature.recital?.text ?? feature.plain ?? (written.split(', so ')[0] || feature.typed)
}
/** Materials answer in passing. */
const SURER_ANSWER = 2
const OWN_VOICE = /^(?=(?:\S+ ){7}).*\b(?:I|and|because|but|enough|it|my|so|the|we|you)\b/u
/** A time, a load, a reach or how often: "You get five bands, from 5 to 25 kilos." */
const USES =
  /\d[\d.,]*[- ](?:seconds?|minutes?|hours?|milligrams|times|uses|psi)\b|\b(?:hold|carr(?:y|ie)|lift|support)s? (?:up to )?\d|\bfrom \d+ to \d+ (?:kilos|pounds|psi)\b|^(?:It|They) fits? (?:in|over|under)\b/iu
const SERVES = new RegExp(
  String.raw`${USES.source}|\b(?:anti|non)-?(?:roll|slip)|\b(?:because|delivery|do(?:es)?n't|shipping|so|supply)\b|\d (?:pairs|sounds)\b`,
  'iu',
)
const ALWAYS_ON_BOX =
  /\bcertifi\p{L}+|\b(?:lab|party|safety)[- ]tested\b|^(?:It|They) weighs? |\bnet (?:wt|weight|qty)\b|^It has an LED display\b/iu
const ON_BOX =
  /\bmade (?:of|from|in)\b|\b(?:abs|bpa|emission|halal|non-?(?:gmo|toxic)|vegan|warranty|guarantee|24\/7)\b|\b(?:alcohol|cruelty|fragrance|gluten|paraben|rust|sul(?:ph|f)ate)s?[- ](?:free|resistant)\b|\b(?:machine[- ]wash|(?<!not )washable|dishwasher[- ]safe)\b|\bno (?:assembly|installation|tools)\b|\bled lights?\b|\b(?:modes|steel)\.$|\d colou?rs?\b|\bages? \d|\bsizes? [smx\d]|^(?:It has|They have|It comes|You get)\b.* (?:bottle|dropper|gift box|jar|pouch|tube)\b|^(?:It has|They have) an? [\d.]+-(?:inch|(?:centi|milli)meter) |\d (?:centimeters|inches) long\b|^(?:It|They) comes? in\b|^(?:colou?rs?|dimensions?|materials?|sizes?|weight) ?:/iu
/** "It is registered in BPOM and you can check the number on the box." */
const CERTIFICATE =
  /^(?!.* so )(?:it|they|the \p{L}+)(?:['’](?:s|re)| is| are| has| have)\b.*\b(?:certifi(?:cate|ed)|registered (?:in|with))\b/iu
/** Counts and what lies beside it. */
const IN_BOX =
  /^(?:You get|(?:It|They|The set) (?:comes? with|includes?)) .*(?:,|\d| and |\b(?:bag|booklet|box|brush|cable|case|manual|remote|strop)\b)|^An? \p{Ll}+ kit\b|^\d+ pieces\b|^(?:It has|They have) a remote control\.$/u

/** Of labels one is said, last, and only where fewer than two other things are. */
export function withFewLabels<Said>(all: readonly Said[], isLabel: (said: Said) => boolean): readonly Said[] {
  const others = all.filter((said) => !isLabel(said))
  return others.length >= 2 ? others : [...others, ...all.filter(isLabel).slice(0, 1)]
}

const HAS = /^(?:(?:It|They) ha(?:s|ve)|(?:It's|They've) got|There(?:'s| are))\b/
/** "It's reusable.", "It's hands free.": nothing that is seen or heard. */
const EMPTY =
  /^(?:It|They|The \p{L}+)(?:['’](?:s|re)| is| are) (?:adjustable|ergonomic|hair safe|hands[- ]free|hypoallergenic|low[- ]odou?r|multi-?purpose|portable|reusable|stretch(?:able|y)|universal|water[- ]based)\.$/u
/** "It has 6 stainless steel blades.", "The cup is graduated." */
const OWN_PART =
  /^(?:It has|They have) (?:[2-9]|1\d|two|three|four|five|six) (?!\p{L}+ ?(?:pack|pieces))(?:\p{Ll}+ ){1,3}?\p{Ll}+s\.$|^The \p{Ll}+ is \p{Ll}+\.$|^(?:It holds|They hold) up to \d/u
const DELIVERED = /\b(?:delivery|shipping)\b/
const ACTS =
  /^(?:It|They|You) (?!charges?\b|comes?\b|connects?\b|fits?\b|get\b|ha(?:s|ve)\b|holds?\b|includes?\b|measures?\b|plugs?\b|runs?\b|weighs?\b|works?\b)\p{Ll}+ /u
const MEASURED = /\d ?(?:ml|l|g|kg|oz|cm|mm|inch|in|m|w|v|mah|rpm)\b/i
const SPEC =
  /^(?:\d|incl)|\d ?(?:pcs?|pieces)\b|\b(?:steel|cotton|silicone|usb|bluetooth|universal|comedogenic|(?:alcohol|cruelty|fragrance|gluten|paraben|sul(?:ph|f)ate)[- ]free|no (?:parabens|sul(?:ph|f)ates)|compatib\p{L}+|delivery|shipping)\b/iu
/** What answers nothing, whatever was typed. */
const PRAISE =
  /\b(?:creativity|develop\p{L}*|durab\p{L}+|educational|ergonomic|montessori|premium|quality|skills|stem|upgraded)\b/iu
/** What stands on a package. */
const BADGE =
  /^(?:best|great|ideal|perfect) for\b|\b(?:abs|astm|bpa|certifi\p{L}+|colou?rs|colores|dermatolog\p{L}+|eco|gift|latex|nylon|polyamide?|polyester|non[- ]?toxic|plastic|sizes?|tested|vegan|cod|cash on delivery|(?:in|ready) stock)\b/iu

const MAX_LABEL_WORDS = 12
const SENTENCE = /^(?:it|they|you|we|I|there)\b/i
/** Whether it was typed as a sentence, not as a label. */
export const isTypedWhole = ({ typed, plain = '' }: ReadFeature) =>
  SENTENCE.test(typed) ||
  /\p{Ll}[.!]$/u.test(typed) ||
  (!/^no\b/i.test(typed) && plain.toLowerCase().startsWith(typed.toLowerCase().slice(0, MIN_SAME_START)))
const MIN_SAME_START = 9
/** "at night": beside what the problem is about. */
const BESIDE = /\b(?:at|in|on|to|from|for|with|by|of) (?:the |my |an? |your )?\p{L}+/giu
const shares = (feature: ReadFeature | undefined, { painPoint, product }: Reading) =>
  [...topicsOf(painPoint.replace(BESIDE, ' '))].some(
    (topic) => feature?.topics.has(topic) && !product.noun.includes(topic) && baseVerb(topic) !== 'sure',
  )
/** What a listing says least with: colors, the gift, the whole title once more. */
const LEAST = /^comes in |\bgifts?\b|^(?:\S+ ){9}/i

/** "Warm it with your hands.": the trick of a tip. */
export const isTrick = ({ form, plain = '' }: ReadFeature, { style }: Reading) =>
  style === 'hack-tip' && form === 'order' && !/^(?:Don't|Never|Keep|Store|Measure|Test|Check|Wash|Read)\b/.test(plain)

/** What it is not for and how it is used answer no problem. */
export const isAside = ({ form }: ReadFeature) => form === 'limit' || form === 'order'

function scoreOf(feature: ReadFeature, reading: Reading, { problem }: Angle): number {
  if (isMissing(feature.typed)) return 0
  const at = problem ? (feature.block?.answers.indexOf(problem.name) ?? -1) : -1
  const answer = reading.fields.answer(reading, feature)
  const listed = at < 0 ? 0 : LISTED_ANSWER - at * LATER_ANSWER
  return (
    answer +
    // "fits a glove box" hardly answers, whatever the kind lists.
    (answer < 0 ? listed / 2 : listed) -
    (stageOf(feature) === STAGES.besides ? BESIDES_COST : 0)
  )
}
