import type { MarketJob } from '@reelwright/shared'
import { queryOptions } from '@tanstack/react-query'
import { apiData, statusOf } from '../../../platform'

/** How often a job is asked after: fast while people wait for the first sign, slower once it is a long one. Milliseconds. */
const FAST = 500
const SLOW = 2000
const LONG = 15_000

export const isOver = ({ state }: Pick<MarketJob, 'state'>) =>
  state === 'done' || state === 'failed' || state === 'cancelled'

/** The job that the account has under way, or null. Not below the key "market": what refreshes figures need not ask again for jobs. */
export const currentJobQuery = (userId: string) =>
  queryOptions({
    queryKey: ['market-jobs', userId, 'current'],
    queryFn: ({ signal }) => apiData<MarketJob | null>('/api/market/jobs/current', { signal }),
    staleTime: 0,
    networkMode: 'always',
  })

/** One job, asked after until it is over; a page out of sight does not ask. A missed answer is no reason to stop, an unknown job is. */
export const jobQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['market-jobs', userId, 'one', id],
    queryFn: ({ signal }) => apiData<MarketJob>(`/api/market/jobs/${encodeURIComponent(id)}`, { signal }),
    staleTime: 0,
    retry: false,
    networkMode: 'always',
    refetchOnWindowFocus: ({ state: { data } }) => !(data && isOver(data)),
    refetchInterval: ({ state: { data, error } }) => {
      if (statusOf(error) === 404 || (data && isOver(data))) return false
      if (error) return SLOW
      return data && Date.now() - Date.parse(data.createdAt) > LONG ? SLOW : FAST
    },
  })

export const cancelJob = (id: string) =>
  apiData<unknown>(`/api/market/jobs/${encodeURIComponent(id)}/cancel`, { method: 'POST', body: {} })
