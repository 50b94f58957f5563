import { PRODUCT_NAME } from '@reelwright/shared'
import { MonitorPlay } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useChoiceInAddress, useFilming } from '../../../platform'
import { Button } from '../../../ui'
import { EditingNotices } from './editing-notices'
import { RichFields, TABS } from './rich-fields'
import { SaveButton } from './save-button'
import { SaveState } from './save-state'
import type { ScriptRow } from './script-form'
import { UnsavedScriptGuard } from './unsaved-script-guard'
import { useScriptEditing } from './use-script-editing'
import { useScriptForm } from './use-script-form'

const TAB_IDS = TABS.map(({ id }) => id)

interface ScriptEditorProps {
  userId: string
  /** Null: a script that has still to be written. */
  row: ScriptRow | null
}

/** A script as a page: its text, what is known about it, and Save. (OP-35) */
export function ScriptEditor({ userId, row }: ScriptEditorProps) {
  const navigate = useNavigate()
  // Set when a new script has been saved: what follows is no loss.
  const isDone = useRef(false)
  const editing = useScriptEditing(userId, row, {
    // What is not a script yet shall not become one by itself.
    autoSave: row !== null,
    onCreated() {
      isDone.current = true
      void navigate('/scripts')
    },
  })
  const [tab, setTab] = useChoiceInAddress('part', TAB_IDS)
  const form = useScriptForm(editing, [tab ?? 'edit-content', setTab])
  const { film } = useFilming()

  /** The teleprompter shows what is stored, so that is saved first. */
  async function filmThis(id: string) {
    const faults = editing.isDirty ? await editing.save() : {}
    if (Object.keys(faults).length === 0) film(id)
  }

  const heading = row ? 'Edit Script' : 'New Script'
  return (
    <form
      {...form.props}
      className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-5 px-4 py-6 sm:px-6 lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      <title>{`${heading} · ${PRODUCT_NAME}`}</title>
      <h1 className="text-2xl font-bold text-ink max-lg:sr-only">{heading}</h1>
      <div className="grid gap-5 empty:hidden lg:col-span-2">
        <EditingNotices editing={editing} form={form} />
      </div>
      <div className="min-w-0 lg:col-span-2">
        <RichFields editing={editing} userId={userId} tab={form.tab} onTab={form.setTab} />
      </div>
      {/* Last, so that a thumb finds it; on large screens beside the heading. */}
      <div className="flex items-center justify-end gap-4 max-lg:sticky max-lg:bottom-(--bottom-bar,0px) max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-canvas max-lg:px-4 max-lg:py-3 lg:col-start-2 lg:row-start-1">
        <SaveState editing={editing} form={form} />
        {row && (
          <Button
            icon={<MonitorPlay strokeWidth={1.75} />}
            // Clear of the raised entry below.
            className="max-lg:order-first max-lg:mr-auto"
            onClick={() => void filmThis(row.id)}
          >
            Film
          </Button>
        )}
        <SaveButton editing={editing} />
      </div>
      <UnsavedScriptGuard editing={editing} wouldLose={() => editing.isDirty && !isDone.current} />
    </form>
  )
}
