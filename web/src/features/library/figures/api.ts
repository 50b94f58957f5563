import type { ScriptStats } from '@reelwright/shared'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, apiData, isLoggedOut, logError } from '../../../platform'

export const STATS_SUMMARY = '/api/scripts/library/stats/summary'
/** Sent as the source describes it; the server takes identity from the token alone. (CX-04, OP-66) */
const NO_USER = { 'x-user-id': '00000000-0000-0000-0000-000000000000' }

/**
 * The figures of an account, counted by the server in the days of whoever looks. Below the library's own key: whoever saves or deletes
 * a script refetches them, too. A failure is logged and shown where the figures would be. (B-CL-31, B-ER-41, CX-02)
 */
export const scriptStatsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['scripts', 'stats', 'summary', userId],
    queryFn: async ({ signal }) => {
      try {
        return await askForStats(signal)
      } catch (error) {
        if (!signal.aborted && !isLoggedOut(error)) logError('Your numbers couldn’t be loaded', error)
        throw error
      }
    },
    staleTime: 30_000,
    // Otherwise an offline browser waits for ever instead of saying so.
    networkMode: 'always',
  })

async function askForStats(signal: AbortSignal): Promise<ScriptStats> {
  const question = { headers: NO_USER, signal }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  try {
    return await apiData(`${STATS_SUMMARY}?tz=${encodeURIComponent(timeZone)}`, question)
  } catch (error) {
    // A zone that is younger than the server's list of them: days of UTC are better than no figures.
    if (!(error instanceof ApiError && error.field === 'tz')) throw error
    return await apiData(STATS_SUMMARY, question)
  }
}
