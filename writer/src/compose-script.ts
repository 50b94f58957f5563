import type { GeneratedScript, ScriptBrief } from '@reelwright/shared'
import { type KindSource, writeBrief } from './pipeline'

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
