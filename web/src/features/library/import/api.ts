import { type ImportedScriptInput, type KnownScript, MAX_IMPORT_BYTES, MAX_IMPORTED } from '@reelwright/shared'
import { queryOptions } from '@tanstack/react-query'
import { BackendError, NO_ANSWER, supabase } from '../../../platform'
import { askLibrary } from '../api'
import { objectOf, textOf } from '../script-fields'

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
  const { data } = await supabase().auth.getSession()
  if (!data.session) throw new BackendError('You’ve been logged out. Log in and try again.', 'not_signed_in', 401)
  const limit = AbortSignal.timeout(TIMEOUT)
  let response: Response
  try {
    response = await fetch('/api/scripts/library/import', {
      method: 'POST',
      headers: { authorization: `Bearer ${data.session.access_token}`, 'content-type': 'application/json' },
      // Text, since not every browser sends a blob under a signal.
      body: await body.text(),
      signal: AbortSignal.any([signal, limit]),
    })
  } catch (error) {
    if (signal.aborted) throw error
    throw new BackendError(NO_ANSWER, undefined, 0, undefined, { cause: error })
  }
  const answer = objectOf(await response.json().catch(() => null))
  if (!response.ok) {
    const words = textOf(answer.error) ?? `The server returned an error (${response.status}).`
    throw new BackendError(words, textOf(answer.code), response.status, textOf(answer.requestId))
  }
  const { ids } = objectOf(answer.data)
  if (!Array.isArray(ids))
    throw new BackendError(
      'The server didn’t confirm the import. Check your library before you try again.',
      undefined,
      response.status,
    )
  return ids.filter((id) => typeof id === 'string')
}
