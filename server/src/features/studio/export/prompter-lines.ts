import { breaksOf } from './text/breaks'
import { charactersIn } from './text/characters'

/** What a speaker takes in at one glance. */
const MAX_COLUMNS = 32
const MAX_WORDS = 7

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const words = new Intl.Segmenter('ja', { granularity: 'word' })

/** Scripts without blanks between words; the first half are as wide as two letters. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u312f\u31a0-\ua4cf\uf900-\ufaff\uff00-\uff60]/

/** A clause ends after these and begins before those. */
const CLAUSE_END = /[,;:\u2013\u2014\u2026\u060c\u061b\u3001\uff0c\uff1b\uff1a][)"'\u2019\u201d\u300d\u300f]*$/
const CLAUSE_START = /^(and|but|so|because|which)$/i
/** These lean on the word behind them. */
const LEANING =
  /^(a|an|the|my|your|our|their|his|her|its|this|that|of|to|in|on|at|for|with|from|by|is|are|was|i|it|no|not)$/i
const NUMBER = /^[~+-]?[$€£¥]?\d[\d.,/]*[%x]?$/i

/** As much as is cut at once: Node copies all of a text for every sentence of it. */
const STRETCH = /[^]{1,1000}(?:\s|$)|[^]{1,1000}/gu

interface Word {
  text: string
  columns: number
  spaced: boolean
  clauseEnd: boolean
  clauseStart: boolean
  /** How bad a line end behind it is. */
  clinging: number
}

/**
 * Text cut for a teleprompter: sentences, each a list of lines; a clause to a line, at most 32 columns and seven words, never inside a
 * name or between a number and what it counts.
 * @param fits whether a line has room on the page.
 */
export function prompterLines(text: string, fits: (line: string) => boolean = () => true): string[][] {
  return text
    .split(/\n+/)
    .flatMap((paragraph) => paragraph.match(STRETCH) ?? [])
    .flatMap(sentencesOf)
    .map((sentence) => bestLines(wordsOf(sentence), fits))
}

/** What opens a quotation belongs to what follows, and a sentence without a letter, as an emoji, to what it comments on. */
function sentencesOf(paragraph: string): string[] {
  const found: string[] = []
  let opening = ''
  for (const { segment } of sentences.segment(paragraph)) {
    const text = opening + segment
    opening = /[\p{Ps}\p{Pi}]+\s*$/u.exec(text)?.[0] ?? ''
    const whole = text.slice(0, text.length - opening.length)
    if (/[\p{L}\p{N}]/u.test(whole) || found.length === 0) found.push(whole)
    else found.push((found.pop() ?? '') + whole)
  }
  if (opening) found.push((found.pop() ?? '') + opening)
  return found.map((sentence) => sentence.trim()).filter(Boolean)
}

function wordsOf(sentence: string): Word[] {
  const boundaries = new Set(Array.from(words.segment(sentence), ({ index }) => index))
  const places = breaksOf(sentence).filter((place) => {
    const before = sentence.charAt(place - 1)
    if (place === sentence.length || before.trim() === '') return true
    return boundaries.has(place) && (UNSPACED.test(before) || UNSPACED.test(sentence.charAt(place)))
  })
  const cut = places.map((place, at) => sentence.slice(places[at - 1] ?? 0, place))
  return cut.map((raw, at): Word => {
    const text = raw.trim()
    const next = cut[at + 1]?.trim() ?? ''
    return {
      text,
      columns: columnsOf(text),
      spaced: /\s$/.test(raw),
      clauseEnd: CLAUSE_END.test(text),
      clauseStart: CLAUSE_START.test(text),
      // Between words that no blank parts is the second best place only.
      clinging: clinging(text, next, at) + (/\s$/.test(raw) || CLAUSE_END.test(text) ? 0 : 40),
    }
  })
}

function clinging(text: string, next: string, at: number): number {
  if (NUMBER.test(text) && next !== '') return 400
  if (CLAUSE_START.test(text)) return 150
  // The first word of a sentence is a capital one whatever it is.
  if (at > 0 && /^\p{Lu}\p{L}*$/u.test(text) && /^\p{Lu}/u.test(next)) return 400
  return LEANING.test(text) ? 70 : 0
}

function columnsOf(text: string): number {
  let columns = 0
  for (const character of charactersIn(text)) columns += WIDE.test(character.text) ? 2 : 1
  return columns
}

/** The cheapest way to cut: few lines, clauses whole, no word that hangs back. */
function bestLines(all: Word[], fits: (line: string) => boolean): string[] {
  const cost: number[] = Array<number>(all.length + 1).fill(Infinity)
  const end: number[] = Array<number>(all.length + 1).fill(all.length)
  cost[all.length] = 0
  for (let from = all.length - 1; from >= 0; from--) {
    let columns = 0
    let spaced = 0
    for (let to = from + 1; to <= all.length; to++) {
      const word = all[to - 1]
      if (!word) break
      columns += word.columns + (to - 1 > from && all[to - 2]?.spaced ? 1 : 0)
      spaced += word.spaced || to === all.length ? 1 : 0
      const line = all.slice(from, to)
      // One word alone may be as long as it is.
      if (line.length > 1 && (columns > MAX_COLUMNS || spaced > MAX_WORDS || !fits(joined(line)))) break
      const rest = cost[to] ?? Infinity
      const total = rest + costOf(line, columns, to < all.length)
      if (total < (cost[from] ?? Infinity)) {
        cost[from] = total
        end[from] = to
      }
    }
  }
  const lines: string[] = []
  for (let from = 0; from < all.length; from = end[from] ?? all.length) lines.push(joined(all.slice(from, end[from])))
  return lines
}

function costOf(line: Word[], columns: number, goesOn: boolean): number {
  let cost = 100 + (Math.max(0, MAX_COLUMNS - columns) / MAX_COLUMNS) ** 2 * 60
  if (goesOn) cost += line.at(-1)?.clinging ?? 0
  line.forEach((word, at) => {
    const before = word.clauseEnd ? at + 1 : at
    const after = line.length - before
    if (word.clauseEnd && before > 1 && after > 0) cost += 160
    if (word.clauseStart && before > 2) cost += 70
  })
  return cost
}

const joined = (line: Word[]) =>
  line.map(({ text, spaced }, at) => text + (spaced && at < line.length - 1 ? ' ' : '')).join('')
