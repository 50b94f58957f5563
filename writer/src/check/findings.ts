import { upperFirst } from '../language/grammar'
import { kept } from '../language/remembered'
import { disguised, fold, type Folded } from './fold'
import { type Pattern, type Rule, RULES } from './rules'

/** One match of a rule in a sentence. Positions are UTF-16 offsets into the sentence as typed. */
export interface Finding {
  rule: Rule
  start: number
  end: number
  replacement: string | undefined
}

const BETWEEN_WORDS = (sources: string) => `(?<![a-z0-9])(?:${sources})(?![a-z0-9])`

/**
 * All expressions of a rule in one, to see at a glance whether it has anything to say: clean text is the rule, and compiling and
 * running five hundred single expressions takes longer than writing a script. Compiled on first use.
 */
const gateOf = kept(
  // The gate looks at many sentences at once, each a line: "$" is the end of any of them.
  ({ patterns }: Rule) => new RegExp(BETWEEN_WORDS(patterns.map(({ source }) => source).join('|')), 'm'),
)

const expressionOf = kept(({ source }: Pattern) => new RegExp(BETWEEN_WORDS(source), 'g'))

/** A way to read a sentence; `counts` tells which of its matches are this reading's to report. */
interface Reading {
  sentence: number
  folded: Folded
  counts: (start: number, end: number) => boolean
}

/** What the rules find in each sentence, whatever field it stands in; unsorted, overlaps included. */
export function findingsIn(sentences: readonly string[]): Finding[][] {
  const found = sentences.map(findingsAsTyped)
  const readings = sentences.flatMap(readingsOf)
  const everything = readings.map(({ folded }) => folded.text).join('\n')
  for (const rule of RULES) {
    if (rule.patterns.length === 0 || !gateOf(rule).test(everything)) continue
    for (const pattern of rule.patterns) {
      for (const reading of readings) {
        const typed = sentences[reading.sentence] ?? ''
        found[reading.sentence]?.push(...matchesOf(rule, pattern, reading, typed))
      }
    }
  }
  return found
}

function readingsOf(typed: string, sentence: number): Reading[] {
  const folded = fold(typed)
  const second = disguised(folded)
  const readings: Reading[] = [{ sentence, folded, counts: () => true }]
  if (second)
    readings.push({
      sentence,
      folded: second.reading,
      counts: (start, end) => {
        for (let at = start; at < end; at++) if (second.changed.has(at)) return true
        return false
      },
    })
  return readings
}

function matchesOf(rule: Rule, pattern: Pattern, { folded, counts }: Reading, typed: string): Finding[] {
  const { text, starts, ends } = folded
  const findings: Finding[] = []
  for (const { start, end } of matchesIn(text, expressionOf(pattern))) {
    if (!counts(start, end)) continue
    const typedStart = starts?.[start] ?? start
    findings.push({
      rule,
      start: typedStart,
      end: ends?.[end - 1] ?? end,
      replacement: replacementFor(pattern, text, start, end, startsCapital(typed, typedStart)),
    })
  }
  return findings
}

function findingsAsTyped(sentence: string): Finding[] {
  return RULES.flatMap((rule) =>
    rule.typed.flatMap((expression) =>
      matchesIn(sentence, expression).map((place) => ({ rule, ...place, replacement: undefined })),
    ),
  )
}

/** Like `matchAll`, which copies the expression at each call: a copy may have to be compiled again, and that takes milliseconds. */
function matchesIn(text: string, expression: RegExp): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = []
  expression.lastIndex = 0
  for (let match = expression.exec(text); match; match = expression.exec(text)) {
    if (match[0] === '') expression.lastIndex++
    else places.push({ start: match.index, end: match.index + match[0].length })
  }
  return places
}

/** Whether other words at this place begin with a capital letter, too. Those of an abbreviation ("DM") say nothing about it. */
function startsCapital(typed: string, start: number): boolean {
  const isCapital = (at: number) => typed.charAt(at) !== typed.charAt(at).toLowerCase()
  if (!isCapital(start)) return false
  return typed.slice(0, start).trim() === '' || (typed.charAt(start + 1) !== '.' && !isCapital(start + 1))
}

function replacementFor({ replacement }: Pattern, text: string, start: number, end: number, isCapital: boolean) {
  if (replacement === undefined) return undefined
  const words =
    typeof replacement === 'string'
      ? replacement
      : replacement({ matched: text.slice(start, end), before: text.slice(0, start), after: text.slice(end) })
  return words !== undefined && isCapital ? upperFirst(words) : words
}
