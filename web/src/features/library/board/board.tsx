import {
  DragDropContext,
  type DragStart,
  type DragUpdate,
  type DropResult,
  type ResponderProvided,
} from '@hello-pangea/dnd'
import { BOARD_COLUMNS, type BoardColumn } from '@reelwright/shared'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { defineAdoptedStyle } from '../../../platform'
import { Button, cn, toast } from '../../../ui'
import { foldersQuery } from '../folders/api'
import type { LibraryPlace } from '../library-place'
import type { StartAction } from '../script-actions'
import type { ScriptCard } from '../script-fields'
import { droppedText, HOW_TO_MOVE, liftedText, movedText } from './announcements'
import { isColumn } from './api'
import { ColumnList } from './column-list'
import { ColumnStrip } from './column-strip'
import type { Columns } from './columns'
import { FolderFilter } from './folder-filter'
import { useBoard } from './use-board'
import { useNarrow } from './use-narrow'

defineAdoptedStyle()

/** By then the board has been refetched. */
const REFOCUS_TIMEOUT_MS = 4000
const STEP = 100

const SOME_SCRIPT = 'this script'

export interface BoardProps {
  userId: string
  place: LibraryPlace
  onStart: StartAction
}

/** The four columns from draft to posted. (B-LB-04, B-BD-01 to B-BD-11) */
export function Board({ userId, place, onStart }: BoardProps) {
  const search = place.address.search.trim()
  const folder = place.folderId ?? place.address.folder
  const folders = useQuery(foldersQuery(userId))
  const folderOf = useMemo(() => new Map(folders.data?.map((one) => [one.id, one])), [folders.data])

  const area = useRef<HTMLDivElement>(null)
  const board = useBoard(
    userId,
    { folder, search },
    {
      onBack: (id) => keepFocus(area, id),
      onGone: (id) => toast.info('This script has been deleted', { description: titleOf(id) }),
    },
  )
  const { isNarrow, shown, look, show } = useNarrow(area)
  // What changes elsewhere waits while somebody holds a card: it shall fall where it was seen to fall.
  const [held, setHeld] = useState<Columns<ScriptCard[]> | null>(null)
  const cards = held ?? board.cards

  const titleOf = (id: string) => BOARD_COLUMNS.flatMap((column) => cards[column]).find((card) => card.id === id)?.title

  function handleEnd({ draggableId, source, destination, reason, mode }: DropResult, { announce }: ResponderProvided) {
    const from = spotOf(source)
    const to = reason === 'DROP' ? spotOf(destination) : undefined
    setHeld(null)
    if (!from) return
    announce(droppedText(titleOf(draggableId) ?? SOME_SCRIPT, from, to))
    if (to) board.drop(cards, draggableId, from, to)
    // Moved with the keyboard: its card remounts now, and again after the board has been refetched.
    if (mode === 'SNAP') stayFocused(area, draggableId, Date.now() + REFOCUS_TIMEOUT_MS)
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {place.folderId === undefined && (
          <FolderFilter folders={folders.data} value={folder} onChange={(folder) => place.go({ folder })} />
        )}
        <div role="status" className="flex items-center gap-2 text-sm text-muted">
          {board.isFailed && 'The board couldn’t be loaded.'}
        </div>
        {board.isFailed && (
          <Button size="sm" icon={<RotateCw strokeWidth={1.75} />} loading={board.isRetrying} onClick={board.retry}>
            Try again
          </Button>
        )}
      </div>
      {isNarrow && <ColumnStrip shown={shown} states={board.states} onShow={show} />}
      <DragDropContext
        dragHandleUsageInstructions={HOW_TO_MOVE}
        onBeforeCapture={() => setHeld(board.cards)}
        onDragStart={({ draggableId, source }: DragStart, { announce }) => {
          const from = spotOf(source)
          if (from) announce(liftedText(titleOf(draggableId) ?? SOME_SCRIPT, from))
        }}
        onDragUpdate={({ draggableId, destination }: DragUpdate, { announce }) =>
          announce(movedText(titleOf(draggableId) ?? SOME_SCRIPT, spotOf(destination)))
        }
        onDragEnd={handleEnd}
      >
        <div
          ref={area}
          data-board
          onScroll={isNarrow ? look : undefined}
          className={cn(
            'relative h-[calc(100dvh-var(--chrome,0px)-var(--bottom-bar,0px)-1.5rem)] min-h-96',
            isNarrow
              ? cn(
                  '-mx-4 flex gap-3 overflow-auto overscroll-x-contain px-4 sm:-mx-6 sm:px-6',
                  !held && 'snap-x snap-mandatory',
                )
              : 'grid grid-cols-4 gap-3',
          )}
        >
          {BOARD_COLUMNS.map((column) => (
            <ColumnList
              key={column}
              column={column}
              cards={cards[column]}
              state={board.states[column]}
              folders={folderOf}
              isFiltered={search !== '' || folder !== undefined}
              onStart={onStart}
              board={isNarrow ? area : undefined}
            />
          ))}
        </div>
      </DragDropContext>
    </div>
  )
}

/** Whoever moved a card by keyboard stays with it when it goes back: in another column it is another element. */
function keepFocus(area: RefObject<HTMLElement | null>, id: string) {
  if (document.activeElement !== document.body) return
  area.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)?.focus()
}

/** The same for as long as nobody goes elsewhere: lists come in one after the other. */
function stayFocused(area: RefObject<HTMLElement | null>, id: string, until: number) {
  setTimeout(() => {
    keepFocus(area, id)
    const card = document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset.card
    if (Date.now() < until && (card === id || document.activeElement === document.body)) stayFocused(area, id, until)
  }, STEP)
}

function spotOf(
  place: { droppableId: string; index: number } | null,
): { column: BoardColumn; index: number } | undefined {
  return place && isColumn(place.droppableId) ? { column: place.droppableId, index: place.index } : undefined
}
