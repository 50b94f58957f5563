import type { ShopConnection, ShopStatus } from '@reelwright/shared'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { apiData, callApi } from '../../../platform'

const SHOP = '/api/market/shop'

export const shopQuery = (userId: string) =>
  queryOptions({
    queryKey: ['market', 'shop-connection', userId],
    queryFn: ({ signal }) => apiData<ShopStatus>(SHOP, { signal }),
    staleTime: 30_000,
    networkMode: 'always',
  })

/** Where the shop's owner allows us to read it. */
export const askForConsent = () => apiData<{ url: string }>(`${SHOP}/connect`, { method: 'POST', body: {} })

/** What came back from the consent page. */
export function useCompleteConnection() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (consent: { code: string; state: string }) =>
      apiData<ShopConnection>(`${SHOP}/complete`, { method: 'POST', body: consent }),
    networkMode: 'always',
    onSettled: () => queries.invalidateQueries({ queryKey: ['market', 'shop-connection'] }),
  })
}

export function useDisconnect() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(SHOP, { method: 'DELETE' }),
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: ['market', 'shop-connection'] }),
  })
}
