import { PRODUCT_NAME } from '@reelwright/shared'
import { Save } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui'
import { EditingNotices } from './editing-notices'
import { LeaveGuard } from './leave-guard'
import { type FieldErrors, type ScriptRow } from './script-form'
import { ScriptFormFields } from './script-form-fields'
import { useScriptEditing } from './use-script-editing'

interface ScriptEditorProps {
  userId: string
  /** Null: a script that has still to be written. */
  row: ScriptRow | null
}

/** A script as a page: its text, what is known about it, and Save. (OP-35) */
export function ScriptEditor({ userId, row }: ScriptEditorProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  // Set when a new script has been saved: what follows is no loss.
  const isDone = useRef(false)
  const editing = useScriptEditing(userId, row, () => {
    isDone.current = true
    void navigate('/scripts')
  })
  const { fields, isDirty, isSaving, theirs, gone } = editing

  async function save() {
    // With two versions in sight a key press decides nothing.
    if (theirs || gone) return form.current?.querySelector<HTMLElement>('[role=status], [role=alert]')?.focus()
    focusFirst(await editing.save())
  }

  function focusFirst(faults: FieldErrors) {
    if (Object.keys(faults).length === 0) return
    // The fields are marked by the next frame.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (isDirty) void save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  const heading = row ? 'Edit Script' : 'New Script'
  return (
    <form
      ref={form}
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 px-4 py-6 sm:px-6 lg:grid-cols-[minmax(0,1fr)_18rem]"
    >
      <title>{`${heading} · ${PRODUCT_NAME}`}</title>
      <h1 className="text-2xl font-bold text-ink">{heading}</h1>
      <EditingNotices editing={editing} />
      <ScriptFormFields fields={fields} errors={editing.errors} stored={editing.began} onChange={editing.change} />
      <div className="flex items-center justify-end gap-4 max-lg:sticky max-lg:bottom-(--bottom-bar,0px) max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-canvas max-lg:px-4 max-lg:py-3 lg:col-start-2 lg:row-start-1">
        <p role="status" className="text-sm text-muted">
          {isDirty && !isSaving ? 'Unsaved changes' : ''}
        </p>
        <Button
          type="submit"
          variant="primary"
          icon={<Save strokeWidth={1.75} />}
          loading={isSaving}
          disabled={!isDirty || theirs !== null || gone}
          title="Ctrl+S or ⌘S"
        >
          {isSaving ? 'Saving...' : row && !isDirty ? 'Saved' : 'Save'}
        </Button>
      </div>
      <LeaveGuard
        wouldLose={() => isDirty && !isDone.current}
        title={fields.title.trim() || 'Untitled script'}
        isKept={editing.isKept}
      />
    </form>
  )
}
