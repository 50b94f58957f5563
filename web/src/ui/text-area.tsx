import { useLayoutEffect, useRef, useState, type ComponentProps, type RefObject } from 'react'
import { cn } from './cn'
import { controlLook, Field, useFieldIds, type FieldTexts } from './field'

export interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {
  /** Grows with its text instead of scrolling. */
  autoGrow?: boolean
  /** Shows "12 / 200"; typing past the limit is allowed and marked, so that pasted text is never cut. */
  counter?: { max: number }
}

const growsByItself = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content')

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  required,
  hideLabel,
  autoGrow = false,
  counter,
  id,
  className,
  ref,
  onInput,
  rows = 3,
  ...area
}: TextAreaProps) {
  const ids = useFieldIds(id, { hint, error })
  const box = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState(0)
  const length = area.value === undefined ? typed : String(area.value).length

  useLayoutEffect(() => setTyped(box.current?.value.length ?? 0), [])
  // Also after typing into an uncontrolled area: the count of its letters is state of this component.
  useGrowingHeight(box, autoGrow)

  const over = counter !== undefined && length > counter.max
  return (
    <Field
      {...{ ids, label, hint, error, required, hideLabel, className }}
      aside={
        counter && (
          <span className={cn('text-xs tabular-nums', over ? 'font-medium text-danger' : 'text-muted')}>
            {length} / {counter.max}
          </span>
        )
      }
    >
      <textarea
        {...area}
        ref={(element) => {
          box.current = element
          if (typeof ref === 'function') return ref(element)
          if (ref) ref.current = element
        }}
        id={ids.id}
        rows={rows}
        aria-required={required || undefined}
        aria-invalid={error || over ? true : undefined}
        aria-describedby={ids.describedBy}
        onInput={(event) => {
          setTyped(event.currentTarget.value.length)
          onInput?.(event)
        }}
        className={cn(
          controlLook,
          'min-h-11 py-2.5 leading-relaxed',
          autoGrow ? 'field-sizing-content resize-none' : 'resize-y',
        )}
      />
    </Field>
  )
}

/** For browsers without `field-sizing`: the box follows the height of its text, however that changed. */
function useGrowingHeight(box: RefObject<HTMLTextAreaElement | null>, on: boolean) {
  useLayoutEffect(() => {
    if (on && !growsByItself && box.current) fitHeight(box.current)
  })
}

function fitHeight(area: HTMLTextAreaElement) {
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + 2}px`
}
