/** So much fits across a phone's screen in letters people can read. */
export const LINE_WIDTH = 42
export const MAX_LINES = 2

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uff60]/u
const ZERO = /[\p{M}\u200c\u200d]/u
const JOINED_WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

/** How wide a text is, in letters: signs of Chinese and emoji take two, accents none. */
export function textWidth(text: string): number {
  let width = 0
  for (const letter of text) width += WIDE.test(letter) ? 2 : ZERO.test(letter) ? 0 : 1
  return width
}

/** A text as captions of at most two lines each. Two lines are about as long as each other; a word that is too long is cut. */
export function captionLines(text: string): string[][] {
  const lines = filledLines(unitsOf(text.split(/\s+/).join(' '), LINE_WIDTH), LINE_WIDTH)
  const captions: string[][] = []
  for (let at = 0; at < lines.length; at += MAX_LINES) {
    captions.push(balanced(lines.slice(at, at + MAX_LINES)).map(written))
  }
  return captions
}

const written = (line: readonly string[]) => line.join('').trim()

/** Words with the blank before them, where they have one; languages without spaces by their dictionary; too long ones in pieces. */
export function unitsOf(text: string, most: number): string[] {
  return text
    .split(/(?=\s)/)
    .flatMap((word) => (JOINED_WITHOUT_SPACES.test(word) ? segmentsOf(word) : [word]))
    .flatMap((word) => (textWidth(word) > most ? cutWord(word, most) : [word]))
}

let segmenter: Intl.Segmenter | undefined

function segmentsOf(word: string): string[] {
  if (!('Segmenter' in Intl)) return [...word]
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
  const pieces: string[] = []
  for (const { segment } of segmenter.segment(word)) {
    // A mark never begins a line.
    const isMark = !/[\p{L}\p{N}]/u.test(segment)
    if (isMark && pieces.length > 0) pieces[pieces.length - 1] += segment
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
  return piece === '' ? pieces : [...pieces, piece]
}

/** Lines as the words they are made of. */
function filledLines(words: readonly string[], most: number): string[][] {
  const lines: string[][] = []
  let width = 0
  for (const word of words) {
    const own = textWidth(word)
    const line = lines.at(-1)
    if (line && width + own <= most) {
      line.push(word)
      width += own
    } else {
      lines.push([word])
      // The blank before a line's first word is not written.
      width = textWidth(word.trimStart())
    }
  }
  return lines.filter((line) => written(line) !== '')
}

/** The same words on two lines that are nearly alike, where that is possible. */
function balanced(lines: string[][]): string[][] {
  const [first, second] = lines
  if (!first || !second) return lines
  const words = lines.flat()
  for (let most = Math.ceil(textWidth(words.join('')) / 2); most < LINE_WIDTH; most++) {
    const tried = filledLines(words, most)
    if (tried.length <= MAX_LINES && tried.every((line) => textWidth(written(line)) <= LINE_WIDTH)) return tried
  }
  return lines
}
