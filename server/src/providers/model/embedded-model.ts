import type { ScriptModel, WritingUsage } from './script-model'
import { tellScript } from './tell-script'
import { anglesInThread, refineInThread, writeInThread } from './writer-thread'

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
    const script = await writeInThread(brief, options)
    tellScript(script, options.onEvent)
    return { script, usage: EMBEDDED_USAGE }
  },
  async refine({ request, brief = request.brief }, options) {
    const result = await refineInThread({ ...request, brief: request.brief ?? brief }, options)
    return { result, usage: EMBEDDED_USAGE }
  },
  angles: anglesInThread,
}
