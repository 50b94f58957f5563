import { clamp, type Pacing } from '../pacing'
import { countSpokenWords, splitSentences } from '../language'
import { factsOf, type SentenceFacts } from './sentence-facts'
import type { ScoredScene } from './types'

/** A script as heard: without speaker labels, cut into sentences, counted. */
export interface SpokenText {
  all: string
  lower: string
  sentences: readonly string[]
  /** What the score counts in each sentence. */
  facts: readonly SentenceFacts[]
  /** Spoken words of each sentence. */
  lengths: readonly number[]
  words: number
  /** The opener as heard: stamps and labels are joined with what follows. */
  hook: string
  hookWords: number
  hookSentences: number
  hookSeconds: number
  /** Where the call stands: the last scene, and the one before a last line that ends the story. */
  lastSentences: readonly string[]
  hasDialogue: boolean
}

const LABEL = /^[ \t]*[A-Z][A-Z0-9 .'’&-]{0,30}:\s/gm
/** A clock stamp is free: nobody reads it as a sentence. */
const STAMP = /^\d{1,2}:\d{2}(?: ?[ap]\.?m)?\.$/i
const HOOK_WORDS = 4
const HOOK_SENTENCES = 4

export function spokenTextOf(scenes: readonly ScoredScene[], pacing: Pacing): SpokenText {
  const written = scenes.map((scene) => scene.voiceover).join('\n\n')
  const all = written.replace(LABEL, '')
  const lower = all.toLowerCase()
  const sentences = splitSentences(all)
  const facts = factsOf(sentences)
  const lengths = facts.map(({ words }) => words)
  const seconds = scenes.reduce((sum, scene) => sum + scene.duration, 0)
  const hook = hookOf(sentences, lengths)
  return {
    all,
    lower,
    sentences,
    facts,
    lengths,
    words: lengths.reduce((sum, length) => sum + length, 0),
    hook: hook.text,
    hookWords: hook.words,
    hookSentences: hook.sentences,
    // Openers are said a fifth faster than the rest.
    hookSeconds: hook.words / clamp((pacing.target / Math.max(1, seconds)) * 1.2, 2, 4),
    lastSentences: lastSentencesOf(scenes),
    hasDialogue: (written.match(LABEL)?.length ?? 0) >= 2,
  }
}

/** Of the last scene; of the one before, too, where the last only returns to the opening. */
function lastSentencesOf(scenes: readonly ScoredScene[]): string[] {
  const [before = [], last = []] = [scenes.at(-2), scenes.at(-1)].map((scene) =>
    splitSentences((scene?.voiceover ?? '').replace(LABEL, '')),
  )
  return countSpokenWords(last.join(' ')) <= CLOSING_WORDS ? [...before, ...last] : last
}
const CLOSING_WORDS = 24

function hookOf(sentences: readonly string[], lengths: readonly number[]) {
  let words = 0
  let count = 0
  for (const sentence of sentences.slice(0, HOOK_SENTENCES)) {
    if (!STAMP.test(sentence)) words += lengths[count] ?? 0
    count++
    if (words >= HOOK_WORDS) break
  }
  return { text: sentences.slice(0, count).join(' '), words, sentences: count }
}

const STOP = new Set(
  'about after again because been before being both could does from have into just like more most much only other over really same some such than that their them then there these they this those very what when where which while with would your yours you'.split(
    ' ',
  ),
)

export function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}]{4,}/gu) ?? []).filter((word) => !STOP.has(word))
}

/** Whether at least half of a phrase's own words are in the text, which is in small letters. */
export function sharesContent(lower: string, phrase: string): boolean {
  const words = contentWords(phrase)
  if (words.length === 0) {
    // "400ml" is said as "400 milliliters".
    const [amount] = /^\d[\d.,]*/.exec(phrase) ?? []
    return lower.includes(amount ?? phrase.toLowerCase())
  }
  const missing = words.filter((word) => !lower.includes(word))
  if (missing.length * 2 <= words.length) return true
  // "leak proof" says "leakproof".
  const solid = lower.replace(/[\s-]+/g, '')
  const parted = missing.filter((word) => word.length >= MIN_COMPOUND && solid.includes(word)).length
  return (missing.length - parted) * 2 <= words.length
}
/** Shorter words stand in the seam of two others by chance. */
const MIN_COMPOUND = 8
