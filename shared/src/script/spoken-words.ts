import { spellOut } from './spell-out'

const SPEAKER_LABEL = /^[ \t]*[A-Z][A-Z0-9 .'’&-]{0,30}:(?=\s|$)/gm
const CUE = /\[[^[\]\n]*\]|\([^()\n]*\)/g

/** Removes speaker labels, [cues] and (directions): what is left is said aloud. */
export function withoutCues(text: string): string {
  const said = text.includes('[') || text.includes('(') ? text.replace(CUE, ' ') : text
  return said.includes(':') ? said.replace(SPEAKER_LABEL, ' ') : said
}

/**
 * Counts words as they are said, not as they are typed: "$19.90" is "nineteen ninety", "24h" is "twenty-four hours".
 * Hyphenated words count once; languages without spaces count half a word for each character.
 */
export function countSpokenWords(text: string): number {
  return text.length <= MAX_REMEMBERED_LENGTH ? wordsInShortText(text) : wordsInText(text)
}

const wordsInText = (text: string) => tokens(text).reduce((sum, token) => sum + wordsInToken(token), 0)

/** The pieces between blanks, with their punctuation. */
export function tokens(text: string): string[] {
  const said = withoutCues(text).replace(/[—–]/g, ' ')
  return (said.includes('/') ? said.replace(/(\p{L})\/(?=\p{L})/gu, '$1 ') : said).split(/\s+/)
}

/** A token without the marks around it; empty where nothing of it is said. */
export function bare(token: string): string {
  const inner = token.replace(/^[^\p{L}\p{N}$€£¥₹₩&+]+|[^\p{L}\p{N}%$€£¥₹₩"″+&]+$/gu, '')
  return /[\p{L}\p{N}&]/u.test(inner) ? inner : ''
}

export const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu

/** Memoizes a count: the drafts of a script share most of their words and sentences. */
export function remembered(count: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= MAX_REMEMBERED) known.clear()
    const counted = count(text)
    known.set(text, counted)
    return counted
  }
}
const MAX_REMEMBERED = 20_000
const MAX_REMEMBERED_LENGTH = 200

const wordsInShortText = remembered(wordsInText)

const wordsInToken = remembered((written: string): number => {
  const token = bare(written)
  if (token === '') return 0
  const cjk = token.match(CJK)
  if (cjk) return Math.ceil(cjk.length / 2)
  return spellOut(token).length
})
