import { queryOptions, useMutation } from '@tanstack/react-query'
import { BackendError, supabase, unwrap, noteOpenedScript } from '../../../platform'
import { useRefreshScripts } from '../api'
import { checkedRow, fetchScript, TIMEOUT } from './fetch-script'
import { meet } from './meeting'
import { changesOf, columnsOf, type ScriptFields, type ScriptRow, type ScriptUpdate } from './script-form'

/** The own script as it is stored now; null when there is none of this id for this account. (OP-35, CX-50) */
export const editedScriptQuery = (id: string) =>
  queryOptions({
    // Not one of the lists: what is saved or deleted elsewhere must not pull a page away that somebody types in.
    queryKey: ['edited-script', id],
    queryFn: async ({ signal }) => {
      const row = await fetchScript(id, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]))
      if (row) noteOpenedScript(row.user_id, id)
      return row
    },
    // What somebody is going to change must be the newest there is.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    networkMode: 'always',
  })

/** Folders to put a script in, newest first. (B-CL-18) */
export const foldersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user-folders', 'names', userId],
    queryFn: ({ signal }) =>
      unwrap(
        supabase()
          .from('script_folders')
          .select('id, name')
          .order('created_at', { ascending: false })
          .limit(500)
          .abortSignal(AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)])),
      ),
    staleTime: 30_000,
    networkMode: 'always',
  })

export interface ScriptSave {
  fields: ScriptFields
  /** The row that editing began with; null makes one. */
  began: ScriptRow | null
  /** (CX-31) */
  key: string
  /** Saves of one editing session share a version. (CX-42) */
  session: string
  /** What was sent before and never answered: it may have arrived. */
  lost: readonly ScriptFields[]
}

export type SaveOutcome =
  | { kind: 'saved'; row: ScriptRow }
  /** Somebody, in another tab or on another device, has saved other words since. */
  | { kind: 'conflict'; theirs: ScriptRow }
  | { kind: 'gone' }

/** Saves what is in the fields without ever writing over what was saved meanwhile. (B-CL-10, B-CL-13, CX-44) */
export function useSaveEdited() {
  const refresh = useRefreshScripts()
  return useMutation({
    mutationFn: save,
    // Waiting silently for a connection would look like saving for ever.
    networkMode: 'always',
    onSuccess: refresh,
  })
}

async function save({ fields, began, key, session, lost }: ScriptSave): Promise<SaveOutcome> {
  const { data } = await supabase().auth.getSession()
  if (!data.session) throw new BackendError('User not authenticated', 'not_signed_in', 401)
  if (!began) return insert(fields, key, session)

  const row = await update(began, changesOf(fields, began), session)
  if (row) return { kind: 'saved', row }
  const theirs = await fetchScript(began.id)
  if (!theirs) return { kind: 'gone' }
  const meeting = meet(fields, began, theirs, lost)
  if (meeting.kind === 'same') return { kind: 'saved', row: theirs }
  const again = meeting.kind === 'merge' ? await update(theirs, changesOf(meeting.fields, theirs), session) : null
  return again ? { kind: 'saved', row: again } : { kind: 'conflict', theirs }
}

/** Null when the row is not the one any more that it was. */
async function update(
  { id, updated_at }: ScriptRow,
  changes: ScriptUpdate,
  session: string,
): Promise<ScriptRow | null> {
  const row = await unwrap(
    supabase()
      .from('scripts')
      .update({
        ...changes,
        change_note: 'Edited',
        editing_session: session,
        updated_at: new Date().toISOString(),
      })
      .eq('id', id)
      .eq('updated_at', updated_at)
      .select('*')
      .abortSignal(AbortSignal.timeout(TIMEOUT))
      .maybeSingle(),
  )
  return checkedRow(row)
}

async function insert(fields: ScriptFields, key: string, session: string): Promise<SaveOutcome> {
  const { data, error, status } = await supabase()
    .from('scripts')
    .insert({ ...columnsOf(fields), idempotency_key: key, change_note: 'Created' })
    .select('*')
    .abortSignal(AbortSignal.timeout(TIMEOUT))
    .single()
  if (data) {
    checkedRow(data)
    return { kind: 'saved', row: data }
  }
  if (error.code !== '23505') throw new BackendError(error.message, error.code, status, undefined, { cause: error })

  // An earlier try has reached the database after all; its row gets what this try holds.
  const made: ScriptRow = await unwrap(supabase().from('scripts').select('*').eq('idempotency_key', key).single())
  const row = await update(made, changesOf(fields, made), session)
  return row ? { kind: 'saved', row } : { kind: 'conflict', theirs: made }
}
