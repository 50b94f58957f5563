import type { ScoredBrief } from './scored-brief'
import type { SpokenText } from './spoken-text'

/** What a copy editor leaves of the words as typed. */
const SAME_WORDS = 0.7

/** Whether the script is the seller's own telling. */
export function isTold({ all }: SpokenText, { story = '' }: ScoredBrief): boolean {
  const typed = wordsOf(story)
  const said = wordsOf(all)
  return typed.size > 0 && [...typed].filter((word) => said.has(word)).length >= typed.size * SAME_WORDS
}

const wordsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu),
  )
