const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uff60]/u
const ZERO = /[\p{M}\u200c\u200d]/u
const JOINED_WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const OPENING = /^[\p{Ps}\p{Pi}]+$/u

/** How wide a text is, in letters: signs of Chinese and emoji take two, accents none. */
export function textWidth(text: string): number {
  let width = 0
  for (const letter of text) width += WIDE.test(letter) ? 2 : ZERO.test(letter) ? 0 : 1
  return width
}

/** Words with the blank before them, where they have one; languages without spaces by their dictionary; too long ones in pieces. */
export function unitsOf(text: string, most: number): string[] {
  return text
    .split(/(?=\s)/)
    .flatMap((word) => (JOINED_WITHOUT_SPACES.test(word) ? segmentsOf(word) : [word]))
    .flatMap((word) => cutWord(word, most))
}

let segmenter: Intl.Segmenter | undefined

function segmentsOf(word: string): string[] {
  if (!('Segmenter' in Intl)) return [...word]
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' })
  const pieces: string[] = []
  for (const { segment } of segmenter.segment(word)) {
    // No line begins with a mark, but with one that opens a quotation, and none ends with that.
    const isMark = !/[\p{L}\p{N}]/u.test(segment) && !OPENING.test(segment)
    if (pieces.length > 0 && (isMark || OPENING.test(pieces.at(-1) ?? ''))) pieces[pieces.length - 1] += segment
    else pieces.push(segment)
  }
  return pieces
}

function cutWord(word: string, most: number): string[] {
  const pieces: string[] = []
  let piece = ''
  let width = 0
  for (const letter of word) {
    const own = textWidth(letter)
    if (width + own > most) {
      pieces.push(piece)
      piece = ''
      width = 0
    }
    piece += letter
    width += own
  }
  return [...pieces, piece]
}
