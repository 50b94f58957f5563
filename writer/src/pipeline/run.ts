import type { ScriptBrief } from '@reelwright/shared'
import { pacingFor } from '../pacing'
import type { CommonMaterial, Kind, Piece } from '../kinds'
import { hashSeed, seededRandom } from '../language'
import type { Told } from './as-told'
import { choicesFor, firstOf, mostSpoken, type Option, type Place } from './choose'
import { isDemonstrated, withDemonstration } from './demonstration'
import { withEnding } from './ending'
import { ALL_FIELDS } from './all-fields'
import type { FieldReaders } from './field-readers'
import { type Draft, fitWords } from './fit'
import { heardIn } from './heard'
import { ANGLE_WEIGHT, judge, type Judged } from './judge'
import { withJoinedFeatures } from './one-breath'
import { type Angle, anglesFor, isPlain, type Plan, planFor, toldOpening } from './plan'
import { type ReadFeature, readWith } from './reading'
import { withShownPeople } from './shown-people'
import { withShownProblem } from './shown-problem'
import { answersTyped } from './stages'
import { writeScript } from './write'

export interface PipelineOptions {
  seed: string
  /** Earlier spoken scripts, newest first. */
  avoid?: readonly string[]
  kind: Kind | undefined
  skeletons: readonly Piece[]
  common: CommonMaterial
  /** The id of the angle to use. */
  angle?: string
}

/** So many angles are written out, and the best is kept. */
const MAX_TRIED = 4

/** read > plan > choose > fit > write > judge. */
export const runPipeline = (brief: ScriptBrief, options: PipelineOptions): Judged => runWith(ALL_FIELDS, brief, options)

/** The same, with all angles, best first. */
export function runWith(
  fields: FieldReaders,
  brief: ScriptBrief,
  options: PipelineOptions,
): Judged & { angles: readonly Angle[] } {
  const { common } = options
  const reading = readWith(fields, brief, options.kind, common)
  const heard = heardIn(options.avoid ?? [])
  const random = seededRandom(hashSeed(options.seed, brief.productName, reading.style, reading.tone, reading.seconds))
  const angles = anglesFor(reading, options.skeletons, heard, random.stream('angles'))
  const wanted = angles.filter(({ id }) => id === options.angle)
  const { aim } = pacingFor(reading.seconds, reading.style, reading.tone)
  // What its choices cost already may show that a draft is not the best: then it is not written out.
  const written = (angle: Angle, limit: number) => {
    if (angle.cost * ANGLE_WEIGHT >= limit) return undefined
    const plan = planFor(reading, angle)
    const opening = toldOpening(angle)
    const story = opening === undefined ? undefined : fields.tell(reading, opening)
    if (story) return { faults: 0, ...judgeTold(story, plan) }
    const places = choicesFor(plan, heard, random.stream(angle.id))
    const words = Math.round(isPlain(plan) ? Math.min(aim, naturalWords(places)) : aim)
    const told = withEnding(fitWords(places, words), reading)
    const isAlone = (option: Option) =>
      isAnswer(plan)(option) || isDemonstrated(option, reading) || (option.features ?? []).some(isListRecited)
    const joined = isPlain(plan)
      ? withDemonstration(withShownProblem(withJoinedFeatures(told, isAlone), plan, heard), plan)
      : told
    const draft = withShownPeople(joined, reading)
    const faults = faultsOf(draft, plan)
    const choices = draft.cost / 4 + faults
    if (choices + angle.cost * ANGLE_WEIGHT >= limit) return undefined
    return { faults, ...judge(writeScript(draft, plan), plan, isPlain(plan) ? draft.words : aim, choices) }
  }
  // Pieces around the same words hardly differ.
  const most = angles[0] && common.pieces.includes(angles[0].piece) ? MAX_PLAIN : MAX_TRIED
  const isStory = angles[0] !== undefined && toldOpening(angles[0]) !== undefined
  const cheapest = (list: readonly Angle[], first?: ReturnType<typeof written>) =>
    list.reduce((best, angle) => {
      const other = written(angle, best?.cost ?? Infinity)
      return best && other && other.cost >= best.cost ? best : (other ?? best)
    }, first)
  const first = cheapest(wanted.length > 0 ? wanted : angles.slice(0, isStory ? 1 : most))
  if (!first) throw new Error('A brief without an angle')
  const isDone = wanted.length > 0 || first.faults < MANY_FAULTS
  // Around the seller's words nothing stands between the problem and its answer.
  const plain = isDone ? [] : angles.slice(most).filter(({ piece }) => common.pieces.includes(piece))
  return { ...(cheapest(plain.slice(0, MAX_PLAIN), first) ?? first), angles }
}

/** The seller's story with its features as typed, in their order. */
function judgeTold({ reading, draft, said, ...told }: Told, plan: Plan): Judged {
  const features = reading.features.filter((feature) => !said.includes(feature))
  const full = { ...plan, ...told, reading, features }
  return judge(writeScript(draft, full), full, draft.words, 0)
}

/** What surely answers the problem is said alone. */
const isAnswer =
  (plan: Plan) =>
  ({ features = [] }: Option) =>
    features.some((feature) => feature === firstOf(plan) && answersTyped(plan.reading, feature))

/** "You get 10 pairs and a case." is joined with no other. */
const isListRecited = ({ recital }: ReadFeature) => recital !== undefined && /,| and /.test(recital.text)

const MAX_PLAIN = 2
const MANY_FAULTS = 8
/** Another feature is said before the one that answers, or that one not at all. */
const LATE_ANSWER_FAULT = 30
const UNSAID_FAULT = 4
const UNANSWERED_FAULT = 10

/** What readers stop at: the answer late or only as text, features left out that there is time for, a question that is not answered. */
function faultsOf({ chosen }: Draft, plan: Plan): number {
  const { reading, features } = plan
  const said = chosen.flatMap(({ option }) => option.features ?? [])
  const answer = reading.painPoint === '' ? undefined : firstOf(plan)
  const isLate =
    answer !== undefined && !chosen.find(({ option }) => option.features)?.option.features?.includes(answer)
  const expected = isPlain(plan) ? 0 : Math.min(features.length, mostSpoken(reading.seconds))
  // A test or a find that says nothing of the product does not pay off.
  const isEmpty = !isPlain(plan) && features.length > 0 && said.length === 0
  const unanswered = chosen.filter(
    ({ option }, at) => option.role === 'feature' && ASKED.test(chosen[at - 1]?.option.text ?? ''),
  ).length
  return (
    (isLate ? LATE_ANSWER_FAULT : 0) +
    (isEmpty ? LATE_ANSWER_FAULT : 0) +
    Math.max(0, expected - new Set(said).size) * UNSAID_FAULT +
    (plan.angle.piece.voices.length > 0 && !isPlain(plan) ? unanswered * UNANSWERED_FAULT : 0)
  )
}

/** A question of a skit that a feature alone does not answer. */
const ASKED = /(?<!\b(?:And|So|How|Why|What else|What's (?:that|it) for|What does it do)),?\?$/

/** Words that all lines take which are meant for this length, each in its best wording. */
const naturalWords = (places: readonly Place[]) =>
  places
    .map(({ omit, options }) => ({ omit, best: options.reduce((a, b) => (b.cost < a.cost ? b : a)) }))
    .filter(({ omit, best }) => omit === undefined || (omit >= MEANT && best.cost <= omit))
    .reduce((sum, { best }) => sum + best.words, 0)
/** Leaving out costs less for lines of longer videos. */
const MEANT = 3
