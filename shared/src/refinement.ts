import * as z from 'zod'
import type { ErrorAnswer } from './errors'
import { GeneratedScript } from './script/generated-script'
import { LIMITS } from './limits'
import { requiredText, ScriptBrief } from './script-brief'
import { WrittenBy } from './written-by'

/**
 * The body of `refine-script`: the spoken text and one request in plain words. Everything else is optional: other clients send only these
 * two. Older versions of the studio send the whole script in place of its text. (B-CL-08, B-RF-03)
 */
export const RefineRequest = z
  .object({
    script: z.union([requiredText(LIMITS.content), GeneratedScript]),
    /** The script that the text belongs to; with it, the answer keeps scenes, cues and times. */
    whole: GeneratedScript.nullish(),
    refinementPrompt: requiredText(LIMITS.chatMessage),
    /** What the script was written from; a whole script carries most of it in its metadata. */
    brief: ScriptBrief.nullish(),
    /** Sentences that must stay as they are. */
    locked: z.array(z.string().max(1000)).max(200).optional().default([]),
  })
  .meta({ id: 'RefineRequest' })
export type RefineRequest = z.infer<typeof RefineRequest>

/** One scene that is no longer what it was; `before` or `after` is empty where a scene was added or removed. */
export const SceneChange = z.object({
  /** Id of the scene in the new script, or in the old one where it is gone. */
  scene: z.number().int().positive(),
  before: z.string(),
  after: z.string(),
})
export type SceneChange = z.infer<typeof SceneChange>

/** Something that could be asked for: what its button says, and the words it stands for. */
export const RefineOffer = z.object({ label: z.string(), prompt: z.string() })
export type RefineOffer = z.infer<typeof RefineOffer>

/** The result of a refinement. Without any change the script comes back as it was. */
export const RefineResult = z
  .object({
    /** The spoken text, scenes separated by blank lines. (B-RF-03) */
    refinedScript: z.string(),
    /** The whole script, where a whole script was sent. */
    script: GeneratedScript.nullable(),
    /** What was done and what was not, as the chat says it. */
    summary: z.string(),
    changes: z.array(SceneChange),
    /** At most three things that can be done, when a request was not understood or cannot be met; five where hooks were asked for. */
    offers: z.array(RefineOffer).max(5),
    /** What answered; absent from older servers. */
    writtenBy: WrittenBy.optional(),
  })
  .meta({ id: 'RefineResult' })
export type RefineResult = z.infer<typeof RefineResult>

/** The plain JSON answer of `refine-script`. (B-RF-03) */
export const RefinementAnswer = z.object({ success: z.literal(true), message: z.string(), data: RefineResult })
export type RefinementAnswer = z.output<typeof RefinementAnswer>

/**
 * What `refine-script` tells a client that accepts `text/event-stream`: each scene that changes, in order, then one `refined` (the same
 * body as the plain JSON answer) or one `error`. Events before an `error` are void.
 */
export interface RefinementEvents {
  change: SceneChange
  refined: RefinementAnswer
  error: ErrorAnswer
}
