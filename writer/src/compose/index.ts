export type { ComposeOptions } from './compose-script'
export { composeScript, openerTip, titleName } from './compose-script'
export { ctaCategoryOf, hookCategoryOf } from './recognise'
