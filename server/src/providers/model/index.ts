import type { checkModel as check } from './check-model'
import type { testModel as test } from './test-model'

export { createModel } from './create-model'
export type { ModelCheck } from './check-model'
export { embeddedModel, fallbackModel } from './embedded-model'
export type { FallbackReason, Refining, ScriptModel, Writing, WritingOptions, WritingUsage } from './script-model'
export { suggestSeoInThread, warmUpWriter } from './writer-thread'

/** Loaded when used, as the models themselves: their packages are large. */
export const checkModel: typeof check = async (...given) => (await import('./check-model')).checkModel(...given)
export const testModel: typeof test = async (...given) => (await import('./test-model')).testModel(...given)
