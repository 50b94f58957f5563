import { secondsOf, WORDS_PER_SECOND } from '@reelwright/shared'
/** What one scene needs beyond its words. */
export interface SceneTime {
  words: number
  /** Seconds the picture stands after the words. */
  hold: number
}

const MIN_SCENE = 2
const MIN_HOOK = 3
/** Short openers are said quickly, a whole problem as fast as the rest. */
const HOOK_WORDS_PER_SECOND = 3
const SHORT_HOOK_WORDS = 12
const MAX_HOOK_SHARE = 0.6
/** Holds take at most this share of the video. */
const MAX_HOLD_SHARE = 0.15

/** Seconds for each scene in halves; they add up to the video's length. */
export function durationsOf(scenes: readonly SceneTime[], videoLength: number): number[] {
  const [first, ...rest] = scenes
  if (!first) return []
  if (rest.length === 0) return [videoLength]
  const half = (seconds: number) => Math.round(seconds * 2) / 2
  const pace =
    first.words <= SHORT_HOOK_WORDS
      ? HOOK_WORDS_PER_SECOND
      : Math.min(HOOK_WORDS_PER_SECOND, (WORDS_PER_SECOND * spokenSeconds(scenes)) / videoLength)
  const said = Math.max(MIN_HOOK, half(Math.min(first.words / pace, videoLength * MAX_HOOK_SHARE)))
  // The shortest video is longer than a few words: the opener stands a moment before anything is said.
  const hook = said + half(Math.max(0, videoLength - said - spokenSeconds(rest) * MAX_STRETCH))
  const left = videoLength - hook
  const holds = sum(rest.map(({ hold }) => hold))
  const scale = Math.min(1, (left * MAX_HOLD_SHARE) / Math.max(0.1, holds))
  const perWord = (left - holds * scale) / Math.max(1, sum(rest.map(({ words }) => words)))
  const durations = rest.map(({ words, hold }) => Math.max(MIN_SCENE, half(words * perWord + hold * scale)))
  for (let off = left - sum(durations); Math.abs(off) >= 0.5; off = left - sum(durations)) {
    const longest = durations.indexOf(Math.max(...durations))
    durations[longest] = (durations[longest] ?? 0) + (off > 0 ? 0.5 : -0.5)
  }
  return [hook, ...durations]
}

/** With a breath between the scenes. */
const UNHURRIED_WORDS_PER_SECOND = 2.35
/** A picture may stand this much longer than its words take. */
const MAX_STRETCH = 1.25
/** Fewer words are not spoken alone. */
const MIN_LENGTH = 6

/** How long the scenes last when the words do not carry the length that was asked for. */
export function naturalLength(scenes: readonly SceneTime[], videoLength: number): number {
  const words = sum(scenes.map((scene) => scene.words))
  return Math.min(videoLength, Math.max(MIN_LENGTH, Math.ceil(words / UNHURRIED_WORDS_PER_SECOND)))
}

const spokenSeconds = (scenes: readonly SceneTime[]) => sum(scenes.map(({ words, hold }) => secondsOf(words) + hold))

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
