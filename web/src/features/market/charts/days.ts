const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** "Nov 21", for an axis. */
export const shortDay = (time: number) => short.format(time)

/** Midnight of a day as 2026-11-21, in UTC: days of data belong to no time zone. */
export const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
