import { BOARD_COLUMNS, type BoardColumn, stageLabel } from '@reelwright/shared'
import { cn } from '../../../ui'
import type { Columns } from './columns'
import type { ColumnState } from './use-board'

interface ColumnStripProps {
  shown: BoardColumn
  states: Columns<ColumnState>
  onShow: (column: BoardColumn) => void
}

/** On a phone: the heads of all columns, each leading to its column. */
export function ColumnStrip({ shown, states, onShow }: ColumnStripProps) {
  return (
    <nav aria-label="Columns" className="flex gap-1 rounded-control bg-sunken p-1">
      {BOARD_COLUMNS.map((column) => (
        <button
          key={column}
          type="button"
          aria-current={column === shown || undefined}
          onClick={() => onShow(column)}
          className={cn(
            'focus-ring flex min-h-12 min-w-0 flex-auto flex-col items-center justify-center rounded-sm px-1 text-center text-xs leading-tight font-medium',
            column === shown ? 'bg-surface text-ink shadow-raised' : 'text-muted',
          )}
        >
          {stageLabel(column)}
          <span className="tabular-nums">{states[column].count}</span>
        </button>
      ))}
    </nav>
  )
}
