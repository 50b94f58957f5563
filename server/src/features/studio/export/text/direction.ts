import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** Letters that are written from right to left, and marks that say so. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\u200f\u061c]/u

/** Text in an order of its own: an odd level is written from right to left. */
interface Leveled {
  level: number
}

/** The level of each code unit of a paragraph by the Unicode bidirectional algorithm, and that of the paragraph itself. */
export function levelsOf(paragraph: string): { levelAt: (index: number) => number; base: number } {
  if (!RIGHT_TO_LEFT.test(paragraph)) return { levelAt: () => 0, base: 0 }
  const { levels, paragraphs } = bidi.getEmbeddingLevels(paragraph, 'auto')
  return { levelAt: (index) => levels[index] ?? 0, base: paragraphs[0]?.level ?? 0 }
}

/** Runs of one line as they stand from left to right: from the highest level down, each stretch of at least that level turns round. */
export function inVisualOrder<Run extends Leveled>(runs: Run[]): Run[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end++
      if (end - start > 1) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = Math.max(start, end)
    }
  }
  return ordered
}

/** What is shaped for characters of an odd level: brackets turned, and what has no direction of its own in reading order. */
export function turned(characters: string[]): string {
  const mirrored = characters.map((character) => bidi.getMirroredCharacter(character) ?? character)
  // Shaping itself turns round what is in a right-to-left script.
  return RIGHT_TO_LEFT.test(characters.join('')) ? mirrored.join('') : mirrored.reverse().join('')
}
