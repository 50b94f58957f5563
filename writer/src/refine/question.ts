import { lowerFirst, splitSentences, tidy, upperFirst } from '../language'
import { briefLines } from './lines'
import type { State } from './state'

const FINITE =
  /\b(?:is|are|was|were|am|has|have|had|does|did|can|can't|will|won't|would|doesn't|don't|isn't|it's|that's|there's|you're|they're|i'm|gets|takes|feels|breaks|tastes|goes|comes|keeps|looks|falls|runs|costs|needs|turns|ends|makes|smells|hurts|renews|never|always)\b|\b(?:i|you|we|they|he|she|it|nobody|everything|everyone|somebody) \p{L}+/iu

const WITHIN = 18

/** The typed problem as a question to the viewer; undefined where none is typed, or it is too long to be asked. */
export function questionOf(state: State): string | undefined {
  const typed = briefLines(state)?.problem?.text ?? state.brief.painPoint
  const [first = '', ...rest] = splitSentences(typed)
  if (first === '' || rest.length > 1) return undefined
  if (first.endsWith('?')) return first
  const words = first.replace(/[.!]+$/, '')
  if (words.split(' ').length > WITHIN || /["“:;]/.test(words)) return undefined
  if (/^(?:my|i|i'm|i've|we|our)\b/i.test(words)) return `Has this ever happened to you? ${upperFirst(words)}.`
  if (/^you (?!(?:are|were|can|have|will)\b)\p{L}+/iu.test(words)) return `Do ${lowerFirst(words)}?`
  return FINITE.test(words) ? `You know how ${lowerFirst(words)}?` : `${upperFirst(words)}?`
}

/** "This one's for families with two jobs." */
export const audienceLine = (audience: string) =>
  tidy(`This one's for ${lowerFirst(audience.replace(/-/g, ' ').replace(/[.!]+$/, ''))}.`)
