import type { ScriptBrief, Tone, VideoStyle } from '@reelwright/shared'
import type { FeatureBrief } from '../feature-brief'
import { contentSet } from '../language'
import { spokenPrice } from '../language/price'
import { readFeature, styleOf, toneOf } from '../reading'

/** What the score has to know about a brief. */
export interface ScoredBrief {
  style: VideoStyle
  tone: Tone
  /** Seconds. */
  videoLength: number
  price: ReturnType<typeof spokenPrice>
  /** What the product is called. */
  name: string
  problem: string | undefined
  /** What may be said of the product, as typed. */
  features: readonly string[]
  /** The price as typed: "39 kr a month". */
  priceText?: string | undefined
  /** The length asked for, where `videoLength` is that of the script. */
  askedLength?: number
  /** The call to action as typed. */
  call?: string | undefined
  /** The seller's own telling as typed. */
  story?: string | undefined
}

type Chosen = Pick<ScoredBrief, 'style' | 'tone' | 'videoLength' | 'price' | 'priceText'>

/** What was chosen in the form, and the price. Unknown styles and tones become the usual ones. */
export const chosenIn = (brief: ScriptBrief): Chosen => ({
  style: styleOf(brief),
  tone: toneOf(brief),
  videoLength: brief.videoLength,
  price: spokenPrice(brief.price, /^[\d.,\s]+$/.test(brief.priceText ?? '') ? '#' : undefined),
  priceText: brief.priceText ?? undefined,
})

/** A script is judged by its own length where it is shorter than what was asked for, which the plan says beside it. */
export const atLengthOf = (brief: ScoredBrief, scenes: readonly { duration: number }[]): ScoredBrief => ({
  ...brief,
  askedLength: brief.videoLength,
  videoLength: Math.min(
    brief.videoLength,
    Math.max(MIN_LENGTH, Math.round(scenes.reduce((sum, { duration }) => sum + duration, 0))),
  ),
})
const MIN_LENGTH = 15

export const scoredBrief = (brief: ScriptBrief): ScoredBrief => ({
  ...withoutProblem(brief),
  problem: brief.painPoint || undefined,
})

/** The same for a brief without problem, price and call. */
export const scoredFeatures = (brief: FeatureBrief): ScoredBrief => withoutProblem(brief)

const withoutProblem = (brief: ScriptBrief): ScoredBrief => ({
  ...chosenIn(brief),
  name: brief.productName,
  problem: undefined,
  call: brief.callToAction,
  story: brief.story ?? undefined,
  features: brief.features.filter((typed) => readFeature(typed).some(({ refused }) => !refused)),
})

/** The words of the form, by their stems; the seller's story is not among them. */
export const typedWords = ({ name, problem = '', features, call = '' }: ScoredBrief): ReadonlySet<string> =>
  contentSet([name, problem, ...features, call].join(' '))
