import { SceneChange } from '@reelwright/shared'
import { readSentEvents } from '../sent-events'

/**
 * Reads the events of `refine-script`: tells of each changed scene, and gives what the last event, `refined`, holds. Undefined when the
 * stream ends without it. Unknown events, and those of another form, are passed over.
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
