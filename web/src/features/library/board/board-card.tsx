import type { DraggableProvided, DraggableStateSnapshot } from '@hello-pangea/dnd'
import { Clock, Gauge } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import { formatDate } from '../../../platform'
import { cn } from '../../../ui'
import type { Folder } from '../folders/api'
import { FolderMark } from '../folders/folder-mark'
import { NO_CONTENT, type ScriptCard } from '../script-fields'
import { CardActions, ScriptActionsMenu, type StartAction } from '../script-actions'
import { carryTouch } from './carry-touch'
import { followArrows } from './follow-arrows'

/** All cards are equally high: so a column knows where each lies without having drawn it. */
export const CARD_HEIGHT = 13.5
/** Below each. */
export const CARD_GAP = 0.5

interface BoardCardProps {
  card: ScriptCard
  folder: Folder | undefined
  onStart: StartAction
  handle: DraggableProvided['dragHandleProps']
  isLifted: DraggableStateSnapshot['isDragging']
}

/** One script on the board. All of it opens the script and lifts it; the menu lies above. (OP-49) */
export const BoardCard = memo(function BoardCard({ card, folder, onStart, handle, isLifted }: BoardCardProps) {
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter') onStart('view', card)
    else if (event.key === 'Delete') onStart('delete', card)
    else return followArrows(event)
    event.preventDefault()
  }

  return (
    <div
      className={cn(
        'relative flex h-full flex-col gap-1 overflow-hidden rounded-control border bg-surface p-3 transition-[box-shadow,border-color]',
        'has-[[data-card]:focus-visible]:outline-2 has-[[data-card]:focus-visible]:-outline-offset-2 has-[[data-card]:focus-visible]:outline-focus',
        isLifted ? 'border-accent shadow-overlay' : 'border-line shadow-raised hover:border-control',
      )}
    >
      <h3 className="pr-7 text-sm leading-snug font-semibold text-ink touch:pr-8">
        <div
          {...handle}
          role="button"
          tabIndex={0}
          data-card={card.id}
          onClick={() => onStart('view', card)}
          onKeyDown={handleKey}
          onTouchStart={carryTouch}
          className="outline-none after:absolute after:inset-0 after:rounded-control"
        >
          <span className="line-clamp-2 break-words">{card.title}</span>
        </div>
      </h3>
      <div className="absolute top-1.5 right-1 z-10 touch:top-0 touch:right-0">
        <ScriptActionsMenu card={card} onStart={onStart} />
      </div>
      <p className="truncate text-xs text-muted">{card.product}</p>
      <p className="line-clamp-2 text-xs leading-normal break-words text-ink">
        {card.snippet ?? (card.preview || <span className="text-muted">{NO_CONTENT}</span>)}
      </p>
      <div className="mt-auto flex items-center gap-1.5 text-xs text-muted tabular-nums">
        <span className="flex shrink-0 items-center gap-1">
          <Clock aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
          <span className="sr-only">Length </span>
          {card.length}s
        </span>
        {card.score && (
          <span className="flex shrink-0 items-center gap-1">
            <Gauge aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
            <span className="sr-only">Craft score </span>
            {card.score}
          </span>
        )}
      </div>
      <div className="flex min-h-4 items-center gap-3 text-xs text-muted tabular-nums">
        {folder && (
          <span className="flex min-w-0 items-center gap-1">
            <FolderMark icon={folder.icon} color={folder.color} className="size-3.5" />
            <span className="sr-only">Folder </span>
            <span className="truncate">{folder.name}</span>
          </span>
        )}
        <span className="ml-auto shrink-0">
          <span className="sr-only">Created </span>
          <time dateTime={card.createdAt}>{formatDate(card.createdAt)}</time>
        </span>
      </div>
      <CardActions card={card} onStart={onStart} className="-mx-1.5 -mb-1.5" />
    </div>
  )
})
