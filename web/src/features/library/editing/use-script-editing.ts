import { useEffect, useRef, useState } from 'react'
import { logError, newKey } from '../../../platform'
import { toast } from '../../../ui'
import { useSaveEdited } from './api'
import { dropDraft, keepDraft, loadDraft } from './draft'
import {
  checkFields,
  EMPTY_FIELDS,
  type FieldErrors,
  isChanged,
  readFields,
  type ScriptFields,
  type ScriptRow,
  wholeLength,
} from './script-form'

interface Editing {
  /** The row that what is in the fields is compared with; null while there is none. */
  began: ScriptRow | null
  fields: ScriptFields
  key: string
  /** What was typed before the page was left or reloaded is back. */
  restored: boolean
  /** What was saved elsewhere since; saving waits until somebody has chosen. */
  theirs: ScriptRow | null
  /** The row was deleted elsewhere. */
  gone: boolean
}

/** One script in its fields: drafts, saving, and what happens when somebody else saves it, too. (OP-35, B-ED-07, CX-41) */
export function useScriptEditing(userId: string, row: ScriptRow | null, onCreated: () => void) {
  const place = row?.id ?? null
  const [editing, setEditing] = useState(() => startEditing(userId, row))
  const [errors, setErrors] = useState<FieldErrors>({})
  const { mutateAsync, isPending: isSaving, error: failure, reset } = useSaveEdited()
  const running = useRef(false)

  const { began, fields, key, gone } = editing
  const isDirty = gone || isChanged(fields, began)

  useEffect(() => {
    if (isDirty) keepDraft(userId, place, { fields, began: began?.updated_at ?? null, key })
    else dropDraft(userId, place)
  }, [isDirty, fields, began, key, userId, place])

  function change(changed: Partial<ScriptFields>) {
    setEditing((now) => ({ ...now, fields: { ...now.fields, ...changed } }))
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in changed))))
  }

  /** Answers with what is wrong in the fields, so that the page can lead to it. */
  async function save(over = began): Promise<FieldErrors> {
    if (running.current) return {}
    const faults = checkFields(fields)
    setErrors(faults)
    if (Object.keys(faults).length > 0) return faults

    running.current = true
    const sent = { ...fields, length: String(wholeLength(fields.length)) }
    try {
      const outcome = await mutateAsync({ fields: sent, began: over, key })
      if (outcome.kind === 'conflict') setEditing((now) => ({ ...now, theirs: outcome.theirs }))
      else if (outcome.kind === 'gone') setEditing((now) => ({ ...now, gone: true }))
      else if (over === null) finish()
      else takeOver(outcome.row)
    } catch (error) {
      // Told on the page, by `failure`.
      logError('The script could not be saved', error)
    } finally {
      running.current = false
    }
    return {}
  }

  function finish() {
    dropDraft(userId, place)
    toast.success('Script saved')
    onCreated()
  }

  function takeOver(saved: ScriptRow) {
    toast.success('Script saved')
    setEditing((now) => ({
      ...now,
      began: saved,
      // Who went on typing while it was saved keeps that.
      fields: now.fields === fields ? readFields(saved) : now.fields,
      restored: false,
      theirs: null,
    }))
  }

  return {
    ...editing,
    errors,
    isDirty,
    isSaving,
    failure,
    /** False in a browser that keeps nothing: then leaving the page loses what was typed. */
    isKept: () => loadDraft(userId, place) !== null,
    change,
    save,
    dismissFailure: reset,
    /** Mine over theirs; theirs stays a version of its own. */
    saveOverTheirs: () => save(editing.theirs),
    loadTheirs() {
      const { theirs } = editing
      if (!theirs) return
      reset()
      setEditing((now) => ({ ...now, began: theirs, fields: readFields(theirs), theirs: null, restored: false }))
    },
    saveAsNew: () => save(null),
    discard() {
      setErrors({})
      reset()
      setEditing((now) => ({ ...now, fields: began ? readFields(began) : EMPTY_FIELDS, restored: false }))
    },
  }
}

export type ScriptEditing = ReturnType<typeof useScriptEditing>

function startEditing(userId: string, row: ScriptRow | null): Editing {
  const fresh: Editing = {
    began: row,
    fields: row ? readFields(row) : EMPTY_FIELDS,
    key: newKey(),
    restored: false,
    theirs: null,
    gone: false,
  }
  const draft = loadDraft(userId, row?.id ?? null)
  if (!draft || !isChanged(draft.fields, row)) return fresh
  const isNewer = row !== null && draft.began !== row.updated_at
  return { ...fresh, fields: draft.fields, key: draft.key, restored: true, theirs: isNewer ? row : null }
}
