import { PLAN_TERMS } from '@reelwright/shared'
import { useId } from 'react'
import { Badge } from '../../ui'
import type { Interval } from './sale/plan-answer'

const CHOICES = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annual', label: 'Annual' },
] as const

interface IntervalToggleProps {
  value: Interval
  onValueChange: (value: Interval) => void
}

/** Month or year. The platform's own radio buttons, so that the landing page needs no library for them. (A-SB-06, A-SB-22) */
export function IntervalToggle({ value, onValueChange }: IntervalToggleProps) {
  const name = useId()
  return (
    <fieldset className="inline-flex max-w-full flex-wrap rounded-control bg-sunken p-1 dark:bg-canvas inset-ring inset-ring-line">
      <legend className="sr-only">Billing interval</legend>
      {CHOICES.map((choice) => (
        <label
          key={choice.value}
          className="relative inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-[7px] px-4 text-sm font-medium text-muted outline-offset-2 transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-raised has-checked:ring-1 has-checked:ring-line has-focus-visible:outline-2 has-focus-visible:outline-focus touch:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onValueChange(choice.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {/* The blank is for screen readers. */}
          {`${choice.label} `}
          {choice.value === 'annual' && <Badge tone="accent">{PLAN_TERMS.annual}</Badge>}
        </label>
      ))}
    </fieldset>
  )
}
