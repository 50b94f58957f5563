import { useEffect, useState } from 'react'
import { BackendError, logError } from '../../../platform'
import { type PlanOnSale, readPlans } from './plan-answer'

/** After the second failure the built-in plans are shown. */
const RETRY_DELAY_MS = 500

interface Plans {
  data?: PlanOnSale[]
  isError: boolean
  isFetching: boolean
}

/** The plans on sale, fetched without the query client: visitors do not load it. (A-SB-11) */
export function usePlans() {
  const [plans, setPlans] = useState<Plans>({ isError: false, isFetching: true })

  useEffect(() => {
    const controller = new AbortController()
    void load(controller.signal, setPlans)
    return () => controller.abort()
  }, [])

  return {
    ...plans,
    isPending: !plans.data && !plans.isError,
    refetch: () => {
      setPlans({ ...plans, isFetching: true })
      void load(new AbortController().signal, setPlans)
    },
  }
}

async function load(signal: AbortSignal, show: (plans: Plans) => void) {
  try {
    show({ data: await fetchWithRetry(signal), isError: false, isFetching: false })
  } catch {
    if (!signal.aborted) show({ isError: true, isFetching: false })
  }
}

async function fetchWithRetry(signal: AbortSignal): Promise<PlanOnSale[]> {
  try {
    return await fetchPlans(signal)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    return fetchPlans(signal)
  }
}

async function fetchPlans(signal: AbortSignal): Promise<PlanOnSale[]> {
  try {
    const response = await fetch('/api/billing/plans', { signal, headers: { accept: 'application/json' } })
    if (!response.ok) throw new BackendError('The plans were not answered', 'unavailable', response.status)
    return readPlans(await response.json())
  } catch (error) {
    // (A-ER-21)
    if (!signal.aborted) logError('The plans couldn’t be loaded', error)
    throw error
  }
}
