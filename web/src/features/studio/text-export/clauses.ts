import { splitSentences } from '@reelwright/shared'

/** Where a speaker may pause inside a sentence. */
const PAUSE_IN_SENTENCE =
  /(?<=[,;:—–、，；：])\s*(?=\S)|(?<=\S)\s+(?=(?:and|but|so|because|which|or|if|when|while|then)\s)/giu
/** Marks that end a sentence without a space after them. */
const FULL_STOP = /(?<=[。！？])\s*(?=\S)/u
/** Less than this is a fragment, and stays with what comes before it. */
const MIN_LENGTH = 12

/** Splits a line at sentences, then at punctuation and conjunctions. Only whitespace is lost. */
export function clausesOf(line: string): string[] {
  return splitSentences(line)
    .flatMap((sentence) => sentence.split(FULL_STOP))
    .flatMap((sentence) => joinedFragments(sentence.split(PAUSE_IN_SENTENCE)))
}

function joinedFragments(pieces: readonly string[]): string[] {
  const clauses: string[] = []
  for (const piece of pieces) {
    const before = clauses.at(-1)
    if (before !== undefined && (before.length < MIN_LENGTH || piece.length < MIN_LENGTH)) {
      const gap = /[、，；：]$/u.test(before) ? '' : ' '
      clauses[clauses.length - 1] = before + gap + piece
    } else clauses.push(piece)
  }
  return clauses
}
