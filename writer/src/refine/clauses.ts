import { upperFirst } from '../language'
import { topicsOf } from './about'
import type { Part } from './anatomy'

const NAMED = String.raw`\p{Lu}\p{Ll}+(?= (?:\p{Ll}+(?:ed|s)|was|had|said|told|came|went|got|made|took|gave)\b)`
const SUBJECT = String.raw`(?:I|I'd|I'm|I've|we|we'd|we're|he|he'd|she|she'd|they|they'd|they're|it|it's|you|you're|there's|(?:my|our|his|her|their) \p{L}+|the \p{L}+|${NAMED})(?: |(?<=\p{L})(?= ))`
const JOIN = new RegExp(
  String.raw`,? (and|but|so|because|while) (?=(?:then |now |still |(?:for|in|on|at|after) [\p{L}\p{N} ]{2,20} )?${SUBJECT})`,
  'gu',
)
/** Clauses that stand side by side without a word between them. */
const BESIDE = new RegExp(
  String.raw`,? (?:and|but|so|because|while) (?=(?:then |(?:for|in|on|at|after) [\p{L}\p{N} ]{2,20} )?${SUBJECT})|, (?=(?:number \p{L}+|${SUBJECT}))|, (?=which )`,
  'gu',
)
const MIN_WORDS = 4
const CONDITION = /^(?:if|when|because|since|while|as)\b/i
/** Means something that was named before it. */
const POINTS_BACK = /\b(?:it|it's|its|them|they|they're|that|this|those|these|he|she|him|her)\b/i

const joinsOf = (text: string) => [...text.matchAll(JOIN)]
const standsAlone = (clause: string) => clause.split(' ').length >= MIN_WORDS && !CONDITION.test(clause)

/** What a sentence says without its smallest piece that is about something; undefined where nothing stands alone without it. */
export function pieceWithout({ sentence: { text }, role }: Part, about: string): string | undefined {
  if (role === 'call' || !/[.!]$/.test(text)) return undefined
  const wanted = topicsOf(about)
  const hits = (piece: string) => topicsOf(piece).filter((topic) => wanted.includes(topic)).length
  const names = (piece: string) => hits(piece) > 0 && hits(piece) * 2 >= wanted.length
  const isFree = (piece: string) => wanted.length > 0 && !names(piece) && standsAlone(piece)
  if (role === 'price') return phraseWithout(text, names, isFree)
  return (
    wordsWithout(text, about, isFree) ??
    listWithout(text, names, isFree) ??
    phraseWithout(text, names, isFree) ??
    (/["“]/.test(text) ? undefined : clausesWithout(text, names, isFree))
  )
}

type Test = (piece: string) => boolean
const VERBAL =
  /\b(?:I|we|he|she|it|they|you|is|are|was|were|has|have|had|can|don't|doesn't|never|not|if|when|so|because|to)\b|['’]/i

const HOLE =
  /\b(?:an?|the|my|your|his|her|our|their|with|of|in|at|for|to|from|on|by|is|are|was|were|be|get|got|has|have|had|and|or|but|so|because|that|i|we|he|she|it|they|you)$/i
/** "For no extra" and "std 2", as they stand before a comma or at the end. */
function wordsWithout(text: string, about: string, isFree: Test): string | undefined {
  // "A weird outline" without "weird".
  const described = new RegExp(
    String.raw`\b(a)n? ${about} (?=(\p{L})(?!\p{L}+(?:ed|s)\b|s\b))(?!(?:the|a|an|my|his|her|this|that|same|and|or|in|on|at|of|for|to|with)\b)`,
    'iu',
  )
  if (/^[\p{L}-]+$/u.test(about) && described.test(text))
    return text.replace(
      described,
      (_, article: string, next: string) => `${article}${/[aeio]/i.test(next) ? 'n' : ''} `,
    )
  const at = text.toLowerCase().indexOf(` ${about.toLowerCase()}`)
  const rest = text.slice(0, at) + text.slice(at + about.length + 1)
  return at > 0 &&
    about.includes(' ') &&
    /^(?:for|with|without|in|on|at|by|from|during|like|very)\b|\d/i.test(about) &&
    /^[,.!]/.test(text.slice(at + about.length + 1)) &&
    !HOLE.test(text.slice(0, at)) &&
    isFree(rest.replace(/[.!]$/, ''))
    ? rest
    : undefined
}

/** "63 boxes, the wardrobe, and a pike" without the wardrobe. */
function listWithout(text: string, names: Test, isFree: Test): string | undefined {
  for (const found of text.matchAll(
    /(,? and |, )((?:an?|the|my|some|\d+|one|two|three|four|five|six) [\p{L}\p{N} -]{2,30}?)(?=,|[.!]$| and )/gu,
  )) {
    const [all, , item = ''] = found
    const rest = text.slice(0, found.index) + text.slice(found.index + all.length)
    const isListed =
      found[1]?.includes('and') || /^,? and (?:an?|the|my|some|\d)\b/.test(text.slice(found.index + all.length))
    if (
      isListed &&
      !VERBAL.test(item) &&
      item.split(' ').length <= 4 &&
      names(item) &&
      isFree(rest.replace(/[.!]$/, ''))
    )
      return rest
        .replace(/(?<=\d+ \p{L}+), and (?=an? )/u, ' and ')
        .replace(/(?<= (?:is|are|of|with|and) [^,]{2,30}), (\p{L}+[.!])$/u, ' and $1')
  }
  return undefined
}

/** "Bolts onto most barrows with a 16 inch wheel, takes an hour" without the wheel. */
function phraseWithout(text: string, names: Test, isFree: Test): string | undefined {
  for (const found of text.matchAll(
    /,? (?:with|without|near|plus|during|on|for|in) (?:an?|the|my|her|his|our|their|\d+)? ?[^,.!]{2,40}?(?=,|[.!]$| and | but )/giu,
  )) {
    const before = text.slice(0, found.index)
    const rest = before + text.slice(found.index + found[0].length)
    const isTail = found[0].startsWith(',') || /^,? (?:with|without|plus|during)\b/i.test(found[0])
    const last = before.split(' ').at(-1) ?? ''
    if (
      isTail &&
      !VERBAL.test(found[0]) &&
      !/^(?:is|are|was|were|be|it's|goes?|comes?)$/i.test(last) &&
      names(found[0]) &&
      isFree(rest.replace(/[.!]$/, ''))
    )
      return rest
  }
  for (const shape of [NAMED_PLACE, RELATIVE])
    for (const { 0: found, index } of text.matchAll(shape)) {
      const rest = text.slice(0, index) + text.slice(index + found.length)
      if (names(found) && isFree(rest.replace(/[.!]$/, ''))) return rest
    }
  return undefined
}

/** "At Holywood", "in Glendale", "on the roof" before another place. */
const NAMED_PLACE =
  /(?<! (?:is|are|was|were|be|lives?|lived)) (?:at|in|from|near|on|off) (?:the )?\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*){0,2}(?=[,.!]|$| (?:and|because|but|so|who|that|which|while|without|with|to) )|(?<=\p{Ll}{3,}) (?:at|in|on|under|behind|beside) the \p{Ll}+(?= (?:at|in|on|with|from) )/gu
/** "That belonged to her late husband". */
const RELATIVE = /(?<=\p{Ll}) (?:that|who|which) (?:\p{Ll}+ed|was|were|is|are|had|has) [^,.]{3,50}(?=,|[.!]$)/gu

/** A sentence of several clauses without those that are about it. */
function clausesWithout(text: string, names: Test, isFree: Test): string | undefined {
  const joins = [...text.matchAll(BESIDE)]
  const starts = [0, ...joins.map(({ index, 0: join }) => index + join.length)]
  const pieces = starts.map((start, at) => ({
    join: joins[at - 1]?.[0] ?? '',
    text: text.slice(start, joins[at]?.index ?? text.length - 1),
  }))
  if (pieces.length < 2) return undefined
  const gone = pieces.map((piece) => names(piece.text))
  // "..., which is their right" goes with what it speaks of.
  pieces.forEach((piece, at) => {
    if (gone[at - 1] && /^which\b/.test(piece.text)) gone[at] = true
  })
  const kept = pieces.filter((_, at) => !gone[at])
  const [head] = kept
  if (!head || kept.length === pieces.length) return undefined
  const dangles = pieces.some(
    (piece, at) =>
      at > 0 &&
      !gone[at] &&
      gone[at - 1] &&
      (POINTS_BACK.test(firstWords(piece.text)) ||
        /\b(?:it|its|them)\b/.test(piece.text) ||
        /because|so/.test(piece.join)),
  )
  if (!gone[0]) {
    // What points back at the clause that goes, and all behind it, goes, too.
    const stop = dangles ? gone.indexOf(true) : pieces.length
    const rest = pieces.filter((_, at) => !gone[at] && at < stop)
    const said = rest.map(({ join, text: piece }, at) => (at === 0 ? piece : join + piece)).join('')
    return isFree(said) ? `${said}.` : undefined
  }
  const [, noun] =
    [...text.slice(0, starts[pieces.indexOf(head)]).matchAll(/\b(?:this|the|an?|my) (\p{L}+)/gu)].at(-1) ?? []
  const said = kept.map(({ join, text: piece }, at) => (at === 0 ? piece : join + piece)).join('')
  if (!standsAlone(said)) return undefined
  if (/^it (?:is|was)\b/.test(said) && noun) return `The ${noun} ${said.slice(3)}.`
  // "He" of a sentence that began with "He" was named before.
  const back = /^(?:He|She|They)\b/.test(text) ? /\b(?:it|it's|its|that|this|those|these)\b/i : POINTS_BACK
  const isTold = /^(?:then )?(?:I|we|he|she|they)\b/i.test(said) && !back.test(said)
  return isTold && isFree(said) && !/so|because/.test(head.join.replace(/^,? so $/, ''))
    ? upperFirst(`${said}.`)
    : undefined
}

const firstWords = (text: string) => text.split(' ').slice(0, 3).join(' ')

/** The first clause of a sentence, where it stands alone; undefined for sentences of one. */
export function firstClause(text: string): string | undefined {
  if (/["“]/.test(text) || !/[.!]$/.test(text)) return undefined
  const head = joinsOf(text)
    .map(({ index }) => text.slice(0, index))
    .find(standsAlone)
  return head === undefined ? undefined : `${head}.`
}

/** A sentence without its last clause, where the rest stands alone; undefined for sentences of one. */
export function withoutLastClause(text: string): string | undefined {
  if (/["“]/.test(text) || !/[.!]$/.test(text)) return undefined
  const head = [...text.matchAll(BESIDE)].map(({ index }) => text.slice(0, index)).findLast(standsAlone)
  // "My husband Tom and I" is no clause.
  return head === undefined || /\p{Lu}\p{Ll}+$/u.test(head) ? undefined : `${head}.`
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
