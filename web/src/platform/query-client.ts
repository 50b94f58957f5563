import { QueryClient, type QueryFilters } from '@tanstack/react-query'
import { BackendNotConfigured } from './backend'
import { statusOf } from './unwrap'

const MINUTE = 60_000

/** Asking again helps against a bad line or a server in trouble, not against a request that was refused. */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof BackendNotConfigured) return false
  const status = statusOf(error)
  return status === undefined || status < 400 || status > 499
}

/** 1 s, 2 s, 4 s, never more than 30 s. */
export const retryDelay = (failures: number) => Math.min(1000 * 2 ** failures, 30_000)

/** A cache with the product's defaults. (A-CN-13 to A-CN-16, CX-31) */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 3 && isWorthRetrying(error),
        retryDelay,
        staleTime: 5 * MINUTE,
        gcTime: 10 * MINUTE,
        refetchOnWindowFocus: false,
      },
      mutations: {
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
        retryDelay,
      },
    },
  })
}

/**
 * Reads again what these queries have, and lets those that nobody looks at do so later. A first reading that is under way counts as
 * old, too: `invalidateQueries` alone would let it be.
 */
export async function readAnew(cache: QueryClient, filters: QueryFilters): Promise<void> {
  const first = cache
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  const later = first.map(async (query) => {
    await query.promise?.catch(() => undefined)
    await cache.invalidateQueries({ queryKey: query.queryKey, exact: true })
  })
  await Promise.all([cache.invalidateQueries(filters), ...later])
}

export const queryClient = createQueryClient()
