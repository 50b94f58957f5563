import { LIMITS } from '@reelwright/shared'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Button, TextField, toast } from '../../../ui'
import { RenamedElsewhere, useRenameScript } from './api'

interface TitleFieldProps {
  id: string
  /** As it is stored. */
  title: string
  /** Saved, or left as it was. */
  onDone: () => void
}

/** The title in a field, in its place. (B-SC-05, OP-51, B-VL-10) */
export function TitleField({ id, title, onDone }: TitleFieldProps) {
  const [typed, setTyped] = useState(title)
  // Renaming is about the title that was seen; one that comes in meanwhile from elsewhere is shown before it is overwritten.
  const [before, setBefore] = useState(title)
  const [fault, setFault] = useState<string>()
  const rename = useRenameScript()
  const isBusy = useRef(false)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.select(), [])

  function refuse(text: string) {
    setFault(text)
    field.current?.focus()
  }

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    // The second click of a double one comes before the button knows of the first.
    if (isBusy.current) return
    const next = typed.trim()
    if (next === before.trim() && next !== '') return onDone()
    const wrong = titleFault(next)
    if (wrong) return refuse(wrong)
    isBusy.current = true
    try {
      await rename.mutateAsync({ id, before, title: next })
      toast.success('Title saved')
      onDone()
    } catch (error) {
      refuse(failureText(error))
      if (error instanceof RenamedElsewhere) setBefore(error.title)
    } finally {
      isBusy.current = false
    }
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} className="mb-6 flex flex-col gap-3">
      <TextField
        ref={field}
        label="Title"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes up where somebody asked to type.
        autoFocus
        value={typed}
        error={fault}
        onChange={(event) => {
          setTyped(event.target.value)
          setFault(undefined)
        }}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" loading={rename.isPending}>
          Save title
        </Button>
        <Button size="sm" disabled={rename.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Counts as the database does: an emoji is one character. (B-VL-10, OP-64) */
function titleFault(title: string): string | undefined {
  if (title === '') return 'Title is required'
  if (Array.from(title).length > LIMITS.title) return `Use ${LIMITS.title} characters or fewer.`
  return undefined
}

function failureText(error: unknown): string {
  if (error instanceof RenamedElsewhere)
    return error.title === ''
      ? 'This script has been deleted.'
      : `It was renamed somewhere else to “${error.title}”. Save again to replace that.`
  return `The title couldn’t be saved: ${error instanceof Error ? error.message : 'Something went wrong'}`
}
