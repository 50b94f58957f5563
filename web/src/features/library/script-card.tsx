import { optionLabel } from '@reelwright/shared'
import { Clock, Gauge, Trash2 } from 'lucide-react'
import { formatDate } from '../../platform'
import { Badge, Card, IconButton } from '../../ui'
import { type ScriptAction, ScriptActionsMenu } from './script-actions'
import type { ScriptCard } from './script-fields'
import { statusTone } from './script-status'

interface ScriptCardItemProps {
  card: ScriptCard
  onOpen: () => void
  onDelete: () => void
  onStart: (action: ScriptAction, id: string) => void
}

/** One script in the list. The whole card opens it; other actions lie above. (OP-49) */
export function ScriptCardItem({ card, onOpen, onDelete, onStart }: ScriptCardItemProps) {
  return (
    <Card as="li" interactive className="group relative flex min-w-0 flex-col gap-2 focus-within:border-control">
      <div className="flex items-center justify-between gap-2">
        <Badge tone={statusTone(card.status)}>{optionLabel(card.status)}</Badge>
        <div className="relative z-10 -my-1.5 -mr-2 flex opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 has-data-[state=open]:opacity-100 touch:opacity-100">
          <ScriptActionsMenu id={card.id} title={card.title} onStart={onStart} />
          <IconButton
            label={`Delete ${card.title}`}
            icon={<Trash2 strokeWidth={1.75} />}
            size="sm"
            variant="danger"
            onClick={onDelete}
          />
        </div>
      </div>
      <h2 className="text-base leading-snug font-semibold text-ink">
        <button
          type="button"
          onClick={onOpen}
          className="block w-full text-left outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          <span className="line-clamp-2">{card.title}</span>
        </button>
      </h2>
      <p className="truncate text-sm text-muted">{card.product}</p>
      <p className="text-sm leading-relaxed text-ink">
        {card.preview || <span className="text-muted">No script content found</span>}
      </p>
      <dl className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-2 text-xs text-muted tabular-nums">
        <div className="flex items-center gap-1.5">
          <dt>
            <Clock aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
            <span className="sr-only">Length</span>
          </dt>
          <dd>{card.length}s</dd>
        </div>
        {card.score && (
          <div className="flex items-center gap-1.5">
            <dt>
              <Gauge aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
              <span className="sr-only">Viral score</span>
            </dt>
            <dd>{card.score}/10</dd>
          </div>
        )}
        <div className="ml-auto">
          <dt className="sr-only">Created</dt>
          <dd>
            <time dateTime={card.createdAt}>{formatDate(card.createdAt)}</time>
          </dd>
        </div>
      </dl>
    </Card>
  )
}
