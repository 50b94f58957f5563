import { BackendError, supabase, unwrap } from '../../../platform'
import type { LooseRow } from '../script-fields'
import type { ScriptRow } from './script-form'

/** A request without an answer is a failure, too. */
export const TIMEOUT = 20_000

/** The own script as it is stored now; null when there is none of this id for this account. */
export const fetchScript = async (
  id: string,
  signal: AbortSignal = AbortSignal.timeout(TIMEOUT),
): Promise<ScriptRow | null> =>
  checkedRow(await unwrap(supabase().from('scripts').select('*').eq('id', id).abortSignal(signal).maybeSingle()))

/** A proxy may answer in place of the service. @throws BackendError for an answer that is not a script's row */
export function checkedRow(answer: ScriptRow | null): ScriptRow | null {
  if (answer === null) return null
  const { id, title, product_name, updated_at, tags, features }: LooseRow = answer
  const isRow =
    [id, title, product_name, updated_at].every((value) => typeof value === 'string') &&
    [tags, features].every((value) => Array.isArray(value))
  if (!isRow) throw new BackendError('The server’s response couldn’t be read.', undefined, 0)
  return answer
}
