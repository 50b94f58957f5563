const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** Plan prices and revenue: "$29", no decimals. A single product's price is shown as typed, not with this. (CX-33) */
export const formatMoney = (dollars: number) => money.format(dollars)

/** 999 as it is, 1,234 as "1.2K", 999,950 as "1.0M". (CX-34) */
export function formatCount(count: number): string {
  const size = Math.abs(count)
  if (size < 1000) return String(count)
  const thousands = (count / 1000).toFixed(1)
  if (Math.abs(Number(thousands)) < 1000) return `${thousands}K`
  return `${(count / 1_000_000).toFixed(1)}M`
}

/** "Nov 21, 2026"; an empty text for what is not a date. (B-LB-15) */
export function formatDate(value: string | number | Date): string {
  const day = new Date(value)
  return Number.isNaN(day.getTime()) ? '' : date.format(day)
}

/** Seconds as a clock shows them: 4 is "0:04", 3.5 is "0:03.5". */
export function formatClock(seconds: number): string {
  const halves = Math.round(Math.max(0, seconds) * 2)
  const whole = Math.floor(halves / 2)
  const clock = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
  return halves % 2 ? `${clock}.5` : clock
}

/** A stretch of a video: from 0 to 4 is "0:00-0:04". */
export const formatDuration = (from: number, to: number) => `${formatClock(from)}-${formatClock(to)}`
