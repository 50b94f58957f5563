import { ChevronRight, RotateCw } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { wordDiff } from '../../../platform'
import { Button, cn, Toolbar } from '../../../ui'
import type { ChatLine } from './conversation'
import { DiffText } from '../versions/diff-text'

interface ChatLinesProps {
  lines: readonly ChatLine[]
  /** The last of them. */
  newest: RefObject<HTMLLIElement | null>
  disabled: boolean
  onAsk: (message: string) => void
  /** Key of the line whose proposal waits for a decision, and what to show under it. */
  open: string | undefined
  children: ReactNode
}

/** The messages that went back and forth. (B-RF-02) */
export function ChatLines({ lines, newest, disabled, onAsk, open, children }: ChatLinesProps) {
  return (
    <ol aria-label="Messages" className="flex flex-col gap-4">
      {lines.map((line, at) => (
        <li
          key={line.key}
          ref={at === lines.length - 1 ? newest : undefined}
          className={cn('flex flex-col gap-2', line.role === 'user' && 'items-end')}
        >
          <p
            className={cn(
              'max-w-[92%] rounded-card px-3.5 py-2.5 text-sm leading-relaxed whitespace-pre-wrap text-ink',
              line.role === 'user' ? 'bg-accent-soft' : 'bg-sunken',
              line.failed !== undefined && 'border border-danger-line',
            )}
          >
            <span className="sr-only">{line.role === 'user' ? 'You: ' : 'Assistant: '}</span>
            {line.text}
          </p>
          {at === lines.length - 1 && <NextSteps line={line} disabled={disabled} onAsk={onAsk} />}
          {line.key === open ? children : <EarlierChanges line={line} />}
        </li>
      ))}
    </ol>
  )
}

function NextSteps({ line, disabled, onAsk }: { line: ChatLine } & Pick<ChatLinesProps, 'disabled' | 'onAsk'>) {
  const { failed, offers = [] } = line
  if (failed !== undefined) {
    return (
      <Button
        size="sm"
        className="self-start"
        icon={<RotateCw strokeWidth={1.75} />}
        disabled={disabled}
        onClick={() => onAsk(failed)}
      >
        Try again
      </Button>
    )
  }
  if (offers.length === 0) return null
  return (
    <Toolbar label="Suggestions" className="flex flex-wrap gap-2">
      {offers.map(({ label, prompt }) => (
        <Button key={prompt} size="sm" disabled={disabled} onClick={() => onAsk(prompt)} className="rounded-full">
          {label}
        </Button>
      ))}
    </Toolbar>
  )
}

const OUTCOMES = { accepted: 'Accepted', partly: 'Partly accepted', rejected: 'Declined' }

/** The changes of an earlier answer, collapsed. */
function EarlierChanges({ line: { changes, outcome } }: { line: ChatLine }) {
  const [open, setOpen] = useState(false)
  if (changes.length === 0) return null
  return (
    <details className="group/changes text-sm text-muted" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="focus-ring inline-flex min-h-8 items-center gap-1 rounded-sm touch:min-h-11">
        <ChevronRight
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-4 transition-[rotate] group-open/changes:rotate-90"
        />
        {`${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`}
        {outcome && ` · ${OUTCOMES[outcome]}`}
      </summary>
      <ul className="mt-1 flex flex-col gap-2 border-l-2 border-line pl-3 leading-relaxed text-ink">
        {/* Comparing costs, and most of these are never looked at. */}
        {open &&
          changes.map(({ scene, before, after }, at) => (
            <li key={at}>
              <span className="block text-xs text-muted">{`Scene ${scene}`}</span>
              <DiffText parts={wordDiff(before, after)} />
            </li>
          ))}
      </ul>
    </details>
  )
}
