import { textWidth, unitsOf } from './line-units'
import { splitSentences } from './sentences'

/** What a speaker takes in at one glance: letters (wide ones count twice) and words of a line. */
export const PROMPTER_WIDTH = 32
export const PROMPTER_WORDS = 7

/** The end of a sentence that no space follows. */
const FULL_STOP = /(?<=[。！？][」』）”’"')\]]*)(?![」』）”’"')\]])\s*(?=\S)/u
/** A clause ends after these and begins before those. */
const CLAUSE_END = /[,;:–—…،؛、，；：][)"'’”」』]*$/
const CLAUSE_START = /^(?:and|but|so|because|which|or|if|when|while|then)$/i
/** These lean on the word behind them. */
const LEANING =
  /^(?:a|an|the|my|your|our|their|his|her|its|this|that|of|to|in|on|at|for|with|from|by|is|are|was|i|no|not)$/i
/** These belong to the word before them. */
const TRAILING = /^(?:it|them|him|me|us|up|out|off)\b/i
const NUMBER = /^[~+-]?[$€£¥]?\d[\d.,/]*[%x]?$/i
const NAME = /^\p{Lu}\p{L}*$/u

/**
 * Breaks a text for a teleprompter, on screen and on paper: sentences, each a list of lines. A line is a clause where possible, has at most
 * 32 letters and seven words, and never ends inside a name or between a number and what it counts. Speakers' names and [directions] stay.
 * @param fits whether a line has room on the page
 */
export function prompterLines(text: string, fits: (line: string) => boolean = () => true): string[][] {
  return text
    .split('\n')
    .flatMap(stretches)
    .flatMap(sentencesOf)
    .map((sentence) => linesOf(unitsOf(sentence.split(/\s+/).join(' '), PROMPTER_WIDTH), fits))
}

/** A pasted book is read piece by piece: segmenters slow down with the length of their text. */
const stretches = (text: string) => text.match(/[^]{1,1000}(?:\s|$)|[^]{1,1000}/gu) ?? []

/** A sentence without a letter, as an emoji, belongs to the one before it. */
function sentencesOf(text: string): string[] {
  const found: string[] = []
  for (const sentence of splitSentences(text)) {
    for (const [at, part] of sentence.split(FULL_STOP).entries()) {
      if (/[\p{L}\p{N}]/u.test(part)) found.push(part)
      else found.push((found.pop() ?? '') + (at === 0 ? ' ' : '') + part)
    }
  }
  return found
}

/** The cheapest way to break a sentence: few lines, clauses whole, no word that hangs back. */
function linesOf(units: readonly string[], fits: (line: string) => boolean): string[] {
  const words = units.map((unit) => unit.trim())
  const cost: number[] = []
  const end: number[] = []
  const line = (from: number, to: number) => units.slice(from, to).join('').trim()
  cost[units.length] = 0
  for (let from = units.length - 1; from >= 0; from--) {
    let [width, count, inside] = [0, 0, 0]
    for (let to = from + 1; to <= units.length; to++) {
      const [unit, word] = [units[to - 1] ?? '', words[to - 1] ?? '']
      const isFirst = to - 1 === from
      width += textWidth(isFirst ? word : unit)
      count += isFirst || /^\s/.test(unit) ? 1 : 0
      if (!isFirst && (width > PROMPTER_WIDTH || count > PROMPTER_WORDS || !fits(line(from, to)))) break
      // Clauses that end or begin in the middle of a line; "Wait, ..." may open a sentence.
      if (to - from > (from === 0 ? 2 : 1) && CLAUSE_END.test(words[to - 2] ?? '')) inside += 160
      if (to - from > 3 && CLAUSE_START.test(word)) inside += 70
      const slack = Math.max(0, PROMPTER_WIDTH - width) / PROMPTER_WIDTH
      const hanging = hangingCost(words, to, /^\s/.test(units[to] ?? ''))
      const total = (cost[to] ?? 0) + 100 + slack ** 2 * 60 + inside + hanging
      if (total < (cost[from] ?? Infinity)) {
        cost[from] = total
        end[from] = to
      }
    }
  }
  const lines: string[] = []
  for (let from = 0; from < units.length; from = end[from] ?? units.length) lines.push(line(from, end[from] ?? 0))
  return lines
}

/** How bad a line end before a word is. */
function hangingCost(words: readonly string[], at: number, isSpaced: boolean): number {
  const [before, after] = [words[at - 1] ?? '', words[at] ?? '']
  if (NUMBER.test(before)) return 400
  // The first word of a sentence is capitalized whatever it is.
  if (at > 1 && NAME.test(before) && /^\p{Lu}/u.test(after)) return 400
  if (CLAUSE_START.test(before)) return 150
  return (
    (LEANING.test(before) ? 70 : 0) + (TRAILING.test(after) ? 40 : 0) + (isSpaced || CLAUSE_END.test(before) ? 0 : 40)
  )
}
