import * as z from 'zod'

/** What came of posted videos, compared by how their scripts are made. */

export const RESULT_GROUPINGS = ['hook', 'cta', 'style', 'tone', 'length'] as const
export type ResultGrouping = (typeof RESULT_GROUPINGS)[number]

/** `orders` stands in the column `sales`. */
export const RESULT_MEASURES = ['views', 'clicks', 'orders', 'revenue'] as const
export type ResultMeasure = (typeof RESULT_MEASURES)[number]

/** `GET /api/scripts/library/results`. */
export const ResultsQuery = z.object({
  by: z.enum(RESULT_GROUPINGS).default('hook').describe('What the videos are grouped by'),
  measure: z.enum(RESULT_MEASURES).default('views').describe('What is compared'),
})
export type ResultsQuery = z.output<typeof ResultsQuery>
