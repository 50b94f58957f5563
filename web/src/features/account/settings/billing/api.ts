import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SubscriptionSummary } from '@reelwright/shared'
import { useEffect } from 'react'
import {
  ApiError,
  apiData,
  subscribeToRows,
  navigateFully,
  refetchQueries,
  SLOW_TIMEOUT,
  statusOf,
  supabase,
  unwrap,
} from '../../../../platform'
import { subscriptionQuery } from '../../queries'
import { AccountFault } from '../../profile/problem-text'
import type { PaymentRow } from './payment-words'
import { isAsRequested } from './plan-state'

/** (A-ER-17) */
export const NO_PORTAL = 'Billing portal is being upgraded. Please try again later.'

const COLUMNS = 'id, number, description, status, amount_cents, paid_cents, failed_at, receipt_url, created_at'

const PAYMENTS = 'payments'

/** The account's payments, newest first, and one more than asked for: then there are others. (OP-26) */
export const paymentsQuery = (userId: string, count: number) =>
  queryOptions({
    queryKey: [PAYMENTS, userId, count],
    queryFn: ({ signal }): Promise<PaymentRow[]> =>
      unwrap(
        supabase()
          .from('payments')
          .select(COLUMNS)
          .order('created_at', { ascending: false })
          .order('id')
          .limit(count + 1)
          .abortSignal(signal),
      ),
    staleTime: 0,
    // What is listed stays while more of it is on its way.
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })

/** Refetches payments and the plan when a payment succeeds or fails. (OP-26) */
export function useLivePayments(userId: string) {
  const cache = useQueryClient()
  useEffect(() => {
    const refetch = () => void refetchQueries(cache, { queryKey: [PAYMENTS, userId] })
    const onChange = () => {
      refetch()
      void refetchQueries(cache, { queryKey: subscriptionQuery(userId).queryKey })
    }
    // `useLiveNotifications` refetches the plan after subscribing.
    const filter = `user_id=eq.${userId}`
    return subscribeToRows(`payments:${userId}`, {
      rows: [{ table: 'payments', filter, onChange }],
      onSubscribed: refetch,
    })
  }, [cache, userId])
}

export type PlanAction = 'cancel' | 'drop' | 'keep'

/** Ends the plan after what is paid for, or takes that back; a change that was agreed for later is taken back as well. (OP-30) */
export function useChangeOfEnd(userId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: changeEnd,
    networkMode: 'always',
    retry: false,
    onSuccess: (summary) => cache.setQueryData(subscriptionQuery(userId).queryKey, summary),
    onError: () => void cache.invalidateQueries({ queryKey: subscriptionQuery(userId).queryKey }),
  })
}

/** @throws AccountFault when nobody knows whether it was done, else what refused it */
async function changeEnd(action: PlanAction): Promise<SubscriptionSummary> {
  try {
    return await apiData<SubscriptionSummary>(`/api/billing/${action}`, {
      method: 'POST',
      body: {},
      timeout: SLOW_TIMEOUT,
    })
  } catch (error) {
    const status = statusOf(error) ?? 0
    if (error instanceof AccountFault || (status >= 400 && status < 500)) throw error
    // Maybe it was done, and only the answer was lost.
    const now = await apiData<SubscriptionSummary>('/api/account/subscription').catch(() => undefined)
    if (now && isAsRequested(action, now)) return now
    throw now ? error : new AccountFault(NO_ANSWER)
  }
}

const NO_ANSWER =
  'The server didn’t respond, but your change may have gone through. Check your plan before you try again.'

/** Leaves for the payment provider's portal, whose way back leads to where one was; says so where there is none. (CX-15, A-SB-14) */
export function usePortal({ portal: hasPortal }: Pick<SubscriptionSummary, 'portal'>) {
  const { reset, ...portal } = useMutation({
    mutationFn: () => (hasPortal ? openPortal() : Promise.reject(new AccountFault(NO_PORTAL))),
    networkMode: 'always',
    retry: false,
  })
  useEffect(() => {
    // A step back brings the page as it was left: with the button turning.
    const look = ({ persisted }: PageTransitionEvent) => persisted && reset()
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [reset])
  return { ...portal, reset }
}

async function openPortal(): Promise<void> {
  const returnUrl = `${location.origin}${location.pathname}${location.search}`
  try {
    const { url } = await apiData<{ url: string }>('/api/billing/portal', {
      method: 'POST',
      body: { returnUrl },
      timeout: SLOW_TIMEOUT,
    })
    navigateFully(url)
  } catch (error) {
    throw error instanceof ApiError && error.code === 'unavailable' ? new AccountFault(NO_PORTAL) : error
  }
}
