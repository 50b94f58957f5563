import { splitSentences } from '@reelwright/shared'

/** Where a breath may be taken inside a sentence. */
const BREATH = /(?<=[,;:—–、，；：])\s*(?=\S)|(?<=\S)\s+(?=(?:and|but|so|because|which|or|if|when|while|then)\s)/giu
/** Marks that end a sentence without a space after them. */
const FULL_STOP = /(?<=[。！？])\s*(?=\S)/u
/** Less than this is a fragment, and stays with what comes before it. */
const SHORTEST = 12

/** A line cut where it is spoken in one breath: at sentences, then at marks and joining words. No text is lost but blanks. */
export function clausesOf(line: string): string[] {
  return splitSentences(line)
    .flatMap((sentence) => sentence.split(FULL_STOP))
    .flatMap((sentence) => joinedFragments(sentence.split(BREATH)))
}

function joinedFragments(pieces: readonly string[]): string[] {
  const clauses: string[] = []
  for (const piece of pieces) {
    const before = clauses.at(-1)
    if (before !== undefined && (before.length < SHORTEST || piece.length < SHORTEST)) {
      const gap = /[、，；：]$/u.test(before) ? '' : ' '
      clauses[clauses.length - 1] = before + gap + piece
    } else clauses.push(piece)
  }
  return clauses
}
