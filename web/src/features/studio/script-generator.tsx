import {
  AUDIENCES,
  INITIAL_STATUSES,
  LIMITS,
  optionLabel,
  TONES,
  VIDEO_LENGTH_LABELS,
  VIDEO_LENGTHS,
  VIDEO_STYLES,
} from '@reelwright/shared'
import { Eraser, Sparkles } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import {
  Banner,
  Button,
  Checkbox,
  cn,
  IconButton,
  SegmentedControl,
  SelectField,
  TextArea,
  TextField,
  toast,
} from '../../ui'
import { type BriefFormValues, type CheckedBrief, EMPTY_FORM, isReadyToGenerate } from './brief-form'
import { FeatureFields } from './feature-fields'
import type { Allowance } from './script-answer'
import type { Refusal } from './use-studio'

interface ScriptGeneratorProps {
  form: UseFormReturn<BriefFormValues>
  isGenerating: boolean
  allowance: Allowance | undefined
  refusal: Refusal | null
  onDismissRefusal: () => void
  onGenerate: (checked: CheckedBrief) => void
}

const options = (keys: readonly string[]) => keys.map((key) => ({ value: key, label: optionLabel(key) }))
const AUDIENCE_OPTIONS = options(AUDIENCES)
const STYLE_OPTIONS = options(VIDEO_STYLES)
const TONE_OPTIONS = options(TONES)
const STATUS_OPTIONS = options(INITIAL_STATUSES)
const LENGTH_OPTIONS = VIDEO_LENGTHS.map((length) => ({
  value: String(length),
  label: <span className="-mx-2 whitespace-nowrap">{VIDEO_LENGTH_LABELS[length]}</span>,
}))
const OUTPUT_OPTIONS = [
  { value: 'script', label: 'Script' },
  { value: 'visual', label: 'Visual' },
  { value: 'both', label: 'Both' },
] as const

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The form that says what the script is about. (B-EN-23, B-VL-01 to B-VL-05) */
export function ScriptGenerator({
  form,
  isGenerating,
  allowance,
  refusal,
  onDismissRefusal,
  onGenerate,
}: ScriptGeneratorProps) {
  const { register, control, formState, handleSubmit, reset, getValues } = form
  const { errors } = formState
  const [productName, targetAudience, customTargetAudience, includeVisualCues] = useWatch({
    control,
    name: ['productName', 'targetAudience', 'customTargetAudience', 'includeVisualCues'],
  })
  // The first screen comes first: drawn all at once, the form holds up a phone for a quarter of a second.
  const isWhole = useDeferredValue(true, false)
  const isReady = isReadyToGenerate({ productName, targetAudience, customTargetAudience })

  const submit = handleSubmit(async (values) => {
    const { checkForm } = await import('./check-form')
    const checked = checkForm(values)
    if (!isGenerating && 'brief' in checked) onGenerate(checked)
  })

  function handleKeys(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      if (!isGenerating) void submit()
      return
    }
    // A plain Enter in a line of text would spend a script of the month by accident.
    if (event.target instanceof HTMLInputElement) event.preventDefault()
  }

  function clearForm() {
    const before = getValues()
    reset(EMPTY_FORM)
    toast('Form cleared', { action: { label: 'Undo', onClick: () => reset(before) }, duration: 8000 })
  }

  return (
    // The keys belong to the form as a whole: they are caught from whichever field has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      aria-labelledby="generator-heading"
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={handleKeys}
      // What checks the form comes with the first look into a field, and is there before anybody loses the line.
      onFocus={() => void import('./check-form').catch(() => undefined)}
      className="flex min-h-0 w-full flex-col"
    >
      <div className="relative flex flex-1 flex-col gap-5 px-4 pt-2 pb-6 sm:px-6 lg:min-h-0 lg:overflow-y-auto lg:px-5 lg:pt-4">
        <div className="flex items-center justify-between gap-2 max-lg:sr-only">
          <h2 id="generator-heading" className="text-lg font-semibold text-ink">
            Script Generator
          </h2>
          <IconButton
            label="Clear form"
            icon={<Eraser strokeWidth={1.75} />}
            size="sm"
            className="max-lg:hidden"
            onClick={clearForm}
          />
        </div>

        <TextField
          {...register('productName')}
          label="Product name"
          required
          placeholder="Glaciero tumbler, 900 ml"
          autoComplete="off"
          error={errors.productName?.message}
        />
        <TextField
          {...register('price')}
          label="Price"
          prefix="$"
          inputMode="decimal"
          placeholder="99.99"
          autoComplete="off"
          error={errors.price?.message}
        />
        <SelectField
          {...register('targetAudience')}
          label="Target audience"
          required
          options={AUDIENCE_OPTIONS}
          placeholder="Choose an audience"
          error={errors.targetAudience?.message}
        />
        {targetAudience === 'custom' && (
          <TextField
            {...register('customTargetAudience')}
            label="Your audience"
            required
            placeholder="New parents in small flats"
            autoComplete="off"
            error={errors.customTargetAudience?.message}
          />
        )}

        <FeatureFields form={form} />

        {isWhole && (
          <>
            <fieldset className="flex min-w-0 flex-col gap-1.5">
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
              placeholder="What goes wrong without it? In your own words."
              rows={2}
              autoGrow
              counter={{ max: LIMITS.painPoint }}
              error={errors.painPoint?.message}
            />
            <TextField
              {...register('callToAction')}
              label="Call to action"
              hint="Leave empty and we write one that fits."
              autoComplete="off"
              error={errors.callToAction?.message}
            />

            <div className="flex flex-col gap-4 border-t border-line pt-5">
              <Controller
                control={control}
                name="includeVisualCues"
                render={({ field }) => (
                  <Checkbox
                    label="Include visual cues"
                    hint="What to show and how to hold the camera, scene by scene."
                    checked={field.value}
                    onCheckedChange={field.onChange}
                  />
                )}
              />
              {includeVisualCues && (
                <fieldset className="flex min-w-0 flex-col gap-1.5">
                  <legend className="contents">
                    <span className="text-sm font-medium text-ink">Output type</span>
                  </legend>
                  <Controller
                    control={control}
                    name="outputType"
                    render={({ field }) => (
                      <SegmentedControl
                        label="Output type"
                        options={OUTPUT_OPTIONS}
                        value={field.value}
                        onValueChange={field.onChange}
                        size="sm"
                        fullWidth
                      />
                    )}
                  />
                </fieldset>
              )}
              <SelectField {...register('status')} label="Initial status" options={STATUS_OPTIONS} />
            </div>
            <Button
              variant="ghost"
              icon={<Eraser strokeWidth={1.75} />}
              className="self-start text-muted lg:hidden"
              onClick={clearForm}
            >
              Clear form
            </Button>
          </>
        )}
      </div>

      <footer className="sticky bottom-(--bottom-bar,0px) flex flex-col gap-2 border-t border-line bg-canvas px-4 py-3 sm:px-6 lg:static lg:px-5">
        {refusal && refusal.field === undefined && (
          <Banner tone={refusal.about === 'session' ? 'danger' : 'warning'} onDismiss={onDismissRefusal}>
            {refusal.text}
          </Banner>
        )}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          icon={<Sparkles strokeWidth={1.75} />}
          disabled={!isReady}
          loading={isGenerating}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {isGenerating ? 'Generating Script...' : 'Generate Script'}
        </Button>
        <p className={cn('flex justify-between gap-3 text-xs text-muted tabular-nums', !allowance && 'max-lg:hidden')}>
          <span>{allowance && allowanceText(allowance)}</span>
          <kbd className="font-sans max-lg:hidden">{isMac ? '⌘ Enter' : 'Ctrl Enter'}</kbd>
        </p>
      </footer>
    </form>
  )
}

function allowanceText({ used, limit }: Allowance): string {
  if (limit === null) return `${used} ${used === 1 ? 'script' : 'scripts'} this month`
  return `${used} of ${limit.toLocaleString('en-US')} scripts this month`
}
