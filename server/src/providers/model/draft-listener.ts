import type { GenerationEvent, VideoStyle } from '@reelwright/shared'
import { cleanSpeech, cleanSpeechSoFar } from '@reelwright/writer'
import type { PartialDraft } from './model-draft'
import { readAnswer } from './read-answer'
import { isMachineTalk, voicesOf } from './unsafe-output'

const BEAT_NAMES: Record<string, string> = {
  hook: 'Hook',
  context: 'The moment',
  trouble: 'The trouble',
  turn: 'The turn',
  feature: 'What it does',
  limit: 'Fair warning',
  price: 'The price',
  cta: 'Call to action',
}

/** Characters of what is said in one scene: minutes of it. What is longer, a broken model would have us look through again and again. */
const MAX_SCENE_CHARACTERS = 5000

/**
 * Turns a growing draft into `beat` and `words`: whole words only, tidied as the finished script will be, each once. As soon as the
 * draft stops looking like speech nothing more is told.
 */
export function listenToDraft(
  tell: ((event: GenerationEvent) => void) | undefined,
  style: VideoStyle,
): (draft: PartialDraft) => void {
  let scene = 0
  let begun = -1
  let told = ''
  let silent = tell === undefined

  const say = (text: string, beat: string) => {
    if (!tell || !text.startsWith(told) || text === told) return
    const isNew = told === ''
    if (isNew) begun += 1
    if (isNew)
      tell({ event: 'beat', data: { name: begun === 0 ? 'Hook' : (BEAT_NAMES[beat] ?? `Scene ${begun + 1}`) } })
    tell({ event: 'words', data: { text: (isNew && begun > 0 ? '\n\n' : '') + text.slice(told.length) } })
    told = text
  }

  return (draft) => {
    if (silent) return
    const all = readAnswer(draft)?.scenes ?? []
    const scenes = all.filter(({ voiceover, done }) => !done || /\p{L}/u.test(voiceover))
    for (const { beat, voiceover, done } of scenes.slice(scene)) {
      silent = voiceover.length > MAX_SCENE_CHARACTERS || isMachineTalk(voiceover, voicesOf(all, style))
      if (silent) return
      say((done ? cleanSpeech : cleanSpeechSoFar)(voiceover, style), beat.toLowerCase())
      if (!done) return
      scene += 1
      told = ''
    }
  }
}
