import { AUDIENCES, LIMITS, optionLabel } from '@reelwright/shared'
import { useState } from 'react'
import { SelectField, TextArea, TextField } from '../../ui'
import type { SeoFacts } from './suggestions'

const AUDIENCE_OPTIONS = AUDIENCES.filter((audience) => audience !== 'custom').map((value) => ({
  value,
  label: optionLabel(value),
}))

interface ProductSourceProps {
  facts: SeoFacts
  onChange: (facts: SeoFacts) => void
}

/** A product that no script is about yet. */
export function ProductSource({ facts, onChange }: ProductSourceProps) {
  // As typed: an empty line is no feature but stays where somebody has put it.
  const [lines, setLines] = useState(facts.features.join('\n'))
  return (
    <>
      <TextField
        label="Product name"
        placeholder="Travel mug"
        maxLength={LIMITS.productName}
        value={facts.product}
        onChange={(event) => onChange({ ...facts, product: event.target.value })}
      />
      <TextArea
        label="Features"
        hint="One per line, in your own words."
        placeholder={'Leakproof lid\nFits every cup holder'}
        autoGrow
        value={lines}
        onChange={(event) => {
          setLines(event.target.value)
          onChange({ ...facts, features: featuresOf(event.target.value) })
        }}
      />
      <SelectField
        label="Target audience"
        options={AUDIENCE_OPTIONS}
        value={facts.audience}
        onChange={(event) => onChange({ ...facts, audience: event.target.value })}
      />
    </>
  )
}

const featuresOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim().slice(0, LIMITS.feature))
    .filter(Boolean)
    .slice(0, LIMITS.features)
