import { queryOptions } from '@tanstack/react-query'
import type { SubscriptionSummary } from '@reelwright/shared'
import { BackendError, supabase } from '../../platform'
import { readPlans } from './plan-answer'

/** (A-SB-11) */
export const plansQuery = queryOptions({
  queryKey: ['billing-plans'],
  queryFn: async ({ signal }) => readPlans(await getJson('/api/billing/plans', { signal })),
  // The built-in plans stand in at once; nobody should look at grey boxes for three tries.
  retry: 1,
})

/** One's own subscription and use, as the server counts it. */
export const subscriptionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['subscription-summary', userId],
    queryFn: async ({ signal }) => {
      const { data } = await supabase().auth.getSession()
      const headers = { authorization: `Bearer ${data.session?.access_token ?? ''}` }
      const answer = await getJson('/api/account/subscription', { signal, headers })
      return (answer as { data: SubscriptionSummary }).data
    },
  })

async function getJson(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(path, { ...init, headers: { accept: 'application/json', ...init.headers } })
  if (!response.ok) throw new BackendError(`No answer from ${path}`, 'unavailable', response.status)
  return response.json()
}
