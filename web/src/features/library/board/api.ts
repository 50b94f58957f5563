import { BOARD_COLUMNS, type BoardColumn } from '@reelwright/shared'
import { infiniteQueryOptions, type InfiniteData, queryOptions } from '@tanstack/react-query'
import { logError, retryQuery, supabase, unwrap } from '../../../platform'
import { askLibrary, fetchScripts, type ScriptPage } from '../api'
import { objectOf } from '../script-fields'
import { type Columns, eachColumn, type Move, positionBetween } from './columns'

/** Below the key of all that belongs to scripts; what has cards in pages lies below `board`, `cards`. */
export const BOARD = ['scripts', 'board'] as const
const FIRST_PAGE = 40
/** The longest that the server gives: who looks for something far down wants to get there. */
const LATER_PAGE = 200

/** What the board is narrowed to. */
export interface BoardFilter {
  /** A folder's id, or `none`. */
  folder?: string
  search: string
}

/** (B-CL-35, CX-32) The client's own tries are for a dead line only, and these are, too, for a server in trouble. */
const TRIES = {
  retry: retryQuery,
  retryDelay: 1000,
  refetchOnWindowFocus: false,
  staleTime: 30_000,
  networkMode: 'always',
} as const

/** The cards of one column, the highest first. A failure leaves the column empty. (B-ER-33) */
export const columnQuery = (userId: string, { folder, search }: BoardFilter, column: BoardColumn) =>
  infiniteQueryOptions({
    queryKey: [...BOARD, 'cards', userId, folder ?? '', search, column],
    queryFn: async ({ pageParam, signal }): Promise<ScriptPage> => {
      const asked = new URLSearchParams({ column, order: 'board' })
      if (folder) asked.set('folder', folder)
      if (search) asked.set('search', search)
      asked.set('limit', String(pageParam === null ? FIRST_PAGE : LATER_PAGE))
      return logged(fetchScripts(asked, pageParam, signal), signal)
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last: ScriptPage) => last.next,
    ...TRIES,
  })

/** How many scripts each column has. (B-CL-30) */
export const countsQuery = (userId: string, folder: string | undefined) =>
  queryOptions({
    queryKey: [...BOARD, 'counts', userId, folder ?? ''],
    queryFn: async ({ signal }): Promise<Columns<number>> => {
      const path = folder ? `/kanban?${new URLSearchParams({ folder })}` : '/kanban'
      const { summary } = objectOf(objectOf(await logged(askLibrary(path, { signal }), signal)).data)
      const counts = objectOf(summary)
      return eachColumn((column) => Number(counts[column]) || 0)
    },
    ...TRIES,
  })

async function logged<Value>(call: Promise<Value>, signal: AbortSignal): Promise<Value> {
  try {
    return await call
  } catch (error) {
    if (!signal.aborted) logError('The board couldn’t be loaded', error)
    throw error
  }
}

export type LoadedColumn = InfiniteData<ScriptPage, string | null>

/** Writes where a card was put. @returns where it lies then; null for a script that is gone. (B-BD-08, B-CL-14) */
export async function saveMove(move: Move): Promise<number | null> {
  const position = move.position ?? (await positionAfterSpreading(move))
  const fields =
    move.from === move.to
      ? { board_position: position }
      : { status: move.to, kanban_status: null, board_position: position }
  const rows = await unwrap(
    supabase().from('scripts').update(fields).eq('id', move.id).select('id').abortSignal(AbortSignal.timeout(TIMEOUT)),
  )
  return rows.length > 0 ? position : null
}

/** A line that answers neither yes nor no is a failure, too. */
const TIMEOUT = 20_000

async function positionAfterSpreading({ to, aboveId, belowId }: Move): Promise<number> {
  await unwrap(spread().rpc('spread_board_column', { board_column: to }))
  const ids = [aboveId, belowId].filter((id) => id !== undefined)
  const rows = await unwrap(supabase().from('scripts').select('id, board_position').in('id', ids))
  const [above, below] = [aboveId, belowId].map((id) => rows.find((row) => row.id === id)?.board_position)
  // Whoever moves the two at this very moment decides about their order; this one then lies at the upper one.
  return positionBetween(above, below) ?? above ?? 0
}

/** The row types know no functions. */
interface Spreading {
  rpc: (
    name: 'spread_board_column',
    given: { board_column: BoardColumn },
  ) => PromiseLike<{ data: number; error: null } | { data: null; error: Error }>
}
const spread = () => supabase() as unknown as Spreading

/** What is cached of a column with a card moved; the same when it has not got it. */
export function withMove(list: LoadedColumn, { id, from, to }: Move, position: number): LoadedColumn {
  const has = list.pages.some((page) => page.cards.some((card) => card.id === id))
  if (!has) return list
  return {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      cards: page.cards.map((card) =>
        card.id === id ? { ...card, column: to, status: from === to ? card.status : to, position } : card,
      ),
    })),
  }
}

export const isColumn = (id: string): id is BoardColumn => BOARD_COLUMNS.some((column) => column === id)
