import type { Tone, VideoStyle } from '@reelwright/shared'
import type { Delivery } from '../manner'
import type { WishId, WishKind } from '../wishes'

/** Where a line or a scene is wanted. */
export type Where = 'hook' | 'earlier' | 'end' | 'before' | 'after' | 'in'

/** One wish, with all that it names. */
export interface Wish {
  id: WishId
  seconds?: number
  /** The seconds are a limit: what is shorter already stays. */
  atMost?: boolean
  /** Of shorter and longer: by how many seconds. */
  by?: number
  /** Wanted length as a share of today's. */
  share?: number
  price?: number
  /** Of a call to action: one that does not press. */
  call?: 'soft'
  scene?: number
  /** A second scene, or which sentence: -1 is the last. */
  other?: number
  /** More scenes than two. */
  more?: number[]
  /** What a wish is about, in the words that were typed. */
  about?: string
  where?: Where
  /** What the place is beside. */
  beside?: string
  delivery?: Delivery
  tone?: Tone
  style?: VideoStyle
  audience?: string
  /** Words of the seller's own that shall be said, seen or found. */
  text?: string
  /** The words stood in quotes. */
  quoted?: boolean
  /** A line or a part is named, not a word of it. */
  piece?: boolean
  /** A whole line is named. */
  line?: boolean
  /** The words take the place of what stands there. */
  instead?: boolean
  replace?: { old: string; fresh: string }
}

/** Parts of a script that shall stay as they are. */
export type Kept = 'hook' | 'call' | 'price' | 'feature' | 'rest' | { scene: number } | { about: string }

export interface Reading {
  wishes: Wish[]
  keep: Kept[]
  /** What was asked not to happen, e.g. "shorter" in "don't make it shorter". */
  declined: WishKind[]
  /** Wishes that take something away, in a message that was not understood as a whole: as they were typed. */
  heldBack: string[]
  /** Clauses that were not understood, as typed. */
  unknown: string[]
  /** The message praises the script, or says what it is like, and asks for nothing. */
  praise: boolean
}

/** Reads a clause whose words all mean something; undefined for any other. */
export type Form = readonly [
  RegExp,
  (slots: Record<string, string>, quotes: readonly string[], text?: string) => Wish | undefined,
]
