import { useState, useSyncExternalStore } from 'react'
import { useDebounced } from '../../library'
import type { JudgedBrief } from '../craft/judge-craft'
import { featurePath, type FeatureState, featureStates } from './feature-states'

/** Long enough to be a pause and not the search for a word. */
const PAUSE_MS = 1000
/** A remark that came with the press of a button would move that button away from under the finger. */
const LEFT_MS = 250

/** The state of each feature, settled once its field is left or typing pauses. */
export function useFeatureStates(texts: readonly string[], said: JudgedBrief['said']): readonly FeatureState[] {
  const [states, setStates] = useState<readonly FeatureState[]>([])
  const focused = useDebounced(useFocusedName(), LEFT_MS)
  const place = texts.findIndex((_, at) => featurePath(at) === focused)
  const text = texts[place] ?? ''
  const isPaused = useDebounced(text, PAUSE_MS) === text
  const next = featureStates(texts, said, states, place < 0 ? undefined : { place, isPaused })
  if (next.join() !== states.join()) setStates(next)
  return next
}

const useFocusedName = () => useSyncExternalStore(subscribeToFocus, focusedName)

const focusedName = () => (document.activeElement instanceof HTMLInputElement ? document.activeElement.name : '')

function subscribeToFocus(listen: () => void) {
  document.addEventListener('focusin', listen)
  document.addEventListener('focusout', listen)
  return () => {
    document.removeEventListener('focusin', listen)
    document.removeEventListener('focusout', listen)
  }
}
