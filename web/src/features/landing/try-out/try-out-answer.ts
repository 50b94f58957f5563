import type { GeneratedScript } from '@reelwright/shared'
import type { TryOutField } from './try-out-input'

/** One scene as the sheet shows it. Times in seconds from the start of the video. */
export interface SheetScene {
  from: number
  to: number
  line: string
  cue: string
  camera: string
}

/** One thing that the claim check has to say. */
export interface ClaimNote {
  /** The words it is about. */
  words: string
  reason: string
  /** What to say instead. */
  instead?: string
  /** Typed, but not spoken: the writer left it out. */
  leftOut: boolean
}

export interface WrittenScript {
  product: string
  seconds: number
  scenes: SheetScene[]
  hashtags: string[]
  /** What is spoken, scenes separated by blank lines. */
  spoken: string
  score: {
    /** 0 to 10 with one decimal. */
    total: number
    /** What would lift it most; absent when nothing is left to do. */
    advice?: string
  }
  claims: ClaimNote[]
}

/** The writer's response to an input: a script, or why there is none. */
export type TryOutAnswer =
  | { kind: 'written'; script: WrittenScript; whole: GeneratedScript }
  /** In words for people, about one field of the form. */
  | { kind: 'refused'; field: TryOutField; reason: string }
