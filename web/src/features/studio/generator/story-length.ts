import { countSpokenWords, secondsOf, VIDEO_LENGTHS, type VideoLength } from '@reelwright/shared'

const STEP = 5

/** Seconds that a story takes to say: to the nearest five, as the writer states it, and exact below ten. 0 where nothing is said. */
export function storySeconds(story: string): number {
  const seconds = secondsOf(countSpokenWords(story))
  if (seconds === 0) return 0
  return seconds < 2 * STEP ? Math.max(1, Math.round(seconds)) : Math.round(seconds / STEP) * STEP
}

/** The shortest longer video that holds so many seconds, up to the longest that the plan covers. */
export const nextLength = (seconds: number, chosen: VideoLength, longest: number): VideoLength | undefined =>
  VIDEO_LENGTHS.find((length) => length > chosen && length >= seconds && length <= longest)
