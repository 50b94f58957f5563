import { formatDate } from '../../../platform'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

/** "Active now", "Active 5 minutes ago", "Active yesterday", "Active on Nov 2, 2026"; a clock that is wrong makes no nonsense. */
export function lastActive(at: string, now: number): string {
  const time = Date.parse(at)
  if (Number.isNaN(time)) return 'Last active: unknown'
  const age = now - time
  if (age < 5 * MINUTE) return 'Active now'
  if (age < HOUR) return `Active ${words.format(-Math.floor(age / MINUTE), 'minute')}`
  if (age < DAY) return `Active ${words.format(-Math.floor(age / HOUR), 'hour')}`
  if (age < 7 * DAY) return `Active ${words.format(-Math.floor(age / DAY), 'day')}`
  return `Active on ${formatDate(at)}`
}
