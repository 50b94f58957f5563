import { useId } from 'react'
import { type CheckboxProps, ignoreEnter } from './checkbox'
import { cn } from './cn'

export type SwitchProps = CheckboxProps

/** For settings that take effect at once; in a form that is sent later, use a checkbox. */
export function Switch({ label, hint, error, checked, onCheckedChange, disabled, name, id, className }: SwitchProps) {
  const own = useId()
  const base = id ?? own
  return (
    <div
      className={cn(
        'flex min-h-11 items-start justify-between gap-4 py-2.5 lg:min-h-0 lg:py-1',
        disabled && 'opacity-60',
        className,
      )}
    >
      <div className="min-w-0">
        <label htmlFor={base} className="block text-sm/6 font-medium text-ink">
          {label}
        </label>
        {(hint || error) && (
          <p id={`${base}-hint`} className={cn('text-sm', error ? 'text-danger' : 'text-muted')}>
            {error ?? hint}
          </p>
        )}
      </div>
      <input
        type="checkbox"
        role="switch"
        id={base}
        name={name}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onCheckedChange(event.target.checked)}
        onKeyDown={ignoreEnter}
        aria-describedby={hint || error ? `${base}-hint` : undefined}
        className={cn(
          'focus-ring relative inline-flex h-6 w-10.5 shrink-0 cursor-[inherit] appearance-none items-center rounded-full border border-control bg-sunken p-0.5',
          'transition-colors before:absolute before:-inset-2.5 checked:border-accent checked:bg-accent',
          'after:block after:size-4.5 after:rounded-full after:bg-control after:transition-[translate,background-color]',
          'after:duration-150 after:ease-calm checked:after:translate-x-4.5 checked:after:bg-on-accent',
        )}
      />
    </div>
  )
}
