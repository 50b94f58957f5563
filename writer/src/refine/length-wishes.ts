import { aimOf, type Fitted, fittedToSeconds, fittedToWords, secondsFor } from './fit-words'
import { toldAgain } from './structure-wishes'
import { done, notDone, type State, type Step, wordsOf } from './state'
import type { Wish } from './wish-reading'

/** A fifth shorter or longer. A script that is too long or too short for its time keeps its time and gets the words for it. */
export function toShare(state: State, share: number): Step {
  const words = wordsOf(state)
  const wanted = words * share
  if (state.seconds === undefined) return told(fittedToWords(state, wanted), state, wanted)
  const aim = aimOf(state, state.seconds)
  const isTooLong = share < 1 && words > aim * 1.1
  const isTooShort = share > 1 && words < aim * 0.9
  if (isTooLong || isTooShort) return told(fittedToWords(state, aim), state, wanted)
  const seconds = secondsFor(state, wanted)
  return longer(state, seconds) ?? told(fittedToSeconds(state, seconds), state, wanted)
}

export function toLength(state: State, wish: Wish): Step {
  const { seconds, atMost, share, words } = wish
  if (share !== undefined) return toShare(state, share)
  if (words !== undefined) {
    const wanted = Math.min(600, Math.max(20, words))
    if (state.seconds === undefined) return told(fittedToWords(state, wanted), state, wanted)
    const timed = fittedToSeconds(state, secondsFor(state, wanted))
    const exact = fittedToWords(timed.state, wanted)
    return told({ ...exact, said: timed.said || exact.said, changed: timed.changed || exact.changed }, state, wanted)
  }
  const wanted = Math.min(180, Math.max(10, seconds ?? 60))
  if (atMost && (state.seconds ?? 0) <= wanted && wordsOf(state) <= aimOf(state, wanted) * 1.1)
    return notDone(`It stays within ${wanted} s already.`)
  const step = longer(state, wanted) ?? told(fittedToSeconds(state, wanted), state, aimOf(state, wanted))
  return seconds !== undefined && seconds > 180 && step.state
    ? done(step.state, `${step.said} 180 s is the longest I write`)
    : step
}

/** Fewer words more are the same script. */
const LONGER = 1.2

/** The writer's own script, told longer as far as the brief's words carry; undefined for others, and where it gets shorter. */
function longer(state: State, seconds: number): Step | undefined {
  if (state.seconds === undefined || seconds <= state.seconds) return undefined
  const next = toldAgain(state, { length: seconds })
  if (!next) return undefined
  const words = wordsOf(next)
  return words > wordsOf(state) * LONGER
    ? done(next, `Told longer along the same idea. Now ${words} words for ${next.seconds} s`)
    : notDone('The words of the brief carry no more. Add a feature or a problem, and I make it longer.')
}

function told(fitted: Fitted, before: State, wanted: number): Step {
  if (!fitted.changed)
    return notDone(
      fitted.reached
        ? 'It already fits.'
        : 'Nothing could be cut or added there without touching a locked line, the price or the call.',
    )
  const words = wordsOf(fitted.state)
  const time = fitted.state.seconds !== undefined ? ` for ${fitted.state.seconds} s` : ''
  const short =
    Math.abs(words - wanted) > wanted * 0.1 ? ' That is as near as it gets without cutting what must stay' : ''
  return done(
    fitted.state,
    [fitted.said, `Now ${words} words${time}.${short}`].filter(Boolean).join(' ').replace(/\.$/, '') +
      (wordsOf(before) === words ? ' (as before)' : ''),
  )
}
