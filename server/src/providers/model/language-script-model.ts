import { fallbackReason, type GeneratedScript, type GenerationEvent } from '@reelwright/shared'
import { ordersIn } from '@reelwright/writer'
import type { AiConfig } from '../../platform/config'
import type { Log } from '../../platform/log'
import { createAsk } from './ask-model'
import { embeddedModel, fallbackModel } from './embedded-model'
import { languageModel } from './language-model'
import { refineResult, refiningWork, unmetWords } from './refine-script'
import { askWithRepairs, spokenIn, type Outcome, type Work } from './attempts'
import type { ScriptModel, WritingOptions, WritingUsage } from './script-model'
import { createSpending } from './spending'
import { streamScenes, streamScript } from './stream-script'
import { writingWork } from './write-script'
import { ideasInThread } from './writer-thread'

/** A language model writes, under the rules of the embedded writer and within the time of the settings; else that one does. */
export function languageScriptModel(ai: AiConfig, log: Log): ScriptModel {
  const nextWordMs = ai.idleSeconds * 1000
  const firstWordMs = Math.max(nextWordMs, (ai.timeoutSeconds * 1000) / 2)
  const ask = createAsk(languageModel(ai), { firstWordMs, nextWordMs })

  async function attempt(
    what: string,
    work: Work,
    { signal: clientSignal, maxSeconds = Infinity, onUsage }: WritingOptions,
  ) {
    clientSignal?.throwIfAborted()
    const started = performance.now()
    const limitMs = Math.min(ai.timeoutSeconds, maxSeconds) * 1000
    const timeUp = AbortSignal.timeout(limitMs)
    const spending = createSpending(ai)
    const outcome = await askWithRepairs(
      {
        ask,
        spending,
        signal: clientSignal ? AbortSignal.any([clientSignal, timeUp]) : timeUp,
        clientSignal,
        timeLeft: () => limitMs - (performance.now() - started),
      },
      work,
    ).catch(async (thrown: unknown) => {
      await onUsage?.(spending.usage(0, undefined))
      throw thrown
    })
    const spent = spending.usage(outcome.repairRounds, outcome.failure?.reason)
    const { rules, status } = outcome.failure ?? {}
    const usage = { ...spent, ...(rules && { rules }), ...(status !== undefined && { status }) }
    report(log, what, outcome, usage, performance.now() - started)
    await onUsage?.(usage)
    return { done: outcome.done, usage }
  }

  return {
    async write(brief, given) {
      const { options, told } = remembering(given)
      const ideas = await ideasInThread(brief, options).catch(() => undefined)
      const { done, usage } = await attempt('script', writingWork(brief, options, ideas), options)
      if (done) {
        const script = done.isCutOff ? withAdvice(done.adopted.script, CUT_OFF) : done.adopted.script
        if (plain(told()) === plain(script.spoken_script)) streamScenes(script, options.onEvent)
        else {
          if (told() !== '') startOver(options, done.isCutOff ? CUT_OFF : 'A few lines were corrected.')
          streamScript(script, options.onEvent)
        }
        return { script, usage, drafted: spokenIn(done.draft) }
      }
      startOver(options, `${capitalized(fallbackReason(usage.fellBack ?? ''))}. The built-in writer starts over.`)
      const { script } = await embeddedModel.write(brief, options)
      return { script, usage }
    },

    async refine(input, options) {
      const { request } = input
      const brief = request.brief ?? input.brief
      // Without a brief the model cannot tell facts from inventions, and a wish that gives orders to a machine is not about the script.
      const skipped = !brief ? NO_BRIEF : ordersIn([request.refinementPrompt]).length > 0 ? NO_WISH : undefined
      if (!brief || skipped) {
        const { result, usage } = await fallbackModel.refine(input, options)
        const did = result.changes.length > 0 ? 'made this change' : 'replied'
        return {
          result: { ...result, summary: `${result.summary} The built-in writer ${did} because ${skipped}.` },
          usage,
        }
      }
      const { done, usage } = await attempt('refinement', refiningWork(request, brief, options.seed), options)
      if (done) return { result: refineResult({ ...request, brief }, done.adopted.script, done.draft.summary), usage }
      const { result } = await fallbackModel.refine(input, options)
      const unmet = unmetWords(request.refinementPrompt, result.refinedScript)
      const honest = unmet.length > 0 ? `${result.summary} Not included: ${unmet.join(', ')}.` : result.summary
      return { result: { ...result, summary: honest }, usage }
    },
  }
}

const NO_BRIEF = 'the AI model needs the product details'
const NO_WISH = 'the request reads like instructions to an AI'

const CUT_OFF = 'The AI model’s response was cut off, so the end of the script may be missing.'

const withAdvice = (script: GeneratedScript, advice: string): GeneratedScript => ({
  ...script,
  metadata: { ...script.metadata, suggestions: [advice, ...script.metadata.suggestions].slice(0, 5) },
})

/** The same options, and the words that were told since the last restart. */
function remembering(options: WritingOptions) {
  const { onEvent } = options
  let words = ''
  const listen = (event: GenerationEvent) => {
    if (event.event === 'words') words += event.data.text
    if (event.event === 'restart') words = ''
    onEvent?.(event)
  }
  return { options: onEvent ? { ...options, onEvent: listen } : options, told: () => words }
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function startOver({ onEvent }: WritingOptions, reason: string) {
  onEvent?.({ event: 'restart', data: { reason } })
}

/** What it took, for whoever pays; nothing of what was asked or answered. */
function report(log: Log, what: string, { failure }: Outcome, usage: WritingUsage, ms: number) {
  // Whoever set a model up must hear that it does not write, also where only warnings are logged.
  log[failure ? 'warn' : 'info']({ what, ...usage, ms: Math.round(ms) }, 'A language model was asked')
}
