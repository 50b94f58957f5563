import { aimOf, type Fitted, fittedToSeconds, fittedToWords, secondsFor } from './fit-words'
import { toldAgain } from './structure-wishes'
import { done, notDone, type State, type Step, wordsOf } from './state'
import type { Wish } from './reading/wish'

/** A fifth shorter or longer. A script that is too long or too short for its time keeps its time and gets the words for it. */
export function toShare(state: State, share: number): Step {
  const words = wordsOf(state)
  const wanted = words * share
  if (state.seconds === undefined) return told(fittedToWords(state, wanted), state, wanted)
  const aim = aimOf(state, state.seconds)
  const isTooLong = share < 1 && words > aim * 1.1
  const isTooShort = share > 1 && words < aim * 0.9
  if (isTooLong) return told(fittedToWords(state, aim), state, wanted)
  if (isTooShort) return told(fittedToSeconds(state, state.seconds), state, aim)
  const seconds = secondsFor(state, wanted)
  const fitted = fittedToSeconds(state, seconds)
  // The time alone is not what was asked for.
  const step = told({ ...fitted, changed: fitted.changed && wordsOf(fitted.state) !== words }, state, wanted)
  return step.state ? step : (longer(state, seconds) ?? step)
}

/** So many seconds more or fewer than the words take now. */
export function byTime(state: State, seconds: number): Step {
  if (state.seconds === undefined) return toShare(state, seconds < 0 ? 0.8 : 1.2)
  const now = Math.min(state.seconds, secondsFor(state, wordsOf(state)))
  return toLength(state, { id: 'to-length', seconds: Math.max(10, now + seconds) })
}

export function toLength(state: State, wish: Wish): Step {
  const { seconds, atMost, share } = wish
  if (share !== undefined) return toShare(state, share)
  const wanted = Math.min(180, Math.max(10, seconds ?? 60))
  if (atMost && (state.seconds ?? 0) <= wanted && wordsOf(state) <= aimOf(state, wanted) * 1.1)
    return notDone(`It stays within ${wanted} s already.`)
  const fitted = told(fittedToSeconds(state, wanted), state, aimOf(state, wanted))
  const step = fitted.state ? fitted : (longer(state, wanted) ?? fitted)
  return seconds !== undefined && seconds > 180 && step.state
    ? done(step.state, `${step.said} 180 s is the longest I write`)
    : step
}

/** Fewer words more are the same script. */
const LONGER = 1.2

/** The writer's own script, told longer; undefined for others, where it gets shorter, and where the brief's words carry no more. */
function longer(state: State, seconds: number): Step | undefined {
  if (state.seconds === undefined || seconds <= state.seconds) return undefined
  const next = toldAgain(state, { videoLength: seconds })
  if (!next || next === 'loses' || wordsOf(next) <= wordsOf(state) * LONGER) return undefined
  const short = wordsOf(next) < aimOf(next, seconds) * 0.9 ? `. ${carriedNote(next)}` : ''
  return done(next, `Told longer along the same idea. Now ${wordsOf(next)} words for ${next.seconds} s${short}`)
}

/** What is said where the brief has no more words, and what would help. */
function carriedNote(state: State): string {
  const seconds = secondsFor(state, wordsOf(state))
  const help = state.known
    ? 'Add a feature or a problem, or tell me what to add: add "..."'
    : 'Tell me what to add: add "..."'
  return seconds <= MIN_SECONDS
    ? `These words carry no more. ${help}`
    : `These words carry about ${seconds} seconds. ${help}`
}
/** A shorter time is not told from the words. */
const MIN_SECONDS = 15

function told(fitted: Fitted, before: State, wanted: number): Step {
  const isLonger = wanted > wordsOf(before)
  if (!fitted.changed)
    return notDone(
      fitted.reached
        ? `${wordsOf(before)} words are about right for ${before.seconds ?? secondsFor(before, wordsOf(before))} s, so they stayed.`
        : isLonger
          ? carriedNote(before)
          : 'Nothing could be cut there without touching a locked line, the price or the call.',
    )
  const words = wordsOf(fitted.state)
  if (words === wordsOf(before) && fitted.said === '')
    return done(
      fitted.state,
      `The words stay: spoken a little ${(fitted.state.seconds ?? 0) < (before.seconds ?? 0) ? 'faster' : 'slower'}, ${words} words fit ${fitted.state.seconds} s. The scenes last ${fitted.state.seconds} s together now`,
    )
  const time = fitted.state.seconds !== undefined ? ` for ${fitted.state.seconds} s` : ''
  const short = fitted.reached
    ? ''
    : isLonger
      ? words < wanted
        ? ` ${carriedNote(fitted.state)}`
        : ''
      : ' That is as near as it gets without cutting what must stay'
  return done(
    fitted.state,
    [fitted.said, `Now ${words} words${time}.${short}`].filter(Boolean).join(' ').replace(/\.$/, ''),
  )
}
