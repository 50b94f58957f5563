export type { AdoptedScript, AdoptOptions, Problem, SpokenScene, WritingFacts } from './adopt'
export { adoptScript, cleanSpeech, cleanSpeechSoFar, orderedWords, ordersIn, typedTexts, writingFacts } from './adopt'
export { composeFromFeatures, type ComposeOptions, composeScript } from './compose-script'
export {
  type CompiledKinds,
  compileKinds,
  joined as joinedMaterial,
  type Kind,
  type LoadedParts,
  type PartsByName,
} from './kinds'
export type { FeatureBrief } from './feature-brief'
export { anglesOf, ideasOf, type KindSource, kindOf, type WritingIdeas } from './pipeline'
export { ctaCategoryOf, hookCategoryOf } from './library/recognise'
export type { Refusal } from './refusal'
export { refusalOf } from './refusal'
export type { RefineOptions } from './refine'
export { refineScript, wantedSeconds } from './refine'
export { styleOf } from './reading'
