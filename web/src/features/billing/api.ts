import { queryOptions } from '@tanstack/react-query'
import { BackendError } from '../../platform'
import { readPlans } from './plan-answer'

/** (A-SB-11) */
export const plansQuery = queryOptions({
  queryKey: ['billing-plans'],
  queryFn: async ({ signal }) => readPlans(await getJson('/api/billing/plans', { signal })),
  // The built-in plans stand in at once; nobody should look at grey boxes for three tries.
  retry: 1,
})

async function getJson(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(path, { ...init, headers: { accept: 'application/json', ...init.headers } })
  if (!response.ok) throw new BackendError(`No answer from ${path}`, 'unavailable', response.status)
  return response.json()
}
