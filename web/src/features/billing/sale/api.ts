import { queryOptions } from '@tanstack/react-query'
import { BackendError, logError } from '../../../platform'
import { readPlans } from './plan-answer'

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
