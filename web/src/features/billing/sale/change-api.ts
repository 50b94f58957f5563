import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PlanChangePreview, SubscriptionSummary } from '@reelwright/shared'
import { apiData, BackendError, SLOW_TIMEOUT } from '../../../platform'
import { subscriptionQuery } from '../../account'
import { isChangedTo } from './plan-offer'

/** The server said no. Without an answer, or with one that something broke, the change may have happened. */
export const isAnswered = (error: Error): boolean =>
  error instanceof BackendError && error.status >= 400 && error.status < 500

/** What a change of plan would mean now. Never from memory: what is shown is what is charged. */
export const changePreviewQuery = (userId: string, priceId: string) =>
  queryOptions({
    queryKey: ['plan-change', userId, priceId],
    queryFn: ({ signal }) =>
      apiData<PlanChangePreview>('/api/billing/change/preview', { method: 'POST', body: { priceId }, signal }),
    meta: { isLong: true },
    staleTime: Infinity,
    gcTime: 0,
    retry: (count, error) => count === 0 && !isAnswered(error),
  })

interface AgreedChange {
  priceId: string
  preview: PlanChangePreview
  /** The same one is the same change, however often it is asked for. */
  key: string
}

async function changePlan({ priceId, preview, key }: AgreedChange): Promise<SubscriptionSummary> {
  const { prorationDate, when } = preview
  try {
    return await apiData<SubscriptionSummary>('/api/billing/change', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: { priceId, prorationDate, when },
      timeout: SLOW_TIMEOUT,
    })
  } catch (error) {
    if (error instanceof Error && isAnswered(error)) throw error
    // Maybe it was done, and only the answer was lost.
    const now = await apiData<SubscriptionSummary>('/api/account/subscription').catch(() => undefined)
    if (now && isChangedTo(now, preview)) return now
    throw error
  }
}

/** Changes the plan as it was shown. Nothing about money is repeated by itself. */
export function useChangePlan(userId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: changePlan,
    retry: false,
    networkMode: 'always',
    onSuccess: (summary) => {
      cache.setQueryData(subscriptionQuery(userId).queryKey, summary)
      void cache.invalidateQueries({ queryKey: ['payments'] })
    },
    // It may have happened all the same: fetch what is shown again.
    onError: () => cache.invalidateQueries(subscriptionQuery(userId)),
  })
}
