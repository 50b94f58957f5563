import { paragraphs, type ScriptBrief } from '@reelwright/shared'
import { checkText, type CheckContext, endDatesIn, type Flag } from '../check'
import type { FeatureBrief } from '../feature-brief'
import { countSpokenWords } from '../language'
import { scoreScript } from './score-script'
import { atLengthOf, type ScoredBrief, scoredBrief, scoredFeatures } from './scored-brief'
import type { CraftScore, ScoredScene } from './types'

export interface Judgement {
  score: CraftScore
  /** Positions are offsets into the text; of scenes, into their voiceovers joined by blank lines. */
  flags: Flag[]
}

/**
 * Checks and scores what somebody is typing: the brief is read once, then each keystroke costs a fraction of a millisecond. Takes scenes,
 * or plain text whose paragraphs are the scenes; then nothing can be said about the pictures.
 */
export const craftScorer = (brief: ScriptBrief, facts: readonly string[] = []): Scorer =>
  scorerFor(scoredBrief(brief), brief, facts)

/** The same for a brief without problem, price and call. */
export const featureScorer = (brief: FeatureBrief): Scorer => scorerFor(scoredFeatures(brief), brief, [])

type Scorer = (script: readonly ScoredScene[] | string) => Judgement

function scorerFor(scored: ScoredBrief, brief: ScriptBrief, facts: readonly string[]): Scorer {
  const disclosed = brief.disclosure !== undefined && brief.disclosure !== null
  const context: CheckContext = { price: brief.price, facts: [...facts, ...endDatesIn(brief.callToAction)], disclosed }
  return (script) => {
    const text = typeof script === 'string' ? script : script.map(({ voiceover }) => voiceover).join('\n\n')
    const scenes = typeof script === 'string' ? scenesOf(script, brief.videoLength) : script
    const flags = checkText(text, 'script', context)
    return { score: scoreScript({ scenes, brief: atLengthOf(scored, scenes), flags }), flags }
  }
}

/** Paragraphs as scenes, each as long as its share of the words. */
function scenesOf(text: string, seconds: number): ScoredScene[] {
  const voiceovers = paragraphs(text)
  const words = voiceovers.map(countSpokenWords)
  const total = Math.max(
    1,
    words.reduce((sum, count) => sum + count, 0),
  )
  return voiceovers.map((voiceover, at) => ({
    duration: ((words[at] ?? 0) / total) * seconds,
    voiceover,
    visualCue: '',
    cameraDirection: '',
  }))
}
