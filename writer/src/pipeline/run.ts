import type { ScriptBrief } from '@reelwright/shared'
import { pacingFor } from '../compose/pacing'
import type { CommonMaterial, Kind, Piece } from '../kinds'
import { hashSeed, seededRandom, spokenWordCount } from '../language'
import { choicesFor, type Option, type Place } from './choose'
import { type Draft, fitWords } from './fit'
import { heardIn } from './heard'
import { judge, type Judged } from './judge'
import { anglesFor, isPlain, planFor } from './plan'
import { readBrief } from './reading'
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
export function runPipeline(brief: ScriptBrief, options: PipelineOptions): Judged {
  const reading = readBrief(brief, options.kind, options.common)
  const heard = heardIn(options.avoid ?? [])
  const random = seededRandom(hashSeed(options.seed, brief.productName, reading.style, reading.tone, reading.seconds))
  const angles = anglesFor(reading, options.skeletons, heard, random.stream('angles'))
  const wanted = angles.filter(({ id }) => id === options.angle)
  const { aim } = pacingFor(reading.seconds, reading.style, reading.tone)
  const drafts = (wanted.length > 0 ? wanted : angles.slice(0, MAX_TRIED)).map((angle) => {
    const plan = planFor(reading, angle)
    const places = choicesFor(plan, heard, random.stream(angle.id))
    const draft = withEnough(fitWords(places, Math.round(isPlain(plan) ? Math.min(aim, naturalWords(places)) : aim)))
    return judge(writeScript(draft, plan), plan, angle.problem ? aim : draft.words, draft.cost / 4)
  })
  return drafts.reduce((a, b) => (a.cost <= b.cost ? a : b))
}

/** Words that all lines take which are meant for this length, each in its best wording. */
const naturalWords = (places: readonly Place[]) =>
  places
    .map(({ omit, options }) => ({ omit, best: options.reduce((a, b) => (b.cost < a.cost ? b : a)) }))
    .filter(({ omit, best }) => omit === undefined || (omit >= MEANT && best.cost <= omit))
    .reduce((sum, { best }) => sum + best.words, 0)
/** Leaving out costs less for lines of longer videos. */
const MEANT = 3

const MIN_WORDS = 22

/** A brief of two words still gets a script that can be filmed. */
function withEnough(draft: Draft): Draft {
  const offer = draft.chosen.findIndex(({ option }) => option.role === 'price' || option.role === 'call')
  const before = draft.chosen[offer - 1]
  // A price of many digits takes long to say, and says little.
  const said = draft.chosen.reduce((sum, { option }) => sum + option.text.split(/\s+/).length, 0)
  if (said >= MIN_WORDS || !before) return draft
  const text = "That's all I know so far. Have a look, and decide for yourself."
  const words = spokenWordCount(text)
  const option: Option = { text, picture: 'Creator beside {Name}, both in the picture.', words, cost: 0, role: 'line' }
  const place: Place = { ...before.place, options: [option], omit: undefined }
  return {
    ...draft,
    words: draft.words + words,
    chosen: [...draft.chosen.slice(0, offer), { place, option }, ...draft.chosen.slice(offer)],
  }
}
