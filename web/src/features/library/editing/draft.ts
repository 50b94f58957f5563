import { EMPTY_FIELDS, type ScriptFields } from './script-form'

/** What somebody typed and has not saved yet. */
export interface ScriptDraft {
  fields: ScriptFields
  /** `updated_at` of the row that editing began with; null for a script that has none yet. */
  began: string | null
  /** Of the one row that saving a new script makes, however often it is tried. (CX-31) */
  key: string
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
    const { fields, began, key } = JSON.parse(stored) as Record<string, unknown>
    if (typeof fields !== 'object' || fields === null || typeof key !== 'string') return null
    const names = Object.keys(EMPTY_FIELDS) as (keyof ScriptFields)[]
    const kept = fields as Record<string, unknown>
    if (!names.every((name) => typeof kept[name] === 'string')) return null
    return { fields: kept as unknown as ScriptFields, began: typeof began === 'string' ? began : null, key }
  } catch {
    return null
  }
}
