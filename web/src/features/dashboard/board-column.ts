/** The four columns of the board, in the order a script travels. (B-BD-02) */
export const BOARD_COLUMNS = ['draft', 'in_progress', 'ready_to_film', 'posted'] as const
export type BoardColumn = (typeof BOARD_COLUMNS)[number]

export const COLUMN_LABELS: Record<BoardColumn, string> = {
  draft: 'Draft',
  in_progress: 'In Progress',
  ready_to_film: 'Ready to Film',
  posted: 'Posted',
}

const COLUMN_OF = new Map<string, BoardColumn>([
  ...BOARD_COLUMNS.map((column) => [column, column] as const),
  ['completed', 'ready_to_film'],
  ['tracking', 'posted'],
])

/** Where the board shows a script: `kanban_status` first, else `status`; whatever else is written there is a draft. (CX-01) */
export function boardColumn(script: { status?: string | null; kanban_status?: string | null }): BoardColumn {
  return COLUMN_OF.get(script.kanban_status || script.status || '') ?? 'draft'
}
