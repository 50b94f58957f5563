export type { ComposeOptions } from './compose'
export { composeScript } from './compose'
