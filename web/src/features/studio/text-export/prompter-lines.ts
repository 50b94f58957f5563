import { splitSentences } from '@reelwright/shared'
import { MAX_SPEECH_LENGTH } from '../edited-script/edited-script'
import { textWidth, unitsOf } from './caption-lines'
import { clausesOf } from './clauses'

/** What a speaker takes in at one glance. */
export const PROMPTER_WIDTH = 32
export const PROMPTER_WORDS = 7

export interface SpokenLine {
  text: string
  /** Half a breath before it: a sentence begins. */
  opensSentence: boolean
}

/** Marks that end a sentence without a space after them. */
const FULL_STOP = /(?<=[。！？])\s*(?=\S)/u
/** These lean on the word behind them. */
const LEANING =
  /^(?:a|an|the|my|your|our|their|his|her|its|this|that|of|to|in|on|at|for|with|from|by|is|are|was|i|no|not|and|but|so|because|which|or)$/i
/** These belong to the word before them. */
const TRAILING = /^(?:it|them|him|me|us|up|out|off)\b/i
const NUMBER = /^[~+-]?[$€£¥]?\d[\d.,/]*[%x]?$/i
const NAME = /^\p{Lu}\p{L}*$/u

/**
 * A scene's words as a teleprompter shows them: a clause to a line, at most 32 letters and seven words, never cut inside a name or
 * between a number and what it counts. Speakers' names and [directions] stay: whoever speaks needs them.
 */
export function prompterLines(voiceover: string): SpokenLine[] {
  return voiceover
    .split('\n')
    .flatMap(stretches)
    .flatMap(splitSentences)
    .flatMap((sentence) => sentence.split(FULL_STOP))
    .flatMap((sentence) =>
      clausesOf(sentence)
        .flatMap(linesOfClause)
        .map((text, at) => ({ text, opensSentence: at === 0 })),
    )
}

/** Whatever reads sentences does not try to with a pasted book. */
function stretches(text: string): string[] {
  if (text.length <= MAX_SPEECH_LENGTH) return [text]
  return text.match(/[^]{1,1000}(?:\s|$)|[^]{1,1000}/gu) ?? []
}

/** The cheapest way to cut: few lines, about as long as each other, no word that hangs back. */
function linesOfClause(clause: string): string[] {
  const units = unitsOf(clause.split(/\s+/).join(' ').trim(), PROMPTER_WIDTH)
  const cost = Array<number>(units.length + 1).fill(Infinity)
  const end = Array<number>(units.length + 1).fill(units.length)
  cost[units.length] = 0
  for (let from = units.length - 1; from >= 0; from--) {
    let width = 0
    let words = 0
    for (let to = from + 1; to <= units.length; to++) {
      const unit = units[to - 1] ?? ''
      // A blank at the start of a line is not shown.
      width += textWidth(to - 1 === from ? unit.trimStart() : unit)
      words += to - 1 === from || /^\s/.test(unit) ? 1 : 0
      if (to - from > 1 && (width > PROMPTER_WIDTH || words > PROMPTER_WORDS)) break
      const slack = Math.max(0, PROMPTER_WIDTH - width) / PROMPTER_WIDTH
      const total = (cost[to] ?? Infinity) + 100 + slack ** 2 * 60 + hanging(units, to)
      if (total < (cost[from] ?? Infinity)) {
        cost[from] = total
        end[from] = to
      }
    }
  }
  const lines: string[] = []
  for (let from = 0; from < units.length; from = end[from] ?? units.length)
    lines.push(units.slice(from, end[from]).join('').trim())
  return lines.filter(Boolean)
}

/** How bad a line end before this word is. */
function hanging(units: readonly string[], at: number): number {
  if (at >= units.length) return 0
  const before = (units[at - 1] ?? '').trim()
  const after = (units[at] ?? '').trim()
  if (NUMBER.test(before)) return 400
  // The first word of a sentence is a capital one whatever it is.
  if (at > 1 && NAME.test(before) && /^\p{Lu}/u.test(after)) return 400
  return (LEANING.test(before) ? 70 : 0) + (TRAILING.test(after) ? 40 : 0)
}
