import { SceneChange } from '@reelwright/shared'
import { readSentEvents } from '../sent-events'

/**
 * Reads the events of `refine-script`: calls back for each changed scene and returns the data of the last event, `refined`. Undefined
 * when the stream ends without it. Ignores unknown and malformed events.
 * @throws CallError for an `error` event, as a plain answer of the same status would give
 */
export const readRefineEvents = (
  answer: Response,
  onChange: (change: SceneChange) => void,
  onBytes?: () => void,
): Promise<unknown> =>
  readSentEvents(
    answer,
    'refined',
    ({ event, data }) => {
      const change = event === 'change' ? SceneChange.safeParse(data) : undefined
      if (change?.success) onChange(change.data)
    },
    onBytes,
  )
