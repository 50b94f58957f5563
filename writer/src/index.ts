export type { ComposeOptions } from './compose'
export { composeScript } from './compose'
export type { Refusal } from './refusal'
export { refusalOf } from './refusal'
