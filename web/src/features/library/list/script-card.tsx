import { Clock, Folder, Gauge } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { formatDate } from '../../../platform'
import { Card, cn } from '../../../ui'
import { scriptDragProps } from '../folders/drag-scripts'
import { ItemMenu } from './item-menu'
import { CardActions } from '../script-actions'
import { StageBadge } from '../stage-badge'
import { MarkedText } from './marked-text'
import { OpenButton } from './open-button'
import type { ScriptItemProps } from './script-item'
import { SelectBox } from './select-box'

const ICON = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-3.5 shrink-0' } as const

/** One script in the grid. The whole card opens it; other actions lie above. (OP-49) */
export const ScriptCardItem = memo(function ScriptCardItem(props: ScriptItemProps) {
  const { card, index, count, folderName, terms, isSelected, on } = props
  return (
    <Card
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={count}
      interactive
      {...scriptDragProps(() => on.dragged(card.id))}
      className={cn(
        'group relative flex min-w-0 flex-col gap-2',
        isSelected && 'border-accent ring-1 ring-accent hover:border-accent',
      )}
    >
      <div className="flex items-center gap-2.5">
        <SelectBox {...props} />
        <StageBadge stage={card.column} />
        <div className="relative z-10 -my-1.5 -mr-2 ml-auto">
          <ItemMenu {...props} />
        </div>
      </div>
      <h2 className="text-base leading-snug font-semibold text-ink">
        <OpenButton {...props} lines="line-clamp-2 break-words" />
      </h2>
      <p className="truncate text-sm text-muted">
        <MarkedText text={card.product} terms={terms} />
      </p>
      <p className="line-clamp-7 text-sm leading-relaxed break-words text-ink">
        {card.snippet || card.preview ? (
          <MarkedText text={card.snippet ?? card.preview} terms={terms} />
        ) : (
          <span className="text-muted">No script content found</span>
        )}
      </p>
      <dl className="mt-auto flex flex-wrap items-center gap-x-2.5 gap-y-1 pt-2 text-xs text-muted tabular-nums">
        <Fact name="Length" icon={<Clock {...ICON} />}>{`${card.length}s`}</Fact>
        {card.score && <Fact name="Craft score" icon={<Gauge {...ICON} />}>{`${card.score}/10`}</Fact>}
        {folderName && (
          <Fact name="Folder" icon={<Folder {...ICON} />}>
            {folderName}
          </Fact>
        )}
        <div className="ml-auto">
          <dt className="sr-only">Created</dt>
          <dd>
            <time dateTime={card.createdAt}>{formatDate(card.createdAt)}</time>
          </dd>
        </div>
      </dl>
      <CardActions card={card} onStart={on.start} className="-mx-1.5 -mb-1.5" />
    </Card>
  )
})

function Fact({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-center gap-1.5">
      <dt>
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="truncate">{children}</dd>
    </div>
  )
}
