const DAY = { month: 'short', day: 'numeric', year: 'numeric' } as const
const date = new Intl.DateTimeFormat('en-US', DAY)
const dateTime = new Intl.DateTimeFormat('en-US', { ...DAY, hour: 'numeric', minute: '2-digit' })
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** 999 as it is, 1,234 as "1.2K", 999,950 as "1.0M". (CX-34) */
export function formatCount(count: number): string {
  const size = Math.abs(count)
  if (size < 1000) return String(count)
  const thousands = (count / 1000).toFixed(1)
  if (Math.abs(Number(thousands)) < 1000) return `${thousands}K`
  return `${(count / 1_000_000).toFixed(1)}M`
}

/** "Nov 21, 2026"; an empty text for what is not a date. (B-LB-15) */
export const formatDate = (value: string | number | Date): string => formatted(value, date)

/** "Nov 21, 2026, 1:05 PM", by the clock of whoever looks; an empty text for what is not a date. */
export const formatDateTime = (value: string | number | Date): string => formatted(value, dateTime)

/** "14:03" */
export const formatTime = (value: Date): string => time.format(value)

function formatted(value: string | number | Date, format: Intl.DateTimeFormat): string {
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? '' : format.format(moment)
}

export { formatClock, formatDuration } from '@reelwright/shared'
