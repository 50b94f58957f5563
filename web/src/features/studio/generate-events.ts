import { type GenerationEvent, Scene } from '@reelwright/shared'
import * as z from 'zod'
import { readSentEvents } from './sent-events'

const Progress = z.discriminatedUnion('event', [
  z.object({ event: z.literal('beat'), data: z.object({ name: z.string() }) }),
  z.object({ event: z.literal('words'), data: z.object({ text: z.string() }) }),
  z.object({ event: z.literal('scene'), data: Scene }),
  z.object({ event: z.literal('restart'), data: z.object({ reason: z.string() }) }),
])

/**
 * Reads the events of `generate-script`: calls back for each and returns the data of the last one, `script`. Undefined when the stream
 * ends without it. Ignores unknown and malformed events.
 * @throws CallError for an `error` event, as a plain answer of the same status would give
 */
export const readEvents = (
  answer: Response,
  onEvent: (event: GenerationEvent) => void,
  onBytes?: () => void,
): Promise<unknown> =>
  readSentEvents(
    answer,
    'script',
    (sent) => {
      const progress = Progress.safeParse(sent)
      if (progress.success) onEvent(progress.data)
    },
    onBytes,
  )
