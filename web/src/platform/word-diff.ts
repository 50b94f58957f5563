import { diffArrays } from 'diff'

/** A stretch of two texts: in both, only in the old one, or only in the new one. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Where so many words differ, comparing word by word costs more than it shows. */
const MAX_EDITS = 400
/** With less than this in common it is another text: shown whole, it can be read. */
const MIN_IN_COMMON = 0.25

/**
 * What became of a text, word by word. The same and removed parts together are the old text to the letter, the same and added ones the
 * new text. Long texts that differ a lot are compared line by line, then as a whole.
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }]
  const whole = replaced(before, after)
  if (before === '' || after === '') return whole
  const byWords = diffOf(wordsOf(before), wordsOf(after))
  if (byWords) return inCommon(byWords) < MIN_IN_COMMON * Math.max(before.length, after.length) ? whole : byWords
  return diffOf(linesOf(before), linesOf(after)) ?? whole
}

function replaced(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
  return parts.filter(({ text }) => text !== '')
}

function diffOf(before: string[], after: string[]): DiffPart[] | undefined {
  const changes = diffArrays(before, after, { maxEditLength: MAX_EDITS })
  if (!changes) return undefined
  const parts = changes.map(({ added, removed, value }): DiffPart => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
  return tidied(parts)
}

/** Blanks between two changes belong to both: "old words" for "new phrase" is one change, not two with a gap. */
function tidied(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = []
  let removed = ''
  let added = ''
  const flush = () => {
    result.push(...replaced(removed, added))
    removed = ''
    added = ''
  }
  for (const [at, { kind, text }] of parts.entries()) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else if (text.trim() === '' && (removed !== '' || added !== '') && at < parts.length - 1) {
      removed += text
      added += text
    } else {
      flush()
      result.push({ kind, text })
    }
  }
  flush()
  return result
}

const inCommon = (parts: readonly DiffPart[]) =>
  parts.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.trim().length : 0), 0)

/** An emoji with all it is made of, a word with its apostrophes, a number with its points, a run of blanks, or one mark. */
const TOKEN =
  /\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}\u200d]*|[\p{L}\p{M}\p{N}_]+(?:['’.,-][\p{L}\p{M}\p{N}_]+)*|\s+|[^\p{L}\p{M}\p{N}_\s]/gu
const NO_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** The pieces of a text that are compared; joined they are the text. Languages without spaces are cut by the browser's dictionary. */
export function wordsOf(text: string): string[] {
  const tokens = text.match(TOKEN) ?? []
  if (!NO_SPACES.test(text)) return tokens
  return tokens.flatMap((token) => (NO_SPACES.test(token) ? segmentsOf(token) : [token]))
}

let segmenter: Intl.Segmenter | undefined

function segmentsOf(token: string): string[] {
  // Older browsers have none: then every character is a word.
  if (!('Segmenter' in Intl)) return [...token]
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
  return [...segmenter.segment(token)].map(({ segment }) => segment)
}

const linesOf = (text: string) => text.split(/(?<=\n)|(?<=[.!?。！？]\s)/)
