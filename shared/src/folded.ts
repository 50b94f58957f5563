// Marks on letters as `private.folded` of the database leaves them out, and apostrophes as its `private.pieces_of` does.
const LEFT_OUT = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670'’ʼ]+/g

/** A text as its words are searched: in small letters, without marks and apostrophes, so that "Don’t" is "dont". (B-LB-14) */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(LEFT_OUT, '').normalize('NFC').toLowerCase()

/** Signs of languages that put no blanks between words: what is looked for may begin anywhere in them. */
const RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const WORD = /[\p{L}\p{N}]/u

/** Where, at `from` or later, a word of a folded text begins with a term; -1 for nowhere. (B-LB-14) */
export function beginningOf(term: string, text: string, from = 0): number {
  const isRun = RUN.test(term)
  for (let at = text.indexOf(term, from); at >= 0; at = text.indexOf(term, at + 1)) {
    const before = text.charAt(at - 1)
    if (isRun || !WORD.test(before) || RUN.test(before)) return at
  }
  return -1
}
