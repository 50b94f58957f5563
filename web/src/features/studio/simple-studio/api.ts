import { queryOptions } from '@tanstack/react-query'
import { GeneratedScript, TEXTS } from '@reelwright/shared'
import * as z from 'zod'
import { BackendError, logError, supabase, unwrap } from '../../../platform'
import { fetchRow, saveVersion } from '../api'
import type { ScriptInsert } from '../script-row'

/** As for the other calls that write a script. (B-CL-01) */
const TIMEOUT = 30_000
const LISTED = 20

const Answer = z.object({ script: z.string(), data: z.object({ script: GeneratedScript }).optional().catch(undefined) })
const Refusal = z.object({ error: z.string().min(1), code: z.string().optional() })

export interface SimpleScript {
  text: string
  /** With scenes and cues, where the service tells of them. */
  script: GeneratedScript | undefined
}

/** Writes a script of a product's name alone. One key is one script, however often it is asked for. (B-CL-32, CX-31) */
export async function requestSimpleScript(product: string, key: string, signal: AbortSignal): Promise<SimpleScript> {
  const { data } = await supabase().auth.getSession()
  if (!data.session) throw new BackendError(TEXTS.logInToGenerate, 'not_signed_in', 401)
  const response = await fetch('/api/scripts/generate', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${data.session.access_token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ product }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const refusal = Refusal.safeParse(body)
    const text = refusal.success ? refusal.data.error : `The service answered with ${response.status}`
    throw new BackendError(text, refusal.success ? refusal.data.code : undefined, response.status)
  }
  const answer = Answer.parse(body)
  return { text: answer.script, script: answer.data?.script }
}

export interface SheetSave {
  /** Who made it. */
  userId: string
  row: ScriptInsert
  /** The row that was made of this sheet, as it was then. */
  known: { rowId: string; rowDate: string } | undefined
  idempotencyKey: string
  changeNote: string
}

/** More than once in a row is somebody else's typing, and waits. */
const TRIES = 3

/**
 * Saves to the library. What was saved elsewhere meanwhile stays in the history of the script below this version, and `met` tells of it.
 * A script that is gone is made anew. (B-CL-10 to B-CL-13, OP-60)
 */
export async function saveSheet({
  known,
  ...save
}: SheetSave): Promise<{ rowId: string; rowDate: string; met: boolean }> {
  let row = known
  let met = false
  for (let tried = 0; tried < TRIES; tried++) {
    const outcome = await saveVersion({ ...save, known: row, newest: 0 })
    if (outcome.kind === 'stored' || outcome.kind === 'stored-before') {
      return { rowId: outcome.rowId, rowDate: outcome.rowDate, met }
    }
    if (outcome.kind === 'gone') {
      row = undefined
      continue
    }
    const now = await fetchRow(outcome.rowId)
    met ||= row !== undefined
    row = now ? { rowId: now.id, rowDate: now.updated_at } : undefined
  }
  throw new BackendError('This script is being changed somewhere else. Please try again.', 'conflict', 409)
}

export interface ListedScript {
  id: string
  title: string
  product_name: string
  created_at: string
}

/**
 * Own scripts, newest first. A failure is written to the console and told quietly beside the list. (B-SS-04, B-ER-42)
 *
 * Through the data path, as the library itself, which leaves to row security what is whose.
 */
export const libraryListQuery = (userId: string) =>
  queryOptions({
    queryKey: ['scripts', 'simple-list', userId],
    queryFn: async ({ signal }): Promise<ListedScript[]> => {
      try {
        return await unwrap(
          supabase()
            .from('scripts')
            .select('id, title, product_name, created_at')
            .order('created_at', { ascending: false })
            .order('id')
            .limit(LISTED)
            .abortSignal(signal),
        )
      } catch (error) {
        if (!signal.aborted) logError('The scripts could not be listed', error)
        throw error
      }
    },
    staleTime: 30_000,
    networkMode: 'always',
  })
