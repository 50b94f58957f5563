import { DATE_ORDERS, type DateOrder, type ImportMapping, type MarketImport } from '@reelwright/shared'
import { Checkbox, SelectField } from '../../../ui'
import { dateExample, type Example, numberExample } from './reading-example'

const ORDERS: Record<DateOrder, string> = {
  ymd: 'Year, month, day',
  dmy: 'Day, month, year',
  mdy: 'Month, day, year',
}
const COMMON = ['USD', 'EUR', 'GBP', 'MXN', 'BRL', 'IDR', 'PHP', 'THB', 'VND', 'MYR', 'SGD', 'JPY']

const nameOf = new Intl.DisplayNames('en-US', { type: 'currency' })
const currencyOption = (code: string) => ({ value: code, label: `${code} – ${nameOf.of(code) ?? code}` })

const others = Intl.supportedValuesOf('currency').filter((code) => !COMMON.includes(code))
const CURRENCIES = [...COMMON, ...others].map(currencyOption)

/** The usual ones of shops first, then all others; `chosen` is among them whatever it is. */
const currencyOptions = (chosen: string) =>
  CURRENCIES.some(({ value }) => value === chosen) ? CURRENCIES : [currencyOption(chosen), ...CURRENCIES]

export interface ReadingFieldsProps {
  draft: Pick<MarketImport, 'preview'>
  mapping: ImportMapping
  /** Of the figures that were imported before, when there are any. */
  ownCurrency?: string
  onChange: (mapping: ImportMapping) => void
}

/** How dates and numbers of a file are written, each with something out of the file. */
export function ReadingFields({ draft, mapping, ownCurrency, onChange }: ReadingFieldsProps) {
  const has = (field: ImportMapping['columns'][number]) => mapping.columns.includes(field)
  const date = dateExample(draft.preview, mapping)
  const number = numberExample(draft.preview, mapping)
  const isOther = ownCurrency !== undefined && ownCurrency !== mapping.currency
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 text-lg font-semibold text-ink">Formats</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {has('date') && (
          <SelectField
            label="Dates"
            value={mapping.dateOrder}
            options={DATE_ORDERS.map((value) => ({ value, label: ORDERS[value] }))}
            {...fieldTexts(date, 'a date')}
            onChange={({ target }) =>
              onChange({ ...mapping, dateOrder: DATE_ORDERS.find((order) => order === target.value) ?? 'ymd' })
            }
          />
        )}
        <SelectField
          label="Numbers"
          value={mapping.decimal}
          options={[
            { value: '.', label: '1,234.56 (point)' },
            { value: ',', label: '1.234,56 (comma)' },
          ]}
          {...fieldTexts(number, 'a number')}
          onChange={({ target }) => onChange({ ...mapping, decimal: target.value === ',' ? ',' : '.' })}
        />
        <SelectField
          label="Currency"
          value={mapping.currency}
          options={currencyOptions(mapping.currency)}
          error={isOther && `Your imported data is in ${ownCurrency}. All of it must be in one currency.`}
          hint={!isOther && 'Used for prices and revenue without a currency symbol.'}
          onChange={({ target }) => onChange({ ...mapping, currency: target.value })}
        />
      </div>
      {has('engagement_rate') && (
        <Checkbox
          label="Rates are in percent"
          hint="On: 6.8 means 6.8%. Off: 0.068 means 6.8%."
          checked={mapping.percent}
          onCheckedChange={(percent) => onChange({ ...mapping, percent })}
        />
      )}
    </fieldset>
  )
}

/** What a choice makes of the example, as the words below its field. */
function fieldTexts(example: Example | undefined, kind: string): { hint?: string; error?: string } {
  if (!example) return { hint: 'The first rows can be read in only one way.' }
  return example.reading === null
    ? { error: `With this setting, ${example.text} in your file is not ${kind}.` }
    : { hint: `With this setting, ${example.text} in your file is ${example.reading}.` }
}
