import type { GenerationEvent } from '@reelwright/shared'
import type { PartialDraft } from './model-draft'
import { isMachineTalk } from './unsafe-output'

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
const LONGEST = 5000

/**
 * Turns a growing draft into `beat` and `words`: whole words only, as plain text, each once. As soon as the draft stops looking
 * like speech nothing more is told.
 */
export function listenToDraft(tell: ((event: GenerationEvent) => void) | undefined): (draft: PartialDraft) => void {
  let scene = 0
  let begun = -1
  let told = ''
  let silent = tell === undefined

  const say = (text: string, at: number, beat: string) => {
    if (!tell || !text.startsWith(told) || text === told) return
    if (begun < at) tell({ event: 'beat', data: { name: at === 0 ? 'Hook' : (BEAT_NAMES[beat] ?? `Scene ${at + 1}`) } })
    const lead = begun < at && at > 0 ? '\n\n' : ''
    begun = at
    tell({ event: 'words', data: { text: lead + text.slice(told.length) } })
    told = text
  }

  return (draft) => {
    const scenes = scenesOf(draft)
    while (!silent && scene < scenes.length) {
      const { beat, voiceover, done } = scenes[scene] ?? { beat: '', voiceover: '', done: false }
      silent = voiceover.length > LONGEST || isMachineTalk(voiceover)
      if (silent) return
      say(done ? speech(voiceover) : speech(wholeWords(voiceover)), scene, beat)
      if (!done) return
      scene += 1
      told = ''
    }
  }
}

/** The voiceovers so far. One is done when another key follows it or another scene begins. */
function scenesOf(draft: PartialDraft): { beat: string; voiceover: string; done: boolean }[] {
  const scenes = isRecord(draft) && Array.isArray(draft.scenes) ? (draft.scenes as unknown[]) : []
  return scenes.map((scene, at) => {
    const { beat, voiceover, visualCue } = isRecord(scene) ? scene : {}
    return {
      beat: typeof beat === 'string' ? beat.toLowerCase() : '',
      voiceover: typeof voiceover === 'string' ? voiceover : '',
      done: at < scenes.length - 1 || visualCue !== undefined,
    }
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Without the word that is still being written, and without a tag or a cue that is still open. */
function wholeWords(text: string): string {
  const open = /[<[(][^>\])]*$/.exec(text)?.index ?? text.length
  return text.slice(0, open).replace(/\S*$/, '').trimEnd()
}

/** Plain speech: no tags, no cues, no marks of emphasis. */
function speech(text: string): string {
  return text
    .replace(/<[^>]*>|\[[^\]]*\]|\([^)]*\)/g, '')
    .replace(/[*_#<>`]+/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}
