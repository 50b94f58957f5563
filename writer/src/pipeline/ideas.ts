import type { ScriptBrief } from '@reelwright/shared'
import type { Line } from '../kinds'
import { countSpokenWords, hashSeed, seededRandom, tidy } from '../language'
import { heardIn } from './heard'
import { featurePoints } from './pack'
import { anglesFor, type Plan, planFor } from './plan'
import { readBrief } from './reading'
import { departmentOf } from './shots'
import { filled } from './spoken-line'
import { applies } from './usable'
import { kindIn, type WriteOptions } from './write-brief'

/** What the embedded writer would use for a brief, as material for a language model. Texts only. */
export interface WritingIdeas {
  /** What the product is, where it is recognized. */
  kind: string | null
  /** What shops call the group of products: "skin care". */
  department: string | null
  /** How the product is called. */
  product: { name: string; firstMention: string; laterMention: string }
  plan: { angle: string; opening: string | null; featuresInOrder: string[] }
  problem: { why: string[]; getsWorse: string[]; triedBefore: string[]; afterwards: string[] } | null
  tests: string[]
  /** What is said of features like those that were typed, and what shows them. */
  features: { typed: string; line: string; picture: string }[]
  doubts: { question: string; answer: string }[]
  limits: string[]
  /** Rules for the pictures of such products. */
  camera: string | null
  /** They promise too much of such products; none of them was typed. */
  wordsToAvoid: string[]
}

const MAX_LINES = 4
const MAX_FEATURES = 6
const MAX_HOOK_WORDS = 10

/** The plan and the kind's material for a brief. */
export function ideasOf(brief: ScriptBrief, { seed, avoid = [], kinds }: WriteOptions): WritingIdeas | undefined {
  const entry = kindIn(brief, kinds)
  const kind = entry && kinds.kind(entry.id)
  const reading = readBrief(brief, kind, kinds.common)
  const random = seededRandom(hashSeed(seed, brief.productName))
  const [angle] = anglesFor(reading, kinds.skeletons, heardIn(avoid), random)
  if (!angle) return undefined
  const { problem } = angle
  const { product } = reading
  const plan = planFor(reading, angle)
  const textsOf = (lines: readonly Line[]) => usualTexts(lines, plan)
  const typed = [brief.productName, ...brief.features, brief.painPoint, brief.story ?? ''].join('\n').toLowerCase()
  return {
    kind: kind?.name ?? null,
    department: departmentOf(reading)?.replaceAll('-', ' ') ?? null,
    product: { name: product.title, firstMention: product.first, laterMention: product.later },
    plan: {
      angle: angle.label,
      opening: angle.hook !== '' && countSpokenWords(angle.hook) <= MAX_HOOK_WORDS ? angle.hook : null,
      featuresInOrder: plan.features.map(({ typed }) => typed),
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
    features: featurePoints(reading)
      .filter(({ picture }) => picture !== '')
      .slice(0, MAX_FEATURES)
      .map(({ typed, text, picture }) => ({ typed, line: text, picture })),
    doubts: (reading.kind?.doubts ?? [])
      .map(({ question, answers }) => ({ question, answer: textsOf(inOrder(answers))[0] ?? '' }))
      .filter(({ answer }) => answer !== '')
      .slice(0, MAX_LINES),
    limits: textsOf(reading.kind?.limits ?? []),
    camera: reading.kind?.camera ?? null,
    wordsToAvoid: (reading.kind?.never ?? []).filter((word) => !typed.includes(word.toLowerCase())),
  }
}

/** The usual wordings of the lines that suit the brief. */
const usualTexts = (lines: readonly Line[], plan: Plan): string[] =>
  lines
    .filter((line) => applies(line, plan))
    .flatMap(({ wordings }) => tidy(filled(wordings[0]?.text ?? '', plan.reading, plan.reading.product.later)))
    .filter((text) => text !== '' && !text.includes('{'))
    .slice(0, MAX_LINES)

/** What answers only where nothing else does comes last. */
const inOrder = (answers: readonly Line[]) => [
  ...answers.filter(({ otherwise }) => !otherwise),
  ...answers.filter(({ otherwise }) => otherwise),
]
