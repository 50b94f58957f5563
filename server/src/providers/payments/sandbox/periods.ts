import type { BillingInterval } from '@reelwright/shared'

/**
 * `count` intervals after `anchor`, both in seconds since 1970. The day of the month stays, or is the month's last where there is no
 * such day: 31 January, 28 February, 31 March.
 */
export function addIntervals(anchor: number, interval: BillingInterval, count: number): number {
  const from = new Date(anchor * 1000)
  const month = from.getUTCMonth() + count * (interval === 'annual' ? 12 : 1)
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const day = Math.min(from.getUTCDate(), lastDay)
  const timeOfDay = anchor - Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate()) / 1000
  return Date.UTC(from.getUTCFullYear(), month, day) / 1000 + timeOfDay
}

/** Where the period that begins at `start` ends: the first of the anchor's days after it. */
export function periodEnd(anchor: number, interval: BillingInterval, start: number): number {
  const [a, s] = [new Date(anchor * 1000), new Date(start * 1000)]
  const months = (s.getUTCFullYear() - a.getUTCFullYear()) * 12 + s.getUTCMonth() - a.getUTCMonth()
  let count = Math.max(1, Math.floor(interval === 'annual' ? months / 12 : months))
  while (addIntervals(anchor, interval, count) <= start) count++
  return addIntervals(anchor, interval, count)
}
