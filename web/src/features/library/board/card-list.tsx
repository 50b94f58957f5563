import { Draggable, type DraggableProvided, type DraggableStateSnapshot, Droppable } from '@hello-pangea/dnd'
import type { BoardColumn } from '@reelwright/shared'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect } from 'react'
import { Button, cn, Skeleton } from '../../../ui'
import type { ScriptCard } from '../script-fields'
import { BoardCard, CARD_GAP, CARD_HEIGHT } from './board-card'
import type { ColumnListProps } from './column-list'
import { rootFontSize } from './root-font-size'

const EMPTY: Record<BoardColumn, string> = {
  draft: 'New scripts start here.',
  in_progress: 'Drop a script here while you work on it.',
  ready_to_film: 'Drop a script here when it waits for the camera.',
  posted: 'Drop a script here once its video is out.',
}
/** Cards rendered beyond the visible ones. */
const OVERSCAN = 4
/** Cards before the end at which further ones are asked for. */
const AHEAD = 25
/** In rem: the column's head, which stands above the cards when all columns scroll together. */
const HEAD = 3

interface CardListProps extends ColumnListProps {
  headId: string
  scroller: HTMLElement | null
}

/** The cards of a column, of which the visible ones are rendered, and where cards may be dropped. (B-BD-08) */
export function CardList({
  column,
  cards,
  state,
  folders,
  isFiltered,
  onStart,
  board,
  headId,
  scroller,
}: CardListProps) {
  const rem = rootFontSize()
  const stride = (CARD_HEIGHT + CARD_GAP) * rem
  const top = board ? HEAD * rem : 0
  // oxlint-disable-next-line react/incompatible-library -- it is not compiled
  const rows = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller,
    estimateSize: () => stride,
    scrollMargin: top,
    overscan: OVERSCAN,
    getItemKey: (index) => cards[index]?.id ?? index,
  })
  const items = rows.getVirtualItems()

  const { loadMore, isMoreFailed } = state
  const isNearEnd = (items.at(-1)?.index ?? 0) >= cards.length - AHEAD
  useEffect(() => {
    if (isNearEnd && !isMoreFailed) loadMore()
  })

  const drawn = (card: ScriptCard, { dragHandleProps }: DraggableProvided, snapshot: DraggableStateSnapshot) => (
    <BoardCard
      card={card}
      folder={folders.get(card.folderId ?? '')}
      onStart={onStart}
      handle={dragHandleProps}
      isLifted={snapshot.isDragging && !snapshot.isDropAnimating}
    />
  )

  return (
    <Droppable
      droppableId={column}
      mode="virtual"
      renderClone={(provided, snapshot, { source }) => {
        const card = cards[source.index]
        return (
          <div ref={provided.innerRef} {...provided.draggableProps} className="z-30 pb-2">
            {card && drawn(card, provided, snapshot)}
          </div>
        )
      }}
    >
      {(area, over) => (
        <div
          ref={area.innerRef}
          {...area.droppableProps}
          className={cn(
            'relative flex-1 shrink-0 rounded-control transition-colors',
            over.isDraggingOver && 'bg-accent-soft',
          )}
        >
          <ul aria-labelledby={headId} style={{ height: (cards.length + (over.isUsingPlaceholder ? 1 : 0)) * stride }}>
            {items.map(({ index, start }) => {
              const card = cards[index]
              return (
                card && (
                  <Draggable key={card.id} draggableId={card.id} index={index} disableInteractiveElementBlocking>
                    {(provided, snapshot) => (
                      <li
                        ref={provided.innerRef}
                        {...provided.draggableProps}
                        aria-posinset={index + 1}
                        aria-setsize={cards.length}
                        className="absolute inset-x-0 pb-2"
                        style={{ ...provided.draggableProps.style, top: start - top, height: stride }}
                      >
                        {drawn(card, provided, snapshot)}
                      </li>
                    )}
                  </Draggable>
                )
              )
            })}
          </ul>
          {state.isFetchingMore && <Skeleton className="h-44 rounded-control" />}
          {isMoreFailed && (
            <div className="flex flex-col items-center gap-2 p-3 text-center text-sm text-muted">
              More scripts couldn’t be loaded.
              <Button size="sm" loading={state.isFetchingMore} onClick={loadMore}>
                Try again
              </Button>
            </div>
          )}
          {cards.length === 0 && !over.isUsingPlaceholder && (
            <p className="absolute inset-x-0 top-0 px-3 py-8 text-center text-sm text-pretty text-muted">
              {isFiltered ? 'No scripts here.' : EMPTY[column]}
            </p>
          )}
        </div>
      )}
    </Droppable>
  )
}
