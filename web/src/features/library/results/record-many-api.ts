import { queryOptions } from '@tanstack/react-query'
import { BackendError, supabase, unwrap } from '../../../platform'
import type { OwnScript, RecordedResults } from './match-rows'

const TIMEOUT = 20_000
const PAGE = 1000
/** Beyond these, older scripts are found by nobody's table. */
const MAX_SCRIPTS = 5000

/** The account's scripts with what was recorded of them, those changed last first. */
export const ownScriptsQuery = (userId: string) =>
  queryOptions({
    // Not one of the lists: what arrives from elsewhere must not change a preview that somebody reads.
    queryKey: ['script-results', 'own', userId],
    queryFn: async ({ signal }): Promise<OwnScript[]> => {
      const scripts: OwnScript[] = []
      while (scripts.length < MAX_SCRIPTS) {
        const rows = await unwrap(
          supabase()
            .from('scripts')
            .select('id, title, board_column, result_link, views, likes, shares, clicks, sales, revenue')
            .order('updated_at', { ascending: false })
            .order('id')
            .range(scripts.length, scripts.length + PAGE - 1)
            .abortSignal(AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)])),
        )
        scripts.push(...rows.map(({ board_column, ...script }) => ({ ...script, isPosted: board_column === 'posted' })))
        if (rows.length < PAGE) break
      }
      return scripts
    },
    meta: { isLong: true },
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    networkMode: 'always',
  })

/** The functions of the database, which the row types do not know. */
interface Functions {
  rpc(
    name: string,
    args: object,
  ): { abortSignal(signal: AbortSignal): PromiseLike<{ data: unknown; error: unknown; status: number }> }
}

/** All or none. Answers with what was before, in the same shape; scripts that are gone are missing. */
export async function recordMany(results: readonly RecordedResults[]): Promise<RecordedResults[]> {
  const before: unknown = await unwrap(
    (supabase() as unknown as Functions)
      .rpc('record_script_results', { results })
      .abortSignal(AbortSignal.timeout(TIMEOUT)),
  )
  if (!Array.isArray(before)) throw new BackendError('The server’s response couldn’t be read.', undefined, 0)
  // Sent back as it came, for undoing; the database checks it again.
  return before.filter((entry): entry is RecordedResults => typeof Object(entry).id === 'string')
}
