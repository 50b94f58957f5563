import type { ScriptBrief } from '@reelwright/shared'
import { pacingFor } from '../compose/pacing'
import type { Kind, Piece } from '../kinds'
import { hashSeed, seededRandom } from '../language'
import { choicesFor } from './choose'
import { fitWords } from './fit'
import { heardIn } from './heard'
import { judge, type Judged } from './judge'
import { anglesFor, planFor } from './plan'
import { readBrief } from './reading'
import { writeScript } from './write'

export interface PipelineOptions {
  seed: string
  /** Earlier spoken scripts, newest first. */
  avoid?: readonly string[]
  kind: Kind | undefined
  skeletons: readonly Piece[]
  /** The id of the angle to use. */
  angle?: string
}

/** So many angles are written out, and the best is kept. */
const MAX_TRIED = 4

/** read > plan > choose > fit > write > judge. */
export function runPipeline(brief: ScriptBrief, options: PipelineOptions): Judged {
  const reading = readBrief(brief, options.kind)
  const heard = heardIn(options.avoid ?? [])
  const random = seededRandom(hashSeed(options.seed, brief.productName, reading.style, reading.tone, reading.seconds))
  const angles = anglesFor(reading, options.skeletons, heard, random.stream('angles'))
  const wanted = angles.filter(({ id }) => id === options.angle)
  const { aim } = pacingFor(reading.seconds, reading.style, reading.tone)
  const drafts = (wanted.length > 0 ? wanted : angles.slice(0, MAX_TRIED)).map((angle) => {
    const plan = planFor(reading, angle)
    const draft = fitWords(choicesFor(plan, heard, random.stream(angle.id)), Math.round(aim))
    return judge(writeScript(draft, plan), plan, aim, draft.cost / 4)
  })
  return drafts.reduce((a, b) => (a.cost <= b.cost ? a : b))
}
