import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'
import { controlLook, Field, useFieldIds, type FieldTexts } from './field'

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  /** `className` is for colors: desktop browsers show them in the open list. */
  options: readonly { value: string; label: string; disabled?: boolean; className?: string }[]
  /** Shown while nothing is picked; cannot be picked again. */
  placeholder?: string
  /** Stands before what is picked. */
  icon?: ReactNode
}

/** The platform's own select: best on phones, known to everyone, styled like the other fields. */
export function SelectField({
  label,
  hint,
  error,
  required,
  hideLabel,
  options,
  placeholder,
  icon,
  id,
  className,
  ...select
}: SelectFieldProps) {
  const ids = useFieldIds(id, { hint, error })
  return (
    <Field {...{ ids, label, hint, error, required, hideLabel, className }}>
      <div className="relative flex items-center">
        {icon && (
          <span className="pointer-events-none absolute left-3 grid size-4.5 place-items-center *:size-full">
            {icon}
          </span>
        )}
        <select
          {...select}
          id={ids.id}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className={cn(controlLook, 'h-11 appearance-none truncate pr-9 lg:h-10', icon && 'pl-9')}
        >
          {placeholder && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled} className={option.className}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="pointer-events-none absolute right-3 size-4.5 text-muted"
        />
      </div>
    </Field>
  )
}
