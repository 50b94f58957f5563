import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { logError, newKey, onServerBack } from '../../../platform'
import { toast } from '../../../ui'
import { type SaveOutcome, useSaveEdited } from './api'
import { dropDraft, keepDraft, loadDraft } from './draft'
import { type Editing, onTopOf, startEditing } from './editing-state'
import { fetchScript } from './fetch-script'
import { rebase } from './meeting'
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
import { useAutoSave } from './use-auto-save'

export interface EditingOptions {
  /** Saves by itself when typing pauses. (B-ED-08) */
  autoSave?: boolean
  /** A new row was made. */
  onCreated: () => void
  /** Saved by hand. */
  onSaved?: () => void
}

/** The newest so many unanswered tries are remembered; an older one cannot be the row's last change. */
const REMEMBERED_TRIES = 5

/** One script in its fields: drafts, saving, and what happens when somebody else saves it, too. (OP-35, B-ED-06 to B-ED-09, CX-41) */
export function useScriptEditing(userId: string, row: ScriptRow | null, options: EditingOptions) {
  const place = row?.id ?? null
  const [editing, setEditing] = useState(() => startEditing(userId, row))
  const [errors, setErrors] = useState<FieldErrors>({})
  /** By whom the fields are being saved. */
  const [saving, setSaving] = useState<'hand' | 'itself' | null>(null)
  const { mutateAsync } = useSaveEdited()
  // What is saved is what the fields hold at that moment, not what they held when the screen was drawn.
  const latest = useRef(editing)
  const running = useRef<Promise<unknown> | null>(null)
  const wanted = useRef(false)

  const { began, fields, key, gone, aside } = editing
  const isDirty = gone || isChanged(fields, began)

  useEffect(() => {
    if (isDirty || aside)
      keepDraft(userId, place, { fields, began: began?.updated_at ?? null, key, ...(aside && { aside }) })
    else dropDraft(userId, place)
  }, [isDirty, fields, began, key, aside, userId, place])

  function update(next: (now: Editing) => Editing) {
    latest.current = next(latest.current)
    setEditing(latest.current)
  }

  function change(changed: Partial<ScriptFields>) {
    update((now) => ({ ...now, fields: { ...now.fields, ...changed }, restored: false }))
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in changed))))
  }

  function check(checked: ScriptFields): FieldErrors {
    const faults = checkFields(checked)
    setErrors(faults)
    return faults
  }

  /** Answers with what is wrong in the fields, so that the page can lead to it. A second click of the same hand does nothing. */
  async function save(over?: ScriptRow | null): Promise<FieldErrors> {
    if (wanted.current) return {}
    wanted.current = true
    try {
      await running.current
      // What saved itself meanwhile may have met another version.
      if (over === undefined && latest.current.theirs) return {}
      const faults = check(latest.current.fields)
      if (Object.keys(faults).length > 0) return faults
      change({ length: String(wholeLength(latest.current.fields.length)) })
      running.current = run('hand', over === undefined ? latest.current.began : over)
      await running.current
    } finally {
      wanted.current = false
    }
    return {}
  }

  async function saveByItself() {
    if (running.current || wanted.current) return
    const faults = checkFields(latest.current.fields)
    // Nothing is cleared: what a field refused a moment ago is still to be read.
    if (Object.keys(faults).length > 0) return setErrors(faults)
    running.current = run('itself', latest.current.began)
    await running.current
  }

  async function run(by: 'hand' | 'itself', over: ScriptRow | null) {
    const { fields: typed, session, lost } = latest.current
    const sent = { ...typed, length: String(wholeLength(typed.length)) }
    setSaving(by)
    try {
      const outcome = await mutateAsync({ fields: sent, began: over, key, session, lost })
      settle(outcome, by, over, typed)
    } catch (error) {
      logError('The script couldn’t be saved', error)
      update((now) => ({
        ...now,
        failure: error instanceof Error ? error : new Error(String(error)),
        failed: typed,
        lost: [...now.lost, sent].slice(-REMEMBERED_TRIES),
      }))
      if (by === 'hand') toast.error('Failed to save script')
    } finally {
      running.current = null
      setSaving(null)
    }
  }

  function settle(outcome: SaveOutcome, by: 'hand' | 'itself', over: ScriptRow | null, typed: ScriptFields) {
    const answered = { failure: null, failed: null, lost: [] }
    if (outcome.kind === 'conflict') return update((now) => ({ ...now, ...answered, theirs: outcome.theirs }))
    if (outcome.kind === 'gone') return update((now) => ({ ...now, ...answered, gone: true }))
    if (over === null) {
      dropDraft(userId, place)
      toast.success('Script saved')
      return options.onCreated()
    }
    update((now) => ({
      ...now,
      ...answered,
      began: outcome.row,
      // Who went on typing keeps that, and blanks at the end stay: the next word may follow.
      fields: rebase(now.fields, typed, readFields(outcome.row)),
      session: by === 'hand' ? newKey() : now.session,
      restored: false,
      theirs: null,
      beside: by === 'hand' ? null : now.beside,
      savedAt: new Date(),
    }))
    // A page that is left by now has no effect to do that.
    if (!latest.current.aside && !isChanged(latest.current.fields, outcome.row)) dropDraft(userId, place)
    if (by === 'itself') return undefined
    toast.success('Script updated successfully!')
    return options.onSaved?.()
  }

  /** Goes on from theirs, with these words in the fields. */
  function goOnFrom(theirs: ScriptRow, next: Partial<Editing>) {
    setErrors({})
    update((now) => ({
      ...now,
      began: theirs,
      session: newKey(),
      theirs: null,
      restored: false,
      failure: null,
      failed: null,
      ...next,
    }))
  }

  const { theirs, failed } = editing
  useAutoSave({
    due: Boolean(
      options.autoSave &&
      began &&
      isDirty &&
      !saving &&
      !theirs &&
      !gone &&
      // First somebody decides whether it shall come back at all.
      !editing.restored &&
      failed !== fields &&
      fields.title.trim() &&
      fields.text.trim(),
    ),
    fields,
    save: () => void saveByItself(),
  })

  // With the line back, what failed is worth another try by itself.
  const onLine = useEffectEvent(() => update((now) => ({ ...now, failed: null })))
  useEffect(() => {
    const tryAgain = () => onLine()
    const forget = onServerBack(tryAgain)
    addEventListener('online', tryAgain)
    return () => {
      forget()
      removeEventListener('online', tryAgain)
    }
  }, [])

  return {
    ...editing,
    errors,
    isDirty,
    saving,
    /** False in a browser that keeps nothing: then leaving the page loses what was typed. */
    isKept: () => loadDraft(userId, place) !== null,
    change,
    /** Says at a field why something was not taken into it. */
    refuse: (fault: FieldErrors) => setErrors((now) => ({ ...now, ...fault })),
    save: () => save(),
    dismissFailure: () => update((now) => ({ ...now, failure: null })),
    /** Mine over theirs; theirs stays a version of its own. */
    async saveOverTheirs(): Promise<FieldErrors> {
      const { theirs: other } = latest.current
      if (!other) return {}
      update((now) => ({ ...now, fields: onTopOf(other, now), session: newKey() }))
      return save(other)
    },
    takeTheirs() {
      if (theirs) goOnFrom(theirs, { fields: readFields(theirs), aside: fields })
    },
    editBoth() {
      if (theirs) goOnFrom(theirs, { fields: onTopOf(theirs, editing), beside: theirs })
    },
    closeBeside: () => update((now) => ({ ...now, beside: null })),
    /** And lays aside in turn what was typed since. */
    bringBack: () =>
      update((now) =>
        now.aside ? { ...now, fields: now.aside, aside: isChanged(now.fields, now.began) ? now.fields : null } : now,
      ),
    forgetAside: () => update((now) => ({ ...now, aside: null })),
    saveAsNew: () => save(null),
    discard() {
      setErrors({})
      update((now) => ({
        ...now,
        fields: now.began ? readFields(now.began) : EMPTY_FIELDS,
        restored: false,
        failure: null,
        failed: null,
      }))
    },
    /** After the row was changed on purpose, by restoring a version: shown at once, or beside what is not saved yet. */
    async reload() {
      if (!place) return
      await running.current
      try {
        const newer = await fetchScript(place)
        if (!newer) return update((now) => ({ ...now, gone: true }))
        if (isChanged(latest.current.fields, latest.current.began)) return update((now) => ({ ...now, theirs: newer }))
        goOnFrom(newer, { fields: readFields(newer) })
      } catch (error) {
        // The next save finds it.
        logError('The restored script couldn’t be loaded', error)
      }
    },
  }
}

export type ScriptEditing = ReturnType<typeof useScriptEditing>
