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

export { formatClock, formatDuration } from '@reelwright/shared'
