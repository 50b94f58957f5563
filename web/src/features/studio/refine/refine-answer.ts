import {
  countSpokenWords,
  GeneratedScript,
  paragraphs,
  RefineOffer,
  SceneChange,
  spokenText,
  toHalfSecond,
  WrittenBy,
} from '@reelwright/shared'
import * as z from 'zod'
import { CallError } from '../generation-failure'
import type { EditedScript } from '../edited-script/edited-script'
import { totalSeconds } from '../timeline'

/** What came back has no refined script in it. (B-ER-19) */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer'
  constructor() {
    super('Invalid response from server')
  }
}

/** Only the refined text is needed (B-RF-03); the rest is what our own server adds. */
const Answer = z.object({
  success: z.literal(true),
  data: z.object({
    refinedScript: z.string().regex(/\S/),
    script: GeneratedScript.nullable().catch(null),
    summary: z.string().catch(''),
    changes: z.array(SceneChange).catch([]),
    offers: z.array(RefineOffer).catch([]),
    writtenBy: WrittenBy.optional().catch(undefined),
  }),
})

const Refusal = z.object({ success: z.literal(false), error: z.string().min(1) })

export interface Refinement {
  script: GeneratedScript
  summary: string
  changes: SceneChange[]
  offers: RefineOffer[]
  writtenBy?: WrittenBy | undefined
}

/**
 * Reads what `refine-script` answered about this script.
 * @throws UnreadableAnswer, or CallError for a failure that came with status 200
 */
export function readRefinement(body: unknown, asked: EditedScript): Refinement {
  const refusal = Refusal.safeParse(body)
  if (refusal.success) throw new CallError(refusal.data.error, 200)
  const answer = Answer.safeParse(body)
  if (!answer.success) throw new UnreadableAnswer()
  const { refinedScript, script, ...said } = answer.data.data
  return { ...said, script: script ?? saidOtherwise(asked, refinedScript) }
}

/** The script with the words of a plain text. Scenes keep their pictures where it is clear which line is whose. */
function saidOtherwise(script: EditedScript, text: string): GeneratedScript {
  const { locked: _, ...before } = script
  const lines = paragraphs(text)
  const byLine = new Map(before.scenes.map((scene) => [scene.voiceover.trim(), scene]))
  const sameNumber = lines.length === before.scenes.length
  const seconds = totalSeconds(before.scenes)
  const words = Math.max(1, countSpokenWords(text))
  const scenes = lines.map((voiceover, at) => {
    const known = byLine.get(voiceover) ?? (sameNumber ? before.scenes[at] : undefined)
    const film = { visualCue: '', cameraDirection: '', notes: '', ...known }
    const duration = known?.duration ?? Math.max(2, toHalfSecond((seconds * countSpokenWords(voiceover)) / words))
    return { ...film, id: at + 1, duration, voiceover }
  })
  return { ...before, scenes, spoken_script: spokenText(scenes) }
}
