import { isByModel, type RefineRequest, type RefineResult, splitSentences } from '@reelwright/shared'
import type { ScriptModel, WritingUsage } from './script-model'
import { streamScript } from './stream-script'
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
    streamScript(script, options.onEvent)
    return { script, usage: EMBEDDED_USAGE }
  },
  async refine({ request, brief = request.brief }, options) {
    const result = await refineInThread({ ...request, brief: request.brief ?? brief }, options)
    return { result, usage: EMBEDDED_USAGE }
  },
  angles: anglesInThread,
}

/**
 * The offline writer in the place of a language model. To a script of one it adds no line unless the wish asks for more, and it takes away
 * no sentence that another one refers to: it rather changes nothing, and says why.
 */
export const fallbackModel: ScriptModel = {
  ...embeddedModel,
  async refine(input, options) {
    const { result, usage } = await embeddedModel.refine(input, options)
    const fault = isScriptOfModel(input.request) ? faultIn(result, input.request.refinementPrompt) : undefined
    return { result: fault ? unchanged(input.request, fault) : result, usage }
  },
}

const isScriptOfModel = ({ script }: RefineRequest) =>
  typeof script !== 'string' && script.writtenBy !== undefined && isByModel(script.writtenBy)

function faultIn({ changes }: RefineResult, wish: string): string | undefined {
  const told = changes.map(({ before, after }) => ({ before: splitSentences(before), after: splitSentences(after) }))
  if (!ASKS_FOR_MORE.test(wish) && told.some(addsLines)) return 'adding lines of its own'
  return told.some(leavesReference) ? 'cutting a sentence that the next one refers to' : undefined
}

const ASKS_FOR_MORE =
  /\b(?:add|insert|include|mention|put in|say|tell|use (?:this|the (?:hook|line|words?|call))|open with|end with|start with|longer|lengthen|extend|expand|elaborate|flesh|stretch|details?|specific|concrete|social proof|testimonials?|demo|skip it|\d+ ?(?:s|secs?|seconds?|minutes?))\b/i

interface Told {
  before: string[]
  after: string[]
}

/** Whether a scene has more sentences than before beside some of its own, or is new. */
const addsLines = ({ before, after }: Told) =>
  after.length > before.length && (before.length === 0 || after.some((sentence) => before.includes(sentence)))

const REFERS =
  /^(?:\p{Lu}+: )?(?:and|but|or|so|then|it|it's|its|they|they're|them|their|that|that's|this|these|those|otherwise|instead|which|because|same|mine|both|neither|either|also)\b/iu

/** Whether a sentence that leans on the one before it has lost that one. A shortened one is still there. */
const leavesReference = ({ before, after }: Told) =>
  before.some((sentence, at) => {
    const lead = before[at - 1]
    if (lead === undefined || !REFERS.test(sentence) || !after.includes(sentence)) return false
    return !after.some((kept) => kept === lead || lead.startsWith(kept.replace(/[.!?]$/, '')))
  })

const unchanged = ({ script }: RefineRequest, fault: string): RefineResult => ({
  refinedScript: typeof script === 'string' ? script : script.spoken_script,
  script: typeof script === 'string' ? null : script,
  summary: `Nothing was changed: the built-in writer couldn’t do this without ${fault}.`,
  changes: [],
  offers: [],
})
