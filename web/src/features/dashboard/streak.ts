/** Days are those of whoever looks: a script written at 23:50 belongs to that evening. */

const dayNumber = (date: Date) => Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000)

const daysOf = (dates: readonly Date[]) =>
  [...new Set(dates.filter((date) => !Number.isNaN(date.getTime())).map(dayNumber))].sort((a, b) => b - a)

export const sameDay = (one: Date, other: Date) => dayNumber(one) === dayNumber(other)

/** Days in a row up to today. One that ended yesterday still runs: today is not over. */
export function runningStreak(dates: readonly Date[], now: Date): number {
  const today = dayNumber(now)
  const days = daysOf(dates).filter((day) => day <= today)
  const newest = days[0]
  if (newest === undefined || newest < today - 1) return 0
  const end = days.findIndex((day, index) => day !== newest - index)
  return end === -1 ? days.length : end
}

export function longestStreak(dates: readonly Date[]): number {
  let longest = 0
  let length = 0
  let before: number | undefined
  for (const day of daysOf(dates)) {
    length = before === day + 1 ? length + 1 : 1
    longest = Math.max(longest, length)
    before = day
  }
  return longest
}
