import type { Tone } from '@reelwright/shared'
import type { HookCategory } from './frame'

/**
 * One story, argument or scene of one style, written as a whole: the hook's image comes back at the end. What the seller typed
 * (name, features, problem, price, call) is put in where its slots and beats ask for it. Written in `writer/content/plots`.
 */
export interface Plot {
  title: string
  /** Id of the bucket of products it is about; undefined: any product. */
  bucket?: string
  /** Head nouns it is right for, or not right for. */
  only?: readonly string[]
  not?: readonly string[]
  /** Words that make it the right one when they stand in the seller's problem. */
  match?: readonly string[]
  /** Only with, or only without, a problem typed by the seller. */
  needs?: 'pain' | 'no pain'
  tones?: readonly Tone[]
  /** Voices A, B, C of a skit. */
  cast?: readonly [string, string, string]
  hooks: readonly { category: HookCategory; text: string }[]
  /** By id of the beat, in the order they are said. */
  lines: Readonly<Record<string, readonly PlotLine[]>>
}

export interface PlotLine {
  /** Texts that mean the same; one is said. */
  texts: readonly string[]
  /** Only when there is room. */
  optional?: boolean
  /** Only when the beat carries no feature. */
  withoutFeature?: boolean
}
