import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { supabase, unwrap } from '../../platform'
import { type Profile, useSession } from '../account'
import { isWorthAnotherTry } from '../library'
import { countScripts } from './script-numbers'
import { renamed } from './welcome/given-name'

/** Shorter, and one would not see that anything happened. */
const SHORTEST_SPIN = 500

/** The most rows that one answer of the data service holds. */
const COUNTED_ROWS = 1000

/** Below the library's own key: whoever saves or deletes a script has these numbers counted anew, too. */
const SCRIPTS = 'scripts'

/** Loads everything anew that is on the screen, and the rest when it is next shown. Forms are not touched. (OP-38) */
export function useRefreshAll() {
  const cache = useQueryClient()
  const [isRefreshing, setRefreshing] = useState(false)

  async function refresh() {
    setRefreshing(true)
    const pause = new Promise((resolve) => setTimeout(resolve, SHORTEST_SPIN))
    try {
      await Promise.all([cache.invalidateQueries(), pause])
    } finally {
      setRefreshing(false)
    }
  }
  return { isRefreshing, refresh: () => void refresh() }
}

/** Everything the dashboard counts, from one request: the total of all scripts, the rest of the newest thousand. (CX-01, CX-02) */
const scriptNumbersQuery = (userId: string) =>
  queryOptions({
    queryKey: [SCRIPTS, 'numbers', userId],
    queryFn: async ({ signal }) => {
      const { count, ...answer } = await supabase()
        .from('scripts')
        .select(
          'id, title, status, kanban_status, viral_potential_score, views, likes, shares, created_at, updated_at',
          { count: 'exact' },
        )
        .order('created_at', { ascending: false })
        .order('id')
        .limit(COUNTED_ROWS)
        .abortSignal(signal)
      const rows = await unwrap(Promise.resolve(answer))
      return countScripts(rows, count ?? rows.length, new Date())
    },
    staleTime: 30_000,
    retry: isWorthAnotherTry,
    // Otherwise an offline browser waits for ever instead of saying so.
    networkMode: 'always',
  })

/** The numbers of the person on this page; idle, and without any request, for a visitor. (CX-08) */
export function useScriptNumbers() {
  const { status, user } = useSession()
  return useQuery({ ...scriptNumbersQuery(user?.id ?? ''), enabled: status === 'signed-in' && user !== null })
}

/** Whether any script has a second version. Asked for only while the first steps are open. */
export function useHasSecondTake(enabled: boolean) {
  const { user } = useSession()
  return useQuery({
    queryKey: [SCRIPTS, 'second-take', user?.id],
    queryFn: async ({ signal }) => {
      const query = supabase().from('script_versions').select('id').gte('version_number', 2).limit(1)
      return (await unwrap(query.abortSignal(signal))).length > 0
    },
    enabled,
    staleTime: 30_000,
    retry: isWorthAnotherTry,
    networkMode: 'always',
  })
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

/** The account room's own copy of the profile, so that every part of the page knows of a change at once. */
function useSetProfile() {
  const cache = useQueryClient()
  const { user } = useSession()
  return (change: Partial<Profile>) => {
    cache.setQueryData<Profile | null>(['profile', user?.id], (profile) => profile && { ...profile, ...change })
  }
}
