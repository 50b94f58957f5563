import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button, cn, SearchField } from '../../../ui'
import { labelOf } from './filter-names'

interface Choice {
  value: string
  label?: string
  icon?: ReactNode
  count?: number
}

interface FilterChoiceProps {
  label: string
  hint?: string
  /** Undefined while they are on their way. */
  choices: readonly Choice[] | undefined
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
  /** They are people's own words, not keys of ours. */
  asWritten?: boolean
}

/** As many as stand in a few lines. */
const SHOWN = 8

/** Any of some values, as buttons that stay pressed. Many can be searched. */
export function FilterChoice({ label, hint, choices, chosen, onChoose, asWritten = false }: FilterChoiceProps) {
  const [sought, setSought] = useState('')
  const known = choices ?? []
  // What the address asks for can be taken away here, also when no script has it any more.
  const all: readonly Choice[] = [
    ...known,
    ...chosen.filter((value) => !known.some((each) => each.value === value)).map((value) => ({ value, count: 0 })),
  ]
  const text = (value: string) =>
    known.find((each) => each.value === value)?.label ?? (asWritten ? value : labelOf(value))
  const fitting = all.filter(({ value }) => text(value).toLowerCase().includes(sought.trim().toLowerCase()))
  const isLong = all.length > SHOWN + 2
  const shown = isLong && !sought.trim() ? firstOf(fitting, chosen) : fitting.slice(0, 3 * SHOWN)
  if (choices && all.length === 0) return null

  return (
    <fieldset className="min-w-0" aria-busy={!choices}>
      <legend className="text-sm font-medium text-ink">{label}</legend>
      {hint && <p className="text-xs text-muted">{hint}</p>}
      {isLong && (
        <SearchField
          label={`Find in ${label.toLowerCase()}`}
          placeholder={`Search ${all.length}`}
          value={sought}
          onValueChange={setSought}
          className="mt-2"
        />
      )}
      <div className="mt-2 flex min-h-8 flex-wrap gap-1.5">
        {shown.map(({ value, icon, count }) => {
          const isOn = chosen.includes(value)
          return (
            <Button
              key={value}
              size="sm"
              variant={isOn ? 'ghost' : 'secondary'}
              aria-pressed={isOn}
              icon={isOn ? <Check aria-hidden="true" strokeWidth={2.5} /> : icon}
              className={cn(
                'max-w-full min-w-0 rounded-full font-normal',
                isOn && 'border border-accent bg-accent-soft text-accent-text',
              )}
              onClick={() => onChoose(isOn ? chosen.filter((each) => each !== value) : [...chosen, value])}
            >
              <span className="truncate">{text(value)}</span>
              {count !== undefined && (
                <span className={cn('text-xs tabular-nums', !isOn && 'text-muted')}>
                  {count.toLocaleString('en-US')}
                </span>
              )}
            </Button>
          )
        })}
        {choices && shown.length === 0 && <p className="text-sm text-muted">No matches.</p>}
      </div>
    </fieldset>
  )
}

/** The most used ones, and those that are chosen, however seldom they are. */
function firstOf(choices: readonly Choice[], chosen: readonly string[]): Choice[] {
  return choices.filter(({ value }, at) => at < SHOWN || chosen.includes(value))
}
