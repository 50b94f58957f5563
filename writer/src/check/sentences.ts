/** A piece of a text that is checked by itself, and where it begins. */
export interface Sentence {
  start: number
  text: string
}

const END = /(?<![.!?…])[.!?…]+["'”’)\]]*\s+|\n[^\S\n]*\n\s*/g
/** Marks that end in a full stop without ending a sentence, and single letters: "q. r. code". */
const CONTINUES = /(?:^|[\s("'“])(?:(?:\p{L}\.){0,5}[\p{L}\p{N}]|no|vs|reg|approx|dr|mr|mrs|ms|st)\.\s+$/iu

/**
 * Cuts a text where no finding can reach across: at blank lines and after sentences. What was checked once need not be checked
 * again when a neighbour changes. Nothing of the text is lost but the spaces between sentences.
 */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length
    if (!match[0].startsWith('\n') && CONTINUES.test(text.slice(Math.max(0, end - 12), end).replace(/\s+$/, ' ')))
      continue
    sentences.push({ start, text: text.slice(start, end).trimEnd() })
    start = end
  }
  if (start < text.length) sentences.push({ start, text: text.slice(start).trimEnd() })
  return sentences.filter((sentence) => sentence.text !== '')
}
