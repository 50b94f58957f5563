import { Copy, RefreshCw, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card, IconButton } from '../../ui'
import { copyText } from '../library'

interface WordsCardProps {
  title: string
  hint: string
  /** As in "Copy caption". */
  name: string
  copied: string
  isRenewing: boolean
  onRenew: () => void
  /** Absent while the suggestion stands there. */
  onUndo: (() => void) | undefined
  children: ReactNode
}

/** One kind of words with what can be done with it. */
export function WordsCard({ title, hint, name, copied, isRenewing, onRenew, onUndo, children }: WordsCardProps) {
  return (
    <Card as="section" aria-label={title}>
      <div className="mb-3 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-base font-semibold text-ink">{title}</h2>
          <p className="text-sm text-muted">{hint}</p>
        </div>
        <div className="-mt-1 flex shrink-0 gap-1">
          {onUndo && (
            <IconButton
              label={`Restore the suggested ${name}`}
              size="sm"
              icon={<Undo2 strokeWidth={1.75} />}
              onClick={onUndo}
            />
          )}
          <IconButton
            label={`Suggest ${name.endsWith('s') ? 'other' : 'another'} ${name}`}
            size="sm"
            loading={isRenewing}
            icon={<RefreshCw strokeWidth={1.75} />}
            onClick={onRenew}
          />
          <CopyButton label={`Copy ${name}`} text={copied} />
        </div>
      </div>
      <div className="flex flex-col gap-3">{children}</div>
    </Card>
  )
}

export function CopyButton({ label, text }: { label: string; text: string }) {
  return (
    <IconButton
      label={label}
      size="sm"
      variant="secondary"
      disabled={text === ''}
      icon={<Copy strokeWidth={1.75} />}
      onClick={() => void copyText(text)}
    />
  )
}
