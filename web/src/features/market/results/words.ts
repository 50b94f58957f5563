import {
  MINIMUM_SAMPLE,
  optionLabel,
  type ResultGroup,
  type ResultGrouping,
  type ResultMeasure,
  type ResultComparison,
  VIDEO_LENGTH_LABELS,
  type VideoLength,
} from '@reelwright/shared'
import { compactCount, compactMoney } from '../figures'

export const GROUPING_LABELS: Record<ResultGrouping, string> = {
  hook: 'Hook',
  cta: 'Call to action',
  style: 'Style',
  tone: 'Tone',
  length: 'Length',
}
export const MEASURE_LABELS: Record<ResultMeasure, string> = {
  views: 'Views',
  clicks: 'Clicks',
  orders: 'Orders',
  revenue: 'Revenue',
}

/** In the seller's own currency, which nobody asked for. */
const NO_CURRENCY = ''

/** "1.2K" */
export const figureText = (measure: ResultMeasure, figure: number | null) =>
  measure === 'revenue' ? compactMoney(figure, NO_CURRENCY) : compactCount(shortOf(figure))

/** A typical count has a fraction, which matters below ten. */
const shortOf = (figure: number | null) => (figure === null ? null : Math.round(figure))

export function groupName(by: ResultGrouping, key: string): string {
  if (by !== 'length') return optionLabel(key)
  return VIDEO_LENGTH_LABELS[Number(key) as VideoLength] ?? `${key}s`
}

export const videosText = (count: number) => (count === 1 ? '1 video' : `${count} videos`)

export const tooEarlyText = (videos: number) => `Too early to say: ${videos} of ${MINIMUM_SAMPLE.results} videos`

/** "400 to 3.1K" */
export const intervalText = (measure: ResultMeasure, { low, high }: Pick<ResultGroup, 'low' | 'high'>) =>
  `${figureText(measure, low)} to ${figureText(measure, high)}`

/** What can be said of the groups, in a sentence; nothing is called a difference whose intervals meet. */
export function findingText({ by, measure, groups }: ResultComparison): string {
  const what = MEASURE_LABELS[measure].toLowerCase()
  const called = (verdict: ResultGroup['verdict']) =>
    groups.filter((group) => group.verdict === verdict).map(({ key }) => groupName(by, key))
  const [better, worse] = [called('better'), called('worse')]
  if (better.length > 0) return `${listText(better)}: clearly more ${what} than your other videos.`
  if (worse.length > 0)
    return `${listText(worse)}: clearly fewer ${what} than your other videos.`.replace('fewer revenue', 'less revenue')
  const withVerdict = groups.filter(({ verdict }) => verdict !== null).length
  if (withVerdict > 0) return 'No clear difference so far: the ranges overlap.'
  return `Too early to compare: you need two groups of ${MINIMUM_SAMPLE.results} videos with ${what}.`
}

const listText = (names: string[]) => new Intl.ListFormat('en-US').format(names)
