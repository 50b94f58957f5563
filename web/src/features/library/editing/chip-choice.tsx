import { optionLabel } from '@reelwright/shared'
import { useId } from 'react'
import { cn } from '../../../ui'

interface ChipChoiceProps {
  label: string
  options: readonly string[]
  /** What the script has stored: of another list, it is one more chip. (CX-40) */
  stored: string
  value: string
  onValueChange: (value: string) => void
}

/** One of a few words, all visible. Arrow keys move the choice. (B-ED-04, B-ED-05) */
export function ChipChoice({ label, options, stored, value, onValueChange }: ChipChoiceProps) {
  const name = useId()
  const all = [...new Set([...options, stored, value])].filter(Boolean)
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium text-ink">{label}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {all.map((option) => (
          <label
            key={option}
            className={cn(
              'relative inline-flex min-h-9 max-w-full items-center rounded-full border border-control px-3.5 text-sm text-ink transition-colors touch:min-h-11',
              'hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-text',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onValueChange(option)}
              className="focus-ring absolute inset-0 cursor-[inherit] appearance-none rounded-full"
            />
            <span className="truncate">{options.includes(option) ? option : foreignLabel(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A key of the generator as its label; what people wrote themselves stays as it is. */
const foreignLabel = (stored: string) => (/^[a-z]+(-[a-z]+)*$/.test(stored) ? optionLabel(stored) : stored)
