/** The week that weekly emails cover. */
export interface Week {
  /** Its Monday: "2026-11-16". */
  name: string
  from: Date
  /** The Monday after it. */
  to: Date
}

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

/** Weekly emails are sent from Monday morning to Thursday night (UTC); later, the past week is old news. */
const FIRST_MS = 9 * 3_600_000
const LAST_MS = 4 * DAY_MS

/** The last full week, Monday to Monday in UTC; undefined when its emails are not due. */
export function weekToTell(now: Date): Week | undefined {
  // 1970-01-05 was a Monday.
  const monday = Math.floor((now.getTime() - 4 * DAY_MS) / WEEK_MS) * WEEK_MS + 4 * DAY_MS
  const passed = now.getTime() - monday
  if (passed < FIRST_MS || passed >= LAST_MS) return undefined
  const from = new Date(monday - WEEK_MS)
  return { name: from.toISOString().slice(0, 10), from, to: new Date(monday) }
}
