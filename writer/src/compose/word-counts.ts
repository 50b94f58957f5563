import { spokenWordCount } from '../language'

/** Counts met before in this process: the drafts of one request share most of their texts. */
const COUNTS = new Map<string, number>()
const MAX_COUNTS = 10_000

/** The spoken words of a short text, remembered. */
export function countWords(text: string): number {
  const known = COUNTS.get(text)
  if (known !== undefined) return known
  if (COUNTS.size >= MAX_COUNTS) COUNTS.clear()
  const words = spokenWordCount(text)
  COUNTS.set(text, words)
  return words
}
