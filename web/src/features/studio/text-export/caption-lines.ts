import { textWidth, unitsOf } from '@reelwright/shared'

/** So much fits across a phone's screen in letters people can read. */
export const LINE_WIDTH = 42
export const MAX_LINES = 2

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
