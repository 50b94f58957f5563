import {
  type Query,
  QueryCache,
  QueryClient,
  type QueryFilters,
  type QueryFunction,
  type QueryFunctionContext,
} from '@tanstack/react-query'
import { onPersonChange, onReadsStopped } from './person-change'
import { renewSession } from './renew-session'
import { BackendError, NO_ANSWER, statusOf } from './unwrap'
import { isOnline, onServerBack } from './use-online'

const MINUTE = 60_000

/** A bad line or a server in trouble may be gone a moment later; a refusal stays, and so does a call that has waited long enough. */
export function isWorthRetrying(error: unknown): boolean {
  const status = statusOf(error)
  if (status === undefined) return error instanceof TypeError
  const { name } = ((error as Error).cause ?? {}) as { name?: unknown }
  return (status === 0 && name !== 'TimeoutError') || status >= 500
}

/** At most three retries, and none of what the client library has retried itself. */
export const retryQuery = (failures: number, error: unknown) =>
  failures < 3 && isOnline() && isWorthRetrying(error) && !(error instanceof BackendError && error.wasRetried)

/** 1 s, 2 s, 4 s, never more than 30 s. */
export const retryDelay = (failures: number) => Math.min(1000 * 2 ** failures, 30_000)

/** A page that fails to load says so within 8 s: the time of a series of retries, from the first try on. */
const READ_LIMIT_MS = 7_800
/** The same after the configuration has waited four seconds for a server that accepts and never answers. */
const SILENT_LIMIT_MS = 2_500

/** Ends reads that a server never answers. Reads with `meta: { isLong: true }` have limits of their own. */
function limitReads() {
  const started = new WeakMap<Query, number>()
  return async (read: QueryFunction, context: QueryFunctionContext, query: Query): Promise<unknown> => {
    if (query.meta?.isLong) return read(context)
    if (query.state.fetchFailureCount === 0) started.set(query, Date.now())
    const spent = Date.now() - (started.get(query) ?? Date.now())
    const limit = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => {
          const cause = new DOMException(NO_ANSWER, 'TimeoutError')
          reject(new BackendError(NO_ANSWER, undefined, 0, undefined, { cause }))
          limit.abort(cause)
        },
        (isOnline() ? READ_LIMIT_MS : SILENT_LIMIT_MS) - spent,
      )
    })
    // Read only by reads that can be stopped: the cache cancels those whose page is left.
    const signal = { get: () => AbortSignal.any([context.signal, limit.signal]) }
    try {
      return await Promise.race([read(Object.create(context, { signal }) as QueryFunctionContext), silence])
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Answers nothing until it is cancelled. */
const cancelled = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

/** A cache with the product's defaults. (A-CN-13 to A-CN-16, CX-31) */
export function createQueryClient(): QueryClient {
  let isLoggingOut = false
  const limited = limitReads()
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => void (isRefused(error) && recover(client)) }),
    defaultOptions: {
      queries: {
        retry: retryQuery,
        retryDelay,
        staleTime: 5 * MINUTE,
        gcTime: 10 * MINUTE,
        refetchOnWindowFocus: false,
        // The one place that every read passes.
        persister: (read: QueryFunction, context: QueryFunctionContext, query: Query) =>
          isLoggingOut ? cancelled(context.signal) : limited(read, context, query),
        // With a persister, the cache would begin reads without a network.
        networkMode: 'online',
      },
      mutations: {
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
        retryDelay,
      },
    },
  })
  onPersonChange(() => {
    isLoggingOut = false
    client.clear()
  })
  onServerBack(() => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }))
  // A live channel that is just being joined would begin new ones.
  onReadsStopped(() => {
    isLoggingOut = true
    void client.cancelQueries()
  })
  return client
}

/** The session has ended on the server, or its token is no longer taken. */
const isRefused = (error: unknown) => statusOf(error) === 401

async function recover(client: QueryClient) {
  if (await renewSession())
    await client.refetchQueries({ type: 'active', predicate: ({ state }) => isRefused(state.error) })
}

/**
 * Refetches these queries now if they are on screen, and later otherwise. A first fetch under way may have been answered before the
 * change, so it is repeated after it succeeds; `invalidateQueries` alone would leave it alone. After a failure there is nothing to refetch.
 */
export async function refetchQueries(cache: QueryClient, filters: QueryFilters): Promise<void> {
  const first = cache
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  const later = first.map(async (query) => {
    try {
      await query.promise
    } catch {
      return
    }
    await cache.invalidateQueries({ queryKey: query.queryKey, exact: true })
  })
  await Promise.all([cache.invalidateQueries(filters), ...later])
}

export const queryClient = createQueryClient()
