import { LIMITS, optionLabel } from '@reelwright/shared'
import { LIBRARY_STYLES, type LibraryKind } from '@reelwright/writer/library'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { newKey } from '../../../platform'
import { Button, SelectField, TextArea, toast } from '../../../ui'
import { useTypedText } from '../refine/use-typed-text'
import { storable } from '../refine/message-text'
import { useSaveItem } from './api'
import { CATEGORIES, type CustomItem, WORDS } from './library-entry'

interface CustomItemFormProps {
  userId: string
  kind: LibraryKind
  /** The one to change; null for a new one. */
  item: CustomItem | null
  /** Style of a new one, where it is one of the library's. */
  style: string | undefined
  onClose: () => void
}

/** A hook or call to action of one's own. (B-HK-04, B-VL-18) */
export function CustomItemForm({ userId, kind, item, style, onClose }: CustomItemFormProps) {
  const { one, One } = WORDS[kind]
  const [typed, type] = useTypedText(`${kind}:${userId}:${item?.id ?? 'new'}`, item?.text ?? '')
  const [category, setCategory] = useState(item?.category ?? CATEGORIES[kind][0] ?? '')
  const [chosenStyle, setStyle] = useState(item?.style ?? styleOf(style))
  const [error, setError] = useState<string>()
  const [idempotencyKey] = useState(newKey)
  const save = useSaveItem(userId, kind)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = storable(typed).trim()
    const problem = problemOf(text, one)
    setError(problem)
    if (problem) return area.current?.focus()
    if (save.isPending) return
    save.mutate(
      { id: item?.id, idempotencyKey, text, category, style: chosenStyle },
      {
        onSuccess: () => {
          type(item?.text ?? '')
          toast.success(item ? `${One} changed` : `${One} added`)
          onClose()
        },
      },
    )
  }

  return (
    // Handles Escape for its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      noValidate
      aria-label={item ? `Edit ${one}` : `Add custom ${one}`}
      className="flex flex-col gap-4 rounded-card border border-line bg-sunken p-4"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // The form is left, not the whole library.
        event.stopPropagation()
        onClose()
      }}
    >
      <TextArea
        ref={area}
        label={item ? `Your ${one}` : `New ${one}`}
        required
        autoGrow
        rows={2}
        counter={{ max: LIMITS.hook }}
        className="[&_textarea]:max-h-48 [&_textarea]:overflow-y-auto"
        hint="Write {product}, {pain}, {audience} or {price} where each product’s own words should go."
        error={error ?? (save.isError ? `Not saved: ${save.error.message}. Your text is kept.` : undefined)}
        value={typed}
        onChange={(event) => {
          type(event.target.value)
          setError(undefined)
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Category"
          options={CATEGORIES[kind].map(optionOf)}
          value={category}
          onChange={(event) => setCategory(event.target.value)}
        />
        <SelectField
          label="Style"
          options={LIBRARY_STYLES.map(optionOf)}
          value={chosenStyle}
          onChange={(event) => setStyle(event.target.value)}
        />
      </div>
      <div className="flex justify-end gap-2">
        <Button
          onClick={() => {
            type(item?.text ?? '')
            onClose()
          }}
        >
          Cancel
        </Button>
        <Button type="submit" variant="primary" loading={save.isPending}>
          {item ? 'Save' : `Add ${one}`}
        </Button>
      </div>
    </form>
  )
}

export const optionOf = (value: string) => ({ value, label: optionLabel(value) })

function problemOf(text: string, one: string): string | undefined {
  if (!/[^\s\p{Cf}]/u.test(text)) return `Enter the text of your ${one}`
  if (text.length > LIMITS.hook) return `A ${one} can have up to ${LIMITS.hook} characters. Yours has ${text.length}.`
  return undefined
}

const styleOf = (style: string | undefined): string =>
  LIBRARY_STYLES.find((known) => known === style) ?? LIBRARY_STYLES[0]
