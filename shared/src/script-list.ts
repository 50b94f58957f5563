import type { Row } from './database'
import type { ScriptStatus } from './script-options'

/** The four columns of the board, in the order a script travels. (B-BD-02) */
export const BOARD_COLUMNS = ['draft', 'in_progress', 'ready_to_film', 'posted'] as const
export type BoardColumn = (typeof BOARD_COLUMNS)[number]

/** In what order scripts are listed. `board` is the order inside the board's columns; a search without an order has its best first. */
export const SCRIPT_ORDERS = ['newest', 'oldest', 'updated', 'title', 'score', 'length', 'board'] as const
export type ScriptOrder = (typeof SCRIPT_ORDERS)[number]

/** Scripts of one answer, unless asked otherwise, and at most. */
export const LIST_PAGE = 48
export const MAX_LIST_PAGE = 200
/** Characters of a search. */
export const MAX_SEARCH_LENGTH = 200
/** Scripts that one call may change, delete, restore or export. */
export const MAX_CHANGED = 500

/** A script as lists show it. `preview` has more characters than a card shows, where there are more. (OP-49, B-LB-12) */
export type ListedScript = Pick<
  Row<'scripts'>,
  | 'id'
  | 'title'
  | 'status'
  | 'kanban_status'
  | 'board_position'
  | 'product_name'
  | 'audience'
  | 'video_length'
  | 'video_style'
  | 'tone'
  | 'viral_potential_score'
  | 'views'
  | 'likes'
  | 'shares'
  | 'sales'
  | 'folder_id'
  | 'tags'
  | 'created_at'
  | 'updated_at'
  | 'posted_at'
> & {
  board_column: BoardColumn
  /** What wrote it: "server", "offline" or "person"; null when unknown. */
  generated_by: string | null
  preview: string
  /** Of a search: where the script's text has it, when title, product and preview have not. */
  snippet?: string
}

/** One change of one script, for `rpc('update_scripts')`: what is not named stays. Its answer has what was before in the same shape, for undoing. */
export interface ScriptChange {
  id: string
  folder_id?: string | null
  status?: ScriptStatus
  kanban_status?: BoardColumn | null
  tags?: string[]
  board_position?: number
}
