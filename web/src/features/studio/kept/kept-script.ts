import type { KeptRow } from '../../../platform'
import type { EditedScript } from '../edited-script/edited-script'
import { readHistory, type ScriptRow } from '../session/stored-script'

export interface KeptScript {
  id: string
  script: EditedScript
  product: string
}

/** A kept row as a script to speak from; null for one that is none. */
export function keptScript(kept: KeptRow): KeptScript | null {
  // Whatever a row lacks, its reader fills in.
  const row = kept as unknown as ScriptRow
  try {
    const [version] = readHistory(row, [
      {
        id: row.id,
        version_number: 1,
        name: '',
        title: row.title,
        change_description: '',
        script_text: row.script_text,
        script_data: Object(row.script_data) as Record<string, unknown>,
        created_at: row.created_at,
      },
    ])
    return version ? { id: row.id, script: version.script, product: row.product_name } : null
  } catch {
    return null
  }
}
