import { markTerms } from './mark-terms'

/** A text with what was looked for marked in it. */
export function MarkedText({ text, terms }: { text: string; terms: readonly string[] }) {
  if (terms.length === 0) return text
  return markTerms(text, terms).map((part, index) =>
    part.marked ? (
      <mark key={index} className="rounded-[3px] bg-warning-soft text-ink inset-ring inset-ring-warning-line">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
