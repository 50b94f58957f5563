import { type ImportedScriptInput, type KnownScript, MAX_IMPORT_BYTES, MAX_IMPORTED } from '@reelwright/shared'
import { queryOptions } from '@tanstack/react-query'
import { BackendError, callApi } from '../../../platform'
import { askLibrary } from '../api'
import { objectOf } from '../script-fields'

/** A phone may take its time to send megabytes. */
const TIMEOUT = 120_000

/** What the account has under these titles already, to be asked about a list of findings. */
export const knownScriptsQuery = (userId: string, findings: string, titles: readonly string[]) =>
  queryOptions({
    queryKey: ['scripts', 'import-known', userId, findings],
    queryFn: async ({ signal }): Promise<KnownScript[]> => {
      const known: KnownScript[] = []
      for (let at = 0; at < titles.length; at += MAX_IMPORTED) {
        const body = { titles: titles.slice(at, at + MAX_IMPORTED) }
        const answer = objectOf(await askLibrary('/import/known', { method: 'POST', body, signal }))
        const { scripts } = objectOf(answer.data)
        for (const entry of Array.isArray(scripts) ? scripts : []) {
          const { title, text } = objectOf(entry)
          if (typeof title === 'string' && typeof text === 'string') known.push({ title, text })
        }
      }
      return known
    },
    meta: { isLong: true },
    gcTime: 0,
    networkMode: 'always',
  })

/** The body of an import. @throws BackendError `too_large` when it is more than one import may be */
export function importBody(scripts: readonly ImportedScriptInput[], idempotencyKey: string): Blob {
  const body = new Blob([JSON.stringify({ scripts, idempotencyKey })], { type: 'application/json' })
  if (body.size <= MAX_IMPORT_BYTES) return body
  const [has, most] = [body.size, MAX_IMPORT_BYTES].map((bytes) => (bytes / 1_000_000).toFixed(1))
  throw new BackendError(
    `Together they are ${has} MB, and the limit for one import is ${most} MB. Uncheck some and import them separately.`,
    'too_large',
    413,
  )
}

/**
 * Stores scripts, all or none; the same key again stores nothing twice. (CX-31)
 * @returns their ids in the order of the scripts
 * @throws BackendError in the server's own words
 */
export async function importScripts(body: Blob, signal: AbortSignal): Promise<string[]> {
  // Text, since not every browser sends a blob under a signal.
  const response = await callApi('/api/scripts/library/import', {
    method: 'POST',
    body: await body.text(),
    signal,
    timeout: TIMEOUT,
  })
  const answer = objectOf(await response.json().catch(() => null))
  const { ids } = objectOf(answer.data)
  if (!Array.isArray(ids))
    throw new BackendError(
      'The server didn’t confirm the import. Check your library before you try again.',
      undefined,
      response.status,
    )
  return ids.filter((id) => typeof id === 'string')
}
