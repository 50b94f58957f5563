import { memo } from 'react'
import { GrowingField } from './growing-field'

const LOOK = 'font-display text-xl font-bold text-ink [unicode-bidi:plaintext] sm:text-2xl'
export const TITLE_FIELD = 'script-title'

interface ScriptTitleProps {
  title: string
  isEditing: boolean
  /** It was to be saved without one. (B-VL-10) */
  isMissing: boolean
  onType: (text: string) => void
}

export const ScriptTitle = memo(function ScriptTitle({ title, isEditing, isMissing, onType }: ScriptTitleProps) {
  if (!isEditing) return <h3 className={`${LOOK} wrap-break-word text-balance`}>{title}</h3>
  return (
    <div className="[--editor-line:var(--control)] [--editor-quiet:var(--ink)]">
      <h3 className="sr-only">{title}</h3>
      <GrowingField
        id={TITLE_FIELD}
        aria-label="Title"
        aria-required="true"
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? 'title-missing' : undefined}
        className={`${LOOK} -mx-3`}
        value={title}
        onType={onType}
      />
      {isMissing && (
        <p id="title-missing" className="mt-1 text-sm text-danger">
          Title is required
        </p>
      )}
    </div>
  )
})
