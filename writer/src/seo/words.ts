import { keptBy, singular } from '../language'

/** A word of a text, folded; `sentence` counts up at each end of a sentence or line. */
export interface SeoWord {
  /** Small letters without accents. */
  text: string
  /** Without the ending that number and tense put there. */
  stem: string
  sentence: number
  /** Offset in the given text. */
  start: number
  end: number
}

/** Scripts that put no blanks between words: each sign is a word here. */
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}'
const END_MARK = '[.!?…。！？]'
/** A row of end marks is looked at from its first one only: from each of them, a long row would take its length squared. */
const WORD_OR_END = new RegExp(
  `[${UNSPACED}]|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+(?:['’](?=\\p{L})\\p{L}+)?|(?<!${END_MARK})${END_MARK}+(?=\\s|$)|\\n`,
  'gu',
)

/** The words of a text in order. Hyphens and all other signs part words; "mum's" is "mum", "don't" one word. */
export function seoWords(text: string): SeoWord[] {
  const words: SeoWord[] = []
  let sentence = 0
  for (const match of text.matchAll(WORD_OR_END)) {
    const [found] = match
    if (!/[\p{L}\p{N}]/u.test(found)) {
      sentence += 1
      continue
    }
    const folded = foldWord(found)
    if (folded !== '')
      words.push({ text: folded, stem: stemOf(folded), sentence, start: match.index, end: match.index + found.length })
  }
  return words
}

/** The stems of the words of a short text. */
export const stemsIn = keptBy((text: string): ReadonlySet<string> => new Set(seoWords(text).map(({ stem }) => stem)))

/** The parts of a hashtag: "#TravelMug2" is "Travel Mug 2". */
export const wordsOfTag = (tag: string): string =>
  tag
    .replace(/^#+/, '')
    .replace(/_/g, ' ')
    .replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, '$1 ')
    .replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .replace(/(\p{L})(?=\p{N})/gu, '$1 ')

function foldWord(word: string): string {
  if (/^[a-z0-9]+$/i.test(word)) return word.toLowerCase()
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/’/g, "'")
  return plain.replace(/'s$/, '').replaceAll("'", '')
}

/** End as if they were bent, and are not. */
const UNBENT = new Set(
  'earring building painting pudding dumpling ceiling evening morning wedding clothing string spring thing something anything everything nothing hundred kindred naked wicked sacred'.split(
    ' ',
  ),
)

/**
 * One form for number and tense: mugs and mug, cleaned, cleaning and cleans. Words made of others stay what they are: a cleaner is
 * neither clean nor a cleaning.
 */
export const stemOf = keptBy((word: string): string => {
  // Longer than any word that bends; and what looks for an ending may look from every letter.
  if (!/^[a-z]{4,40}$/.test(word)) return word
  const one = singular(word)
  if (UNBENT.has(one)) return one
  const bare = withoutTense(one)
  // "made" of "make", "mak" of "making": the silent e is dropped everywhere.
  return bare.length > 3 ? bare.replace(/e$/, '') : bare
})

function withoutTense(word: string): string {
  if (word.length >= 5 && word.endsWith('ied')) return `${word.slice(0, -3)}y`
  const bent = /^(.*[aeiouy].*)(?:ing|(?<!e)ed)$/.exec(word)?.[1]
  if (bent === undefined || bent.length < 3) return word
  return /([bdgklmnprt])\1$/.test(bent) && !bent.endsWith('ll') ? bent.slice(0, -1) : bent
}

/** Need not be there where a term is looked for. */
export const SMALL_WORDS = new Set(
  'a an the of for with to in on at and or by from my your our his her their its it is are this that these those'.split(
    ' ',
  ),
)
