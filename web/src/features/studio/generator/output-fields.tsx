import { type Disclosure, INITIAL_STATUSES, stageOf } from '@reelwright/shared'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { Checkbox, SegmentedControl, SelectField } from '../../../ui'
import { StageIcon, stageOption } from '../../library'
import type { BriefFormValues } from '../brief-form'

const STATUS_OPTIONS = INITIAL_STATUSES.map((value) => ({ ...stageOption(stageOf({ status: value })), value }))
const OUTPUT_OPTIONS = [
  { value: 'script', label: 'Script' },
  { value: 'visual', label: 'Visual' },
  { value: 'both', label: 'Both' },
] as const
const TIES: Record<Disclosure, string> = {
  none: 'None: I bought it and I’m not paid',
  'own-product': 'It’s my own product',
  affiliate: 'I earn a commission',
  gifted: 'It was given to me',
  paid: 'I’m paid for this video',
}
const TIE_OPTIONS = [
  { value: '', label: 'Not decided yet' },
  ...Object.entries(TIES).map(([value, label]) => ({ value, label })),
]

/** What comes with the spoken words, and what becomes of the script. (B-EN-23, B-ST-09, DISC-01, PERS-01) */
export function OutputFields({ form }: { form: UseFormReturn<BriefFormValues> }) {
  const { register, control, formState } = form
  const [includeVisualCues, disclosure, status] = useWatch({
    control,
    name: ['includeVisualCues', 'disclosure', 'status'],
  })
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-5">
      <Controller
        control={control}
        name="includeVisualCues"
        render={({ field }) => (
          <Checkbox
            label="Include visual cues"
            hint="What to show and how to film it, scene by scene."
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
      <Controller
        control={control}
        name="firstPerson"
        render={({ field }) => (
          <Checkbox
            label="Lines from my own experience"
            hint={
              field.value
                ? 'Some lines say what you did or felt. Keep only what is true for you.'
                : 'The script makes no claims about what you did or felt.'
            }
            checked={field.value}
            onCheckedChange={field.onChange}
          />
        )}
      />
      <SelectField
        {...register('disclosure')}
        label="Disclosure"
        options={TIE_OPTIONS}
        hint={tieHint(disclosure)}
        error={formState.errors.disclosure?.message}
      />
      <SelectField
        {...register('status')}
        label="Initial status"
        icon={<StageIcon stage={stageOf({ status })} />}
        options={STATUS_OPTIONS}
      />
    </div>
  )
}

function tieHint(disclosure: BriefFormValues['disclosure']): string | undefined {
  if (disclosure === 'none') return undefined
  if (disclosure === '') return 'Paid, gifted and affiliate videos must be disclosed.'
  return 'The script discloses it once. Show “Ad” on screen from the first second, and put #ad first in your caption.'
}
