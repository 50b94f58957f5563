import type { DiffPart } from '../../../platform'

/** A text with what went struck through and what came underlined; read out in words, too. */
export function DiffText({ parts }: { parts: readonly DiffPart[] }) {
  return parts.map(({ kind, text }, index) => {
    if (kind === 'same') return <span key={index}>{text}</span>
    const isGone = kind === 'removed'
    const Element = isGone ? 'del' : 'ins'
    return (
      <Element
        key={index}
        className={
          isGone
            ? 'rounded-[3px] bg-danger-soft text-danger line-through decoration-1'
            : 'rounded-[3px] bg-success-soft text-success underline decoration-2 underline-offset-3'
        }
      >
        <span className="sr-only">{isGone ? ' removed: ' : ' added: '}</span>
        {text}
        <span className="sr-only">{isGone ? ', end of removed ' : ', end of added '}</span>
      </Element>
    )
  })
}
