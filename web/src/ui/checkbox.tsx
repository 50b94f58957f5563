import { Check } from 'lucide-react'
import { Checkbox as Radix } from 'radix-ui'
import { useId, type ReactNode } from 'react'
import { cn } from './cn'

export interface CheckboxProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  name?: string
  id?: string
  className?: string
}

/** The whole row is the target. */
export function Checkbox({
  label,
  hint,
  error,
  checked,
  onCheckedChange,
  disabled,
  name,
  id,
  className,
}: CheckboxProps) {
  const own = useId()
  const base = id ?? own
  return (
    <div
      className={cn('flex min-h-11 items-start gap-3 py-2.5 lg:min-h-0 lg:py-1', disabled && 'opacity-60', className)}
    >
      <Radix.Root
        id={base}
        name={name}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(state) => onCheckedChange(state === true)}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? `${base}-hint` : undefined}
        className={cn(
          'focus-ring relative mt-px flex size-5 shrink-0 items-center justify-center rounded-sm border border-control bg-surface',
          'transition-colors before:absolute before:-inset-3 hover:border-ink data-[state=checked]:border-accent',
          'data-[state=checked]:bg-accent data-[state=checked]:text-on-accent',
        )}
      >
        <Radix.Indicator>
          <Check aria-hidden="true" strokeWidth={3} className="size-3.5 animate-pop" />
        </Radix.Indicator>
      </Radix.Root>
      <div className="min-w-0">
        <label htmlFor={base} className="block text-sm/5.5 font-medium text-ink">
          {label}
        </label>
        {(hint || error) && (
          <p id={`${base}-hint`} className={cn('text-sm', error ? 'text-danger' : 'text-muted')}>
            {error ?? hint}
          </p>
        )}
      </div>
    </div>
  )
}
