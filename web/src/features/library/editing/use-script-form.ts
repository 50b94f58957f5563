import { type ClipboardEvent, type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { pasteFault } from './paste-limit'
import { type RichTab, TAB_OF } from './rich-fields'
import { type FieldErrors, FIELD_NAMES } from './script-form'
import type { ScriptEditing } from './use-script-editing'

/** What page and dialog do with the keys and clicks that their forms get. */
export function useScriptForm(editing: ScriptEditing, [tab, setTab]: readonly [RichTab, (tab: RichTab) => void]) {
  const form = useRef<HTMLFormElement>(null)
  const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)

  async function save() {
    // With two versions visible a key press decides nothing.
    if (editing.theirs || editing.gone) return decide()
    lead(await editing.save())
  }

  /** To what has to be decided first. */
  const decide = () => find('[data-decide]')?.focus()

  /** To the first field with a fault, on whichever tab. */
  function lead(faults: FieldErrors) {
    const first = FIELD_NAMES.find((name) => faults[name])
    if (!first) return
    setTab(TAB_OF[first])
    // The fields are marked by the next frame.
    requestAnimationFrame(() => find('[aria-invalid=true]')?.focus())
  }

  /** Back to the words when what had the focus is gone with its notice, unless there is another thing to decide. */
  function toText() {
    setTab('edit-content')
    requestAnimationFrame(() => (find('[data-decide]') ?? find('textarea[name=text]'))?.focus())
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (editing.isDirty) void save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return {
    tab,
    setTab,
    lead,
    toText,
    decide,
    focusFirst: () => find('[role=tab], input')?.focus(),
    props: {
      ref: form,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault()
        if (editing.isDirty) void save()
      },
      onPaste(event: ClipboardEvent) {
        const field = event.target
        if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
        const name = FIELD_NAMES.find((known) => known === field.name)
        if (!name) return
        const { value, selectionStart, selectionEnd } = field
        const pasted = event.clipboardData.getData('text')
        const fault = pasteFault({ value, start: selectionStart ?? 0, end: selectionEnd ?? 0, pasted })
        if (!fault) return
        event.preventDefault()
        editing.refuse({ [name]: fault })
      },
    },
  }
}

export type ScriptForm = ReturnType<typeof useScriptForm>
