import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { logError } from '../../../platform'
import { BOARD, type LoadedColumn, saveMove, withMove } from './api'
import type { Columns, Move } from './columns'

const KEY = ['move-on-board']

export interface MoveEnds {
  /** A card lies where it was before, since its move could not be saved. */
  onBack: (id: string) => void
  /** A card that was dropped belongs to no script any more. */
  onGone: (id: string) => void
}

/**
 * Saves what was dropped, one after the other. Until the board has been refetched a drop lies over what is loaded, so that neither a slow
 * line nor a change from elsewhere makes a card jump; one that could not be saved is taken away again. (B-BD-10, B-BD-11, OP-59)
 */
export function useMoves({ onBack, onGone }: MoveEnds): { moves: readonly Move[]; drop: (move: Move) => void } {
  const cache = useQueryClient()
  const [moves, setMoves] = useState<readonly Move[]>([])
  const settled = useRef(new Set<Move>())
  const forget = (gone: ReadonlySet<Move>) => setMoves((all) => all.filter((move) => !gone.has(move)))

  const save = useMutation({
    mutationKey: KEY,
    scope: { id: 'board' },
    mutationFn: saveMove,
    networkMode: 'always',
    onSuccess: (position, move) => {
      if (position !== null) return remember(move, position)
      logError('A script that was moved on the board is gone')
      onGone(move.id)
    },
    onError: (error, move) => {
      logError('A script couldn’t be moved on the board', error)
      // At once: only then is it known whether the focus went with the card.
      flushSync(() => forget(new Set([move])))
      onBack(move.id)
    },
    // Not waited for: what was dropped next is saved meanwhile.
    onSettled: (_, __, move) => {
      settled.current.add(move)
      if (cache.isMutating({ mutationKey: KEY }) > 1) return
      const done = settled.current
      settled.current = new Set()
      void reload(done)
    },
  })

  async function reload(done: ReadonlySet<Move>) {
    await cache.invalidateQueries({ queryKey: ['scripts'] })
    forget(done)
  }

  /** For when it cannot be refetched now. */
  function remember(move: Move, position: number) {
    cache.setQueriesData<LoadedColumn>(
      { queryKey: [...BOARD, 'cards'] },
      (list) => list && withMove(list, move, position),
    )
    if (move.from === move.to) return
    cache.setQueriesData<Columns<number>>(
      { queryKey: [...BOARD, 'counts'] },
      (counts) =>
        counts && { ...counts, [move.from]: Math.max(0, counts[move.from] - 1), [move.to]: counts[move.to] + 1 },
    )
  }

  return {
    moves,
    drop: (dropped) => {
      // Where a column is about to be spread, the numbers that are seen now do not hold: its place is looked up when it is its turn.
      const isSpreading = moves.some(({ to, position }) => to === dropped.to && position === undefined)
      const move = isSpreading ? { ...dropped, position: undefined } : dropped
      setMoves((all) => [...all, move])
      save.mutate(move)
    },
  }
}
