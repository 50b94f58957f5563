import { AUDIENCES } from '@reelwright/shared'
import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { SelectField, TextField } from '../../../ui'
import type { BriefFormValues } from '../brief-form'
import { readPriceText } from '../price-text'
import { RecognizedKind } from './angle-field'
import { choicesOf } from './choices'
import type { FieldClaims } from './use-field-claims'

const AUDIENCE_OPTIONS = choicesOf(AUDIENCES)

interface ProductFieldsProps {
  form: UseFormReturn<BriefFormValues>
  hintOf: FieldClaims['hintOf']
  /** Stands right of the label of the product's name. */
  aside?: ReactNode
}

/** What it is, what it costs and who it is for. (B-EN-23, B-EN-26, B-VL-05) */
export function ProductFields({ form, hintOf, aside }: ProductFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const [targetAudience, price] = useWatch({ control, name: ['targetAudience', 'price'] })
  const reading = readPriceText(price)
  const hasNoPrice = price.trim() !== '' && 'price' in reading && reading.price === 0
  return (
    <>
      <TextField
        {...register('productName')}
        label="Product name"
        required
        placeholder="Glaciero tumbler, 30 oz"
        autoComplete="off"
        aside={aside}
        hint={hintOf('productName')}
        error={errors.productName?.message}
      />
      <RecognizedKind control={control} />
      <TextField
        {...register('price')}
        label="Price"
        placeholder="$24.99"
        autoComplete="off"
        hint={hasNoPrice ? 'We found no price here, so the script won’t mention one.' : undefined}
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
          placeholder="New parents in small apartments"
          autoComplete="off"
          hint={hintOf('customTargetAudience')}
          error={errors.customTargetAudience?.message}
        />
      )}
    </>
  )
}
