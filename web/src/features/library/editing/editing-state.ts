import { newKey } from '../../../platform'
import { loadDraft } from './draft'
import { rebase } from './meeting'
import { EMPTY_FIELDS, isChanged, readFields, type ScriptFields, type ScriptRow } from './script-form'

/** A script while it is edited. */
export interface Editing {
  /** The row that what is in the fields is compared with; null while there is none. */
  began: ScriptRow | null
  fields: ScriptFields
  key: string
  /** Saves with the same one share a version, until somebody saves by hand. (CX-42) */
  session: string
  /** What was typed before the page was left or reloaded is back. */
  restored: boolean
  /** What was saved elsewhere since; saving waits until somebody has chosen. */
  theirs: ScriptRow | null
  /** Theirs, while both are brought together by hand. */
  beside: ScriptRow | null
  /** What was typed here, when theirs was taken. */
  aside: ScriptFields | null
  /** The row was deleted elsewhere. */
  gone: boolean
  /** When the fields were saved last, by hand or by themselves. (B-ED-09) */
  savedAt: Date | null
  failure: Error | null
  /** What the last failed try held: it is not tried again by itself until something changes. */
  failed: ScriptFields | null
  /** What was sent without an answer. */
  lost: readonly ScriptFields[]
}

/** What was changed here, on top of what theirs changed elsewhere. */
export function onTopOf(theirs: ScriptRow, { began, fields }: Pick<Editing, 'began' | 'fields'>): ScriptFields {
  return rebase(fields, began ? readFields(began) : EMPTY_FIELDS, readFields(theirs))
}

/** The row as it is, or what this tab keeps of an earlier visit on top of it. */
export function startEditing(userId: string, row: ScriptRow | null): Editing {
  const stored = row ? readFields(row) : EMPTY_FIELDS
  const fresh: Editing = {
    began: row,
    fields: stored,
    key: newKey(),
    session: newKey(),
    restored: false,
    theirs: null,
    beside: null,
    aside: null,
    gone: false,
    savedAt: null,
    failure: null,
    failed: null,
    lost: [],
  }
  const draft = loadDraft(userId, row?.id ?? null)
  if (!draft) return fresh
  const aside = draft.aside ? { ...stored, ...draft.aside } : null
  const fields = { ...stored, ...draft.fields }
  if (!isChanged(fields, row)) return { ...fresh, aside }
  const isNewer = row !== null && draft.began !== row.updated_at
  return { ...fresh, fields, aside, key: draft.key, restored: true, theirs: isNewer ? row : null }
}
