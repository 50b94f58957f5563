import type { ComponentProps } from 'react'
import { cn } from './cn'
import { controlLook, Field, type FieldTexts, useFieldIds } from './field'

export interface CodeFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'maxLength'> {
  value: string
  onChange: (digits: string) => void
  /** Called as soon as the last digit is there, typed or pasted. */
  onComplete?: (digits: string) => void
  length?: number
}

/**
 * A code of some digits in one field, so that paste, autofill from a message and screen readers work as everywhere
 * else. Blanks and hyphens of a pasted code do not count.
 */
export function CodeField({
  value,
  onChange,
  onComplete,
  length = 6,
  label,
  hint,
  error,
  required,
  hideLabel,
  id,
  className,
  ...input
}: CodeFieldProps) {
  const ids = useFieldIds(id, { hint, error })
  return (
    <Field {...{ ids, label, hint, error, required, hideLabel, className }}>
      <input
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        pattern="[0-9]*"
        spellCheck={false}
        {...input}
        id={ids.id}
        // Not `maxLength`: it would cut a pasted "123 456" before the blank is gone.
        value={value}
        onChange={(event) => {
          const digits = event.target.value.replace(/\D/g, '').slice(0, length)
          onChange(digits)
          if (digits.length === length && digits !== value) onComplete?.(digits)
        }}
        placeholder={'\u2022'.repeat(length)}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        className={cn(
          controlLook,
          // The last letter has its space behind it, too: the indent keeps the row in the middle.
          'h-14 text-center indent-[0.4em] font-display text-2xl font-semibold tracking-[0.4em] tabular-nums lg:text-2xl',
          'placeholder:tracking-[0.4em]',
        )}
      />
    </Field>
  )
}
