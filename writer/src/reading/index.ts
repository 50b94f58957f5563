export {
  analyseBrief,
  analyseFeatures,
  analyseProduct,
  type BriefAnalysis,
  type ProductAnalysis,
} from './analyse-brief'
export { analyseAudience } from './audience'
export { repairCallToAction } from './call-to-action'
export { styleOf, toneOf } from './chosen'
export { isVerbAt, spokenSubject, verbAfterSubject } from './clause'
export { cleanField } from './clean-field'
export { isEnglish, isOtherLanguage } from './is-english'
export {
  baseVerb,
  isAdjective,
  isAdverb,
  isEnglishWord,
  isFunctionWord,
  isGerund,
  isListedNoun,
  isNoun,
  isParticiple,
  isPluralWord,
  isThirdPerson,
  thirdVerb,
} from './lexicon'
export { toYou } from './own-forms'
export { claimInWording, refusalOf } from './refusal'
export { expandShorthand } from './shorthand'
export { sortsOf } from './sorts'
export { captionOf, readFeature } from './read-feature'
export { type NounPhrase, readNounPhrase } from './noun-phrase'
export { asHanded, inEnglish, plainTitle, quotedPhrase } from './plain-title'
export { productNoun } from './product-nouns'
export { byItsName, readName, shortOf } from './read-name'
export {
  ing,
  plainWords,
  allowedClause,
  readProblem,
  saidWhole,
  spelledWords,
  subjectClause,
  withNumbers,
  written,
} from './read-problem'
export { withThePlace } from './the-place'
export { singlePrice } from './single-price'
export { ARTICLE, spelledOut } from './spelled-out'
export { KISS, rewritten, type Rule, writeOut } from './texting'
export { correctSpelling, named, withDays } from './spelling'
export type * from './types'
export { wholeClause } from './whole-clause'
