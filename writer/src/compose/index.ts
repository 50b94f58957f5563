export type { ComposeOptions } from './compose-script'
export { composeScript, titleName } from './compose-script'
export { ctaCategoryOf, hookCategoryOf } from './recognise'
