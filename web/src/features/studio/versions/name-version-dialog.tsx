import { VERSION_NAME_LENGTH } from '@reelwright/shared'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { Button, Dialog, TextField } from '../../../ui'
import type { Studio, StudioVersion } from '../session/studio'
import { nameFailureText, nameFault, nameLength } from './version-names'

interface NameVersionDialogProps {
  studio: Studio
  version: StudioVersion
  onClose: () => void
}

/** What its owner calls a version: up to 60 characters, or nothing again. */
export function NameVersionDialog({ studio, version, onClose }: NameVersionDialogProps) {
  const [typed, setTyped] = useState(version.name ?? '')
  const [fault, setFault] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    // The dialog hangs in the studio by React, though not on the page.
    event.stopPropagation()
    if (isSaving) return
    const name = typed.trim() || null
    if (name === version.name) return onClose()
    const wrong = nameFault(typed)
    if (wrong) return refuse(wrong)
    setSaving(true)
    try {
      await studio.renameVersion(version.number, name)
      onClose()
    } catch (error) {
      refuse(nameFailureText(error))
    } finally {
      setSaving(false)
    }
  }

  function refuse(text: string) {
    setFault(text)
    field.current?.focus()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSaving && onClose()}
      size="sm"
      title={`Name V${version.number}`}
      footer={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isSaving}>
            Save name
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          ref={field}
          label="Name"
          hint="Named versions are never deleted automatically. Leave empty to remove the name."
          placeholder="For June"
          aside={
            <span className="text-xs text-muted tabular-nums">{`${nameLength(typed)} of ${VERSION_NAME_LENGTH}`}</span>
          }
          value={typed}
          error={fault}
          onChange={(event) => {
            setTyped(event.target.value)
            setFault(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
