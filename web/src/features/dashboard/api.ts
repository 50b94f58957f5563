import type { BoardColumn } from '@reelwright/shared'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiData, logError, retryQuery, supabase, unwrap } from '../../platform'
import { type Profile, subscriptionQuery, useSession } from '../account'
import { scriptStatsQuery } from '../library'
import { renamed } from './welcome/given-name'

/** Shorter, and one would not see that anything happened. */
const MIN_SPIN_MS = 500

/** Below the library's key: saving or deleting a script refetches these figures, too. */
const SCRIPTS = 'scripts'
export const KANBAN = '/api/scripts/library/kanban'
/** Sent as the source describes it; the server takes identity from the token alone. (CX-04, OP-66) */
const NO_USER = { 'x-user-id': '00000000-0000-0000-0000-000000000000' }

/** Refetches everything on screen, and the rest when it is next shown. Forms are not touched. (OP-38) */
export function useRefreshAll() {
  const cache = useQueryClient()
  const [isRefreshing, setRefreshing] = useState(false)

  async function refresh() {
    setRefreshing(true)
    const pause = new Promise((resolve) => setTimeout(resolve, MIN_SPIN_MS))
    try {
      await Promise.all([cache.invalidateQueries(), pause])
    } finally {
      setRefreshing(false)
    }
  }
  return { isRefreshing, refresh: () => void refresh() }
}

/** The plan of the person on this page, and what is used of it; nothing for a visitor. (OP-28) */
export function useOwnPlan() {
  const { status, user } = useSession()
  return useQuery({ ...subscriptionQuery(user?.id ?? ''), enabled: status === 'signed-in' && user !== null }).data
}

/** The figures of the person on this page; idle, and without any request, for a visitor. (CX-08) */
export function useScriptStats() {
  const { status, user } = useSession()
  return useQuery({ ...scriptStatsQuery(user?.id ?? ''), enabled: status === 'signed-in' && user !== null })
}

/** How many scripts stand in which column of the board. */
export const boardSummaryQuery = (userId: string) =>
  queryOptions({
    queryKey: [SCRIPTS, 'stats', 'board', userId],
    queryFn: async ({ signal }) => {
      try {
        const question = { headers: NO_USER, signal }
        const { summary } = await apiData<{ summary: Record<BoardColumn, number> }>(KANBAN, question)
        return summary
      } catch (error) {
        if (!signal.aborted) logError('The board counts couldn’t be loaded', error)
        throw error
      }
    },
    staleTime: 30_000,
    retry: retryQuery,
    retryDelay: 1000,
    refetchOnWindowFocus: false,
    networkMode: 'always',
  })

export function useBoardSummary() {
  const { status, user } = useSession()
  return useQuery({ ...boardSummaryQuery(user?.id ?? ''), enabled: status === 'signed-in' && user !== null })
}

/** Whether any script has a second version. Asked for only while the first steps are open. */
export const secondTakeQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: [SCRIPTS, 'second-take', userId],
    queryFn: async ({ signal }) => {
      const query = supabase().from('script_versions').select('id').gte('version_number', 2).limit(1)
      return (await unwrap(query.abortSignal(signal))).length > 0
    },
    staleTime: 30_000,
    networkMode: 'always',
  })

export function useHasSecondTake(enabled: boolean) {
  const { user } = useSession()
  return useQuery({ ...secondTakeQuery(user?.id), enabled })
}

/** Moves a script between the first two columns of the board. Its status alone says where it stands from then on. (CX-01) */
export function useMoveScript() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, to }: { id: string; to: 'draft' | 'in_progress' }) => {
      await unwrap(supabase().from('scripts').update({ status: to, kanban_status: null }).eq('id', id))
    },
    networkMode: 'always',
    onSuccess: () => cache.invalidateQueries({ queryKey: [SCRIPTS] }),
  })
}

/** Puts the first steps away for good, on every device. They go at once, and come back if that could not be kept. */
export function usePutAwayFirstSteps() {
  const { user } = useSession()
  const setProfile = useSetProfile()
  return useMutation({
    mutationFn: async () => {
      await unwrap(
        supabase()
          .from('profiles')
          .update({ first_steps_done: true })
          .eq('id', user?.id ?? ''),
      )
    },
    networkMode: 'always',
    onMutate: () => setProfile({ first_steps_done: true }),
    onError: () => setProfile({ first_steps_done: false }),
  })
}

/**
 * Keeps what somebody wants to be called: in the profile, and in the account's own name where that says otherwise, since
 * the greeting reads that one first. Both may be repeated. (A-PR-07, CX-47)
 */
export function useSaveGivenName() {
  const setProfile = useSetProfile()
  return useMutation({
    mutationFn: async (name: string) => {
      const { user } = await unwrap(supabase().auth.getUser())
      await unwrap(supabase().from('profiles').update({ first_name: name }).eq('id', user.id))
      const { full_name: fullName, name: shortName } = user.user_metadata
      const known = [fullName, shortName].find((text): text is string => typeof text === 'string' && text.trim() !== '')
      const accountName = known === undefined ? undefined : renamed(known, name)
      if (accountName !== undefined && accountName !== known) {
        await unwrap(supabase().auth.updateUser({ data: { full_name: accountName, name: accountName } }))
        await unwrap(supabase().from('profiles').update({ full_name: accountName }).eq('id', user.id))
      }
      return { first_name: name, ...(accountName === undefined ? {} : { full_name: accountName }) }
    },
    networkMode: 'always',
    onSuccess: setProfile,
  })
}

/** The account feature's cached profile, so that the whole page updates at once. */
function useSetProfile() {
  const cache = useQueryClient()
  const { user } = useSession()
  return (change: Partial<Profile>) => {
    cache.setQueryData<Profile | null>(['profile', user?.id], (profile) => profile && { ...profile, ...change })
  }
}
