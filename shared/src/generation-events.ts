import * as z from 'zod'
import { count } from './answer-parts'
import type { ErrorAnswer } from './errors'
import { GeneratedScript, type Scene } from './script/generated-script'

/**
 * What `generate-script` tells a client that accepts `text/event-stream`, in this order: `beat` and `words` as the text comes
 * into being, `scene` for every finished scene, then one `script` (the same body as the plain JSON answer) or one `error`.
 * A client that joins later, or a writer that starts over, sends `restart`: what was shown so far is void.
 */
export interface GenerationEvents {
  /** Which part of the script is being written, for the progress line: "Hook", "The turn". */
  beat: { name: string }
  /** The next words of the script, to be put after what came before. */
  words: { text: string }
  scene: Scene
  restart: { reason: string }
  script: GenerationAnswer
  error: ErrorAnswer
}

export type GenerationEvent = {
  [Name in keyof GenerationEvents]: { event: Name; data: GenerationEvents[Name] }
}[keyof GenerationEvents]

/** The plain JSON answer of `generate-script`. (B-CL-03, B-CL-07) */
export const GenerationAnswer = z
  .object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ script: GeneratedScript, suggestions: z.array(z.string()).max(5) }),
    allowance: z.object({ used: count, limit: z.int().nullable().describe('Null: not limited') }),
  })
  .meta({ id: 'GenerationAnswer' })
export type GenerationAnswer = z.output<typeof GenerationAnswer>
