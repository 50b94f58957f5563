import type { MarketJob, MarketJobKind } from '@reelwright/shared'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../account'
import { currentJobQuery, isOver, jobQuery } from './job-api'
import { type FollowedJob, useFollowedJob } from './use-followed-job'

export interface MarketJobWork extends FollowedJob {
  /** Begins a job by this request and follows what it answers; does nothing while one is being begun or goes on. */
  start: (request: () => Promise<MarketJob>) => void
  /** It is being begun, or goes on. */
  isUnderWay: boolean
}

/**
 * Begins jobs of these kinds and follows them; one that already goes on (after a reload, from another page) is taken up.
 * When one is over, all market figures are refetched.
 *
 *   const scrape = useMarketJob(['scrape'], {
 *     onOver: (job) => (job?.state === 'done' ? toast.success('...') : toast.error(job?.error)),
 *     onRefused: (error) => toast.error(error.message), // a ApiError; its status is 0 when nothing answered
 *   })
 *   scrape.start(() => apiData<MarketJob>('/api/...', { method: 'POST', body: {} }))
 *   {scrape.job && scrape.isUnderWay && <JobProgress job={scrape.job} onCancel={scrape.cancel} />}
 */
export function useMarketJob(
  kinds: readonly MarketJobKind[],
  { onOver, onRefused }: { onOver?: (job: MarketJob | null) => void; onRefused?: (error: Error) => void } = {},
): MarketJobWork {
  const { user } = useSession()
  const userId = user?.id ?? ''
  const cache = useQueryClient()
  const current = useQuery({ ...currentJobQuery(userId), enabled: user !== null })
  const [id, setId] = useState<string | null>(null)
  const found = current.data
  if (found && found.id !== id && kinds.includes(found.kind) && !isOver(found)) setId(found.id)

  const followed = useFollowedJob(id, { onOver, first: found })
  const starting = useMutation({
    mutationFn: async (request: () => Promise<MarketJob>) => {
      const job = await request()
      await cache.cancelQueries({ queryKey: currentJobQuery(userId).queryKey })
      cache.setQueryData(jobQuery(userId, job.id).queryKey, job)
      cache.setQueryData(currentJobQuery(userId).queryKey, isOver(job) ? null : job)
      setId(job.id)
    },
    networkMode: 'always',
    retry: false,
    onError: (error) => onRefused?.(error),
  })
  const isUnderWay = starting.isPending || (followed.job !== null && !isOver(followed.job))
  return {
    ...followed,
    isUnderWay,
    start: (request) => {
      if (!isUnderWay) starting.mutate(request)
    },
  }
}
