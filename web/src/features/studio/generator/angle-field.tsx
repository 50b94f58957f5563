import { useEffect } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { SelectField } from '../../../ui'
import type { BriefFormValues } from '../brief-form'
import { useAngles } from './use-angles'

type Form = Pick<UseFormReturn<BriefFormValues>, 'control' | 'setValue'>

const BEST_FIT = { value: '', label: 'Best fit' }

/** By which angle to write; once a product is typed. */
export function AngleField({ form: { control, setValue } }: { form: Form }) {
  const [productName, angle] = useWatch({ control, name: ['productName', 'angle'] })
  const angles = useAngles(control)?.angles
  const isKnown = angles?.some(({ id }) => id === angle) ?? false
  // Angles belong to a product: another one has others.
  const isGone = angles !== undefined && angle !== '' && !isKnown
  useEffect(() => {
    if (isGone) setValue('angle', '')
  }, [isGone, setValue])

  if (productName.trim() === '') return null
  return (
    <SelectField
      name="angle"
      label="Angle"
      value={isKnown ? angle : ''}
      onChange={(event) => setValue('angle', event.target.value)}
      options={[
        BEST_FIT,
        ...(angles ?? []).map(({ id, label, problem }) => ({
          value: id,
          label: problem ? `${label}: ${problem}` : label,
        })),
      ]}
    />
  )
}

/** What the writer takes the product for; wrong is easier to see here than in a script. */
export function RecognizedKind({ control }: Pick<Form, 'control'>) {
  const kind = useAngles(control)?.kind
  return (
    <p role="status" className="-mt-3.5 text-sm text-muted empty:hidden">
      {kind && `We read this as: ${kind}`}
    </p>
  )
}
