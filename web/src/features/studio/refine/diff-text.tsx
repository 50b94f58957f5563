import type { DiffPart } from '../../../platform'

/** What became of a text, word by word; to be seen and to be heard. */
export function DiffText({ parts }: { parts: readonly DiffPart[] }) {
  return parts.map(({ kind, text }, at) => {
    if (kind === 'same') return <span key={at}>{text}</span>
    const [Mark, look, said] =
      kind === 'added'
        ? (['ins', 'rounded-sm bg-success-soft text-success no-underline', 'added:'] as const)
        : (['del', 'rounded-sm bg-danger-soft text-danger line-through', 'removed:'] as const)
    return (
      <Mark key={at} className={`${look} box-decoration-clone px-0.5`}>
        <span className="sr-only">{` ${said} `}</span>
        {text}
      </Mark>
    )
  })
}
