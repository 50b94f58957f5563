import { LIMITS } from '@reelwright/shared'
import { MAX_SCENES, type Refusal } from '../edited-script/edited-script'

/** Why an edit was not made, in words. */
export const REFUSAL_TEXT: Record<Refusal, string> = {
  locked: 'This line is locked. Unlock it to change it.',
  'no-scene': 'There’s no scene in that direction.',
  'last-scene': 'A script has at least one scene.',
  'nothing-to-split': 'Put the cursor between two words to split the scene there.',
  'no-time': 'No scene has a second to spare. Make one longer first.',
  'too-many-scenes': `A script can have up to ${MAX_SCENES} scenes.`,
  'too-long': `That’s too much text. A script can have up to ${LIMITS.content.toLocaleString('en-US')} characters. Nothing was changed.`,
  stale: 'Those words are no longer in the line.',
}
