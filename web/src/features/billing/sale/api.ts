import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PlanChangePreview, SubscriptionSummary } from '@reelwright/shared'
import { BackendError, loadBackend, logError, NOT_CONFIGURED, publicConfig } from '../../../platform'
import { askForData, subscriptionQuery } from '../../account'
import { checkoutBody, checkoutUrl, type CheckoutVariant, noAnswerText } from './checkout-answer'
import { isAnswered } from './is-answered'
import { readPlans } from './plan-answer'
import { isChangedTo } from './plan-offer'

/** (A-SB-11) */
export const plansQuery = queryOptions({
  queryKey: ['billing-plans'],
  queryFn: ({ signal }) => fetchPlans(signal),
  // The built-in plans stand in at once; nobody should look at grey boxes for three tries.
  retry: 1,
})

async function fetchPlans(signal: AbortSignal) {
  try {
    const response = await fetch('/api/billing/plans', { signal, headers: { accept: 'application/json' } })
    if (!response.ok) throw new BackendError('The plans were not answered', 'unavailable', response.status)
    return readPlans(await response.json())
  } catch (error) {
    // (A-ER-21)
    if (!signal.aborted) logError('The plans could not be loaded', error)
    throw error
  }
}

/** A payment page that takes longer to be made is not made. */
const CHECKOUT_LIMIT = 30_000

/**
 * Makes a checkout, as nobody in particular: with the public key, also for somebody who is signed in. (A-CK-02)
 * @returns the address of the payment page
 * @throws Error in the words of the catalogue
 */
export async function startCheckout(
  variant: CheckoutVariant,
  { priceId, email, signal }: { priceId: string; email: string | null; signal: AbortSignal },
): Promise<string> {
  let answer: Response
  try {
    // Of a visitor it may not be there yet, and on a broken line it does not come.
    await loadBackend()
    answer = await fetch('/functions/v1/checkout-anonymous', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${publicConfig()?.anonKey ?? ''}` },
      body: JSON.stringify(checkoutBody(variant, { priceId, origin: location.origin, email })),
      signal: AbortSignal.any([signal, AbortSignal.timeout(CHECKOUT_LIMIT)]),
    })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(message === NOT_CONFIGURED ? message : noAnswerText(variant, message), { cause: error })
  }
  const body: unknown = await answer.json().catch(() => null)
  return checkoutUrl(variant, { ok: answer.ok, status: answer.status, body })
}

/** What a change of plan would mean now. Never from memory: what is shown is what is charged. */
export const changePreviewQuery = (userId: string, priceId: string) =>
  queryOptions({
    queryKey: ['plan-change', userId, priceId],
    queryFn: ({ signal }) =>
      askForData<PlanChangePreview>('/api/billing/change/preview', { method: 'POST', body: { priceId }, signal }),
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
    return await askForData<SubscriptionSummary>('/api/billing/change', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: { priceId, prorationDate, when },
    })
  } catch (error) {
    if (error instanceof Error && isAnswered(error)) throw error
    // Maybe it was done, and only the answer was lost.
    const now = await askForData<SubscriptionSummary>('/api/account/subscription').catch(() => undefined)
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
    // It may have happened all the same: what is shown is asked for anew.
    onError: () => cache.invalidateQueries(subscriptionQuery(userId)),
  })
}
