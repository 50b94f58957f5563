import { composeScript, refineScript } from '@reelwright/writer'
import type { ScriptModel, WritingUsage } from './script-model'
import { tellScript } from './tell-script'

/** What the offline writer takes: nothing that anybody pays for. */
export const EMBEDDED_USAGE: WritingUsage = {
  writer: 'embedded',
  inputTokens: 0,
  outputTokens: 0,
  costMicrodollars: null,
  repairRounds: 0,
  fellBack: undefined,
}

/** The offline writer: complete without any key. */
export const embeddedModel: ScriptModel = {
  async write(brief, options) {
    options.signal?.throwIfAborted()
    const script = composeScript(brief, options)
    tellScript(script, options.onEvent)
    return { script, usage: EMBEDDED_USAGE }
  },
  async refine({ request, brief }, options) {
    options.signal?.throwIfAborted()
    return { result: refineScript({ ...request, brief: request.brief ?? brief }, options), usage: EMBEDDED_USAGE }
  },
}
