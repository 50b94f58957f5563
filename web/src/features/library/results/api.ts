import type { Database } from '@reelwright/shared'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { BackendError, supabase, unwrap } from '../../../platform'
import { useRefreshScripts } from '../api'
import type { Results } from './result-fields'

const TIMEOUT = 20_000

/** What was recorded of a posted video, and whether it counts as posted; null when the script is gone. */
export const resultsQuery = (id: string) =>
  queryOptions({
    // Not one of the lists: what arrives from elsewhere must not change fields that somebody types in.
    queryKey: ['script-results', id],
    queryFn: ({ signal }) =>
      unwrap(
        supabase()
          .from('scripts')
          .select(
            'title, board_column, result_link, views, likes, shares, clicks, sales, revenue, results_at, results_from',
          )
          .eq('id', id)
          .abortSignal(AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]))
          .maybeSingle(),
      ),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    networkMode: 'always',
  })

/** Keeps the figures, and marks the script as posted if requested. */
export function useRecordResults() {
  const refresh = useRefreshScripts()
  return useMutation({
    mutationFn: async ({ id, results, markPosted }: { id: string; results: Results; markPosted: boolean }) => {
      const posted = { status: 'posted', kanban_status: null } as const
      const update: Database['public']['Tables']['scripts']['Update'] = { ...results, ...(markPosted && posted) }
      const row = await unwrap(
        supabase()
          .from('scripts')
          .update(update)
          .eq('id', id)
          .select('id')
          .abortSignal(AbortSignal.timeout(TIMEOUT))
          .maybeSingle(),
      )
      if (!row) throw new BackendError('This script no longer exists.', 'not_found', 404)
    },
    networkMode: 'always',
    onSuccess: refresh,
  })
}
