import { MARKET_RANGE_KEYS, type MarketRange, type MarketSource, type MarketSourceKind } from '@reelwright/shared'
import { useState } from 'react'
import { SegmentedControl, type SegmentedControlProps } from '../../../ui'
import { SOURCE_TEXTS } from './source-texts'

const RANGES = MARKET_RANGE_KEYS.map((value) => ({ value, label: value }))

type ChoiceProps<Value extends string> = Pick<
  SegmentedControlProps<Value>,
  'label' | 'options' | 'value' | 'onValueChange'
>

/** Marks the pressed option at once; the URL and the figures follow a moment later. */
export function Choice<Value extends string>({ value, onValueChange, ...rest }: ChoiceProps<Value>) {
  const [chosen, setChosen] = useState(value)
  const [previous, setPrevious] = useState(value)
  if (value !== previous) {
    setPrevious(value)
    setChosen(value)
  }
  return (
    <SegmentedControl
      {...rest}
      value={chosen}
      onValueChange={(next) => {
        setChosen(next)
        onValueChange(next)
      }}
    />
  )
}

/** 24h / 7d / 30d / 1y. (B-TR-04) */
export function RangeButtons({ value, onChange }: { value: MarketRange; onChange: (range: MarketRange) => void }) {
  return <Choice label="Time range" options={RANGES} value={value} onValueChange={onChange} />
}

interface SourceSwitchProps {
  /** All that this account can look at. */
  sources: readonly MarketSource[]
  value: MarketSourceKind
  onChange: (kind: MarketSourceKind) => void
}

/** Which figures to look at; nothing where there is no choice. */
export function SourceSwitch({ sources, value, onChange }: SourceSwitchProps) {
  if (sources.length < 2) return null
  const options = sources.map(({ kind }) => ({ value: kind, label: SOURCE_TEXTS[kind].name }))
  return <Choice label="Data source" options={options} value={value} onValueChange={onChange} />
}
