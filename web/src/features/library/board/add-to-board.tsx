import { BOARD_COLUMNS, type BoardColumn, stageLabel } from '@reelwright/shared'
import { useNavigate } from 'react-router'
import { Button, cn, Dialog } from '../../../ui'
import { useScriptChanges } from '../changes/use-script-changes'
import type { LibraryPlace } from '../library-place'
import type { ScriptCard } from '../script-fields'
import { StageIcon } from '../stage-badge'
import { positionOfNew } from './columns'

export interface AddToBoardDialogProps {
  userId: string
  card: ScriptCard
  /** Where the board is shown afterwards; without one, on its page. */
  place?: LibraryPlace
  onClose: () => void
}

/** Puts a script on top of one of the four columns: what dragging does, for every kind of pointer. (OP-42) */
export function AddToBoardDialog({ userId, card, place, onClose }: AddToBoardDialogProps) {
  const { change } = useScriptChanges(userId)
  const navigate = useNavigate()
  const isOnBoard = place?.address.view === 'kanban'

  function choose(column: BoardColumn) {
    onClose()
    const isThere = column === card.column
    void change(
      [{ id: card.id, ...(!isThere && { status: column, kanban_status: null }), board_position: positionOfNew() }],
      {
        done: isThere ? `Moved to the top of ${stageLabel(column)}` : `Added to ${stageLabel(column)}`,
        failed: 'The script couldn’t be added to the board',
        ...(!isOnBoard && { also: { label: 'View Kanban', onClick: viewBoard } }),
      },
    )
  }

  function viewBoard() {
    if (!place) void navigate('/scripts?view=kanban')
    else place.go({ view: 'kanban' })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add to Kanban"
      description={card.title}
      size="sm"
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <ul className="flex flex-col gap-2 pb-2">
        {BOARD_COLUMNS.map((column) => (
          <li key={column}>
            <button
              type="button"
              aria-current={column === card.column || undefined}
              onClick={() => choose(column)}
              className={cn(
                'focus-ring flex min-h-12 w-full items-center gap-3 rounded-control border px-3 text-left text-sm font-medium text-ink transition-colors hover:border-control hover:bg-hover active:bg-hover',
                column === card.column ? 'border-control bg-sunken' : 'border-line bg-surface',
              )}
            >
              <StageIcon stage={column} className="size-5 shrink-0" />
              {stageLabel(column)}
              {column === card.column && (
                <span className="ml-auto text-xs font-normal text-muted">Move to the top</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
