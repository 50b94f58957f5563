import { AUDIENCES, LIMITS, optionLabel } from '@reelwright/shared'
import { Button, SelectField, TextArea, TextField } from '../../ui'

const AUDIENCE_OPTIONS = AUDIENCES.filter((audience) => audience !== 'custom').map((value) => ({
  value,
  label: optionLabel(value),
}))

/** As typed: an empty line is no feature but stays where somebody has put it. */
export interface TypedProduct {
  product: string
  lines: string
  audience: string
}

interface ProductSourceProps {
  typed: TypedProduct
  onChange: (typed: TypedProduct) => void
  onSuggest: () => void
  /** The suggestions are of what is typed. */
  isSuggested: boolean
}

/** A product that no script is about yet. */
export function ProductSource({ typed, onChange, onSuggest, isSuggested }: ProductSourceProps) {
  return (
    <form
      aria-label="Product"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onSuggest()
      }}
    >
      <TextField
        label="Product name"
        placeholder="Travel mug"
        maxLength={LIMITS.productName}
        value={typed.product}
        onChange={(event) => onChange({ ...typed, product: event.target.value })}
      />
      <TextArea
        label="Features"
        hint="One per line, in your own words."
        placeholder={'Leakproof lid\nFits every cup holder'}
        autoGrow
        value={typed.lines}
        onChange={(event) => onChange({ ...typed, lines: event.target.value })}
      />
      <SelectField
        label="Target audience"
        options={AUDIENCE_OPTIONS}
        value={typed.audience}
        onChange={(event) => onChange({ ...typed, audience: event.target.value })}
      />
      <Button
        type="submit"
        variant={isSuggested ? 'secondary' : 'primary'}
        disabled={isSuggested || !/[\p{L}\p{N}]/u.test(typed.product)}
      >
        Get suggestions
      </Button>
    </form>
  )
}

export const requestOf = ({ product, lines, audience }: TypedProduct) => ({
  product: product.trim(),
  features: lines
    .split('\n')
    .map((line) => line.trim().slice(0, LIMITS.feature))
    .filter(Boolean)
    .slice(0, LIMITS.features),
  audience,
})
