import { upperFirst } from '../language'
import { topicsOf } from './about'
import type { Part } from './anatomy'

const SUBJECT = String.raw`(?:I|I'd|I'm|I've|we|we'd|we're|he|he'd|she|she'd|they|they'd|they're|it|it's|you|you're|there's|my \p{L}+|the \p{L}+)`
const JOIN = new RegExp(
  String.raw`,? (and|but|so|because|while) (?=(?:then |now |still |(?:for|in|on|at|after) [\p{L}\p{N} ]{2,20} )?${SUBJECT} )`,
  'giu',
)
const MIN_WORDS = 4
const CONDITION = /^(?:if|when|because|since|while|as)\b/i
/** Means something that was named before it. */
const POINTS_BACK = /\b(?:it|it's|its|them|they|they're|that|this|those|these|he|she|him|her)\b/i

const joinsOf = (text: string) => [...text.matchAll(JOIN)]
const standsAlone = (clause: string) => clause.split(' ').length >= MIN_WORDS && !CONDITION.test(clause)

/** What a sentence says without the clause that is about it; undefined where neither side stands alone without it. */
export function clauseWithout({ sentence: { text }, role }: Part, about: string): string | undefined {
  if (role === 'call' || role === 'price' || /["“]/.test(text) || !/[.!]$/.test(text)) return undefined
  const wanted = topicsOf(about)
  const names = (part: string) => topicsOf(part).some((topic) => wanted.includes(topic))
  // "..., with a coffee."
  const tail = /, (?:with|without|in|on|for|plus) [^,]{2,40}[.!]$/i.exec(text)
  if (tail && names(tail[0]) && !names(text.slice(0, tail.index)) && standsAlone(text.slice(0, tail.index)))
    return `${text.slice(0, tail.index)}.`
  for (const { index } of joinsOf(text).reverse()) {
    const head = text.slice(0, index)
    if (standsAlone(head) && !names(head) && names(text.slice(index))) return `${head}.`
  }
  for (const { index, 0: join } of joinsOf(text)) {
    const tail = text.slice(index + join.length)
    if (
      /\b(?:and|so)\b/i.test(join) &&
      standsAlone(tail) &&
      // What follows from a feature goes with it; what somebody did next is told on.
      /^(?:then )?(?:I|we|he|she|they)\b/i.test(tail) &&
      !names(tail) &&
      names(text.slice(0, index)) &&
      !POINTS_BACK.test(tail)
    )
      return upperFirst(tail)
  }
  return undefined
}

/** The first clause of a sentence, where it stands alone; undefined for sentences of one. */
export function firstClause(text: string): string | undefined {
  if (/["“]/.test(text) || !/[.!]$/.test(text)) return undefined
  const head = joinsOf(text)
    .map(({ index }) => text.slice(0, index))
    .find(standsAlone)
  return head === undefined ? undefined : `${head}.`
}

/** A long sentence as several, at its "and" and "but": the words are the same. */
export function brokenUp(text: string): string {
  if (!/[.!]$/.test(text) || /["“]/.test(text)) return text
  const joins = joinsOf(text).filter(({ 1: word }) => /^(?:and|but|so)$/i.test(word ?? ''))
  const pieces: string[] = []
  let from = 0
  for (const { index, 0: join, 1: word = '' } of joins) {
    const head = text.slice(from, index)
    if (!standsAlone(head.replace(/^(?:But|So) /, ''))) continue
    pieces.push(head)
    from = /^and$/i.test(word) ? index + join.length : index + join.search(/\p{L}/u)
  }
  pieces.push(text.slice(from))
  return pieces.length === 1 ? text : pieces.map((piece) => upperFirst(piece.trim())).join('. ')
}
