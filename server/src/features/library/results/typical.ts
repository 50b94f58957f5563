import { MINIMUM_SAMPLE, type TypicalResult } from '@reelwright/shared'

/**
 * Two-sided 95 % quantiles of Student's t by degrees of freedom (1 is the first), from the usual table; beyond it the series of Cornish
 * and Fisher is right to three digits.
 */
const T_95 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
]

/** The quantile for `degrees` of freedom, at least 1. */
export function t95(degrees: number): number {
  const z = 1.959964
  return (
    T_95[degrees - 1] ?? z + (z ** 3 + z) / (4 * degrees) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2)
  )
}

/**
 * What is typical of counts or amounts: the geometric mean of (x + 1), less 1, with the 95 % t-interval of the mean logarithm. Views and
 * sales are so skewed that one lucky video makes any plain mean; their logarithms are nearly normal, and + 1 keeps a video without a
 * sale among them.
 */
export function typicalOf(values: readonly number[]): TypicalResult {
  const videos = values.length
  if (videos < MINIMUM_SAMPLE.results) return { videos, typical: null, low: null, high: null }
  const logs = values.map((value) => Math.log1p(value))
  const mean = logs.reduce((sum, log) => sum + log, 0) / videos
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (videos - 1)
  const reach = t95(videos - 1) * Math.sqrt(variance / videos)
  const plain = (log: number) => Math.max(0, Math.expm1(log))
  return { videos, typical: plain(mean), low: plain(mean - reach), high: plain(mean + reach) }
}

/** Better or worse only when neither interval reaches the other; null while one of them is too early to say. */
export function verdictOf(group: TypicalResult, others: TypicalResult): 'better' | 'worse' | 'same' | null {
  if (group.low === null || group.high === null || others.low === null || others.high === null) return null
  if (group.low > others.high) return 'better'
  return group.high < others.low ? 'worse' : 'same'
}
