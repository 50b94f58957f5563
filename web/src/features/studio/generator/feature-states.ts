import type { JudgedBrief } from '../craft/judge-craft'

/** Sentences are said as typed, labels are not; open: empty, being typed, or not judged yet. */
export type FeatureState = 'sentence' | 'label' | 'open'

export const featurePath = (place: number) => `features.${place}.text` as const

interface Typing {
  place: number
  /** Nothing was typed for a while. */
  isPaused: boolean
}

/** Up to so many words may be the beginning of a sentence. */
const FIRST_WORDS = 3

/** The states after a change. A remark stays while its feature is typed on, and goes when that becomes a sentence. */
export function featureStates(
  texts: readonly string[],
  said: JudgedBrief['said'],
  before: readonly FeatureState[],
  typing?: Typing,
): FeatureState[] {
  return texts.map((typed, place) => {
    const text = typed.trim()
    if (text === '') return 'open'
    const isSaid = said.get(text)
    if (isSaid) return 'sentence'
    if (before[place] === 'label') return 'label'
    if (isSaid === undefined) return 'open'
    const isBegun = typing?.place === place && !(typing.isPaused && text.split(/\s+/).length > FIRST_WORDS)
    return isBegun ? 'open' : 'label'
  })
}
