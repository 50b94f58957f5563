import { clamp, pacingFor } from '../pacing'
import type { Part } from './anatomy'
import { cutWords } from './cutting'
import { type AddedLine, addWords } from './extending'
import { countOf, inWords, quoted, sentenceList } from './reply'
import { reshaped } from './scene-shape'
import { anatomy, soundSeconds, type State, wordsOf } from './state'
import { isTold } from './told-sentences'
import { everySentence } from './working-script'

/** Near enough to the wanted number of words that nobody hears a difference. */
const CLOSE = 0.05
const FARTHEST = 0.1

export interface Fitted {
  state: State
  /** What was cut and added, as one sentence; empty where nothing was. */
  said: string
  changed: boolean
  /** Whether the words came within a tenth of what was wanted. */
  reached: boolean
}

/** Whole lines do not add up to every number: where the first try misses, the next ones aim beside it. */
const AIM_BESIDE = [1, 1.08, 1.16, 0.93]

/** Cuts or extends a script to about `aim` words. Hook, call, price and features stay as long as anything else can go. */
export function fittedToWords(state: State, aim: number, mayGo?: (part: Part) => boolean): Fitted {
  const before = wordsOf(state)
  if (Math.abs(before - aim) <= aim * CLOSE * 0.5) return { state, said: '', changed: false, reached: true }
  let best: Fitted | undefined
  let bestOff = Infinity
  for (const beside of AIM_BESIDE) {
    const tried = fittedOnce(state, aim * beside, mayGo)
    const off = Math.abs(wordsOf(tried.state) - aim)
    if (off < bestOff) [best, bestOff] = [{ ...tried, reached: off <= aim * FARTHEST }, off]
    // Beside a story no more is cut for a nearer number.
    if (bestOff <= aim * (isTold(state) ? FARTHEST : CLOSE)) break
  }
  return best ?? fittedOnce(state, aim, mayGo)
}

function fittedOnce(state: State, aim: number, mayGo?: (part: Part) => boolean): Fitted {
  let current = state
  let hasCut = false
  const added: AddedLine[] = []
  for (let round = 0; round < 3; round++) {
    const off = wordsOf(current) - aim
    if (Math.abs(off) <= aim * CLOSE * 0.6) break
    // What was asked to be longer loses nothing.
    if (off > 0 && added.length > 0) break
    if (off > 0) {
      const cut = cutWords(current, off, aim * CLOSE, mayGo)
      if (cut.cut.length === 0) break
      hasCut = true
      current = cut.state
    } else {
      // A story that was cut is not filled up again.
      if (hasCut && isTold(state)) break
      const grown = addWords(current, -off, aim * CLOSE)
      if (grown.added.length === 0) break
      added.push(...grown.added)
      current = grown.state
    }
  }
  const words = wordsOf(current)
  return {
    state: current,
    said: told(added, state, current),
    changed: current.work !== state.work,
    reached: Math.abs(words - aim) <= aim * FARTHEST,
  }
}

/** The same for a running time: words, scenes and the time itself. */
export function fittedToSeconds(state: State, seconds: number): Fitted {
  const wanted = soundSeconds(seconds)
  const timed = withSeconds(state, wanted)
  const isWithin = wanted < (state.seconds ?? 0) && wordsOf(state) <= aimOf(state, wanted)
  // What was asked to be shorter gets no more words.
  const fitted = isWithin
    ? { state: timed, said: '', changed: false, reached: true }
    : fittedToWords(timed, aimOf(state, wanted))
  const isShort = !fitted.reached && wordsOf(fitted.state) < aimOf(state, wanted)
  // A script that cannot fill the time keeps its own, or lasts as long as its words do.
  if (isShort && !fitted.changed && wanted >= (state.seconds ?? 0)) return { ...fitted, state }
  const words = wordsOf(fitted.state)
  const follows = isShort || (!fitted.reached && words > wordsOf(state))
  const lasting = follows ? withSeconds(fitted.state, secondsFor(state, words)) : fitted.state
  return {
    ...fitted,
    state: state.seconds === lasting.seconds && !fitted.changed ? lasting : reshaped(lasting),
    changed: fitted.changed || state.seconds !== lasting.seconds,
  }
}

const withSeconds = (state: State, seconds: number): State =>
  state.seconds === undefined
    ? state
    : {
        ...state,
        seconds,
        brief: { ...state.brief, videoLength: seconds },
        analysis: { ...state.analysis, videoLength: seconds },
      }

/**
 * The words this script would have at its running time: what its style likes, but never so far from the time's own number that
 * a line more or less leaves what is accepted.
 */
export function aimOf(state: State, seconds: number): number {
  const { aim, target } = pacingFor(seconds, state.analysis.style, state.analysis.tone)
  // In a very short video one line is a tenth of the words.
  const near = seconds <= VERY_SHORT ? 0.03 : CLOSE
  return clamp(aim, target * (1 - near), target * (1 + near))
}

/** Seconds. */
const VERY_SHORT = 20

/** The running time in whole seconds at which a script of so many words is right. */
export function secondsFor(state: State, words: number): number {
  let best = 15
  for (let seconds = 15; seconds <= 180; seconds++)
    if (Math.abs(aimOf(state, seconds) - words) < Math.abs(aimOf(state, best) - words)) best = seconds
  return best
}

/** "Cut two lines from scene 3, added one about the lid to scene 4". */
function told(added: readonly AddedLine[], before: State, after: State): string {
  const left = everySentence(after.work).map(({ sentence }) => sentence.text)
  const lost = everySentence(before.work).filter(({ sentence }) => {
    const at = left.indexOf(sentence.text)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  const cuts = perScene(lost.map(({ place }) => place.scene)).map(
    ([scene, count]) => `${countOf(count, 'line')} from scene ${scene + 1}`,
  )
  const about = added.slice(0, 4).map(({ line, scene }) => `${topicOf(line)} to scene ${scene + 1}`)
  const more = added.length - about.length
  const heardIn = (state: State) => new Set(anatomy(state).flatMap(({ features }) => features))
  const still = heardIn(after)
  const unheard = [...heardIn(before)].filter((at) => !still.has(at)).map((at) => featureName(before, at))
  return sentenceList([
    cuts.length > 0 ? `cut ${inWords(cuts.slice(0, 5))}${cuts.length > 5 ? ' and more' : ''}` : '',
    about.length > 0 ? `added ${inWords([...about, ...(more > 0 ? [`${more} more`] : [])])}` : '',
    unheard.length > 0 ? `there is no room left for ${inWords(unheard.slice(0, 3))}` : '',
  ])
}

/** A feature as a reply names it: as it was typed. */
export const featureName = ({ analysis }: State, feature: number): string =>
  quoted(analysis.features[feature]?.text ?? 'that feature')

export function topicOf({ kind, text }: AddedLine['line']): string {
  switch (kind) {
    case 'limit':
      return 'who should skip it'
    case 'problem':
      return 'the problem'
    case 'reason':
      return 'why it happens'
    case 'test':
      return 'a test people can watch'
    default:
      return quoted(text)
  }
}

function perScene(scenes: readonly number[]): [number, number][] {
  const counts = new Map<number, number>()
  for (const scene of scenes) counts.set(scene, (counts.get(scene) ?? 0) + 1)
  return [...counts].sort((a, b) => a[0] - b[0])
}
