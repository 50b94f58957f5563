import { type BoardColumn, stageLabel } from '@reelwright/shared'
import { type RefObject, useId, useState } from 'react'
import { cn, Skeleton } from '../../../ui'
import type { Folder } from '../folders/api'
import type { StartAction } from '../script-actions'
import type { ScriptCard } from '../script-fields'
import { StageIcon } from '../stage-badge'
import { CardList } from './card-list'
import type { ColumnState } from './use-board'

export interface ColumnListProps {
  column: BoardColumn
  cards: readonly ScriptCard[]
  state: ColumnState
  folders: ReadonlyMap<string, Folder>
  isFiltered: boolean
  onStart: StartAction
  /**
   * Set when all columns scroll together, sideways and down, as on a phone. (A card can be carried from one column to the other only
   * inside one area that scrolls.)
   */
  board: RefObject<HTMLElement | null> | undefined
}

/** One column with its head. (B-BD-02) */
export function ColumnList(props: ColumnListProps) {
  const { column, state, board } = props
  const headId = useId()
  // A state, since the list has to be drawn again when it is there.
  const [own, setOwn] = useState<HTMLElement | null>(null)
  return (
    <section
      aria-labelledby={headId}
      data-column={column}
      className={cn('flex min-w-0 flex-col rounded-card bg-sunken', board ? 'w-[82%] shrink-0 snap-center' : 'min-h-0')}
    >
      <h2
        className={cn(
          'flex h-12 shrink-0 items-center gap-2 rounded-t-card bg-sunken px-3 text-sm font-semibold text-ink',
          board && 'sticky top-0 z-20',
        )}
      >
        <StageIcon stage={column} className="size-4.5 shrink-0" />
        <span id={headId} className="min-w-0 truncate">
          {stageLabel(column)}
        </span>
        <span className="ml-auto rounded-full bg-surface px-2 py-0.5 text-xs font-medium text-muted tabular-nums inset-ring inset-ring-line empty:hidden">
          {state.count}
        </span>
      </h2>
      <div
        ref={setOwn}
        className={cn('flex flex-1 flex-col px-2 pb-2', !board && 'min-h-0 overflow-x-hidden overflow-y-auto')}
      >
        {state.isPending ? <Waiting /> : <CardList {...props} headId={headId} scroller={board ? board.current : own} />}
      </div>
    </section>
  )
}

function Waiting() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-2">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className="h-44 rounded-control" />
      ))}
    </div>
  )
}
