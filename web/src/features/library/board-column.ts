import { BOARD_COLUMNS, type BoardColumn } from '@reelwright/shared'

const COLUMN_OF = new Map<string, BoardColumn>([
  ...BOARD_COLUMNS.map((column) => [column, column] as const),
  ['completed', 'ready_to_film'],
  ['tracking', 'posted'],
])

type Placed = { status?: string | null; kanban_status?: string | null }

/** Where the board shows a script: `kanban_status` first, else `status`; whatever else is written there is a draft. (CX-01) */
export function boardColumn(script: Placed): BoardColumn {
  return COLUMN_OF.get(script.kanban_status || script.status || '') ?? 'draft'
}
