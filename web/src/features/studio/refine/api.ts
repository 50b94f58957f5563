import { queryOptions } from '@tanstack/react-query'
import { ERROR_STATUS, SceneChange, type RefineRequest, TEXTS } from '@reelwright/shared'
import * as z from 'zod'
import { supabase, unwrap } from '../../../platform'
import type { CheckedBrief } from '../brief-form'
import { type EditedScript, lockedTexts } from '../edited-script/edited-script'
import { CallError, CancelledError, SessionError, TimeoutError } from '../generation-failure'
import { briefNow } from './brief-now'
import type { ChatLine } from './conversation'
import { readRefinement, type Refinement } from './refine-answer'
import { readRefineEvents } from './refine-events'
import { silenceLimit } from '../silence-limit'
import { keptText, storable } from './message-text'

/** (B-ER-09) */
const TIMEOUT = 30_000

export interface RefinementRequest {
  userId: string | null
  script: EditedScript
  checked: CheckedBrief
  message: string
  signal: AbortSignal
  /** Called for each scene that will change, before all is known. */
  onChange: (change: SceneChange) => void
}

/**
 * Asks for a script to be changed. (B-RF-03, B-CL-08)
 * @throws what `reasonOf` can put into words
 */
export async function requestRefinement({
  userId,
  script,
  checked,
  message,
  signal,
  onChange,
}: RefinementRequest): Promise<Refinement> {
  await requireSession(userId)
  const { locked: _, ...whole } = script
  const body: RefineRequest = {
    // The server refuses an empty text.
    ...(whole.spoken_script.trim() ? { script: whole.spoken_script, whole } : { script: whole }),
    refinementPrompt: message,
    brief: briefNow(checked.brief, script),
    locked: lockedTexts(script),
  }
  const limit = silenceLimit(TIMEOUT)
  try {
    if (signal.aborted) throw new CancelledError()
    const { data, error } = await supabase().functions.invoke<unknown>('refine-script', {
      body,
      headers: { Accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, limit.signal]),
    })
    if (error) throw await toCallError(error)
    // What stands between may have gathered the events, or not know of them: then it is plain JSON after all.
    return readRefinement(data instanceof Response ? await readRefineEvents(data, onChange, limit.renew) : data, script)
  } catch (error) {
    if (signal.aborted) throw new CancelledError()
    if (limit.signal.aborted || (error instanceof CallError && error.status === ERROR_STATUS.timed_out))
      throw new TimeoutError()
    throw error
  }
}

/** (B-RL-05, CX-44) */
async function requireSession(userId: string | null) {
  if (userId === null) throw new SessionError(TEXTS.notAuthenticated)
  const { data, error } = await supabase().auth.getSession()
  if (error) throw new SessionError(`Session error: ${error.message}`)
  if (data.session?.user.id !== userId) throw new SessionError(TEXTS.notAuthenticated)
}

interface InvokeFailure {
  message?: unknown
  context?: unknown
}

/** The client library hides what the function said in `context`. */
async function toCallError({ message, context }: InvokeFailure): Promise<CallError> {
  const reason = typeof message === 'string' ? message : 'No response'
  if (!(context instanceof Response)) return new CallError(reason, 0)
  const body: unknown = await context.json().catch(() => null)
  const { error, field } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const text = typeof error === 'string' && error !== '' ? error : `The service returned an error (${context.status}).`
  return new CallError(text, context.status, typeof field === 'string' ? field : undefined)
}

/** The table keeps no more of a script. */
const MAX_MESSAGES = 400

const Row = z.object({
  id: z.string(),
  idempotency_key: z.string().nullable(),
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  changes: z.array(SceneChange).catch([]),
})

/** What was said about a script before, oldest first. */
export const messagesQuery = (userId: string, scriptId: string) =>
  queryOptions({
    queryKey: ['script-messages', userId, scriptId],
    queryFn: async ({ signal }): Promise<ChatLine[]> => {
      const rows = await unwrap(
        supabase()
          .from('script_messages')
          .select('id, idempotency_key, role, text, changes')
          .eq('script_id', scriptId)
          .order('created_at', { ascending: false })
          .order('id')
          .limit(MAX_MESSAGES)
          .abortSignal(signal),
      )
      return rows
        .flatMap((row): ChatLine[] => {
          const known = Row.safeParse(row)
          if (!known.success) return []
          const { id, idempotency_key: key, ...said } = known.data
          return [{ ...said, key: key ?? id, isKept: true }]
        })
        .toReversed()
    },
    staleTime: 30_000,
    networkMode: 'always',
  })

/** Above this the changes of one message are not kept. */
const MAX_CHANGES = 200_000
/** A request is well below the limit of 1 MB. */
const BATCH = 300_000

/** Keeps lines with their script; what is there already stays as it is. */
export async function keepMessages(scriptId: string, lines: readonly ChatLine[]): Promise<void> {
  for (const rows of batches(scriptId, lines)) {
    await unwrap(
      supabase()
        .from('script_messages')
        .upsert(rows, { onConflict: 'user_id,idempotency_key', ignoreDuplicates: true }),
    )
  }
}

function batches(scriptId: string, lines: readonly ChatLine[]) {
  const all = [messagesOf(scriptId, [])]
  let size = 0
  for (const line of lines) {
    const rows = messagesOf(scriptId, [line])
    const bytes = new TextEncoder().encode(JSON.stringify(rows)).length
    if (size > 0 && size + bytes > BATCH) {
      all.push([])
      size = 0
    }
    all.at(-1)?.push(...rows)
    size += bytes
  }
  return all.filter((rows) => rows.length > 0)
}

const messagesOf = (scriptId: string, lines: readonly ChatLine[]) =>
  lines.map(({ key, role, text, changes }) => ({
    script_id: scriptId,
    idempotency_key: key,
    role,
    text: keptText(text),
    changes: storableChanges(changes),
  }))

function storableChanges(changes: readonly SceneChange[]): SceneChange[] {
  const clean = changes.map(({ scene, before, after }) => ({ scene, before: storable(before), after: storable(after) }))
  // The database writes a blank behind each mark.
  return new TextEncoder().encode(JSON.stringify(clean)).length > MAX_CHANGES * 0.8 ? [] : clean
}

/** Forgets everything that was said about a script. */
export const clearMessages = (scriptId: string) =>
  unwrap(supabase().from('script_messages').delete().eq('script_id', scriptId))
