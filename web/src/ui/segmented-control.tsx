import { RadioGroup } from 'radix-ui'
import type { ReactNode } from 'react'
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

/** One of a few, all in sight. Arrow keys move the choice. */
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
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      disabled={disabled}
      onValueChange={(next) => onValueChange(next as Value)}
      orientation="horizontal"
      className={cn(
        'max-w-full flex-wrap gap-1 rounded-control bg-sunken p-1 inset-ring inset-ring-line weak:inline-flex',
        fullWidth && 'flex w-full',
        className,
      )}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className={cn(
            'focus-ring inline-flex min-w-0 items-center justify-center gap-1.5 rounded-[7px] px-3 font-medium text-muted transition-colors',
            'hover:text-ink disabled:opacity-50 data-[state=checked]:bg-surface data-[state=checked]:text-ink data-[state=checked]:shadow-raised',
            'data-[state=checked]:ring-1 data-[state=checked]:ring-line touch:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
            size === 'sm' ? 'min-h-7 text-xs' : 'min-h-8 text-sm',
            fullWidth && 'flex-1',
          )}
        >
          {option.icon}
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
