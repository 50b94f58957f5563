const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What a reader counts as one character, and where it begins. */
export interface Character {
  text: string
  start: number
}

/**
 * The characters of a text, blank by blank: Node's segmenter copies its whole text for every step, which for a long one is a
 * hundred times slower.
 */
export function* charactersIn(text: string): Generator<Character> {
  for (const { 0: stretch, index } of text.matchAll(/[ \n]?[^ \n]+|[ \n]/g)) {
    if (/^[\n -~]+$/.test(stretch)) {
      for (let at = 0; at < stretch.length; at++) yield { text: stretch.charAt(at), start: index + at }
    } else {
      for (const { segment, index: at } of graphemes.segment(stretch)) yield { text: segment, start: index + at }
    }
  }
}
