import { isNoun } from '../reading/lexicon'
import { productNoun } from '../reading/product-nouns'
import { escaped, LETTERS, matchIn } from './patterns'
import type { KindEntry } from './types'

export interface RecognizedKind {
  entry: KindEntry
  /** The words of the name that say the kind: "car phone mount". */
  phrase: string
}

const patterns = new WeakMap<KindEntry, { nouns: RegExp; words: RegExp | undefined; not: RegExp | undefined }>()

/**
 * Which kind of product a brief is about: whole phrases of the name first, then weaker phrases if a feature or the problem agrees. The longest
 * phrase wins, then the one that stands last before a comma or a "for". Undefined when unsure: a wrong kind is worse than none.
 */
export function recognizeKind(
  name: string,
  features: readonly string[],
  problem: string,
  index: readonly KindEntry[],
): RecognizedKind | undefined {
  const text = folded(name)
  const about = folded([...features, problem].join(' | '))
  let best: (RecognizedKind & { weight: number }) | undefined
  for (const entry of index) {
    const { nouns, words, not } = patternsOf(entry)
    if (not && text.search(not) >= 0) continue
    const strong = longest(text, nouns)
    const weak = strong === undefined && words ? longest(text, words) : undefined
    const phrase = strong ?? (weak !== undefined && hintsAt(entry, about) ? weak : undefined)
    if (phrase === undefined) continue
    const weight = phrase.length + (strong === undefined ? 0 : 100)
    if (!best || weight > best.weight) best = { entry, phrase, weight }
  }
  return best ? { entry: best.entry, phrase: best.phrase } : agreedOn(features, problem, name, index)
}

/** Without a noun in the name, so many of its features and the problem have to be of one kind. */
const MIN_AGREEING = 3

/** A name that says nothing ("Bravebudget"): the one kind that the problem and nearly all features agree on; all of them, where the name has a noun. */
function agreedOn(features: readonly string[], problem: string, name: string, index: readonly KindEntry[]) {
  const texts = [problem, ...features].map(folded).filter((text) => text !== '')
  const counted = index
    .filter((entry) => folded(name).search(patternsOf(entry).not ?? /(?!)/) < 0)
    .map((entry) => ({ entry, agrees: texts.map((text) => hintsAt(entry, text)) }))
    .map(({ entry, agrees }) => ({ entry, isAbout: agrees[0], count: agrees.filter(Boolean).length }))
    .sort((a, b) => b.count - a.count)
  const [first, second] = counted
  if (!first || first.count < MIN_AGREEING) return undefined
  const others = second?.count ?? 0
  const isSure = first.count === texts.length && others <= first.count / 2 && !isOtherThing(name, first.entry)
  // "Zippo cable organizer" says what it is, and that is none of the kinds.
  const endsInNoun = /\s\p{Ll}\S*$/u.test(name.trim())
  const hasNoun = name.split(/[^\p{L}]+/u).some((word) => word.length > 2 && isNoun(word.toLowerCase()))
  const saysNothing = problem !== '' && !endsInNoun && !hasNoun
  const isLikely = saysNothing && first.isAbout && first.count >= texts.length - 1 && others < first.count - 1
  return isSure || isLikely ? { entry: first.entry, phrase: '' } : undefined
}

/** Whether words of the kind's features or problems stand in a folded text. */
const hintsAt = ({ hints }: KindEntry, text: string) => hints.some((hint) => matchIn(hint, text) !== null)

/** A stool with the features of a phone holder is a stool. */
const isOtherThing = (name: string, { nouns }: KindEntry) =>
  folded(name)
    .split(/[^\p{L}]+/u)
    .some((word) => productNoun(word) !== undefined && !nouns.some((noun) => noun.includes(word)))

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
