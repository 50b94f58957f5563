import { FIELD_NAMES, type ScriptFields } from './script-form'

/** What somebody typed and has not saved yet. */
export interface ScriptDraft {
  /** A field that an earlier release of the product did not have is missing. */
  fields: Partial<ScriptFields>
  /** `updated_at` of the row that editing began with; null for a script that has none yet. */
  began: string | null
  /** Of the one row that saving a new script makes, however often it is tried. (CX-31) */
  key: string
  /** What was laid aside for somebody else's version. */
  aside?: Partial<ScriptFields>
}

/** One per tab, person and script. Logout clears it. */
const keyOf = (userId: string, scriptId: string | null) => `reelwright:script-draft:${userId}:${scriptId ?? 'new'}`

export function loadDraft(userId: string, scriptId: string | null): ScriptDraft | null {
  try {
    return readDraft(sessionStorage.getItem(keyOf(userId, scriptId)))
  } catch {
    return null
  }
}

export function keepDraft(userId: string, scriptId: string | null, draft: ScriptDraft) {
  try {
    sessionStorage.setItem(keyOf(userId, scriptId), JSON.stringify(draft))
  } catch {
    // An older draft would bring back words that were changed since.
    dropDraft(userId, scriptId)
  }
}

export function dropDraft(userId: string, scriptId: string | null) {
  try {
    sessionStorage.removeItem(keyOf(userId, scriptId))
  } catch {
    // Nothing was kept.
  }
}

/** Storage can hold anything; what is no draft is none. */
export function readDraft(stored: string | null): ScriptDraft | null {
  if (!stored) return null
  try {
    const { fields, began, key, aside } = JSON.parse(stored) as Record<string, unknown>
    const kept = fieldsIn(fields)
    if (!kept || typeof key !== 'string') return null
    const keptAside = fieldsIn(aside)
    return {
      fields: kept,
      began: typeof began === 'string' ? began : null,
      key,
      ...(keptAside && { aside: keptAside }),
    }
  } catch {
    return null
  }
}

/** Nothing unless the words are there. */
function fieldsIn(stored: unknown): Partial<ScriptFields> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const kept = stored as Record<string, unknown>
  if (typeof kept.title !== 'string' || typeof kept.text !== 'string') return undefined
  return Object.fromEntries(FIELD_NAMES.flatMap((name) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : [])))
}
