import { formatCount } from '../../../platform'

/** Shown where a figure is unknown. */
export const NO_FIGURE = '–'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const short = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** 1,234 as "1.2K", 999,950 as "1.0M", then B and T. (CX-34) */
export function compactCount(count: number | null): string {
  if (count === null) return NO_FIGURE
  return Math.abs(count) < 999_950_000 ? formatCount(Math.round(count)) : short.format(count)
}

/** "1,234" */
export const fullCount = (count: number | null) => (count === null ? NO_FIGURE : whole.format(count))

/** "$285.4K" from a thousand on, "$12.50" below. `currency` is ISO 4217. */
export function compactMoney(amount: number | null, currency: string): string {
  if (amount === null) return NO_FIGURE
  return Math.abs(amount) < 999.95 ? money(amount, currency) : formats(currency).compact.format(amount)
}

/** "$285,420", "$12.50": to the cent, and without cents where there are none. */
export function money(amount: number | null, currency: string): string {
  return amount === null ? NO_FIGURE : formats(currency).full.format(amount)
}

/** 0.068 as "6.8%". `decimals` is 1 for tables and the shop, 0 for the stat card of trends. (CX-36) */
export const percent = (fraction: number | null, decimals = 1) =>
  fraction === null ? NO_FIGURE : `${(fraction * 100).toFixed(decimals).replace('-', '−')}%`

/** 0.2 as "+20%": a change against the window before. */
export function signedPercent(fraction: number | null, decimals = 0): string {
  if (fraction === null) return NO_FIGURE
  const rounded = Number((fraction * 100).toFixed(decimals))
  const size = Math.abs(rounded).toLocaleString('en-US', { maximumFractionDigits: decimals })
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${size}%`
}

interface MoneyFormats {
  full: Intl.NumberFormat
  compact: Intl.NumberFormat
}
const known = new Map<string, MoneyFormats>()

function formats(currency: string): MoneyFormats {
  let found = known.get(currency)
  if (!found) {
    // A currency that is none would throw, and a page of figures is worth more than its sign.
    const style = /^[A-Za-z]{3}$/.test(currency) ? { style: 'currency' as const, currency } : {}
    found = {
      full: new Intl.NumberFormat('en-US', {
        ...style,
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        trailingZeroDisplay: 'stripIfInteger',
      }),
      compact: new Intl.NumberFormat('en-US', {
        ...style,
        notation: 'compact',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }),
    }
    known.set(currency, found)
  }
  return found
}

// Days have no hour: read and written in the same zone, they stay the day they are.
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** 2026-11-21 as "Nov 21, 2026". */
export const dayText = (isoDay: string) => day.format(new Date(`${isoDay}T00:00:00Z`))

/** "Oct 22 – Nov 20, 2026"; one day is said once. */
export const daysText = (from: string, to: string) =>
  day.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)).replace(/[\u2009\u202f]/g, ' ')

const ago = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** "2 hours ago", "yesterday"; "just now" within a minute. */
export function agoText(moment: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - new Date(moment).getTime()) / 1000)
  const step = STEPS.find(([, length]) => seconds >= length)
  return step ? ago.format(-Math.floor(seconds / step[1]), step[0]) : 'just now'
}
