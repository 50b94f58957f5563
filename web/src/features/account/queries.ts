import { queryOptions, useQuery } from '@tanstack/react-query'
import type { SubscriptionSummary } from '@reelwright/shared'
import { useDeferredValue } from 'react'
import { apiData, isLoggedOut, logError, supabase, unwrap } from '../../platform'
import { useSession } from './session'
import type { Profile } from './user'

/** Null for an account without a profile row, which is no fault. (A-PR-03, A-ER-01, A-ER-02) */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: async ({ signal }): Promise<Profile | null> => {
      try {
        return await unwrap(supabase().from('profiles').select('*').eq('id', userId).abortSignal(signal).single())
      } catch (error) {
        if (signal.aborted) throw error
        if ((error as { code?: unknown }).code === 'PGRST116') return null
        logError('The profile couldn’t be loaded', error)
        throw error
      }
    },
  })

/** The profile of the signed-in person. Arrives after the user; null until then and for accounts without one. */
export function useProfile(): Profile | null {
  const { status, user } = useSession()
  // Half a sign-in sees no rows.
  const userId = status === 'signed-in' ? (user?.id ?? '') : ''
  const { data } = useQuery({ ...profileQuery(userId), enabled: userId !== '' })
  // Every page reads it somewhere: drawn in slices. Never beside another person, for however short a time.
  const arrived = useDeferredValue(data ?? null)
  return arrived?.id === userId ? arrived : null
}

/** What somebody pays for, and how much of it is used. (OP-09, CX-15) */
export const subscriptionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['subscription-summary', userId],
    queryFn: async ({ signal }) => {
      try {
        return await apiData<SubscriptionSummary>('/api/account/subscription', { signal })
      } catch (error) {
        // (A-ER-21)
        if (!signal.aborted && !isLoggedOut(error)) logError('The subscription couldn’t be loaded', error)
        throw error
      }
    },
    // The shell takes the answer of the first reads.
    staleTime: 5_000,
    // Plans are paid for and changed in other tabs, and on pages of the payment provider.
    refetchOnWindowFocus: true,
  })
