import type { Scene, ScriptBrief } from '@reelwright/shared'
import { checkBrief, type Flag } from '@reelwright/writer/check'
import { isSaidAsTyped } from '@reelwright/writer/said-as-typed'
import { craftScorer, type CraftScore } from '@reelwright/writer/score'
import { placedFlags, type SceneFlag } from './scene-flags'

export type JudgedScene = Pick<Scene, 'id' | 'duration' | 'voiceover' | 'visualCue' | 'cameraDirection'>

/** What is asked: about a script, or about the fields of the form. */
export type CraftQuestion =
  | { about: 'script'; brief: ScriptBrief; scenes: readonly JudgedScene[] }
  | { about: 'brief'; brief: ScriptBrief }

/** How good a script is, and what must not be said in it, with places in its scenes. */
export interface Craft {
  score: CraftScore
  flags: SceneFlag[]
}

/** What a video must not say of the form's fields, and which features it says as they are typed. */
export interface JudgedBrief {
  flags: Flag[]
  said: ReadonlyMap<string, boolean>
}

export interface CraftAnswers {
  script: Craft
  brief: JudgedBrief
}
export type CraftAnswer = CraftAnswers[CraftQuestion['about']]

let known: { brief: string; judge: ReturnType<typeof craftScorer> } | undefined

/** Heavy: only the worker imports it, and a page without workers when it has to. Reading the brief takes longest, so it is kept. */
export function judgeCraft(question: CraftQuestion): CraftAnswer {
  if (question.about === 'brief') return judgeBrief(question.brief)
  const brief = JSON.stringify(question.brief)
  if (known?.brief !== brief) known = { brief, judge: craftScorer(question.brief) }
  const { score, flags } = known.judge(question.scenes)
  return { score, flags: placedFlags(flags, question.scenes) }
}

const judgeBrief = (brief: ScriptBrief): JudgedBrief => ({
  flags: checkBrief(brief),
  said: new Map(brief.features.map((feature) => [feature.trim(), isSaidAsTyped(feature.trim())])),
})
