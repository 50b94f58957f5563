import type { ResultMeasure, ResultComparison, ResultsQuery } from '@reelwright/shared'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiData, supabase, unwrap } from '../../../platform'

/*
 * What came of posted videos. Below the library's key, not the market's: whoever saves, moves or deletes a script, or records results,
 * refetches it.
 */

const TIMEOUT = 20_000
const TOP = 5

const usual = {
  // Another measure or grouping is a touch away; what was shown before stays until it is there.
  placeholderData: keepPreviousData,
  staleTime: 30_000,
  networkMode: 'always',
} as const

/** Groups of posted videos, compared. */
export const comparisonQuery = (userId: string, { by, measure }: ResultsQuery) =>
  queryOptions({
    queryKey: ['scripts', 'results', userId, by, measure],
    queryFn: ({ signal }) =>
      apiData<ResultComparison>(`/api/scripts/library/results?by=${by}&measure=${measure}`, { signal }),
    ...usual,
  })

const COLUMNS = { views: 'views', clicks: 'clicks', orders: 'sales', revenue: 'revenue' } as const satisfies Record<
  ResultMeasure,
  string
>

/** The posted videos with results, those with the most of one measure first. */
export const topVideosQuery = (userId: string, measure: ResultMeasure) =>
  queryOptions({
    queryKey: ['scripts', 'results', userId, 'top', measure],
    queryFn: ({ signal }) =>
      unwrap(
        supabase()
          .from('scripts')
          .select('id, title, result_link, views, likes, shares, clicks, sales, revenue')
          .eq('board_column', 'posted')
          .not('results_at', 'is', null)
          .order(COLUMNS[measure], { ascending: false, nullsFirst: false })
          .order('id')
          .limit(TOP)
          .abortSignal(AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)])),
      ),
    ...usual,
  })

export interface TopVideo {
  id: string
  title: string
  result_link: string | null
  views: number | null
  likes: number | null
  shares: number | null
  clicks: number | null
  sales: number | null
  revenue: number | null
}
