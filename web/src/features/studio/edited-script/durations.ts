import type { Scene } from '@reelwright/shared'
import { type EditedScript, MIN_SCENE_SECONDS, withScenes, wordsOfScene } from './edited-script'

/*
 * The rules of time, for all edits:
 * - What is shown as the length of the script is the sum of its scenes. What it should be is `metadata.videoLength`.
 * - Words never change times: whoever types sees the spoken length move against the target, and the scenes hold still.
 * - Cutting, joining, moving, adding and removing scenes keep the sum: time is shared, handed on or borrowed.
 * - A measured take sets its own scene only, so it changes the sum.
 * - "Fit times" (`retimed`) is the one edit that makes the sum the target again.
 * - Times are half seconds; those that came otherwise stay as they are until they are shared or fitted.
 */

export const STEP = 0.5

/** To the next half second, at least one. */
export const toStep = (seconds: number) => Math.max(STEP, Math.round(seconds / STEP) * STEP)

/** Shares a time between two parts by their weight, each at least half a second; undefined when there is not enough of it. */
export function sharedTime(seconds: number, first: number, second: number): [number, number] | undefined {
  if (seconds < 2 * STEP) return undefined
  const share = first + second > 0 ? first / (first + second) : 0.5
  const head = Math.min(toStep(seconds * share), Math.floor((seconds - STEP) / STEP) * STEP)
  return [head, seconds - head]
}

/** What a new scene takes, where there is enough. */
const NEW_SCENE = 3

export interface Loan {
  from: number
  seconds: number
}

/** Who gives a new scene its time: the neighbour when it stays filmable, else the longest; undefined when nobody has any. */
export function loanFor(scenes: readonly Scene[], neighbour: number): Loan | undefined {
  const durations = scenes.map(({ duration }) => duration)
  const beside = durations[neighbour] ?? 0
  const from = beside >= 2 * MIN_SCENE_SECONDS ? neighbour : indexOfLongest(durations)
  const available = durations[from] ?? 0
  if (available < 2 * STEP) return undefined
  const spare = available - MIN_SCENE_SECONDS
  return {
    from,
    seconds: spare >= MIN_SCENE_SECONDS ? Math.min(NEW_SCENE, toStepDown(spare)) : toStepDown(available / 2),
  }
}

/**
 * Durations whose sum is the given one. Half seconds are given by length, and taken from what is more than filmable while there is any;
 * what rounding leaves goes to or comes from the longest.
 */
export function settled(durations: readonly number[], total: number): number[] {
  const result = [...durations]
  const longestFirst = [...result.keys()].sort((a, b) => (result[b] ?? 0) - (result[a] ?? 0))
  let off = exact(total - sum(result))
  const change = (at: number, seconds: number) => {
    result[at] = exact((result[at] ?? 0) + seconds)
    off = exact(off - seconds)
  }
  const spread = (spare: readonly number[]) => {
    // Nobody gives more than there is to spare; getting has no such end.
    const part = Math.max(-1, off / Math.max(STEP, sum(spare)))
    for (const at of longestFirst) change(at, Math.trunc(((spare[at] ?? 0) * part) / STEP) * STEP)
  }

  if (off > 0) spread(durations)
  for (const at of longestFirst) if (off >= STEP) change(at, STEP)
  for (const shortest of [MIN_SCENE_SECONDS, STEP]) {
    if (off <= -STEP) spread(result.map((duration) => Math.max(0, duration - shortest)))
    for (const at of longestFirst) if (off <= -STEP && (result[at] ?? 0) - STEP >= shortest) change(at, -STEP)
  }
  // Less than half a second is left over: of times that came in other steps.
  const longest = longestFirst[0]
  if (off !== 0 && longest !== undefined && (result[longest] ?? 0) + off > 0) change(longest, off)
  return off === 0 ? result : result.map(() => total / result.length)
}

/** A picture needs a moment after the words. */
const HOLD = 0.5
const HOOK_WORDS_PER_SECOND = 3

/**
 * Fits the times to the words, so that the scenes sum exactly to the video's length: an opener of three to four seconds, the others by
 * their share of the words and a moment for their picture. Scenes without words keep two seconds.
 */
export function retimed(script: EditedScript): EditedScript {
  const { scenes } = script
  const total = targetOf(script)
  const durations = fittedDurations(scenes, total)
  if (durations.every((duration, at) => duration === scenes[at]?.duration)) return script
  return withScenes(
    script,
    scenes.map((scene, at) => ({ ...scene, duration: durations[at] ?? scene.duration })),
  )
}

/** The length that was asked for, in seconds; that of the scenes where a stored script has none. */
export function targetOf({ metadata, scenes }: Pick<EditedScript, 'metadata' | 'scenes'>): number {
  const { videoLength } = metadata
  return Number.isFinite(videoLength) && videoLength > 0 ? videoLength : sum(scenes.map(({ duration }) => duration))
}

function fittedDurations(scenes: readonly Scene[], total: number): number[] {
  const count = scenes.length
  // Too many scenes to give each two seconds: they share alike.
  if (total < count * MIN_SCENE_SECONDS) {
    const alike = total / count
    return settled(
      scenes.map(() => (alike >= STEP ? toStepDown(alike) : alike)),
      total,
    )
  }
  const words = scenes.map(wordsOfScene)
  const opener = openerTime(words, total)
  const rest = scenes.slice(opener > 0 ? 1 : 0)
  const restWords = words.slice(words.length - rest.length)
  const holds = rest.map(({ visualCue }, at) => (visualCue.trim() !== '' && restWords[at] !== 0 ? HOLD : 0))
  const silent = restWords.filter((count) => count === 0).length * MIN_SCENE_SECONDS
  const time = Math.max(0, total - opener - silent)
  // In a very short video the holds may not eat more than a fifth of the time.
  const holdScale = Math.min(1, (time * 0.2) / Math.max(0.1, sum(holds)))
  const speaking = time - sum(holds) * holdScale
  const spoken = Math.max(1, sum(restWords))
  const durations = rest.map((_, at) => {
    const said = restWords[at] ?? 0
    const wanted = (said / spoken) * speaking + (holds[at] ?? 0) * holdScale
    return said === 0 ? MIN_SCENE_SECONDS : Math.max(MIN_SCENE_SECONDS, toStep(wanted))
  })
  // The opener has its time; what rounding left over is the others'.
  return [...(opener > 0 ? [opener] : []), ...settled(durations, total - opener)]
}

/** Said in four seconds, hurried. A longer opener is a scene like the others. */
const MAX_OPENER_WORDS = 13

/** Three to four seconds for the opener; 0 where the first scene is none. */
function openerTime(words: readonly number[], total: number): number {
  const [said = 0] = words
  if (words.length < 2 || said === 0 || said > MAX_OPENER_WORDS) return 0
  const time = Math.min(4, Math.max(3, toStep(said / HOOK_WORDS_PER_SECOND)))
  return total - time >= (words.length - 1) * MIN_SCENE_SECONDS ? time : 0
}

function indexOfLongest(durations: readonly number[]): number {
  return durations.reduce((best, duration, at) => (duration > (durations[best] ?? 0) ? at : best), 0)
}

/** To the half second below, at least one. */
const toStepDown = (seconds: number) => Math.max(STEP, Math.floor(seconds / STEP) * STEP)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
/** Without what adding fractions leaves behind. */
export const exact = (seconds: number) => Math.round(seconds * 1000) / 1000
