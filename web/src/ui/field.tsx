import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cn } from './cn'

export interface FieldTexts {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
}

/** Look of everything one types into or picks from. */
export const controlLook = cn(
  'focus-ring block w-full rounded-control border border-control bg-surface px-3 text-ink weak:text-base lg:weak:text-sm',
  'transition-[border-color,background-color] placeholder:text-muted hover:border-ink',
  'aria-invalid:border-danger aria-invalid:hover:border-danger',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted',
)

/** Ids that tie a control to its label, hint and error. */
export function useFieldIds(id: string | undefined, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const own = useId()
  const base = id ?? own
  const hintId = `${base}-hint`
  const errorId = `${base}-error`
  const describedBy = cn(error && errorId, hint && hintId) || undefined
  return { id: base, hintId, errorId, describedBy }
}

interface FieldProps extends FieldTexts {
  ids: ReturnType<typeof useFieldIds>
  /** Stands right of the label: a counter, a link. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** Label above, control, then the error, then the hint. Used by the field components of this folder. */
export function Field({ ids, label, hint, error, required, hideLabel, aside, className, children }: FieldProps) {
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={cn('flex flex-wrap items-baseline justify-between gap-x-3', hideLabel && !aside && 'sr-only')}>
        <label htmlFor={ids.id} className={cn('text-sm font-medium text-ink', hideLabel && 'sr-only')}>
          {label}
          {required && (
            <span aria-hidden="true" className="text-accent-text">
              {' *'}
            </span>
          )}
        </label>
        {aside}
      </div>
      {children}
      {error && (
        <p id={ids.errorId} className="flex animate-appear items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
      {hint && (
        <p id={ids.hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
