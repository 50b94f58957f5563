import type { KindFeature } from '../kinds'
import { matchIn } from '../kinds'
import { correctSpelling } from '../reading'

/** Words around a feature that change nothing about it. */
const EMPTY_WORD =
  /^(?:super|very|really|so|extra|fully|totally|completely|100|100%|easy|easily|to|is|it|its|it's|they|they're|are|a|an|the|with|has|have|having|comes|made|of|from|in|and|premium|quality|high|design|designed|material|materials|feature|included|built|real|genuine|natural|pure|new|upgraded|best|great|nice|beautiful|lovely|soft|just|also|both|all|for|use|by|you|can|be)$/

export const isEmptyWord = (word: string) => EMPTY_WORD.test(word)

/** The block for any product that a typed feature matches nearly whole: words left over may mean something else. */
export function commonBlockOf(
  typed: string,
  blocks: readonly KindFeature[],
): { block: KindFeature; words?: Record<string, string> } | undefined {
  // Patterns ignore case; names in it keep theirs.
  const text = inDigits(correctSpelling(typed))
    .replace(/\s*\([^)]*\)\s*$/, '')
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(/[.!?,;:]+$/, '')
  let best: { block: KindFeature; words?: Record<string, string>; weight: number } | undefined
  for (const block of blocks) {
    for (const source of block.match) {
      const found = matchIn(source, text, 'i')
      if (!found) continue
      const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
      if (rest.split(/[^\p{L}\p{N}%']+/u).some((word) => word !== '' && !EMPTY_WORD.test(word.toLowerCase()))) continue
      const words = capturedIn(found.groups)
      // What a pattern names itself says more than what it leaves open.
      const open = Object.values(found.groups ?? {}).reduce(
        (sum, word: string | undefined) => sum + (word?.length ?? 0),
        0,
      )
      const weight = found[0].length - open
      if (!best || weight > best.weight) best = { block, weight, ...(words && { words }) }
    }
  }
  return best && { block: best.block, ...(best.words && { words: best.words }) }
}

/** The seller's words at the places `<1>` and `<2>` of a pattern. */
export function capturedIn(groups: Record<string, string> | undefined): Record<string, string> | undefined {
  const found = Object.entries(groups ?? {}).filter(([name, word]) => name.startsWith('w') && word !== undefined)
  return found.length === 0 ? undefined : Object.fromEntries(found.map(([name, word]) => [name.slice(1), word.trim()]))
}

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** "two sizes" to "2 sizes". */
export const inDigits = (text: string) =>
  text.replace(/\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi, (word) =>
    String(NUMBERS.indexOf(word.toLowerCase()) + 2),
  )
