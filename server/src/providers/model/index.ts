export { createModel } from './create-model'
export { embeddedModel, warmUpWriter } from './embedded-model'
export type { FallbackReason, Refining, ScriptModel, Writing, WritingOptions, WritingUsage } from './script-model'
