import { ERROR_STATUS, type GenerationEvent, MOST_VERSIONS, type ScriptBrief } from '@reelwright/shared'
import { useMutation } from '@tanstack/react-query'
import { BackendError, newKey, supabase, unwrap } from '../../platform'
import { useRefreshScripts } from '../library'
import type { CheckedBrief } from './brief-form'
import { generateScript, type Generation } from './generate'
import { CallError, CancelledError, TimeoutError } from './generation-failure'
import { rowWithoutMissingColumn, type ScriptInsert } from './script-row'
import type { ScriptRow, StoredVersion } from './session/stored-script'

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

/** A line that answers neither yes nor no is a failure, too. */
const SAVE_TIMEOUT = 20_000

export interface KnownRow {
  rowId: string
  /** Its `updated_at`; without it the save goes over whatever is there. */
  rowDate?: string
}

export interface SaveInput {
  /** Who made it. */
  userId: string | null
  row: ScriptInsert
  /** The row to update, as it was when it was read; without one a row is made. */
  known: KnownRow | undefined
  /** Number of the newest version in the history that is known here. */
  newest: number
  idempotencyKey: string
  /** What the version history says about this save. */
  changeNote: string
}

export type SaveOutcome =
  | { kind: 'stored'; rowId: string; rowDate: string; number: number; versionId: string }
  /** The row holds the very same already. */
  | { kind: 'stored-before'; rowId: string; rowDate: string }
  /** Something was saved elsewhere since: nothing was written. */
  | { kind: 'elsewhere'; rowId: string }
  | { kind: 'gone' }

/** Saves one version to the library, never over what was saved elsewhere meanwhile. (B-CL-10 to B-CL-13, OP-60) */
export async function saveVersion({ userId, row, known, newest, ...input }: SaveInput): Promise<SaveOutcome> {
  const { data } = await supabase().auth.getSession()
  // A status of the 4xx kind, so that nobody tries again. (CX-44)
  if (!data.session || data.session.user.id !== userId)
    throw new BackendError('User not authenticated', 'not_signed_in', 401)

  const changeNote = cutText(input.changeNote, NOTE_LENGTH)
  if (!known) return insertRow({ ...row, change_note: changeNote, idempotency_key: input.idempotencyKey })
  const updated = await updateRow(known, row, changeNote)
  if (updated) return versionOf(updated, newest)
  const there = await unwrap(
    supabase()
      .from('scripts')
      .select('id')
      .eq('id', known.rowId)
      .abortSignal(AbortSignal.timeout(SAVE_TIMEOUT))
      .maybeSingle(),
  )
  return there ? { kind: 'elsewhere', rowId: known.rowId } : { kind: 'gone' }
}

/** As the column allows. */
const NOTE_LENGTH = 200
const cutText = (text: string, length: number) => Array.from(text).slice(0, length).join('')

interface PlainSave {
  userId: string | null
  row: ScriptInsert
  /** The row to update; without one a row is made. */
  rowId: string | undefined
  idempotencyKey: string
  changeNote: string
}

/** For the simple studio: the row gets what the sheet holds, whatever it held. Answers with its id. (OP-45, OP-60) */
export function useSaveScript() {
  const refresh = useRefreshScripts()
  return useMutation({
    mutationFn: async (input: PlainSave): Promise<string> => {
      for (let rowId = input.rowId; ; rowId = undefined) {
        const known = rowId ? { rowId } : undefined
        const outcome = await saveVersion({ ...input, known, newest: 0 })
        if (outcome.kind === 'stored' || outcome.kind === 'stored-before') return outcome.rowId
        // Made by an earlier try that never answered: now it gets what this one holds.
        if (outcome.kind === 'elsewhere') return plainUpdate(outcome.rowId, input)
      }
    },
    // Waiting silently for a connection would look like saving for ever.
    networkMode: 'always',
    onSuccess: refresh,
  })
}

async function plainUpdate(rowId: string, { row, changeNote }: PlainSave): Promise<string> {
  await updateRow({ rowId }, row, cutText(changeNote, NOTE_LENGTH))
  return rowId
}

interface RowState {
  id: string
  updated_at: string
}

/** Null when the row is not as it was. Status and folder stay as they are: they may have been changed in the library meanwhile. */
async function updateRow({ rowId, rowDate }: KnownRow, row: ScriptInsert, changeNote: string) {
  const { status: _, ...content } = row
  const update = supabase()
    .from('scripts')
    .update({ ...content, change_note: changeNote, updated_at: new Date().toISOString() })
    .eq('id', rowId)
  return unwrap(
    (rowDate ? update.eq('updated_at', rowDate) : update)
      .select('id, updated_at')
      .abortSignal(AbortSignal.timeout(SAVE_TIMEOUT))
      .maybeSingle(),
  )
}

async function insertRow(row: ScriptInsert): Promise<SaveOutcome> {
  const { data, error, status } = await supabase()
    .from('scripts')
    .insert(row)
    .select('id, updated_at')
    .abortSignal(AbortSignal.timeout(SAVE_TIMEOUT))
    .single()
  if (!error) return versionOf(data, 0)
  if (error.code === '23505' && row.idempotency_key) {
    // An earlier try of this save reached the database after all: its row is the one, and what it holds is looked at first.
    const { id } = await unwrap(
      supabase().from('scripts').select('id').eq('idempotency_key', row.idempotency_key).single(),
    )
    return { kind: 'elsewhere', rowId: id }
  }

  const again = rowWithoutMissingColumn(row, error)
  if (again) return insertRow(again)
  throw new BackendError(error.message, error.code, status, undefined, { cause: error })
}

/** The version that this save made: the first one after the newest that was known. */
async function versionOf({ id, updated_at: rowDate }: RowState, newest: number): Promise<SaveOutcome> {
  const { data, error } = await supabase()
    .from('script_versions')
    .select('id, version_number')
    .eq('script_id', id)
    .gt('version_number', newest)
    .order('version_number')
    .limit(1)
    .abortSignal(AbortSignal.timeout(SAVE_TIMEOUT))
  // It is saved; the history, which would know more, did not answer.
  if (error) return { kind: 'stored', rowId: id, rowDate, number: newest + 1, versionId: `${id} ${newest + 1}` }
  const [made] = data
  if (!made) return { kind: 'stored-before', rowId: id, rowDate }
  return { kind: 'stored', rowId: id, rowDate, number: made.version_number, versionId: made.id }
}

/** The own row as it is now; null when there is none of this id for this account. */
export async function fetchRow(id: string): Promise<ScriptRow | null> {
  // What is no id cannot be asked for.
  if (!UUID.test(id)) return null
  return unwrap(
    supabase().from('scripts').select('*').eq('id', id).abortSignal(AbortSignal.timeout(SAVE_TIMEOUT)).maybeSingle(),
  )
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The versions from the newest known one on: an automatic save elsewhere may have changed what that one holds. (CX-42) */
export async function fetchNewerVersions(rowId: string, newest: number): Promise<StoredVersion[]> {
  const rows = await unwrap(
    supabase()
      .from('script_versions')
      .select('id, version_number, name, title, change_description, script_text, script_data, created_at')
      .eq('script_id', rowId)
      .gte('version_number', newest)
      .order('version_number')
      .limit(MOST_VERSIONS)
      .abortSignal(AbortSignal.timeout(SAVE_TIMEOUT)),
  )
  return rows.map((row) => ({ ...row, script_data: Object(row.script_data) as Record<string, unknown> }))
}

/** @throws BackendError with the words of the database */
export async function renameStored(versionId: string, name: string | null): Promise<void> {
  const named = await unwrap(
    supabase().from('script_versions').update({ name }).eq('id', versionId).select('id').maybeSingle(),
  )
  if (!named) throw new BackendError('This version is not in the history any more.', 'not_found', 404)
}

/** Tells when the row changes, whoever changed it. */
export function watchRow(rowId: string, onChange: () => void): () => void {
  const client = supabase()
  const channel = client
    .channel(`studio-script-${rowId}`)
    .on('postgres_changes', { event: 'UPDATE', schema: 'public', table: 'scripts', filter: `id=eq.${rowId}` }, onChange)
    .subscribe()
  return () => void client.removeChannel(channel)
}
