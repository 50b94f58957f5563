import { VIDEO_STYLES, type VideoStyle } from '@reelwright/shared'
import { singular } from '../language'
import type { CompiledKinds } from './compile-kinds'
import type { CommonMaterial, Kind, Line, Piece, Problem, Reply, ShotClass } from './types'

/** A kind as browsers load it first: a large one without what only some briefs need. */
export interface KindPart {
  kind: Kind
  /** Classes of pictures that its products may have. */
  shots: ShotClass[]
}

/** What only scripts of one style say: its pieces, and features as dialogue or as steps where pieces ask for them. */
export interface StylePart {
  pieces: Piece[]
  talk?: Line[][]
  step?: Line[][]
}

/** What only a typed problem or audience asks for. */
export interface TypedPart {
  closes: Reply[]
  problems: (Pick<Problem, 'match' | 'weak' | 'audiences'> & { moments: string[][] })[]
}

export interface CommonStylePart {
  pieces: Piece[]
  skeletons: Piece[]
}

/** The material as browsers load it: the parts by their names. */
export interface PartsByName {
  common: CommonMaterial
  'common/typed': Pick<CommonMaterial, 'answers' | 'sameThings' | 'onlyAnswers'>
  works: Pick<CommonMaterial, 'works'>
  /** For products without a kind. */
  'common/shots': Pick<CommonMaterial, 'shots' | 'contexts'>
  [style: `common/style/${string}`]: CommonStylePart
  [kind: `kind/${string}`]: KindPart
  /** Of large kinds only, as the next. */
  [style: `style/${string}`]: StylePart | undefined
  [typed: `typed/${string}`]: TypedPart | undefined
}

/** Characters of JSON up to which a kind is one part: several requests would cost more than its other styles. */
const MAX_WHOLE = 100_000

export function partsOf({ kinds, skeletons, common }: CompiledKinds): PartsByName {
  const parts: PartsByName = {
    common: {
      ...common,
      // Which complaint a feature answers only a typed problem asks; that it answers one alone ranks it without a problem, too.
      onlyAnswers: common.onlyAnswers.map((words) => ({ ...words, problem: [] })),
      answers: [],
      sameThings: [],
      shots: [],
      contexts: [],
      works: [],
      departments: [],
      foreign: undefined,
      pieces: [],
    },
    'common/typed': { answers: common.answers, sameThings: common.sameThings, onlyAnswers: common.onlyAnswers },
    works: { works: common.works },
    'common/shots': { shots: common.shots, contexts: common.contexts },
  }
  for (const style of VIDEO_STYLES)
    parts[`common/style/${style}`] = { pieces: ofStyle(common.pieces, style), skeletons: ofStyle(skeletons, style) }
  for (const each of kinds) {
    // Only language models read these.
    const kind: Kind = { ...each, never: [] }
    delete kind.camera
    const isWhole = JSON.stringify(kind).length <= MAX_WHOLE
    parts[`kind/${kind.id}`] = { kind: isWhole ? kind : restOf(kind), shots: shotsFor(kind, common.shots) }
    if (isWhole) continue
    parts[`typed/${kind.id}`] = typedPartOf(kind)
    for (const style of VIDEO_STYLES) parts[`style/${kind.id}/${style}`] = stylePartOf(kind, style, skeletons)
  }
  return parts
}

const ofStyle = (pieces: readonly Piece[], style: VideoStyle) => pieces.filter(({ styles }) => styles.includes(style))

const restOf = (kind: Kind): Kind => ({
  ...kind,
  features: kind.features.map((feature) => ({ ...feature, talk: [], step: [] })),
  problems: kind.problems.map((problem) => ({
    ...problem,
    match: [],
    weak: [],
    audiences: only(problem.audiences, (audience) => audience === 'everyone'),
    moments: problem.moments.map((moment) => ({ ...moment, match: [] })),
  })),
  closes: [],
  pieces: [],
})

const typedPartOf = ({ closes, problems }: Kind): TypedPart => ({
  closes,
  problems: problems.map(({ match, weak, audiences, moments }) => ({
    match,
    weak,
    audiences: only(audiences, (audience) => audience !== 'everyone'),
    moments: moments.map((moment) => moment.match),
  })),
})

function stylePartOf({ pieces, features }: Kind, style: VideoStyle, skeletons: readonly Piece[]): StylePart {
  const own = ofStyle(pieces, style)
  const asked = JSON.stringify([own, ofStyle(skeletons, style)])
  return {
    pieces: own,
    ...(/\{talk[:}]/.test(asked) && { talk: features.map(({ talk }) => talk) }),
    ...(/\{step[:}]/.test(asked) && { step: features.map(({ step }) => step) }),
  }
}

const only = <T>(record: Readonly<Record<string, T>>, has: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => has(key)))

/** Classes that are found by what the product is where no noun names one. (`classOf`) */
const BY_FORM = /^(?:default|maker) |^(?:app|course|subscription)$/

/** The classes that products of a kind can have, by any of its names. */
export function shotsFor(
  { name, nouns: phrases }: Pick<Kind, 'name' | 'nouns'>,
  shots: readonly ShotClass[],
): ShotClass[] {
  const words = new Set([name, ...phrases].flatMap(wordsOf))
  return shots.flatMap((each) => {
    const like = shots.filter((other) => each.like.includes(other.name)).flatMap(({ nouns }) => nouns)
    const nouns = [...each.nouns, ...like].filter((noun) => wordsOfNoun(noun).every((word) => words.has(word)))
    return nouns.length > 0 || BY_FORM.test(each.name) ? [{ ...each, nouns, like: [] }] : []
  })
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .map(singular)

const wordsOfNouns = new Map<string, string[]>()

/** The same nouns are asked for every kind. */
function wordsOfNoun(noun: string): string[] {
  const known = wordsOfNouns.get(noun) ?? wordsOf(noun)
  wordsOfNouns.set(noun, known)
  return known
}

/** What was loaded for a brief, as the writer wants it. */
export interface LoadedParts {
  common: CommonMaterial
  style: CommonStylePart
  /** Absent: no problem and no story was typed. */
  typed?: PartsByName['common/typed']
  works?: PartsByName['works']
  /** Absent: the kind has its own. */
  shots?: PartsByName['common/shots']
  kind?: { part: KindPart; style?: StylePart; typed?: TypedPart }
}

/** The material for a brief, put together from its parts. */
export const joined = ({ common, style, typed, works, shots, kind }: LoadedParts) => ({
  skeletons: style.skeletons,
  common: { ...common, ...typed, ...works, ...shots, pieces: style.pieces, ...(kind && { shots: kind.part.shots }) },
  kind: kind && joinedKind(kind),
})

function joinedKind({ part: { kind }, style, typed }: NonNullable<LoadedParts['kind']>): Kind {
  const { pieces = [], talk, step } = style ?? {}
  return {
    ...kind,
    pieces: [...kind.pieces, ...pieces],
    features: kind.features.map((feature, at) => ({
      ...feature,
      talk: talk?.[at] ?? feature.talk,
      step: step?.[at] ?? feature.step,
    })),
    problems: kind.problems.map((problem, at) => {
      const more = typed?.problems[at]
      if (!more) return problem
      const { match, weak, audiences, moments } = more
      return {
        ...problem,
        match,
        weak,
        audiences: { ...problem.audiences, ...audiences },
        moments: problem.moments.map((moment, order) => ({ ...moment, match: moments[order] ?? [] })),
      }
    }),
    closes: typed?.closes ?? kind.closes,
  }
}
