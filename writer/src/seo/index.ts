/*
 * Words for a listing and a post. The suggesting half reads the writer's lexicons and runs on the server; the judging half (coverage,
 * stuffing, claims, pasted terms) is small and runs in the page at every keystroke.
 */
export { claimsByText, regulated } from './claims'
export {
  type CoveredTexts,
  coverageOf,
  isCovered,
  type OpeningScene,
  type SeoCoverage,
  type TermCoverage,
} from './coverage'
export { factsOfScript, type SeoFacts, type SeoScene, type SeoScriptRow } from './facts'
export { isUsableHashtag } from './hashtags'
export { parseSearchTerms, type PastedTerms } from './search-terms'
export { stuffingIn, type StuffingWarning } from './stuffing'
export { suggestSeo } from './suggest'
