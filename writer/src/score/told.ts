import type { ScoredBrief } from './scored-brief'
import type { SpokenText } from './spoken-text'

/** What a copy editor leaves of the words as typed. */
const SAME_WORDS = 0.7

/** Whether the script opens with the seller's own telling. */
export function isTold({ hook }: SpokenText, { story = '' }: ScoredBrief): boolean {
  const typed = new Set(wordsOf(story))
  const words = wordsOf(hook)
  return words.length > 0 && words.filter((word) => typed.has(word)).length >= words.length * SAME_WORDS
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []
