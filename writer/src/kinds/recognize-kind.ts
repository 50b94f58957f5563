import { kept } from '../language/remembered'
import { productNoun } from '../reading/product-nouns'
import { stemsIn } from '../seo/words'
import { escaped, LETTERS } from './patterns'
import type { KindEntry } from './types'

export interface RecognizedKind {
  entry: KindEntry
  /** The words of the name that say the kind: "car phone mount". */
  phrase: string
}

/**
 * Which kind of product a brief is about: the one with the longest noun phrase in the name; without any, the one with the longest weaker phrase,
 * unless the name calls the product something else. Undefined when unsure: a wrong kind is worse than none.
 */
export function recognizeKind(
  name: string,
  features: readonly string[],
  problem: string,
  index: readonly KindEntry[],
): RecognizedKind | undefined {
  // A quoted title says nothing of its thing: "Chai Before Court", a novel.
  const bare = name.replace(/["“]\p{L}[^"”]*["”]/gu, ' ')
  const text = folded(/\p{L}/u.test(bare) ? bare : name)
  const brief = folded([name, problem, ...features].join(' | '))
  const parts = partsOf(text)
  const offers = parts.flatMap((part) => withoutExtras(part).match(OFFERS) ?? [])
  const named = namedIn(text, index)
  const possible = index.filter(
    (entry) => named.has(entry) && !has(text, entry.not) && offers.every((offer) => isCalled(offer, entry)),
  )
  return (
    longest(possible.map((entry) => ({ entry, phrase: phraseIn(text, entry.nouns, entry) }))) ??
    longest(
      possible
        .filter((entry) => !entry.needs || has(brief, entry.needs))
        .filter((entry) => !isOther(headOf(parts[0] ?? ''), entry))
        .map((entry) => ({ entry, phrase: phraseIn(text, entry.words, entry) })),
    )
  )
}

/** By the first words of their phrases: looking these up costs far less than the patterns of all kinds. */
const beginningsOf = kept((index: readonly KindEntry[]): ReadonlyMap<string, readonly KindEntry[]> => {
  const made = new Map<string, KindEntry[]>()
  for (const entry of index)
    for (const phrase of [...entry.nouns, ...entry.words]) {
      const [first = ''] = wordsOf(phrase)
      made.set(first, [...(made.get(first) ?? []), entry])
    }
  return made
})

/** The kinds of which a phrase may stand in a text: "powerbank" begins with "power". */
function namedIn(text: string, index: readonly KindEntry[]): ReadonlySet<KindEntry> {
  const known = beginningsOf(index)
  return new Set(
    [...text.matchAll(WORD)].flatMap(({ 0: word }) =>
      [...word].flatMap((_, at) => known.get(word.slice(0, at + 1)) ?? []),
    ),
  )
}

const WORD = new RegExp(`(?<![${LETTERS}\\d])[${LETTERS}\\d][${LETTERS}\\d'.&/]*`, 'g')

const has = (text: string, list: readonly string[]) => text.search(phrasesIn(text, list)) >= 0

const longest = (found: readonly RecognizedKind[]): RecognizedKind | undefined =>
  found.filter(({ phrase }) => phrase !== '').sort((a, b) => b.phrase.length - a.phrase.length)[0]

/** The longest of the phrases in a name that is not part of another thing: a "hot sauce holder" is no hot sauce. */
function phraseIn(text: string, list: readonly string[], entry: KindEntry): string {
  const pattern = phrasesIn(text, list)
  if (pattern === NONE) return ''
  const found = partsOf(text).flatMap((part) =>
    [...part.matchAll(pattern)].filter(({ 0: phrase, index }) => {
      const [, next = ''] = /^[\s-]+([^\s,]+)/.exec(part.slice(index + phrase.length)) ?? []
      const isTool =
        entry.id.startsWith('food/') && (MAKES_FOOD.test(next) || (PACKED.test(next) && HOME_MADE.test(text)))
      return !isTool && !isOther(next.replace(MATERIAL, ''), entry) && !isOther(headOf(part).replace(PART, ''), entry)
    }),
  )
  return found.map(([phrase]) => phrase).sort((a, b) => b.length - a.length)[0] ?? ''
}

/** A "biltong dryer" is no food, nor is a "DIY biltong box". */
const MAKES_FOOD =
  /^(?:maker|dryer|drier|dehydrator|machine|cabinet|press|mou?ld|grinder|dispenser|cooker|warmer|fermenter)s?$/
const PACKED = /^(?:kit|box|set)$/
const HOME_MADE = /\b(?:diy|make your own|home ?brew|brewing|growing|\d+ ?l(?:it(?:er|re)s?)?)\b/

/** "Folding stool" and "beech" of "Folding stool, beech". */
const partsOf = (text: string) => text.split(/[,|(:]|\s[–—-]+\s/)

/** "Folding stool" of "Folding stool with pad". */
const withoutExtras = (part: string) => part.split(/\s(?:for|with|w|no)\b|\sw\//)[0] ?? ''

/** The last word of what the product is called: "stool" in "Folding stool with pad". */
const headOf = (part: string) => withoutExtras(part).trim().split(/\s+/).at(-1) ?? ''

/** What is about a thing is not the thing: "air fryer recipes". */
const OFFERS =
  /\b(?:recipes|pdf|svg|printables?|templates?|courses?|workshop|masterclass|hire|rentals?|subscriptions?|dollhouse)\b/g

/** Whether a word is a thing that no product of the kind is called. */
const isOther = (word: string, entry: KindEntry) => productNoun(word) !== undefined && !isCalled(word, entry)

/** "sling bag canvas" is a bag, "keyboard red switch" a keyboard. */
const MATERIAL = /^(?:canvas|linen|leather|denim|steel|glass)$/
const PART = /^(?:kickstand|switch(?:es)?|straps?|buttons?|pockets?|mic)$/

/** How products are packed says nothing of what they are. */
const PACKING = 'set pack box tin bundle starter'

const stemsOf = kept(({ nouns, words }: Pick<KindEntry, 'nouns' | 'words'>) =>
  stemsIn([...nouns, ...words, PACKING].join(' ')),
)

/** Whether a word stands in the phrases of a kind, or says only how it is packed: "holder" or "set" for a phone holder. */
export const isCalled = (word: string, kind: Pick<KindEntry, 'nouns' | 'words'>): boolean =>
  [...stemsIn(word)].some((stem) => stemsOf(kind).has(stem))

const longestFirst = kept((list: readonly string[]) => [...list].sort((a, b) => b.length - a.length).map(wordsOf))

/** Those of the phrases whose words stand in a text, with a plural "s" and any gap between the words. An expression of all of them costs far more. */
export function phrasesIn(text: string, list: readonly string[]): RegExp {
  const sources = longestFirst(list)
    .filter((words) => words.every((word) => text.includes(word)))
    .map((words) => words.map(escaped).join("(?:'?s)?[\\s-]*"))
  if (sources.length === 0) return NONE
  return new RegExp(`(?<![${LETTERS}\\d])(?:${sources.join('|')})(?:e?s)?(?![${LETTERS}\\d])`, 'g')
}
const NONE = /(?!)/g

const wordsOf = (phrase: string) => folded(phrase).split(/[\s-]+/)

export const folded = (text: string) =>
  (/[^\0-\x7f]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'") : text).toLowerCase()
