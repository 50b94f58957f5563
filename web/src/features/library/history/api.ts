import type { ScriptVersion } from '@reelwright/shared'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { BackendError, supabase } from '../../../platform'
import { isWorthAnotherTry, useRefreshScripts } from '../api'

/** A line that answers neither yes nor no is a failure, too. */
const TIMEOUT = 20_000
/** Sent as the source describes it; the server takes identity from the token alone. (CX-04, OP-66) */
const NO_USER = '00000000-0000-0000-0000-000000000000'

/** The kept states of an own script, newest first. (OP-52) */
export const versionsQuery = (scriptId: string) =>
  queryOptions({
    // Below the lists' own key: whoever saves a script has these asked for anew, too.
    queryKey: ['scripts', 'versions', scriptId],
    queryFn: ({ signal }) => fetchVersions(scriptId, signal),
    staleTime: 0,
    // Up to eight megabytes.
    gcTime: 60_000,
    retry: isWorthAnotherTry,
    networkMode: 'always',
  })

/** @throws BackendError with status 404 for a script that is not there, or not of this account */
export async function fetchVersions(scriptId: string, signal?: AbortSignal): Promise<ScriptVersion[]> {
  const answer = await ask(`${scriptId}/versions`, 'GET', {}, signal)
  const { readVersions } = await import('./version-answer')
  return readVersions(answer)
}

/** Makes an old version the newest one. Asked twice it is done once: then the script holds that content already. (B-CL-24, B-VH-06) */
export function useRestoreVersion() {
  const refresh = useRefreshScripts()
  return useMutation({
    mutationFn: ({ scriptId, versionId }: { scriptId: string; versionId: string }) =>
      ask(`${scriptId}/restore/${versionId}`, 'POST', { 'content-type': 'application/json', 'x-user-id': NO_USER }),
    networkMode: 'always',
    // Lists, board and figures show the script, too. (B-VH-07)
    onSuccess: refresh,
  })
}

async function ask(
  path: string,
  method: 'GET' | 'POST',
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<unknown> {
  const { data } = await supabase().auth.getSession()
  if (!data.session) throw new BackendError('You are not logged in any more.', 'not_signed_in', 401)
  const limit = AbortSignal.timeout(TIMEOUT)
  let response: Response
  try {
    response = await fetch(`/api/scripts/library/${path}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${data.session.access_token}` },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new BackendError('The server did not answer.', undefined, 0, undefined, { cause: error })
  }
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body
  const { error, code } = (body ?? {}) as { error?: unknown; code?: unknown }
  throw new BackendError(
    typeof error === 'string' && error !== '' ? error : `The server answered with an error (${response.status}).`,
    typeof code === 'string' ? code : undefined,
    response.status,
  )
}
