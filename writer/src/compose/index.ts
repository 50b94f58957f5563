export type { ComposeOptions } from './compose-script'
export { composeScript } from './compose-script'
