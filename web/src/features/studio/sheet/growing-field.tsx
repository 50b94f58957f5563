import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { cn } from '../../../ui'
import { typedText } from '../edited-script/typed-text'
import { caretAfterChange, caretAfterCleaning } from './caret'

export interface GrowingFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  value: string
  onType: (text: string) => void
  /** The same text with marks, shown behind the letters. */
  layer?: ReactNode
}

/** Same letters at the same places: whatever sets type must be on both. */
const SET = 'col-start-1 row-start-1 whitespace-pre-wrap wrap-break-word [unicode-bidi:plaintext] px-3 py-2'

/**
 * A text area without a box of its own size: the layer behind it holds the same text, so it gives the height and carries the marks.
 * The cursor stays where people expect it when the text changes from outside.
 */
export function GrowingField({ value, onType, layer, className, ...area }: GrowingFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const typed = useRef<{ text: string; caret: number } | null>(null)
  const shown = useRef(value)

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = value
    const own = typed.current
    typed.current = null
    const element = box.current
    if (before === value || !element || element !== document.activeElement) return
    if (own && own.text === value) return
    const caret =
      own && typedText(own.text) === value ? caretAfterCleaning(own.text, own.caret) : caretAfterChange(before, value)
    element.setSelectionRange(caret, caret)
  }, [value])

  return (
    <div className={cn('grid min-w-0 grid-cols-[minmax(0,1fr)]', className)}>
      <div aria-hidden="true" className={cn(SET, 'pointer-events-none border border-transparent text-transparent')}>
        {layer ?? value}
        {/* A last empty line counts in a text area, and not in a block. */}
        {'\u200b'}
      </div>
      <textarea
        {...area}
        ref={box}
        rows={1}
        value={value}
        onChange={({ currentTarget }) => {
          typed.current = { text: currentTarget.value, caret: currentTarget.selectionStart }
          onType(currentTarget.value)
        }}
        className={cn(
          SET,
          'focus-ring block size-full min-h-11 resize-none overflow-hidden rounded-control border border-(--editor-line) bg-transparent',
          // Clear of the bars above and below, wherever the focus comes from.
          'scroll-mt-48 scroll-mb-40 lg:scroll-mt-20 lg:scroll-mb-24',
          'transition-[border-color] hover:border-(--editor-quiet) read-only:border-dashed',
        )}
      />
    </div>
  )
}
