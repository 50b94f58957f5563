import type { ScriptBrief } from '@reelwright/shared'
import type { Line } from '../kinds'
import { hashSeed, seededRandom } from '../language'
import { heardIn } from './heard'
import { anglesFor, planFor } from './plan'
import { readBrief } from './reading'
import { kindOf, type WriteOptions } from './write-brief'

/** What the embedded writer would use for a brief, as material for a language model. Texts only. */
export interface WritingIdeas {
  /** What the product is, where it is recognized. */
  kind: string | null
  plan: { angle: string; opening: string | null; featuresInOrder: string[] }
  problem: { why: string[]; getsWorse: string[]; triedBefore: string[]; afterwards: string[] } | null
  tests: string[]
  doubts: string[]
  limits: string[]
}

const MAX_LINES = 4

/** The plan and the kind's material for a brief. */
export function ideasOf(brief: ScriptBrief, { seed, avoid = [], kinds }: WriteOptions): WritingIdeas | undefined {
  const entry = kindOf(brief, kinds.index)
  const kind = entry && kinds.kind(entry.id)
  const reading = readBrief(brief, kind, kinds.common)
  const random = seededRandom(hashSeed(seed, brief.productName))
  const [angle] = anglesFor(reading, kinds.skeletons, heardIn(avoid), random)
  if (!angle) return undefined
  const { problem } = angle
  return {
    kind: kind?.name ?? null,
    plan: {
      angle: angle.label,
      opening: angle.hook || null,
      featuresInOrder: planFor(reading, angle).features.map(({ typed }) => typed),
    },
    problem: problem
      ? {
          why: textsOf(problem.why),
          getsWorse: textsOf(problem.worse),
          triedBefore: problem.tried.slice(0, MAX_LINES),
          afterwards: textsOf(problem.after),
        }
      : null,
    tests: textsOf(reading.kind?.tests ?? []),
    doubts: (reading.kind?.doubts ?? []).slice(0, MAX_LINES).map(({ question }) => question),
    limits: textsOf(reading.kind?.limits ?? []),
  }
}

/** The usual wordings; those with a slot for the product are of no use elsewhere. */
const textsOf = (lines: readonly Line[]): string[] =>
  lines
    .filter(({ has, not }) => !has && !not)
    .flatMap(({ wordings }) => wordings[0]?.text ?? [])
    .filter((text) => !text.includes('{'))
    .slice(0, MAX_LINES)
