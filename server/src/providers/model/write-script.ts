import { paragraphs, type ScriptBrief } from '@reelwright/shared'
import { adoptScript, orderedWords, ordersIn, typedTexts, writingFacts, type WritingIdeas } from '@reelwright/writer'
import { craftRules, writeRequest } from './prompt'
import type { WritingOptions } from './script-model'
import { sellerData } from './second-reading'
import type { Work } from './attempts'

/** Openers a model is told not to use; the check knows them all. */
const TOLD_HOOKS = 15

/** Writing a script, as a model is asked for it. */
export function writingWork(
  brief: ScriptBrief,
  { seed, avoid, onEvent }: WritingOptions,
  ideas: WritingIdeas | undefined,
): Work {
  const typed = writingFacts(brief)
  const facts = ideas ? { ...typed, product: ideas.product } : typed
  const { kind = '', problem, tests = [], features = [], doubts = [], limits = [] } = ideas ?? {}
  const told = [
    kind ?? '',
    ...tests,
    ...features.map(({ line }) => line),
    ...doubts.flatMap(({ question, answer }) => [question, answer]),
    ...limits,
    ...Object.values(problem ?? {}).flat(),
  ]
  const hooks = avoid.slice(0, TOLD_HOOKS).map((script) => (paragraphs(script)[0] ?? '').slice(0, 120))
  return {
    kind: 'script',
    rules: craftRules(facts),
    request: writeRequest(facts, ideas, hooks),
    orders: ordersIn(typedTexts(brief)),
    orderedWords: orderedWords(typedTexts(brief)),
    style: facts.style,
    data: sellerData(facts),
    judge: ({ scenes, ...pack }, revise) =>
      adoptScript(brief, scenes, { seed, avoid, pack, told, ...(revise && { revise }) }),
    tell: onEvent,
  }
}
