import { LIMITS, MAX_CHANGED, type ScriptChange } from '@reelwright/shared'
import { BackendError, type Database, newKey, supabase, unwrap } from '../../../platform'
import { fetchScript } from '../editing/fetch-script'
import { objectOf } from '../script-fields'

const TIMEOUT = 20_000

/** The functions of the database, which the row types do not know. */
interface Functions {
  rpc(
    name: string,
    args: object,
  ): { abortSignal(signal: AbortSignal): PromiseLike<{ data: unknown; error: unknown; status: number }> }
}

const call = (name: string, args: object): Promise<unknown> =>
  unwrap((supabase() as unknown as Functions).rpc(name, args).abortSignal(AbortSignal.timeout(TIMEOUT)))

/** Answers with what was before, in the same shape; scripts that are gone are missing. */
export async function updateScripts(changes: readonly ScriptChange[]): Promise<ScriptChange[]> {
  const before = await call('update_scripts', { changes })
  if (!Array.isArray(before)) throw new BackendError('The server’s response couldn’t be read.', undefined, 0)
  // Sent back as it came, for undoing; the database checks it again.
  return before.filter((change): change is ScriptChange => typeof Object(change).id === 'string')
}

/** Into the bin. One by the table call that is asked for (B-CL-16), several at once. One that is gone already counts as deleted. */
export async function deleteScripts(ids: readonly string[]): Promise<void> {
  const [only] = ids
  if (ids.length === 1 && only)
    await unwrap(supabase().from('scripts').delete().eq('id', only).abortSignal(AbortSignal.timeout(TIMEOUT)))
  else await call('delete_scripts', { script_ids: ids })
}

/** Out of the bin, as they were, however many. Answers how many were there. */
export async function restoreScripts(ids: readonly string[]): Promise<number> {
  let count = 0
  for (let from = 0; from < ids.length; from += MAX_CHANGED) {
    const restored = await call('restore_scripts', { script_ids: ids.slice(from, from + MAX_CHANGED) })
    count += Array.isArray(restored) ? restored.length : 0
  }
  return count
}

/** A stored script with all its fields; null when it is gone. */
export const fetchRow = (id: string) => fetchScript(id, AbortSignal.timeout(TIMEOUT))

/** A new draft like the script, in the same folder. (B-LB-17) */
export async function duplicateScript(id: string, key: string = newKey()): Promise<string> {
  const row = await fetchRow(id)
  if (!row) throw new BackendError('This script no longer exists.', 'not_found', 404)
  const title = copyTitle(row.title)
  const copy: Database['public']['Tables']['scripts']['Insert'] = {
    title,
    description: row.description,
    script_data: row.script_data,
    script_text: row.script_text,
    product_name: row.product_name,
    audience: row.audience,
    video_length: row.video_length,
    video_style: row.video_style,
    style: row.style,
    tone: row.tone,
    price: row.price,
    features: row.features,
    tags: row.tags,
    viral_potential_score: row.viral_potential_score,
    folder_id: row.folder_id,
    status: 'draft',
    metadata: { ...objectOf(row.metadata), duplicatedFrom: id, duplicatedAt: new Date().toISOString() },
    change_note: 'Created',
    idempotency_key: key,
  }
  const { error, status } = await supabase()
    .from('scripts')
    .insert(copy)
    .select('id')
    .abortSignal(AbortSignal.timeout(TIMEOUT))
    .single()
  // An earlier try with this key has arrived after all. (CX-31)
  if (error && error.code !== '23505') throw new BackendError(error.message, error.code, status)
  return title
}

/** The title with " (Copy)" behind it, within what a title may have. */
export function copyTitle(title: string): string {
  const end = ' (Copy)'
  return `${Array.from(title)
    .slice(0, LIMITS.title - end.length)
    .join('')
    .trimEnd()}${end}`
}
