import type { GeneratedScript } from '@reelwright/shared'
import type { WrittenScript } from './try-out-answer'
import { isSameProduct, type TryOutField, type TryOutInput } from './try-out-input'

export interface TryOutVersion {
  input: TryOutInput
  script: WrittenScript
  /** With all that the studio keeps of a script. */
  whole: GeneratedScript
}

export interface TryOutState {
  /** What the writer is doing now. */
  work: 'none' | 'fetching' | 'writing'
  /** Of one product, oldest first. */
  versions: TryOutVersion[]
  /** Index of the version on the sheet. */
  shown: number
  refusal: { field: TryOutField; reason: string } | null
  failure: 'offline' | 'unreachable' | 'broken' | null
}

export type TryOutEvent =
  | { type: 'fetching' | 'writing' }
  | { type: 'written'; version: TryOutVersion }
  | { type: 'refused'; field: TryOutField; reason: string }
  | { type: 'failed'; failure: NonNullable<TryOutState['failure']> }
  | { type: 'shown'; index: number }
  | { type: 'edited'; field: TryOutField }

export const NOTHING_WRITTEN: TryOutState = { work: 'none', versions: [], shown: 0, refusal: null, failure: null }

/** More than these, and nobody finds the one they liked. */
const MAX_VERSIONS = 9

/** Scripts of one product are versions of each other; another product starts over. Earlier scripts stay until then. */
export function tryOutReducer(state: TryOutState, event: TryOutEvent): TryOutState {
  switch (event.type) {
    case 'fetching':
    case 'writing':
      return { ...state, work: event.type, refusal: null, failure: null }
    case 'written': {
      const last = state.versions.at(-1)
      const earlier = last && isSameProduct(last.input, event.version.input) ? state.versions : []
      const versions = [...earlier, event.version].slice(-MAX_VERSIONS)
      return { ...NOTHING_WRITTEN, versions, shown: versions.length - 1 }
    }
    case 'refused':
      return { ...state, work: 'none', refusal: { field: event.field, reason: event.reason } }
    case 'failed':
      return { ...state, work: 'none', failure: event.failure }
    case 'shown':
      return { ...state, shown: Math.min(Math.max(0, event.index), Math.max(0, state.versions.length - 1)) }
    case 'edited':
      return state.refusal?.field === event.field ? { ...state, refusal: null } : state
  }
}
