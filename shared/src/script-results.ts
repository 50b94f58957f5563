import * as z from 'zod'

/** What came of posted videos, compared by how their scripts are made. */

export const RESULT_GROUPINGS = ['hook', 'cta', 'style', 'tone', 'length'] as const
export type ResultGrouping = (typeof RESULT_GROUPINGS)[number]

/** `orders` stands in the column `sales`. */
export const RESULT_MEASURES = ['views', 'clicks', 'orders', 'revenue'] as const
export type ResultMeasure = (typeof RESULT_MEASURES)[number]

/** `GET /api/scripts/library/results`. */
export const ResultsQuery = z.object({
  by: z.enum(RESULT_GROUPINGS).default('hook'),
  measure: z.enum(RESULT_MEASURES).default('views'),
})
export type ResultsQuery = z.output<typeof ResultsQuery>

/** What is typical of some videos: the geometric mean with its 95 % interval; docs/market.md says how. */
export interface TypicalResult {
  videos: number
  /** Null while it is too early to say: fewer than MINIMUM_SAMPLE.results videos. */
  typical: number | null
  low: number | null
  high: number | null
}

export interface ResultGroup extends TypicalResult {
  /** A category, a style or tone as stored, or a number of seconds. */
  key: string
  /** Against all other videos: only when neither interval reaches the other. Null while too early to say. */
  verdict: 'better' | 'worse' | 'same' | null
}

export interface ResultsAnswer {
  success: true
  data: {
    by: ResultGrouping
    measure: ResultMeasure
    overall: TypicalResult
    /** Those that can be told first, the best first; then the others, the largest first. */
    groups: ResultGroup[]
    /** Posted scripts, and those of them that have this measure. */
    posted: number
    withMeasure: number
  }
}
