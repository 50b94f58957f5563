import { Search, X } from 'lucide-react'
import { useId, useRef, type ComponentProps } from 'react'
import { cn } from './cn'
import { controlLook } from './field'
import { IconButton } from './icon-button'

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'type'> {
  /** For screen readers; the placeholder is what is seen. */
  label: string
  value: string
  onValueChange: (value: string) => void
  /** Called after the text was cleared by the button or by Escape. */
  onClear?: () => void
}

/** Search as you type. Escape clears. */
export function SearchField({
  label,
  value,
  onValueChange,
  onClear,
  id,
  className,
  onKeyDown,
  ...input
}: SearchFieldProps) {
  const own = useId()
  const box = useRef<HTMLInputElement>(null)

  function clear() {
    onValueChange('')
    onClear?.()
    box.current?.focus()
  }

  return (
    <div role="search" aria-label={label} className={cn('relative flex min-w-0 items-center', className)}>
      <label htmlFor={id ?? own} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden="true"
        strokeWidth={1.75}
        className="pointer-events-none absolute left-3 size-4.5 text-muted"
      />
      <input
        {...input}
        ref={box}
        id={id ?? own}
        type="search"
        value={value}
        autoComplete="off"
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) {
            // Otherwise the same key would close the dialog around the field.
            event.stopPropagation()
            event.preventDefault()
            clear()
          }
          onKeyDown?.(event)
        }}
        className={cn(controlLook, 'h-11 pr-12 pl-9 lg:h-10 [&::-webkit-search-cancel-button]:appearance-none')}
      />
      {value && (
        <span className="absolute right-1">
          <IconButton label="Clear search" icon={<X strokeWidth={1.75} />} size="sm" onClick={clear} />
        </span>
      )}
    </div>
  )
}
