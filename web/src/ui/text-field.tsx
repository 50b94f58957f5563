import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'
import { controlLook, Field, useFieldIds, type FieldTexts } from './field'

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'prefix'> {
  /** Inside the box, before the text: "$", an icon. */
  prefix?: ReactNode
  /** Inside the box, after the text: a unit, a button. */
  suffix?: ReactNode
  /** Stands right of the label. */
  aside?: ReactNode
}

/** One line of text with its label, hint and error. Takes a ref, so `register()` of react-hook-form can be spread on it. */
export function TextField({
  label,
  hint,
  error,
  required,
  hideLabel,
  prefix,
  suffix,
  aside,
  id,
  className,
  ...input
}: TextFieldProps) {
  const ids = useFieldIds(id, { hint, error })
  return (
    <Field {...{ ids, label, hint, error, required, hideLabel, aside, className }}>
      <div className="relative flex items-center">
        {prefix && (
          <span className="pointer-events-none absolute left-3 flex text-muted [&_svg]:size-4.5" aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          {...input}
          id={ids.id}
          aria-required={required || undefined}
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={ids.describedBy}
          className={cn(controlLook, 'h-11 lg:h-10', prefix && 'pl-9', suffix && 'pr-12')}
        />
        {suffix && <span className="absolute right-1 flex items-center text-sm text-muted">{suffix}</span>}
      </div>
    </Field>
  )
}
