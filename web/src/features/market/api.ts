import { queryOptions } from '@tanstack/react-query'
import { BackendError, supabase } from '../../platform'
import { isWorthAnotherTry } from '../library'
import type { ScriptFigures } from './own-figures'

/** More than anybody writes by hand, and still one answer. */
const MOST = 1000

export interface OwnScripts {
  scripts: ScriptFigures[]
  /** How many there are; more than `scripts` when only the newest are counted. */
  total: number
}

/** What the own figures are made of, newest first. */
export const ownScriptsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['scripts', 'figures', userId],
    queryFn: async ({ signal }): Promise<OwnScripts> => {
      const { data, count, error, status } = await supabase()
        .from('scripts')
        .select('status, kanban_status, video_style, tone, viral_potential_score, created_at', { count: 'exact' })
        .order('created_at', { ascending: false })
        .order('id')
        .limit(MOST)
        .abortSignal(signal)
      if (error) throw new BackendError(error.message, error.code, status, undefined, { cause: error })
      return { scripts: data, total: count ?? data.length }
    },
    staleTime: 30_000,
    retry: isWorthAnotherTry,
    networkMode: 'always',
  })
