import { useMutation } from '@tanstack/react-query'
import { ERROR_STATUS, type GenerationEvent, type ScriptBrief } from '@reelwright/shared'
import { BackendError, newKey, supabase, unwrap } from '../../platform'
import { useRefreshScripts } from '../library'
import type { CheckedBrief } from './brief-form'
import { generateScript, type Generation } from './generate'
import { CallError, CancelledError, TimeoutError } from './generation-failure'
import { rowWithoutMissingColumn, type ScriptInsert } from './script-row'

/** (B-CL-01) */
const TIMEOUT = 30_000

/**
 * Writes a script with the session of this page. One call is one click: repeated requests of it are one generation. (CX-31)
 * With `onEvent` the server tells of the script while it is written.
 */
export function requestScript(
  checked: CheckedBrief,
  signal: AbortSignal,
  onEvent?: (event: GenerationEvent) => void,
): Promise<Generation> {
  const idempotencyKey = newKey()
  return generateScript(
    { readSession, call: (brief) => callFunction({ brief, idempotencyKey, signal, onEvent }) },
    checked,
  )
}

async function readSession() {
  const { data, error } = await supabase().auth.getSession()
  return { signedIn: data.session !== null, problem: error?.message }
}

interface FunctionCall {
  brief: ScriptBrief
  idempotencyKey: string
  signal: AbortSignal
  onEvent: ((event: GenerationEvent) => void) | undefined
}

async function callFunction({ brief, idempotencyKey, signal, onEvent }: FunctionCall): Promise<unknown> {
  if (signal.aborted) throw new CancelledError()
  const limit = AbortSignal.timeout(TIMEOUT)
  try {
    const { data, error } = await supabase().functions.invoke<unknown>('generate-script', {
      body: brief,
      headers: { 'Idempotency-Key': idempotencyKey, ...(onEvent ? { Accept: 'text/event-stream' } : {}) },
      signal: AbortSignal.any([signal, limit]),
    })
    if (error) throw await toCallError(error)
    // What stands between may have gathered the events, or not know of them: then it is plain JSON after all.
    if (!(data instanceof Response)) return data
    const { readEvents } = await import('./generate-events')
    return await readEvents(data, onEvent ?? (() => undefined))
  } catch (error) {
    if (signal.aborted) throw new CancelledError()
    // The server's own limit is a little shorter than ours, and means the same. (B-ER-09)
    if (limit.aborted || (error instanceof CallError && error.status === ERROR_STATUS.timed_out))
      throw new TimeoutError()
    throw error
  }
}

interface InvokeFailure {
  message?: unknown
  context?: unknown
}

/** The client library hides what the function said in `context`. */
async function toCallError(error: InvokeFailure): Promise<CallError> {
  const message = typeof error.message === 'string' ? error.message : 'No answer'
  if (!(error.context instanceof Response)) return new CallError(message, 0)
  const body: unknown = await error.context.json().catch(() => null)
  const { error: said, message: alsoSaid, field } = (body ?? {}) as Record<string, unknown>
  const text = [said, alsoSaid].find((value): value is string => typeof value === 'string' && value !== '')
  return new CallError(text ?? message, error.context.status, typeof field === 'string' ? field : undefined)
}

/** Whether somebody else has signed in meanwhile, in this tab or another: what is under way is not theirs. */
export async function isAnotherPersonIn(userId: string | null): Promise<boolean> {
  const { data } = await supabase().auth.getSession()
  return data.session !== null && data.session.user.id !== userId
}

export interface SaveInput {
  /** Who made it. */
  userId: string | null
  row: ScriptInsert
  /** The row to update; without one a row is made. */
  rowId: string | undefined
  idempotencyKey: string
  /** What the version history says about this save. */
  changeNote: string
}

/** Saves to the library and answers with the row's id. (B-CL-10 to B-CL-13, OP-60) */
export function useSaveScript() {
  const refresh = useRefreshScripts()
  return useMutation({
    mutationFn: saveScript,
    // Waiting silently for a connection would look like saving for ever.
    networkMode: 'always',
    onSuccess: refresh,
  })
}

async function saveScript({ userId, row, rowId, idempotencyKey, changeNote }: SaveInput): Promise<string> {
  const { data } = await supabase().auth.getSession()
  // A status of the 4xx kind, so that nobody tries again. (CX-44)
  if (!data.session || data.session.user.id !== userId)
    throw new BackendError('User not authenticated', 'not_signed_in', 401)

  if (rowId && (await updateRow(rowId, row, changeNote))) return rowId
  return insertRow({ ...row, change_note: changeNote, idempotency_key: idempotencyKey })
}

/** False when the row is gone. Status and folder stay as they are: they may have been changed in the library meanwhile. */
async function updateRow(id: string, row: ScriptInsert, changeNote: string): Promise<boolean> {
  const { status: _, ...content } = row
  const updated = await unwrap(
    supabase()
      .from('scripts')
      .update({ ...content, change_note: changeNote, updated_at: new Date().toISOString() })
      .eq('id', id)
      .select('id')
      .maybeSingle(),
  )
  return updated !== null
}

async function insertRow(row: ScriptInsert): Promise<string> {
  const { data, error, status } = await supabase().from('scripts').insert(row).select('id').single()
  if (!error) return data.id
  if (error.code === '23505' && row.idempotency_key) return finishInterruptedInsert(row, row.idempotency_key)

  const again = rowWithoutMissingColumn(row, error)
  if (again) return insertRow(again)
  throw new BackendError(error.message, error.code, status, undefined, { cause: error })
}

/** An earlier try of this save reached the database after all: its row is the one; it gets what this try holds. */
async function finishInterruptedInsert(row: ScriptInsert, idempotencyKey: string): Promise<string> {
  const { id } = await unwrap(supabase().from('scripts').select('id').eq('idempotency_key', idempotencyKey).single())
  const { idempotency_key: _key, ...content } = row
  await updateRow(id, content, row.change_note ?? '')
  return id
}
