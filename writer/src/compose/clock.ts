import type { VideoStyle } from '@reelwright/shared'
import type { Random } from '../language'
import type { ParsedFrame } from './frame'

/** Minutes by which a day may lie earlier or later as a whole, so that not every one of them starts at 6:30. */
const SHIFTS = [0, -10, -5, 5, 10, 15]

/** How much later than written the day of this script runs; only days in a life have hours. */
export function dayShift(style: VideoStyle, random: Random): number {
  return style === 'day-in-life' ? random.stream('clock').pick(SHIFTS) : 0
}

/** "6:55. Dark." ten minutes later is "7:05. Dark." */
export function shiftClock(text: string, by: number): string {
  if (by === 0) return text
  return text.replace(/\b(\d{1,2}):([0-5]\d)\b/g, (_, hours: string, minutes: string) => {
    const total = (Number(hours) * 60 + Number(minutes) + by + 12 * 60) % (12 * 60)
    const hour = Math.floor(total / 60)
    return `${hour === 0 ? 12 : hour}:${String(total % 60).padStart(2, '0')}`
  })
}

/** The stamp a frame begins with ("7:45. ...") as minutes of its half day; undefined without one. */
export function stampOf(frame: ParsedFrame): number | undefined {
  const stamp = /^(\d{1,2}):(\d{2})\./.exec(frame.parts[0]?.text ?? '')
  return stamp ? (Number(stamp[1]) % 12) * 60 + Number(stamp[2]) : undefined
}
