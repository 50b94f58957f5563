import type { GeneratedScript, GenerationEvent } from '@reelwright/shared'

/** About as many as are read at a glance: whole scenes at once would leave a screen nothing to show but jumps. */
const WORDS_AT_ONCE = 4
const PIECE = new RegExp(`\\s*(?:\\S+\\s*){1,${WORDS_AT_ONCE}}`, 'g')

/** The same event, or several where it holds many words; put one after the other, they are the same text. */
export function inPieces(event: GenerationEvent): GenerationEvent[] {
  if (event.event !== 'words') return [event]
  const pieces = event.data.text.match(PIECE)
  return pieces?.map((text) => ({ event: 'words', data: { text } })) ?? [event]
}

/** The events of a script that was written before: its words need not come one by one again. */
export function sceneEvents({ scenes }: GeneratedScript): GenerationEvent[] {
  return scenes.map((data) => ({ event: 'scene', data }))
}
