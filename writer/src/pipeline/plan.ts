import type { Kind, Moment, Piece, Problem } from '../kinds'
import type { Random } from '../language'
import { type Heard, openerKeys } from './heard'
import type { ReadFeature, Reading } from './reading'

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
}

export interface Plan {
  reading: Reading
  angle: Angle
  /** In the order in which they answer the problem. */
  features: readonly ReadFeature[]
}

/** Problems of the skeletons: the kind's, the seller's own words, none. */
const KNOWN = '@known'
const OWN = '@own'
const NONE = '@none'
const ANY = '@any'

/** Every angle for a brief, best first. The same seed gives the same order. */
export function anglesFor(reading: Reading, skeletons: readonly Piece[], heard: Heard, random: Random): Angle[] {
  const { kind, style } = reading
  const rank = (angle: Angle, base: number) => ({
    angle,
    cost:
      base + random.stream(angle.id).next() + (openerKeys(angle.hook).some((key) => heard.hooks.has(key)) ? 100 : 0),
  })
  const skeletonsOf = (problem: string) =>
    skeletons.filter(
      (piece) =>
        piece.styles.includes(style) &&
        (piece.problems.includes(problem) || piece.problems.includes(ANY)) &&
        (piece.kinds === undefined || (piece.kinds === 'known') === (kind !== undefined)),
    )
  // What kinds tell is somebody's own experience.
  const isImpersonal = !reading.firstPerson && style !== 'skit'
  if (!kind || reading.ownProblem || isImpersonal) {
    return skeletonsOf(reading.ownProblem?.isEnglish ? OWN : NONE)
      .map((piece) => rank(angleOf(piece, undefined, undefined, false), 0))
      .sort((a, b) => a.cost - b.cost)
      .map(({ angle }) => angle)
  }
  const ranked = problemsFor(reading, kind).flatMap(({ problem, cost }) => {
    const own = kind.pieces.filter(
      (piece) =>
        piece.styles.includes(style) &&
        (piece.problems.length === 0 || piece.problems.includes(problem.name)) &&
        meets(piece.needs, reading),
    )
    const put = skeletonsOf(KNOWN).flatMap((piece) =>
      problem.moments.map((moment) => rank(angleOf(piece, problem, moment, false), cost + 3)),
    )
    return [
      ...own.map((piece) =>
        rank(angleOf(piece, problem, random.stream(piece.title).pick(problem.moments), true), cost),
      ),
      ...put,
    ]
  })
  return ranked.sort((a, b) => a.cost - b.cost).map(({ angle }) => angle)
}

function angleOf(piece: Piece, problem: Problem | undefined, moment: Moment | undefined, isOwn: boolean): Angle {
  const first = piece.beats[0]?.lines[0]?.wordings[0]?.text ?? ''
  return {
    id: [problem?.name, piece.title, isOwn ? undefined : moment?.name].filter(Boolean).join(' / '),
    label: isOwn || !moment ? piece.title : moment.name,
    piece,
    problem,
    moment,
    isOwn,
    hook: first.startsWith('{hook}') ? (moment?.hook.wordings[0]?.text ?? '') : first,
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

export function meets(needs: readonly (readonly string[])[], { features }: Reading): boolean {
  const names = new Set(features.map(({ block }) => block?.name))
  return needs.every((any) => any.some((name) => names.has(name)))
}

/** Plan for one angle: the features that answer its problem come first. */
export function planFor(reading: Reading, angle: Angle): Plan {
  const weight = ({ block, plain }: ReadFeature) => {
    const at = block && angle.problem ? block.answers.indexOf(angle.problem.name) : -1
    if (at >= 0) return at * 0.1
    if (block) return 2
    return plain ? 3 : 4
  }
  const features = [...reading.features].sort((a, b) => weight(a) - weight(b))
  return { reading, angle, features }
}
