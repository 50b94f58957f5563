import type { BillingInterval } from '@reelwright/shared'

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const DAYS = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const SHORT_DAYS = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** "$1,234.00", "−$5.00" */
export const money = (cents: number) => DOLLARS.format(cents / 100).replace('-', '\u2212')

/** "December 22, 2026"; in UTC, since these pages have no script that could ask for the reader's zone. */
export const day = (at: Date) => DAYS.format(at)

/** "Dec 22, 2026" */
export const shortDay = (at: Date) => SHORT_DAYS.format(at)

const PERIODS: Record<BillingInterval, string> = { monthly: 'month', annual: 'year' }

/** "$49.00 every month" */
export const rhythm = (cents: number, interval: BillingInterval) => `${money(cents)} every ${PERIODS[interval]}`

/** "Beta Creator, paid monthly" */
export const sold = (planName: string, interval: BillingInterval) =>
  `${planName}, paid ${interval === 'annual' ? 'yearly' : 'monthly'}`
