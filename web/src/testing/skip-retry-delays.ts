import type { QueryClient } from '@tanstack/react-query'

/** Retries as often as the product does, without its waits of 7 s; `platform/query-client.test.ts` has those. */
export function skipRetryDelays(client: QueryClient): QueryClient {
  const { queries, mutations, ...rest } = client.getDefaultOptions()
  client.setDefaultOptions({
    ...rest,
    queries: { ...queries, retryDelay: 0 },
    mutations: { ...mutations, retryDelay: 0 },
  })
  return client
}
