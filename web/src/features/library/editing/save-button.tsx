import { Save } from 'lucide-react'
import { Button } from '../../../ui'
import type { ScriptEditing } from './use-script-editing'

/** Off unless there is something to save, and "Saved" then. (B-ED-07) */
export function SaveButton({ editing, form }: { editing: ScriptEditing; form?: string }) {
  const { saving, isDirty, began, theirs, gone } = editing
  const isBusy = saving === 'hand'
  return (
    <Button
      type="submit"
      form={form}
      variant="primary"
      icon={<Save strokeWidth={1.75} />}
      loading={isBusy}
      disabled={!isDirty || theirs !== null || gone}
      title="Ctrl+S or ⌘S"
    >
      {isBusy ? 'Saving...' : began && !isDirty ? 'Saved' : 'Save'}
    </Button>
  )
}
