import { NOTHING_OPEN, type SessionState } from './session-state'
import type { EditedScript } from '../edited-script/edited-script'
import type { Allowance } from '../script-answer'
import type { Refusal, Writing } from './studio'

/** What happened to the script besides typing; versions are named by their scripts, since their numbers may move. */
export type Notice =
  /** What was not saved when the page was left is back. */
  | { kind: 'restored'; copy: boolean }
  /** Saved elsewhere and here: both are versions. */
  | { kind: 'both-kept'; theirs: EditedScript; mine: EditedScript }
  /** Saved elsewhere, and not loaded here yet. */
  | { kind: 'elsewhere' }
  /** Deleted elsewhere. */
  | { kind: 'deleted' }

/** A script of the library on its way to the screen. */
export type Opening = { id: string; problem: null | 'not-found' | Error }

export interface StudioState extends SessionState {
  writing: Writing | null
  isGenerating: boolean
  /** As of the last generation, with its time. */
  allowance: (Allowance & { at: number }) | undefined
  refusal: Refusal | null
  notice: Notice | null
  opening: Opening | null
  /** The words of a refusal that a bigger plan would end: the plans are shown. (OP-65) */
  wantsPlan: string | null
  /** The user is asked before starting a new script would lose work. */
  asksToStartNew: boolean
}

const EMPTY: StudioState = {
  ...NOTHING_OPEN,
  writing: null,
  isGenerating: false,
  allowance: undefined,
  refusal: null,
  notice: null,
  opening: null,
  wantsPlan: null,
  asksToStartNew: false,
}

/** The state of one studio. Asynchronous work reads it when it finishes, not when it starts. */
export interface StateStore {
  get: () => StudioState
  set: (change: Partial<StudioState>) => void
  subscribe: (listener: () => void) => () => void
}

export function createStateStore(): StateStore {
  let state = EMPTY
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
