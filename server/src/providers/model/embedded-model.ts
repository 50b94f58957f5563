import { ScriptBrief, VIDEO_STYLES, type VideoStyle } from '@reelwright/shared'
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

/**
 * Writes a script of each style that nobody sees, between whatever else there is to do. The first of a process compiles a thousand
 * regular expressions and takes ten times as long as the next; a creator should not be the one who waits for that.
 */
export function warmUpWriter(styles: readonly VideoStyle[] = VIDEO_STYLES) {
  const [style, ...others] = styles
  if (style === undefined) return
  const brief = { productName: 'Desk lamp', targetAudience: 'everyone', features: ['dimmable'], style }
  composeScript(ScriptBrief.parse(brief), { seed: 'warm' })
  setImmediate(warmUpWriter, others)
}
