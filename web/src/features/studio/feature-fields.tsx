import { LIMITS } from '@reelwright/shared'
import { Plus, X } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { Button, IconButton, TextField, toast } from '../../ui'
import type { BriefFormValues } from './brief-form'
import { pasteFeatures, splitFeatures } from './feature-list'

/** One field per feature; Enter adds the next, a pasted list becomes several. (B-VL-19, B-EN-14) */
export function FeatureFields({ form }: { form: UseFormReturn<BriefFormValues> }) {
  const { register, control, getValues, setFocus, formState } = form
  const { fields, insert, remove, replace, append } = useFieldArray({ control, name: 'features' })
  const isFull = fields.length >= LIMITS.features

  function handleEnter(event: KeyboardEvent<HTMLInputElement>, index: number) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    const next = getValues(`features.${index + 1}.text`) as string | undefined
    if (next !== undefined && !next.trim()) setFocus(`features.${index + 1}.text`)
    else if (event.currentTarget.value.trim() && !isFull) insert(index + 1, { text: '' })
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>, index: number) {
    const pasted = splitFeatures(event.clipboardData.getData('text'))
    if (pasted.length < 2) return
    event.preventDefault()
    const list = getValues('features').map(({ text }) => text)
    const { features, left } = pasteFeatures(list, index, pasted)
    replace(features.map((text) => ({ text })))
    if (left > 0) toast.warning(`A script takes ${LIMITS.features} features; ${left} of the pasted ones were left out.`)
  }

  function removeAt(index: number) {
    if (fields.length === 1) replace([{ text: '' }])
    else remove(index)
    setFocus(`features.${Math.max(0, index - 1)}.text`)
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="contents">
        <span className="flex items-baseline justify-between gap-2 text-sm font-medium text-ink">
          Features
          {fields.length > 1 && (
            <span className="text-xs font-normal text-muted tabular-nums">
              {fields.length} / {LIMITS.features}
            </span>
          )}
        </span>
      </legend>
      {fields.map((field, index) => (
        <TextField
          key={field.id}
          {...register(`features.${index}.text`)}
          label={`Feature ${index + 1}`}
          hideLabel
          placeholder={index === 0 ? 'Leakproof lid (paste a whole list here)' : 'Another feature'}
          autoComplete="off"
          enterKeyHint="next"
          error={formState.errors.features?.[index]?.text?.message}
          onKeyDown={(event) => handleEnter(event, index)}
          onPaste={(event) => handlePaste(event, index)}
          suffix={
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
    </fieldset>
  )
}
