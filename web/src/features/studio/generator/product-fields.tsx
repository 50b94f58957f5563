import { AUDIENCES } from '@reelwright/shared'
import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { SelectField, TextField } from '../../../ui'
import type { BriefFormValues } from '../brief-form'
import { CURRENCY_OPTIONS, keepCurrency, OTHER_CURRENCY, ownCurrency, signOf, withoutCurrency } from '../currency'
import { readPrice } from '../price-text'
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
  const { register, control, formState, setValue } = form
  const { errors } = formState
  const [targetAudience, price, currency] = useWatch({ control, name: ['targetAudience', 'price', 'currency'] })
  const reading = readPrice({ price, currency })
  const hasNoPrice = price.trim() !== '' && 'price' in reading && reading.price === 0
  // A sign that was typed counts more than the list.
  const own = ownCurrency(price)
  function chooseCurrency(chosen: string) {
    setValue('currency', chosen, { shouldDirty: true })
    setValue('price', withoutCurrency(price), { shouldDirty: true })
    keepCurrency(chosen)
  }
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
      <div className="grid grid-cols-[minmax(0,1fr)_9.5rem] gap-3 max-[18rem]:grid-cols-1 lg:grid-cols-[minmax(0,1fr)_8.25rem]">
        <TextField
          {...register('price', { onBlur: () => own && keepCurrency(own) })}
          label="Price"
          placeholder="24.99"
          autoComplete="off"
          hint={hasNoPrice ? 'We found no price here, so the script won’t mention one.' : undefined}
          error={errors.price?.message}
        />
        <SelectField
          label="Currency"
          options={CURRENCY_OPTIONS}
          value={own ?? (signOf(currency) || OTHER_CURRENCY)}
          onChange={({ target }) => chooseCurrency(target.value)}
        />
      </div>
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
