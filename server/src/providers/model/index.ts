export { createModel } from './create-model'
export { embeddedModel } from './embedded-model'
export type { FallbackReason, Refining, ScriptModel, Writing, WritingOptions, WritingUsage } from './script-model'
export { warmUpWriter } from './writer-thread'
