export type { Judgement } from './craft-scorer'
export { craftScorer } from './craft-scorer'
export { scoreScript } from './score-script'
export type { Action, Band, CraftScore, PartId, ScoredScene, ScoredScript, ScorePart, Suggestion } from './types'
