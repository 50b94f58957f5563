import type { GeneratedScript, ScriptBrief } from '@reelwright/shared'
import type { FeatureBrief } from './feature-brief'
import { type KindSource, writeBrief, writeFeatures } from './pipeline'

export interface ComposeOptions {
  /** The same seed and brief give the same script on every machine. */
  seed: string
  /** Earlier spoken scripts of this account, newest first: their openers never come back. */
  avoid?: string[]
  kinds: KindSource
}

/** Writes one complete script without any model: from the lines of its kind, or plainly in the brief's own words. */
export const composeScript = (brief: ScriptBrief, options: ComposeOptions): GeneratedScript =>
  writeBrief(brief, options)

/** The same for a brief without problem, price and call. Where only this is imported, what reads them is left out of the bundle. */
export const composeFromFeatures = (brief: FeatureBrief, options: ComposeOptions): GeneratedScript =>
  writeFeatures(brief, options)
