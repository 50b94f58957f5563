import type { BeatKind } from './frame'

/** One thing said: a filled frame whose optional clauses can still be switched. */
export interface Line {
  beat: string
  kind: BeatKind
  parts: LinePart[]
  /** May be left out when words run over. */
  droppable: boolean
  personal: boolean
  /** Carries something that must be said, so it stays even where openings may go. */
  keeps?: boolean
  /** Never left out, whatever happens to the length. */
  mandatory?: boolean
  /** Indexes of the features it voices. */
  features: readonly number[]
  /** A filmable act that belongs to this line. */
  shot?: string
  /** Place among the lines of its beat; lines without one may stand anywhere behind the opening. */
  seq?: number
  role: 'open' | 'more' | 'feature' | 'tone' | 'callback' | 'call'
}
export interface LinePart {
  text: string
  optional: boolean
  on: boolean
  words: number
}

export function lineWords(line: Line): number {
  let words = 0
  for (const part of line.parts) if (part.on) words += part.words
  return words
}

export function lineText(line: Line): string {
  return line.parts
    .filter((part) => part.on)
    .map((part) => part.text)
    .join(' ')
}

export function totalWords(lines: readonly Line[]): number {
  let words = 0
  for (const line of lines) words += lineWords(line)
  return words
}

/** Whether the product is named, by the marks that stand for it until the order of lines is final. */
export function namesProduct(line: Line): boolean {
  return line.parts.some((part) => part.on && /[\ue001\ue002]/.test(part.text))
}
