import { upperFirst } from '../language/grammar'
import { finderOf, lettersOf } from '../language/letters'
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

/** Clean text is the rule: only the expressions are compiled and run whose letters stand in it. */
const PATTERNS = RULES.flatMap((rule) => rule.patterns.map((pattern) => ({ rule, pattern })))
const patternsIn = finderOf(PATTERNS, ({ pattern }) => lettersOf(pattern.source))
const TYPED = RULES.flatMap((rule) => rule.typed.map((expression) => ({ rule, expression })))
const typedIn = finderOf(TYPED, ({ expression }) => lettersOf(expression.source))

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
  for (const reading of sentences.flatMap(readingsOf))
    for (const place of patternsIn(reading.folded.text))
      found[reading.sentence]?.push(...matchesOf(place, reading, sentences[reading.sentence] ?? ''))
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

function matchesOf(place: number, { folded, counts }: Reading, typed: string): Finding[] {
  const checked = PATTERNS[place]
  if (!checked) return []
  const { rule, pattern } = checked
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
  return typedIn(sentence.toLowerCase()).flatMap((place) => {
    const checked = TYPED[place]
    if (!checked) return []
    const { rule, expression } = checked
    return matchesIn(sentence, expression).map((found) => ({ rule, ...found, replacement: undefined }))
  })
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
