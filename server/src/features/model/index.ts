export { checkModelAtStart } from './check-at-start'
export { createScriptModel } from './script-model'
