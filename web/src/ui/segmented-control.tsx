import { type ReactNode, useId } from 'react'
import { ignoreEnter } from './checkbox'
import { cn } from './cn'

export interface SegmentedControlProps<Value extends string> {
  /** Read out as the name of the group. */
  label: string
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode; disabled?: boolean }[]
  value: Value
  onValueChange: (value: Value) => void
  size?: 'sm' | 'md'
  fullWidth?: boolean
  disabled?: boolean
  className?: string
}

/** A choice of a few options, all visible. Arrow keys move the choice. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  size = 'md',
  fullWidth = false,
  disabled,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cn(
        'max-w-full gap-1 overflow-x-auto rounded-control bg-sunken p-1 [scrollbar-width:none] dark:bg-canvas inset-ring inset-ring-line weak:inline-flex',
        fullWidth && 'flex w-full',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cn(
            'relative inline-flex items-center justify-center gap-1.5 rounded-[7px] px-3 font-medium text-muted transition-colors',
            'hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-raised has-disabled:opacity-50',
            'has-checked:ring-1 has-checked:ring-line touch:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
            size === 'sm' ? 'min-h-7 text-xs' : 'min-h-8 text-sm',
            fullWidth ? 'flex-1' : 'shrink-0',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onValueChange(option.value)}
            onKeyDown={ignoreEnter}
            className="focus-ring absolute inset-0 cursor-[inherit] appearance-none rounded-[7px]"
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  )
}
