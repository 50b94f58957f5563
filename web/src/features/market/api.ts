import { queryOptions } from '@tanstack/react-query'
import { BackendError, supabase } from '../../platform'
import { isWorthAnotherTry } from '../library'
import type { ScriptFigures, Week } from './own-figures'

/** More than anybody writes by hand, and still one answer. */
const MOST = 1000

export interface OwnScripts {
  scripts: ScriptFigures[]
  /** How many there are; more than `scripts` when only the newest are counted. */
  total: number
}

/** What styles and tones are compared by, newest first. */
export const ownScriptsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['scripts', 'figures', userId, 'scores'],
    queryFn: async ({ signal }): Promise<OwnScripts> => {
      const { data, count, error, status } = await supabase()
        .from('scripts')
        .select('video_style, tone, viral_potential_score', { count: 'exact' })
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

/** How many scripts began in each of the weeks that start then; the last one has no end. */
export const weeksQuery = (userId: string, starts: readonly Date[]) =>
  queryOptions({
    queryKey: ['scripts', 'figures', userId, 'weeks', starts[0]?.getTime()],
    queryFn: ({ signal }): Promise<Week[]> =>
      Promise.all(
        starts.map(async (start, index) => {
          const next = starts[index + 1]
          const made = supabase()
            .from('scripts')
            .select('id', { count: 'exact', head: true })
            .gte('created_at', start.toISOString())
          const within = next ? made.lt('created_at', next.toISOString()) : made
          const { count, error, status } = await within.abortSignal(signal)
          if (error) throw new BackendError(error.message, error.code, status, undefined, { cause: error })
          return { start, count: count ?? 0 }
        }),
      ),
    staleTime: 30_000,
    retry: isWorthAnotherTry,
    networkMode: 'always',
  })
