import type { Scene } from '@reelwright/shared'
import type { Flag } from '../check'
import type { ScoredBrief } from './scored-brief'

export type ScoredScene = Pick<Scene, 'duration' | 'voiceover' | 'visualCue' | 'cameraDirection'>

/** What is scored: the scenes as spoken and filmed, what was asked for, and what the checker found. */
export interface ScoredScript {
  scenes: readonly ScoredScene[]
  brief: ScoredBrief
  flags: readonly Flag[]
}

export type PartId = 'V1' | 'V2' | 'V3' | 'V4' | 'V5' | 'V7' | 'V8' | 'V9'

export interface ScorePart {
  id: PartId
  weight: number
  /** 0 to 10. */
  points: number
  /** What people read next to the bar. */
  sentence: string
  /** What would raise it; absent where nothing is left to do. */
  fix?: string
}

/** What would raise a part the most. */
export interface Remedy {
  fix: string
  /** The wish that does it; absent where it takes words that only the seller knows. */
  action?: Action
}

/** A button: what it says, and a wish in plain words that refining understands. */
export interface Action {
  label: string
  prompt: string
}

export interface Suggestion {
  /** The part of the score, or the rule of the checker, that it is about. */
  part: PartId | (string & {})
  what: string
  why: string
  action: Action
}

/** How many calls to action a viewer hears. */
export type Asks = 'none' | 'one' | 'several'

export type Band = 'rework' | 'usable' | 'strong' | 'excellent'

/** How well a script follows what tends to hold attention. It does not predict views. */
export interface CraftScore {
  /** 0 to 10 with one decimal, never NaN. */
  total: number
  band: Band
  parts: ScorePart[]
  asks: Asks
  /** Why the total is lower than its parts, where a cap applied. */
  cap?: string
  /** At most five, the heaviest first, one for each part or rule. */
  advice: Suggestion[]
  /** The same as plain texts. */
  suggestions: string[]
}
