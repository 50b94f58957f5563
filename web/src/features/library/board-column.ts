/** The four columns of the board, in the order a script travels. (B-BD-02) */
export const BOARD_COLUMNS = ['draft', 'in_progress', 'ready_to_film', 'posted'] as const
export type BoardColumn = (typeof BOARD_COLUMNS)[number]

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

/** Every column, also those without a script. (B-QA-09, CX-01) */
export function countByColumn(scripts: readonly Placed[]): Record<BoardColumn, number> {
  const counts: Record<BoardColumn, number> = { draft: 0, in_progress: 0, ready_to_film: 0, posted: 0 }
  for (const script of scripts) counts[boardColumn(script)] += 1
  return counts
}
