import { type SeoWord, seoWords, SMALL_WORDS } from './words'

/** A term found in a text, by the words it reaches over. */
export interface TermMatch {
  /** Places of its first and last word among the words of the text. */
  first: number
  last: number
}

/** Each next word of a term is among the three after the one before: "mug you travel with" is no "travel mug", "a travel coffee mug" is one. */
const REACH = 3

/**
 * Where a term is said in a text. Case, accents, number, tense and hyphens do not matter ("leak-proof lids" is "leakproof lid"); the order
 * does. Between two words of the term at most two others may stand, small words ("for", "the") of the term may be missing, and
 * a sentence's end parts what stands before it from what follows. Matches do not overlap.
 */
export function matchesOf(term: string, words: readonly SeoWord[]): TermMatch[] {
  const wanted = wantedWords(term)
  if (wanted.length === 0) return []
  const matches: TermMatch[] = []
  for (let at = 0; at < words.length; at++) {
    const last = endOf(wanted, words, at)
    if (last === undefined) continue
    matches.push({ first: at, last })
    at = last
  }
  return matches
}

export const isIn = (term: string, text: string): boolean => matchesOf(term, seoWords(text)).length > 0

/** Two spellings of one term have one key. */
export const termKey = (term: string): string =>
  wantedWords(term)
    .map(({ stem }) => stem)
    .join('')

function wantedWords(term: string): SeoWord[] {
  const all = seoWords(term)
  const telling = all.filter(({ text }) => !SMALL_WORDS.has(text))
  return telling.length > 0 ? telling : all
}

/** The place of the last word if the term begins right at this one. */
function endOf(wanted: readonly SeoWord[], words: readonly SeoWord[], start: number): number | undefined {
  let at = start
  let done = 0
  let latest = start
  while (done < wanted.length) {
    const step = stepFrom(wanted, done, words, at, done === 0 ? start : Math.min(words.length - 1, latest + REACH))
    if (!step) return undefined
    if (words[step.last]?.sentence !== words[start]?.sentence) return undefined
    done += step.taken
    latest = step.last
    at = step.last + 1
  }
  return latest
}

interface Step {
  /** Words of the term that are done with it. */
  taken: number
  last: number
}

/** The next word of the term at the first place where it stands; two words may be written as one, and one as two. */
function stepFrom(
  wanted: readonly SeoWord[],
  done: number,
  words: readonly SeoWord[],
  from: number,
  until: number,
): Step | undefined {
  const want = wanted[done]
  const next = wanted[done + 1]
  for (let at = from; at <= until; at++) {
    const word = words[at]
    const after = words[at + 1]
    if (!want || !word) return undefined
    if (word.stem === want.stem) return { taken: 1, last: at }
    if (next && word.stem === joined(want, next)) return { taken: 2, last: at }
    if (after && after.sentence === word.sentence && joined(word, after) === want.stem)
      return { taken: 1, last: at + 1 }
  }
  return undefined
}

const joined = (one: SeoWord, other: SeoWord) => one.text + other.stem
