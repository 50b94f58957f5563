import { isFunctionWord } from '../reading/lexicon'
import { productNoun } from '../reading/product-nouns'
import { seoWords } from '../seo/words'

/** The words of a text that have a meaning, in order, one list for each sentence. Of "18oz" only the unit counts. */
function contentWords(text: string): string[][] {
  const sentences: string[][] = []
  for (const { text: word, stem, sentence } of seoWords(text)) {
    const bare = stem.replace(/^\d+/, '')
    if (bare !== '' && (word === 'no' || !isFunctionWord(word))) (sentences[sentence] ??= []).push(bare)
  }
  return sentences.filter(Boolean)
}

/** Words and pairs of words of a product's name, problem and features. Those of the name count twice: as words, and marked as being in the name. */
export function cluesIn(name: string, texts: readonly string[]): Set<string> {
  const clues = new Set<string>()
  const collect = (sentences: string[][], mark: string) => {
    for (const words of sentences)
      for (const [at, word] of words.entries()) {
        clues.add(word).add(mark + word)
        if (at > 0) clues.add(`${mark}${words[at - 1]} ${word}`)
      }
  }
  // "BlendJoy" is "Blend Joy".
  collect(contentWords(name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')), 'n:')
  for (const text of texts) collect(contentWords(text), '')
  return clues
}

/** How many of the clues' weights are one unit of the logistic function. */
export const CLUE_SCALE = 5
/** The key of the weight that counts for every product. */
export const BASE_CLUE = ''

/** How much the clues speak for a kind: the sum of their weights. */
export function weightOf(clues: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  let sum = weights.get(BASE_CLUE) ?? 0
  for (const clue of clues) sum += weights.get(clue) ?? 0
  return sum
}

/** How products are packed says nothing of what they are. */
const PACKING = new Set(['set', 'pack', 'box', 'tin', 'bundle'])

/** Stems of the words in names that products are called by: "holder", "jar". */
export const thingsIn = (names: readonly string[]): string[] => [
  ...new Set(
    names
      .flatMap(seoWords)
      .filter(({ text, stem }) => productNoun(text) !== undefined && !PACKING.has(stem))
      .map(({ stem }) => stem),
  ),
]
