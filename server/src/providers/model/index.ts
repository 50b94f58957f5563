import type { GeneratedScript, ScriptBrief } from '@reelwright/shared'
import { composeScript } from '@reelwright/writer'

export interface WritingOptions {
  /** The same brief and seed give the same script. */
  seed: string
  /** Earlier spoken scripts of the account, newest first: the new one must not repeat them. */
  avoid: string[]
}

/** Who writes the scripts: the embedded writer, or (by configuration, later) a language model. */
export interface ScriptModel {
  write(brief: ScriptBrief, options: WritingOptions): Promise<GeneratedScript>
}

/** The offline writer: complete without any key. */
export const embeddedModel: ScriptModel = {
  write: async (brief, options) => composeScript(brief, options),
}
