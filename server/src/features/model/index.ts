export { checkModelAtStart } from './check-at-start'
export { modelInUse, type ModelInUse } from './model-in-use'
export { createScriptModel } from './script-model'
