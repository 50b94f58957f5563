import { Check } from 'lucide-react'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
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
      {/* The platform's own: parts of a library measure themselves when they appear, which holds up a page full of them. */}
      <span className="relative mt-px flex size-5 shrink-0">
        <input
          type="checkbox"
          id={base}
          name={name}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onCheckedChange(event.target.checked)}
          onKeyDown={ignoreEnter}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint || error ? `${base}-hint` : undefined}
          className={cn(
            'peer focus-ring size-full cursor-[inherit] appearance-none rounded-sm border border-control bg-surface transition-colors',
            'before:absolute before:-inset-3 hover:border-ink checked:border-accent checked:bg-accent',
          )}
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto hidden size-3.5 animate-pop text-on-accent peer-checked:block"
        />
      </span>
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

/** Enter sends a form from a line of text; a choice is made with the space bar. */
export function ignoreEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
