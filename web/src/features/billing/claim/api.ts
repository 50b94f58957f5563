import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CheckoutState, ClaimAnswer } from '@reelwright/shared'
import { apiData, SLOW_TIMEOUT, statusOf } from '../../../platform'

/** Once more after a failure of the line or the server; a refusal stays one. */
function retry(failures: number, error: unknown): boolean {
  const status = statusOf(error) ?? 0
  return failures < 1 && (status < 400 || status >= 500)
}

const addressOf = (sessionId: string) => `/api/billing/checkouts/${encodeURIComponent(sessionId)}`

/** What became of a checkout; asked by anybody who has its number. (OP-06) */
export const checkoutQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['checkout', sessionId],
    queryFn: ({ signal }) => apiData<CheckoutState>(addressOf(sessionId), { signal, open: true }),
    // Money: never what was true a minute ago.
    staleTime: 0,
    gcTime: 0,
    retry,
  })

/**
 * Claims a checkout for the account that is signed in. The server answers the same account the same again, so that a page that is
 * drawn twice, or in two tabs, does nothing twice. (OP-06, CX-20)
 */
export const claimQuery = (sessionId: string, userId: string) =>
  queryOptions({
    queryKey: ['checkout-claim', sessionId, userId],
    queryFn: () =>
      apiData<ClaimAnswer>(`${addressOf(sessionId)}/claim`, { method: 'POST', body: {}, timeout: SLOW_TIMEOUT }),
    meta: { isLong: true },
    staleTime: Number.POSITIVE_INFINITY,
    retry,
  })

/** Refetches everything about the account's plan. */
export function refreshPlan(cache: QueryClient) {
  void cache.invalidateQueries({ queryKey: ['subscription-summary'] })
  void cache.invalidateQueries({ queryKey: ['payments'] })
}
