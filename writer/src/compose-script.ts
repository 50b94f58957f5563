import type { GeneratedScript, ScriptBrief } from '@reelwright/shared'
import { composeScript as composeFromPlots } from './compose'
import { isWrittenFor, type KindSource, writeBrief } from './pipeline'

export interface ComposeOptions {
  /** The same seed and brief give the same script on every machine. */
  seed: string
  /** Earlier spoken scripts of this account, newest first: their openers never come back. */
  avoid?: string[]
  kinds: KindSource
}

/**
 * Writes one complete script without any model: from the lines of its kind where these are written for the brief, else from plots, until blind
 * readings show that the plain script of the brief's own words is better. (docs/writer-readings.md)
 */
export function composeScript(brief: ScriptBrief, options: ComposeOptions): GeneratedScript {
  return isWrittenFor(brief, options.kinds) ? writeBrief(brief, options) : composeFromPlots(brief, options)
}
