import { LIMITS, TONES, VIDEO_LENGTH_LABELS, VIDEO_LENGTHS, VIDEO_STYLES } from '@reelwright/shared'
import { useId } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { SegmentedControl, SelectField, TextArea, TextField } from '../../../ui'
import type { BriefFormValues } from '../brief-form'
import { choicesOf } from './choices'
import type { FieldClaims } from './use-field-claims'

const STYLE_OPTIONS = choicesOf(VIDEO_STYLES)
const TONE_OPTIONS = choicesOf(TONES)
const LENGTH_OPTIONS = VIDEO_LENGTHS.map((length) => ({
  value: String(length),
  label: <span className="-mx-2 whitespace-nowrap">{VIDEO_LENGTH_LABELS[length]}</span>,
}))

interface ScriptFieldsProps {
  form: UseFormReturn<BriefFormValues>
  hintOf: FieldClaims['hintOf']
}

/** How the script shall be. (B-EN-23 to B-EN-25, B-CN-01, B-CN-06) */
export function ScriptFields({ form, hintOf }: ScriptFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const lengthError = useId()
  return (
    <>
      <fieldset
        className="flex min-w-0 flex-col gap-1.5"
        aria-describedby={errors.videoLength ? lengthError : undefined}
      >
        <legend className="contents">
          <span className="text-sm font-medium text-ink">Video length</span>
        </legend>
        <Controller
          control={control}
          name="videoLength"
          render={({ field }) => (
            <SegmentedControl
              label="Video length"
              options={LENGTH_OPTIONS}
              value={String(field.value)}
              onValueChange={(length) => field.onChange(Number(length))}
              size="sm"
              fullWidth
            />
          )}
        />
        {errors.videoLength && (
          <p id={lengthError} className="animate-appear text-sm text-danger">
            {errors.videoLength.message}
          </p>
        )}
      </fieldset>

      <SelectField
        {...register('videoStyle')}
        label="Video style"
        options={STYLE_OPTIONS}
        error={errors.videoStyle?.message}
      />
      <SelectField {...register('tone')} label="Tone" options={TONE_OPTIONS} error={errors.tone?.message} />
      <TextArea
        {...register('painPoint')}
        label="Pain point"
        placeholder="What goes wrong without it? Use your own words."
        rows={2}
        autoGrow
        counter={{ max: LIMITS.painPoint }}
        hint={hintOf('painPoint')}
        error={errors.painPoint?.message}
      />
      <TextField
        {...register('callToAction')}
        label="Call to action"
        hint={hintOf('callToAction') ?? 'Leave empty and we’ll write one.'}
        autoComplete="off"
        error={errors.callToAction?.message}
      />
    </>
  )
}
