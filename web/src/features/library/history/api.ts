import type { ScriptVersion } from '@reelwright/shared'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { askLibrary, useRefreshScripts } from '../api'

/** Sent as the source describes it; the server takes identity from the token alone. (B-CL-24, CX-04, OP-66) */
const AS_DESCRIBED = { 'content-type': 'application/json', 'x-user-id': '00000000-0000-0000-0000-000000000000' }

/** The kept states of an own script, newest first. (OP-52) */
export const versionsQuery = (scriptId: string) =>
  queryOptions({
    // Below the lists' key: saving a script refetches these, too.
    queryKey: ['scripts', 'versions', scriptId],
    queryFn: ({ signal }) => fetchVersions(scriptId, signal),
    // Up to eight megabytes.
    meta: { isLong: true },
    staleTime: 0,
    gcTime: 60_000,
    networkMode: 'always',
  })

/** @throws BackendError with status 404 for a script that is not there, or not of this account */
export async function fetchVersions(scriptId: string, signal?: AbortSignal): Promise<ScriptVersion[]> {
  const answer = await askLibrary(`/${scriptId}/versions`, { signal })
  const { readVersions } = await import('./version-answer')
  return readVersions(answer)
}

/** Makes an old version the newest one. Asked twice it is done once: then the script holds that content already. (B-CL-24, B-VH-06) */
export function useRestoreVersion() {
  const refresh = useRefreshScripts()
  return useMutation({
    mutationFn: ({ scriptId, versionId }: { scriptId: string; versionId: string }) =>
      askLibrary(`/${scriptId}/restore/${versionId}`, { method: 'POST', headers: AS_DESCRIBED }),
    networkMode: 'always',
    // Lists, board and figures show the script, too. (B-VH-07)
    onSuccess: refresh,
  })
}
