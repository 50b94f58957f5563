import { BOARD_COLUMNS, type BoardColumn } from '@reelwright/shared'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ScriptCard } from '../script-fields'
import { type BoardFilter, columnQuery, countsQuery } from './api'
import { arrange, type Columns, countsWith, eachColumn, moveOf } from './columns'
import { type MoveEnds, useMoves } from './use-moves'

/** What a column shows beside its cards. */
export interface ColumnState {
  isPending: boolean
  /** The number at its head: "12", or "100+" of a search that has more. */
  count: string
  isFetchingMore: boolean
  /** Further cards could not be loaded. */
  isMoreFailed: boolean
  /** Loads further cards when there are any. */
  loadMore: () => void
}

interface Place {
  column: BoardColumn
  index: number
}

export interface BoardState {
  cards: Columns<ScriptCard[]>
  states: Columns<ColumnState>
  isFailed: boolean
  isRetrying: boolean
  retry: () => void
  /** Puts a card where it was dropped, and saves that. */
  drop: (cards: Columns<readonly ScriptCard[]>, id: string, from: Place, to: Place) => void
}

/** The four columns as they are loaded, with what was dropped since. */
export function useBoard(userId: string, filter: BoardFilter, ends: MoveEnds): BoardState {
  // Four, each by name: hooks want no loop.
  const queries: Columns<ReturnType<typeof useColumn>> = {
    draft: useColumn(userId, filter, 'draft'),
    in_progress: useColumn(userId, filter, 'in_progress'),
    ready_to_film: useColumn(userId, filter, 'ready_to_film'),
    posted: useColumn(userId, filter, 'posted'),
  }
  const counted = useQuery({ ...countsQuery(userId, filter.folder), enabled: !filter.search })
  const { moves, drop } = useMoves(ends)

  const { draft, in_progress, ready_to_film, posted } = queries
  const loaded = useMemo(
    () =>
      [draft.data, in_progress.data, ready_to_film.data, posted.data].flatMap(
        (list) => list?.pages.flatMap((page) => page.cards) ?? [],
      ),
    [draft.data, in_progress.data, ready_to_film.data, posted.data],
  )
  const cards = useMemo(() => arrange(loaded, moves), [loaded, moves])

  const counts = useMemo(() => {
    if (!filter.search && !counted.data) return undefined
    const first = eachColumn((column) => queries[column].data?.pages[0])
    const known = eachColumn((column) => (filter.search ? first[column]?.total : counted.data?.[column]) ?? 0)
    const shown = countsWith(known, loaded, moves)
    return eachColumn(
      (column) => shown[column].toLocaleString('en-US') + (filter.search && first[column]?.moreThanTotal ? '+' : ''),
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the columns' answers are what `loaded` is made of
  }, [filter.search, counted.data, loaded, moves])

  const failed = BOARD_COLUMNS.map((column) => queries[column]).filter(
    (query) => query.isError && !query.isFetchNextPageError,
  )
  return {
    cards,
    states: eachColumn((column): ColumnState => {
      const query = queries[column]
      return {
        isPending: query.isPending,
        count: counts?.[column] ?? '',
        isFetchingMore: query.isFetchingNextPage,
        isMoreFailed: query.isFetchNextPageError,
        loadMore: () => {
          if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
        },
      }
    }),
    isFailed: failed.length > 0 || counted.isError,
    isRetrying: failed.some((query) => query.isFetching) || (counted.isError && counted.isFetching),
    retry: () => {
      for (const query of failed) void query.refetch()
      if (counted.isError) void counted.refetch()
    },
    drop: (shown, id, from, to) => {
      const move = moveOf(shown, id, from, to)
      if (move) drop(move)
    },
  }
}

const useColumn = (userId: string, filter: BoardFilter, column: BoardColumn) =>
  useInfiniteQuery(columnQuery(userId, filter, column))
