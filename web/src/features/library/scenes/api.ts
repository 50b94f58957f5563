import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { BackendError, supabase, unwrap } from '../../../platform'
import { useRefreshScripts } from '../api'
import type { LooseRow } from '../script-fields'
import { readViewedScript, type ViewedScript } from './scene-fields'

/** A line that answers neither yes nor no is a failure, too. */
const TIMEOUT = 20_000

/** An own script with its scenes; null when there is none of this id for this account. */
export const viewedScriptQuery = (id: string) =>
  queryOptions({
    queryKey: ['scripts', 'scenes', id],
    queryFn: async ({ signal }): Promise<ViewedScript | null> => {
      const row: LooseRow | null = await unwrap(
        supabase()
          .from('scripts')
          .select('*')
          .eq('id', id)
          .abortSignal(AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]))
          .maybeSingle(),
      )
      return row ? readViewedScript(row) : null
    },
    staleTime: 30_000,
    networkMode: 'always',
  })

interface Rename {
  id: string
  /** The title that was seen when renaming began. */
  before: string
  title: string
}

/** Not renamed: it has another title by now, or is gone. */
export class RenamedElsewhere extends Error {
  override name = 'RenamedElsewhere'
  constructor(
    /** The title it has now; empty for a script that is gone. */
    readonly title: string,
  ) {
    super('The script was renamed somewhere else')
  }
}

/**
 * Gives a script another title, and never takes away one that was given elsewhere meanwhile. (OP-51, B-CL-13)
 * @throws RenamedElsewhere
 */
export function useRenameScript() {
  const cache = useQueryClient()
  const refresh = useRefreshScripts()
  return useMutation({
    mutationFn: async ({ id, before, title }: Rename) => {
      const { data } = await supabase().auth.getSession()
      if (!data.session) throw new BackendError('User not authenticated', 'not_signed_in', 401)
      const row = await unwrap(
        supabase()
          .from('scripts')
          .update({ title, change_note: 'Renamed', updated_at: new Date().toISOString() })
          .eq('id', id)
          .eq('title', before)
          .select('id')
          .abortSignal(AbortSignal.timeout(TIMEOUT))
          .maybeSingle(),
      )
      if (row) return
      const now = await cache.fetchQuery({ ...viewedScriptQuery(id), staleTime: 0 })
      // An earlier try may have arrived after all.
      if (now?.storedTitle !== title) throw new RenamedElsewhere(now?.storedTitle ?? '')
    },
    retry: false,
    networkMode: 'always',
    onSuccess: refresh,
  })
}
