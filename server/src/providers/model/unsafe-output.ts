import type { VideoStyle } from '@reelwright/shared'
import type { ModelDraft } from './model-draft'

/** Links, code, tags and roles of a conversation: a spoken script holds none. */
const MACHINE_TALK =
  /https?:\/\/|\bwww\.\S|```|<\|?(?:im_start|im_end|system|user|assistant|data|script)\b|<\/?data>|\[\/?INST\]|(?:^|\n)[^\S\n]*(?:system|developer)\s*:\s|\b(?:system prompt|my instructions|as an ai|language model|untrusted)\b/i

const CHAT_ROLE = /(?:^|\n)[^\S\n]*(?:assistant|user)\s*:\s/i
/** "MAX: ...", a voice of a skit that is no role of a conversation. */
const OTHER_VOICE =
  /(?:^|\n)[^\S\n]*(?!(?:system|developer|assistant|user|scene|hook|cta|voice ?over)\s*:)\p{L}[\p{L} ]{0,24}:\s/iu

/** Runs of this many words of the rules are no accident. */
const QUOTED_WORDS = 9

/**
 * Whether a text talks as a machine: cheap enough to ask for every piece of a stream. Where a skit has other `voices`, one of them may be
 * an assistant or a user.
 */
export const isMachineTalk = (text: string, voices = ''): boolean =>
  MACHINE_TALK.test(text) || (CHAT_ROLE.test(text) && !OTHER_VOICE.test(voices))

/** What is spoken in a skit, where lines begin with their voices. */
export const voicesOf = (scenes: readonly { voiceover: string }[], style: VideoStyle): string =>
  style === 'skit' ? scenes.map(({ voiceover }) => voiceover).join('\n') : ''

export type UnsafeReason = 'machine_talk' | 'rules_quoted' | 'order_followed'

/**
 * Why a draft may not be used at all: it follows an order that stood in a field, repeats its own rules, or is no speech.
 * Undefined for a draft that may be judged as a script.
 */
export function unsafeReason(
  draft: ModelDraft,
  rules: string,
  orders: readonly string[],
  style: VideoStyle,
): UnsafeReason | undefined {
  const texts = [
    ...draft.scenes.flatMap(({ voiceover, visualCue, cameraDirection, note }) => [
      voiceover,
      visualCue,
      cameraDirection,
      note,
    ]),
    ...draft.hooks,
    ...draft.ctas,
    draft.caption,
    draft.summary,
  ]
  const voices = voicesOf(draft.scenes, style)
  if (texts.some((text) => isMachineTalk(text, voices))) return 'machine_talk'
  const said = texts.map(plainWords)
  const quotes = runsOf(plainWords(rules), QUOTED_WORDS)
  if (said.some((words) => runsIn(words, QUOTED_WORDS).some((run) => quotes.has(run)))) return 'rules_quoted'
  const ordered = orders.map(plainWords).filter((words) => words.length >= 2)
  if (ordered.some((order) => said.some((words) => sharesRun(words, order)))) return 'order_followed'
  return undefined
}

/** Up to four words of an order in a row: less would be chance. */
function sharesRun(said: readonly string[], order: readonly string[]): boolean {
  const length = Math.min(4, order.length)
  const runs = runsOf(order, length)
  return runsIn(said, length).some((run) => runs.has(run))
}

const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
const runsIn = (words: readonly string[], length: number): string[] =>
  Array.from({ length: Math.max(0, words.length - length + 1) }, (_, at) => words.slice(at, at + length).join(' '))
const runsOf = (words: readonly string[], length: number): Set<string> => new Set(runsIn(words, length))
