import { Eraser } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router'
import { Button, IconButton, toast } from '../../ui'
import { type BriefFormValues, type CheckedBrief, EMPTY_FORM } from './brief-form'
import { AngleField } from './generator/angle-field'
import { EarlierProductButton } from './generator/earlier-product-button'
import { FeatureFields } from './generator/feature-fields'
import { GeneratorFooter } from './generator/generator-footer'
import { OutputFields } from './generator/output-fields'
import { ProductFields } from './generator/product-fields'
import { ScriptFields } from './generator/script-fields'
import { StoryField } from './generator/story-field'
import { useFieldClaims } from './generator/use-field-claims'
import type { KnownAllowance, Refusal } from './session/studio'

interface ScriptGeneratorProps {
  form: UseFormReturn<BriefFormValues>
  isGenerating: boolean
  hasScript: boolean
  allowance: KnownAllowance | undefined
  refusal: Refusal | null
  onDismissRefusal: () => void
  onGenerate: (checked: CheckedBrief) => void
}

/** The form that says what the script is about. (B-EN-23, B-VL-01 to B-VL-05) */
export function ScriptGenerator({ form, isGenerating, onGenerate, ...footer }: ScriptGeneratorProps) {
  const { handleSubmit, reset, getValues, setFocus } = form
  // The first screen comes first: drawn all at once, the form holds up a phone for a quarter of a second.
  const isWhole = useDeferredValue(true, false)
  const claims = useFieldClaims(form)

  // Asked for by the page that led here; a dialog that closes keeps the focus until the next frame.
  const asksForProduct = (useLocation().state as { focus?: unknown } | null)?.focus === 'productName'
  useEffect(() => {
    if (asksForProduct) requestAnimationFrame(() => setFocus('productName'))
  }, [asksForProduct, setFocus])

  const submit = handleSubmit(async (values) => {
    const { checkForm } = await import('./check-form')
    const checked = checkForm(values)
    if (!isGenerating && 'brief' in checked) onGenerate(checked)
  })

  function handleKeys(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // What is pressed in a dialog of the form comes by here, too, and is about the dialog.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      if (!isGenerating && !event.repeat) void submit()
      return
    }
    // A plain Enter in a line of text would spend a script of the month by accident.
    if (event.target instanceof HTMLInputElement) event.preventDefault()
  }

  /** Whatever stood in the form before comes back with one press. */
  function fill(values: BriefFormValues, said: string) {
    const before = structuredClone(getValues())
    reset(values)
    toast(said, { action: { label: 'Undo', onClick: () => reset(before) }, duration: 8000 })
  }
  const clearForm = () => fill(EMPTY_FORM, 'Form cleared')

  return (
    // The keys belong to the form as a whole: they are caught from whichever field has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      aria-labelledby="generator-heading"
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={handleKeys}
      onFocus={() => {
        // What checks the form comes with the first look into a field, and is there before anybody loses the line.
        void import('./check-form').catch(() => undefined)
        claims.start()
      }}
      className="flex min-h-0 w-full flex-col"
    >
      <div className="relative flex flex-1 flex-col gap-5 px-4 pt-2 pb-6 sm:px-6 lg:min-h-0 lg:overflow-y-auto lg:px-5">
        <div className="flex items-center justify-between gap-2 max-lg:sr-only">
          <h2 id="generator-heading" className="text-base font-semibold text-ink">
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

        <ProductFields
          form={form}
          hintOf={claims.hintOf}
          aside={
            <EarlierProductButton
              onChoose={(values) => {
                fill({ ...values, status: getValues('status') }, `Filled in from “${values.productName}”`)
                requestAnimationFrame(() => setFocus('productName'))
              }}
            />
          }
        />
        <StoryField form={form} hintOf={claims.hintOf} longestVideo={footer.allowance?.longestVideo} />
        <FeatureFields form={form} hintOf={claims.hintOf} />
        {isWhole && (
          <>
            <AngleField form={form} />
            <ScriptFields form={form} hintOf={claims.hintOf} />
            <OutputFields form={form} />
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
        {claims.watch}
      </div>
      <GeneratorFooter
        control={form.control}
        isGenerating={isGenerating}
        // Beside a script, its plan asks for a story.
        invitation={!footer.hasScript && claims.invitation}
        {...footer}
      />
    </form>
  )
}
