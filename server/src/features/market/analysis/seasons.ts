import type { DayFigures } from './set-figures'
import { mean, meanInterval } from './statistics'

const DAY_MS = 86_400_000
/** Days before weekdays are compared: eight of each. */
export const WEEKDAY_DAYS = 56
/** Days before months are compared. */
export const MONTH_DAYS = 365
/** By how much a weekday must surely be above its week. */
export const WEEKDAY_FLOOR = 1.1
/** By how much a month must be above the mean of the year. */
export const MONTH_FLOOR = 1.25
/** Days with data before a month is mentioned. */
const MONTH_SAMPLE = 20

const WEEKDAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays']
const MONTHS = 'January February March April May June July August September October November December'.split(' ')

export interface BestSeason {
  name: string
  /** Units of such a day against the mean: 1.3 is 30 % more. */
  ratio: number
  /** How many of them there are: weeks, or days of the month. */
  sample: number
}

/** Days of a longer report's total say nothing about the day. */
const exactDays = (days: DayFigures[]) => days.filter(({ estimated }) => !estimated)

/**
 * The weekday that sells best, if it does so surely: its units against the mean of its own week, so that growth over the weeks does not
 * count, in whole weeks with figures on each day. Undefined below 56 days, or if even 95 % certainty leaves less than a tenth more.
 */
export function bestWeekday(days: DayFigures[]): BestSeason | undefined {
  const exact = exactDays(days)
  const last = exact.at(-1)
  if (!last || exact.length < WEEKDAY_DAYS) return undefined
  const weeks = new Map<number, DayFigures[]>()
  for (const each of exact) {
    const week = Math.floor((Date.parse(last.day) - Date.parse(each.day)) / DAY_MS / 7)
    weeks.set(week, [...(weeks.get(week) ?? []), each])
  }
  const ratios = new Map<number, number[]>()
  for (const week of weeks.values()) {
    const middle = mean(week.map(({ units }) => units))
    if (week.length < 7 || middle === 0) continue
    for (const { day, units } of week) {
      const weekday = new Date(day).getUTCDay()
      ratios.set(weekday, [...(ratios.get(weekday) ?? []), units / middle])
    }
  }
  const [best] = [...ratios]
    .filter(([, ofDay]) => ofDay.length * 7 >= WEEKDAY_DAYS && meanInterval(ofDay)!.low > WEEKDAY_FLOOR)
    .sort(([, a], [, b]) => mean(b) - mean(a))
  return best && { name: WEEKDAYS[best[0]]!, ratio: mean(best[1]), sample: best[1].length }
}

/** The month of the last 365 days that sold best, against their mean. Undefined unless the figures reach back that far. */
export function bestMonth(days: DayFigures[]): BestSeason | undefined {
  const exact = exactDays(days)
  const [first, last] = [exact[0], exact.at(-1)]
  if (!first || !last || Date.parse(last.day) - Date.parse(first.day) < (MONTH_DAYS - 1) * DAY_MS) return undefined
  const year = exact.filter(({ day }) => Date.parse(last.day) - Date.parse(day) < MONTH_DAYS * DAY_MS)
  const middle = mean(year.map(({ units }) => units))
  if (middle === 0) return undefined
  const [best] = MONTHS.map((name, month) => {
    const units = year.filter(({ day }) => new Date(day).getUTCMonth() === month).map((each) => each.units)
    return { name, ratio: units.length < MONTH_SAMPLE ? 0 : mean(units) / middle, sample: units.length }
  }).sort((a, b) => b.ratio - a.ratio)
  return best && best.ratio >= MONTH_FLOOR ? best : undefined
}
