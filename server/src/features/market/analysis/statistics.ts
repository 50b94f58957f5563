/** Plain statistics, each checked against cases worked out by hand. docs/market.md says where they are used, and why. */

export interface Interval {
  low: number
  high: number
}

/** By straight lines between the two nearest, as `percentile_cont` of the database does. @throws RangeError for no numbers */
export function quantile(numbers: readonly number[], share: number): number {
  if (numbers.length === 0) throw new RangeError('There is no quantile of nothing')
  const sorted = [...numbers].sort((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)]!
  const above = sorted[Math.ceil(place)]!
  return below + (above - below) * (place - Math.floor(place))
}

export const median = (numbers: readonly number[]) => quantile(numbers, 0.5)

export const mean = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0) / numbers.length

/** Above this a figure stands out (Iglewicz and Hoaglin 1993). */
export const OUTLIER_Z = 3.5

/** How many standard deviations off the median, by the median deviation; 0 where half of all figures are the same. */
export const robustZ = (number: number, middle: number, deviation: number): number =>
  deviation > 0 ? (0.6745 * (number - middle)) / deviation : 0

/** Of 95 % of a normal distribution. */
const Z95 = 1.959964
/** -ln(0.025): so many are expected at most where none came. */
const NONE_OF_95 = 3.688879

/** Where a share of `part` in `whole` lies with 95 %, after Wilson; true also for small numbers. Null for nothing. */
export function wilsonInterval(part: number, whole: number): Interval | null {
  if (whole <= 0) return null
  const share = Math.min(1, part / whole)
  const square = Z95 ** 2
  const middle = (share + square / (2 * whole)) / (1 + square / whole)
  const half = (Z95 / (1 + square / whole)) * Math.sqrt((share * (1 - share)) / whole + square / (4 * whole ** 2))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

// Two-sided 95 %, for 1 to 30 degrees of freedom.
const T95 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
]

/** Student's t of 95 %; beyond 30 the first correction of the normal distribution, which is right to three digits. */
export const tOf95 = (freedom: number) => T95[freedom - 1] ?? Z95 + (Z95 ** 3 + Z95) / (4 * freedom)

/** Where the mean lies with 95 %. Null below two numbers. */
export function meanInterval(numbers: readonly number[]): Interval | null {
  if (numbers.length < 2) return null
  const middle = mean(numbers)
  const variance = numbers.reduce((all, number) => all + (number - middle) ** 2, 0) / (numbers.length - 1)
  const half = tOf95(numbers.length - 1) * Math.sqrt(variance / numbers.length)
  return { low: middle - half, high: middle + half }
}

/**
 * Where a growth from `before` to `now` lies with 95 %, as fractions, if sales come one by one: their logarithm's error is
 * sqrt(1/now + 1/before). Where none came, up to 3.69 may have
 * been expected. Sales that come in bursts scatter more, so it is the least that must be allowed for. Null where nothing was before.
 */
export function growthInterval(now: number, before: number): Interval | null {
  if (now < 0 || before <= 0) return null
  if (now === 0) return { low: -1, high: NONE_OF_95 / before - 1 }
  const log = Math.log(now / before)
  const half = Z95 * Math.sqrt(1 / now + 1 / before)
  return { low: Math.exp(log - half) - 1, high: Math.exp(log + half) - 1 }
}
