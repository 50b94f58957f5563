import { LIMITS } from '@reelwright/shared'
import { ArrowDown, ArrowUp, ArrowUpDown, Check, Plus, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { Button, IconButton, TextField, toast } from '../../../ui'
import type { BriefFormValues } from '../brief-form'
import { movedPlace, pasteFeatures, splitFeatures } from '../feature-list'
import type { FieldClaims } from './use-field-claims'

interface FeatureFieldsProps {
  form: UseFormReturn<BriefFormValues>
  hintOf: FieldClaims['hintOf']
}

/** One field per feature; Enter adds the next, a pasted list becomes several, Alt and an arrow moves one. (B-VL-19, B-EN-14) */
export function FeatureFields({ form, hintOf }: FeatureFieldsProps) {
  const { register, control, getValues, setFocus, formState } = form
  const { fields, insert, remove, replace, append, move } = useFieldArray({ control, name: 'features' })
  const [wantsOrder, setWantsOrder] = useState(false)
  const [said, setSaid] = useState('')
  const heading = useId()
  const advice = useId()
  const isFull = fields.length >= LIMITS.features
  const isOrdering = wantsOrder && fields.length > 1

  const textAt = (index: number) => (getValues(`features.${index}.text`) as string | undefined)?.trim() ?? ''
  const nameOf = (index: number) => (textAt(index) ? `“${shortened(textAt(index))}”` : `Feature ${index + 1}`)
  /** Once the field is there. */
  const focusSoon = (index: number) => requestAnimationFrame(() => setFocus(`features.${index}.text`))

  function handleKeys(event: KeyboardEvent<HTMLInputElement>, index: number) {
    if (event.nativeEvent.isComposing) return
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      moveBy(index, event.key === 'ArrowUp' ? -1 : 1)
      return
    }
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (fields[index + 1] && textAt(index + 1) === '') setFocus(`features.${index + 1}.text`)
    else if (textAt(index) !== '' && !isFull) insert(index + 1, { text: '' })
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>, index: number) {
    const pasted = splitFeatures(event.clipboardData.getData('text'))
    if (pasted.length < 2) return
    event.preventDefault()
    const before = getValues('features').map(({ text }) => text)
    const { features, left } = pasteFeatures(before, index, pasted)
    const fill = (texts: string[]) => replace(texts.map((text) => ({ text })))
    fill(features)
    const taken = pasted.length - left
    focusSoon(Math.max(0, index + taken - (before[index]?.trim() ? 0 : 1)))
    const undo = { label: 'Undo', onClick: () => fill(before) }
    if (left > 0)
      toast.warning(
        `A script can have up to ${LIMITS.features} features. ${left} of the ones you pasted ${left === 1 ? 'was' : 'were'} skipped.`,
        {
          action: undo,
          duration: 8000,
        },
      )
    else toast(`${taken} features pasted`, { action: undo, duration: 8000 })
  }

  function removeAt(index: number) {
    const text = textAt(index)
    if (fields.length === 1) replace([{ text: '' }])
    else remove(index)
    focusSoon(Math.max(0, index - 1))
    if (text === '') return
    const undo = () => {
      const list = getValues('features').map((feature) => feature.text)
      // What came back stands where it stood, and an empty field there makes room for it.
      if (list[index]?.trim() === '') list.splice(index, 1)
      replace(list.toSpliced(index, 0, text).map((feature) => ({ text: feature })))
    }
    toast(`“${shortened(text)}” removed`, { action: { label: 'Undo', onClick: undo }, duration: 8000 })
  }

  function moveBy(index: number, by: -1 | 1) {
    const to = movedPlace(index, by, fields.length)
    const name = nameOf(index)
    if (to === undefined) {
      setSaid(`${name} is already ${by < 0 ? 'first' : 'last'}`)
      return
    }
    move(index, to)
    setSaid(`${name} is now ${to + 1} of ${fields.length}`)
  }

  return (
    <div role="group" aria-labelledby={heading} aria-describedby={advice} className="flex min-w-0 flex-col gap-2">
      <div className="flex min-h-6 items-center gap-2">
        <span id={heading} className="text-sm font-medium text-ink">
          Features
        </span>
        {fields.length > 1 && (
          <>
            <span className="text-xs text-muted tabular-nums">
              {fields.length} / {LIMITS.features}
            </span>
            <Button
              variant="ghost"
              size="sm"
              className="-my-1 ml-auto -mr-2 text-muted touch:-my-2.5"
              icon={isOrdering ? <Check strokeWidth={1.75} /> : <ArrowUpDown strokeWidth={1.75} />}
              onClick={() => setWantsOrder(!isOrdering)}
            >
              {isOrdering ? 'Done' : 'Reorder'}
            </Button>
          </>
        )}
      </div>
      <p id={advice} className="-mt-1 text-sm text-muted">
        One feature each, in a sentence you’d say out loud. You can paste a whole list.
      </p>
      {fields.map((field, index) => (
        <div key={field.id} className="flex items-start gap-1">
          <TextField
            {...register(`features.${index}.text`)}
            className="flex-1"
            label={`Feature ${index + 1}`}
            hideLabel
            placeholder={index === 0 ? 'It blends frozen fruit in 40 seconds' : 'Another feature'}
            autoComplete="off"
            enterKeyHint="next"
            aria-keyshortcuts={fields.length > 1 ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
            hint={!isOrdering && hintOf(`features.${index}.text`)}
            error={formState.errors.features?.[index]?.text?.message}
            onKeyDown={(event) => handleKeys(event, index)}
            onPaste={(event) => handlePaste(event, index)}
            suffix={
              !isOrdering &&
              (fields.length > 1 || field.text) && (
                <IconButton
                  label={`Remove feature ${index + 1}`}
                  icon={<X strokeWidth={1.75} />}
                  size="sm"
                  onClick={() => removeAt(index)}
                />
              )
            }
          />
          {isOrdering && (
            <>
              <MoveButton
                label={`Move feature ${index + 1} up`}
                icon={<ArrowUp strokeWidth={1.75} />}
                isEnd={index === 0}
                onClick={() => moveBy(index, -1)}
              />
              <MoveButton
                label={`Move feature ${index + 1} down`}
                icon={<ArrowDown strokeWidth={1.75} />}
                isEnd={index === fields.length - 1}
                onClick={() => moveBy(index, 1)}
              />
            </>
          )}
        </div>
      ))}
      {!isFull && (
        <Button
          variant="ghost"
          size="sm"
          className="self-start text-muted"
          icon={<Plus strokeWidth={1.75} />}
          onClick={() => append({ text: '' })}
        >
          Add feature
        </Button>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

interface MoveButtonProps {
  label: string
  icon: ReactNode
  isEnd: boolean
  onClick: () => void
}

/** At the end of the list it stays, and keeps the focus: a button that goes takes the keyboard with it. */
function MoveButton({ label, icon, isEnd, onClick }: MoveButtonProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-disabled={isEnd || undefined}
      className="shrink-0 aria-disabled:opacity-50"
      onClick={onClick}
    />
  )
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
