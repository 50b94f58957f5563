import { MAX_VERSIONS } from '@reelwright/shared'
import { BackendError, subscribeToRows, supabase, unwrap } from '../../platform'
import { rowWithoutMissingColumn, type ScriptInsert, type ScriptUpdate } from './script-row'
import type { ScriptRow, StoredVersion } from './session/stored-script'

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
  /** Written from the same as what the row holds: what the library says of product and audience may be newer, and stays. */
  onlyWords?: boolean
}

export type SaveOutcome =
  | { kind: 'stored'; rowId: string; rowDate: string; number: number; versionId: string }
  /** The row holds the very same already. */
  | { kind: 'stored-before'; rowId: string; rowDate: string }
  /** Something was saved elsewhere since: nothing was written. */
  | { kind: 'elsewhere'; rowId: string }
  | { kind: 'gone' }

/** Saves one version to the library, never over what was saved elsewhere meanwhile. (B-CL-10 to B-CL-13, OP-60) */
export async function saveVersion({
  userId,
  row,
  known,
  newest,
  onlyWords,
  ...input
}: SaveInput): Promise<SaveOutcome> {
  const { data } = await supabase().auth.getSession()
  // A status of the 4xx kind, so that nobody tries again. (CX-44)
  if (!data.session || data.session.user.id !== userId)
    throw new BackendError('User not authenticated', 'not_signed_in', 401)

  const changeNote = cutText(input.changeNote, NOTE_LENGTH)
  // With its owner: should somebody else sign in at this very moment, the database refuses it.
  if (!known)
    return insertRow({ ...row, user_id: userId, change_note: changeNote, idempotency_key: input.idempotencyKey })
  const { title, script_text, script_data, viral_potential_score, status: _, ...facts } = row
  const words = { title, script_text, script_data, viral_potential_score }
  const updated = await updateRow(known, onlyWords ? words : { ...words, ...facts }, changeNote)
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

interface RowState {
  id: string
  updated_at: string
}

/** Null when the row is not as it was. Status and folder stay as they are: they may have been changed in the library meanwhile. */
async function updateRow({ rowId, rowDate }: KnownRow, content: Omit<ScriptUpdate, 'status'>, changeNote: string) {
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
      supabase()
        .from('scripts')
        .select('id')
        .eq('idempotency_key', row.idempotency_key)
        .abortSignal(AbortSignal.timeout(SAVE_TIMEOUT))
        .single(),
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
      .limit(MAX_VERSIONS)
      .abortSignal(AbortSignal.timeout(SAVE_TIMEOUT)),
  )
  return rows.map((row) => ({ ...row, script_data: Object(row.script_data) as Record<string, unknown> }))
}

/** @throws BackendError with the words of the database */
export async function renameStored(versionId: string, name: string | null): Promise<void> {
  const named = await unwrap(
    supabase()
      .from('script_versions')
      .update({ name })
      .eq('id', versionId)
      .select('id')
      .abortSignal(AbortSignal.timeout(SAVE_TIMEOUT))
      .maybeSingle(),
  )
  if (!named) throw new BackendError('This version is no longer in the history.', 'not_found', 404)
}

/** Calls `onChange` when the row changes or is deleted, and after every (re)subscribe. */
export const watchRow = (rowId: string, onChange: () => void): (() => void) =>
  subscribeToRows(`studio-script-${rowId}`, {
    rows: [{ table: 'scripts', filter: `id=eq.${rowId}`, onChange }],
    onSubscribed: onChange,
  })
