import type { MarketJob } from '@reelwright/shared'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { statusOf } from '../../../platform'
import { useSession } from '../../account'
import { cancelJob, currentJobQuery, isOver, jobQuery } from './job-api'

export interface FollowedJob {
  /** The last known state. */
  job: MarketJob | null
  /** The job may continue, but the server does not respond. */
  isSilent: boolean
  cancel: () => void
  isCancelling: boolean
}

/**
 * Polls one job until it is over, then refetches all market figures. Does nothing while `id` is null.
 * @param onOver called once, with null when the job no longer exists
 */
export function useFollowedJob(
  id: string | null,
  { onOver, first }: { onOver?: (job: MarketJob | null) => void; first?: MarketJob | null } = {},
): FollowedJob {
  const { user } = useSession()
  const userId = user?.id ?? ''
  const cache = useQueryClient()
  const query = useQuery({ ...jobQuery(userId, id ?? ''), enabled: user !== null && id !== null })
  const known = id === null ? null : (query.data ?? (first?.id === id ? first : null))
  const isGone = id !== null && statusOf(query.error) === 404
  const over = isGone || (known !== null && isOver(known))

  const reportedId = useRef<string>(undefined)
  const notifyOver = useEffectEvent(() => {
    if (id === null || reportedId.current === id) return
    reportedId.current = id
    // Whoever comes later must not take it for one under way.
    const current = currentJobQuery(userId)
    if (cache.getQueryData(current.queryKey)?.id === id) cache.setQueryData(current.queryKey, null)
    void cache.invalidateQueries({ queryKey: ['market'] })
    onOver?.(isGone ? null : known)
  })
  const overId = over ? id : null
  useEffect(() => {
    if (overId !== null) notifyOver()
  }, [overId])

  const cancelling = useMutation({
    mutationFn: cancelJob,
    networkMode: 'always',
    retry: false,
    // However it went, the job itself says what became of it.
    onSettled: () => cache.invalidateQueries({ queryKey: jobQuery(userId, id ?? '').queryKey }),
  })
  return {
    job: known,
    isSilent: query.isError && !isGone && !over,
    cancel: () => id !== null && cancelling.mutate(id),
    isCancelling: cancelling.isPending,
  }
}
