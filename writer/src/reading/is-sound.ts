import { Syntax, tokensOf } from './syntax'

/** What a sentence of a person costs at most, by the grammar of syntax.ts. */
const MAX_SENTENCE_COST = 2.1
const MAX_FRAGMENT_COST = 1.6
const MAX_REMEMBERED = 4000

const sentences = new Map<string, number>()
const fragments = new Map<string, number>()

function remembered(known: Map<string, number>, text: string, read: (text: string) => number): number {
  const found = known.get(text)
  if (found !== undefined) return found
  if (known.size >= MAX_REMEMBERED) known.clear()
  const cost = read(text)
  known.set(text, cost)
  return cost
}

const MAX_WORDS = 26
const read = (text: string, how: (syntax: Syntax) => ReturnType<Syntax['sentence']>) => {
  const words = tokensOf(text.replace(/[.!?]+$/, ''))
  if (words.length === 0 || words.length > MAX_WORDS) return Infinity
  const syntax = new Syntax(words)
  return syntax.whole(how(syntax))?.cost ?? Infinity
}

/** How far a sentence is from what the grammar knows: 0 is as common as can be, Infinity is no sentence. */
export const sentenceCost = (sentence: string) =>
  remembered(sentences, sentence, (text) => read(text, (syntax) => syntax.sentence()))

/** The same for what people say without a verb: "No drilling.", "BPA free." */
export const fragmentCost = (fragment: string) =>
  remembered(fragments, fragment, (text) => read(text, (syntax) => syntax.fragment()))

/** Whether a text is made of sentences with one finite verb in each clause, and fragments that people say behind them. */
export const isSound = (text: string) =>
  text
    .split(/(?<=[.!?]) (?=[\p{Lu}\d])/u)
    .every((each, at) => sentenceCost(each) <= MAX_SENTENCE_COST || (at > 0 && isSoundFragment(each)))

export const isSoundFragment = (text: string) => fragmentCost(text) <= MAX_FRAGMENT_COST
