import { BASE_CLUE, CLUE_SCALE, cluesIn, thingsIn, weightOf } from './clues'
import { escaped, LETTERS } from './patterns'
import type { KindEntry } from './types'

export interface RecognizedKind {
  entry: KindEntry
  /** The words of the name that say the kind: "car phone mount". Empty where only the rest of the brief does. */
  phrase: string
}

/** Chosen by cross-validation: fewer than one other product in a hundred weighs more. (`npm run kinds -- --recognition`) */
const MIN_WEIGHT = CLUE_SCALE
/** Cost of each thing in the name that no product of the kind is called. */
const STRANGE_THING = 2 * CLUE_SCALE
/** Weight of a weaker phrase of the kind (`words:`). */
const WEAK_PHRASE = 2.5 * CLUE_SCALE

interface Patterns {
  nouns: RegExp
  words: RegExp | undefined
  not: RegExp | undefined
  clues: ReadonlyMap<string, number>
}
const patterns = new WeakMap<KindEntry, Patterns>()

/**
 * Which kind of product a brief is about: by a whole phrase of the name, the longest if there are several, else by what the words of the name, the problem
 * and the features have in common with examples of the kind. Undefined when unsure: a wrong kind is worse than none.
 */
export function recognizeKind(
  name: string,
  features: readonly string[],
  problem: string,
  index: readonly KindEntry[],
): RecognizedKind | undefined {
  const text = folded(name)
  const possible = index.filter((entry) => text.search(patternsOf(entry).not ?? /(?!)/) < 0)
  const [named] = possible
    .map((entry) => ({ entry, phrase: longest(text, patternsOf(entry).nouns) ?? '' }))
    .filter(({ entry, phrase }) => phrase !== '' && !isPartOfOther(text, phrase, entry))
    .sort((a, b) => b.phrase.length - a.phrase.length)
  const all = folded([name, problem, ...features].join(' | '))
  const granted = possible.filter(({ needs }) => needs === undefined || all.search(phrases(needs)) >= 0)
  return named ?? byClues(name, [problem, ...features], granted)
}

/** The kind that the words of the brief speak for, compared with examples of each. */
function byClues(name: string, texts: readonly string[], index: readonly KindEntry[]): RecognizedKind | undefined {
  const found = cluesIn(name, texts)
  const called = thingsIn([name])
  const head = headOf(name)
  const [best] = index
    .filter(({ clues }) => BASE_CLUE in clues)
    .map((entry) => {
      const { words, clues } = patternsOf(entry)
      const phrase = (words && longest(folded(name), words)) ?? ''
      const strange = called.filter((thing) => !entry.things.includes(thing))
      const isOther = phrase === '' && head !== undefined && strange.includes(head)
      const weight =
        weightOf(found, clues) + (phrase === '' ? 0 : WEAK_PHRASE) - STRANGE_THING * Math.min(strange.length, 2)
      return { entry, phrase, weight: isOther ? -Infinity : weight }
    })
    .sort((a, b) => b.weight - a.weight)
  return best && best.weight >= MIN_WEIGHT ? best : undefined
}

/** A "hot sauce holder" is no hot sauce. */
function isPartOfOther(text: string, phrase: string, { things }: KindEntry): boolean {
  const [, next = ''] = /^[\s-]+([^\s,]+)/.exec(text.slice(text.indexOf(phrase) + phrase.length)) ?? []
  return things.length > 0 && thingsIn([next]).some((thing) => !things.includes(thing))
}

/** The last word of what the name calls the product, if that is a thing: "stool" in "Folding stool, beech". */
function headOf(name: string): string | undefined {
  const [first = ''] = name.split(/[,|(:]|\s[–—-]+\s|\s(?:for|with|w|no)\b|\sw\//i)
  const last = first.trim().split(/\s+/).at(-1) ?? ''
  return thingsIn([last])[0]
}

function longest(text: string, pattern: RegExp): string | undefined {
  return [...text.matchAll(pattern)].map(([found]) => found).sort((a, b) => b.length - a.length)[0]
}

function patternsOf(entry: KindEntry) {
  const known = patterns.get(entry)
  if (known) return known
  const made = {
    nouns: phrases(entry.nouns),
    words: entry.words.length > 0 ? phrases(entry.words) : undefined,
    not: entry.not.length > 0 ? phrases(entry.not) : undefined,
    clues: new Map(Object.entries(entry.clues)),
  }
  patterns.set(entry, made)
  return made
}

/** Any of the phrases, with a plural "s" and any gap between the words. */
export function phrases(list: readonly string[]): RegExp {
  const sources = [...list]
    .sort((a, b) => b.length - a.length)
    .map((phrase) =>
      folded(phrase)
        .split(/[\s-]+/)
        .map(escaped)
        .join('[\\s-]*'),
    )
  return new RegExp(`(?<![${LETTERS}\\d])(?:${sources.join('|')})(?:e?s)?(?![${LETTERS}\\d])`, 'g')
}

export const folded = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase()
