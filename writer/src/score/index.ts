export type { CraftScore, ScoredScript, ScorePart } from './score-script'
export { scoreScript } from './score-script'
