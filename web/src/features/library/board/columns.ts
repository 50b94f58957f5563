import { BOARD_COLUMNS, type BoardColumn } from '@reelwright/shared'
import type { ScriptCard } from '../script-fields'

/** A card that was dropped and is being saved. */
export interface Move {
  id: string
  from: BoardColumn
  to: BoardColumn
  /** Between whom it was put; undefined where there is nobody. */
  aboveId: string | undefined
  belowId: string | undefined
  /** Undefined: there was no number left between the two. */
  position: number | undefined
}

export type Columns<Value> = Record<BoardColumn, Value>

export const eachColumn = <Value>(valueOf: (column: BoardColumn) => Value): Columns<Value> => ({
  draft: valueOf('draft'),
  in_progress: valueOf('in_progress'),
  ready_to_film: valueOf('ready_to_film'),
  posted: valueOf('posted'),
})

/**
 * What the board shows: the loaded cards, each once and in the column that it says itself, the highest first; and over it what was dropped
 * since. Columns are loaded one by one, so that a card which has just moved may be in two of them: the later state counts.
 */
export function arrange(loaded: Iterable<ScriptCard>, moves: readonly Move[] = []): Columns<ScriptCard[]> {
  const known = new Map<string, ScriptCard>()
  for (const card of loaded) {
    const other = known.get(card.id)
    if (!other || other.updatedAt < card.updatedAt) known.set(card.id, card)
  }
  const columns = eachColumn((): ScriptCard[] => [])
  // Archived scripts have no column.
  for (const card of known.values()) if (card.column !== 'archived') columns[card.column].push(card)
  for (const column of BOARD_COLUMNS) columns[column].sort(byPlace)
  for (const move of moves) put(columns, move, known.get(move.id))
  return columns
}

/** As the database orders a column. */
const byPlace = (a: ScriptCard, b: ScriptCard) => b.position - a.position || (a.id < b.id ? -1 : 1)

/** In turn: one that was put behind another stays where that one was then. */
function put(columns: Columns<ScriptCard[]>, { id, to, aboveId, belowId, position }: Move, card?: ScriptCard) {
  if (!card) return
  for (const column of BOARD_COLUMNS) columns[column] = columns[column].filter((other) => other.id !== id)
  const column = columns[to]
  const above = column.findIndex((other) => other.id === aboveId)
  const below = column.findIndex((other) => other.id === belowId)
  const byNumber = column.findIndex((other) => other.position < (position ?? card.position))
  const place = above >= 0 ? above + 1 : below >= 0 ? below : byNumber >= 0 ? byNumber : column.length
  const status = card.column === to ? card.status : to
  column.splice(place, 0, { ...card, column: to, status, position: position ?? card.position })
}

/** The number that a script has which is made now: on top of all that are older. */
export const positionOfNew = () => Date.now() / 1000

/**
 * The number of a card between two others, of which the upper one has the higher. On top it may grow by a second, so that a script which is
 * made later still comes above it; undefined when the two are too close.
 */
export function positionBetween(above: number | undefined, below: number | undefined): number | undefined {
  if (above === undefined && below === undefined) return positionOfNew()
  if (above === undefined) return Math.min((below ?? 0) + 1, HIGHEST)
  if (below === undefined) return Math.max(above - 1, -HIGHEST)
  const middle = below + (above - below) / 2
  return middle < above && middle > below ? middle : undefined
}

/** As the database has it: scripts_board_position_range. */
const HIGHEST = 1e12

/** What a drop of a card asks for; undefined when it lies where it was. (B-BD-09) */
export function moveOf(
  columns: Columns<readonly ScriptCard[]>,
  id: string,
  from: { column: BoardColumn; index: number },
  to: { column: BoardColumn; index: number },
): Move | undefined {
  if (from.column === to.column && from.index === to.index) return undefined
  const others = columns[to.column].filter((card) => card.id !== id)
  const above = others[to.index - 1]
  const below = others[to.index]
  return {
    id,
    from: from.column,
    to: to.column,
    aboveId: above?.id,
    belowId: below?.id,
    position: positionBetween(above?.position, below?.position),
  }
}

/** The numbers at the columns' heads while moves are being saved: a card that is known to have arrived is counted already. */
export function countsWith(
  counts: Columns<number>,
  cards: Iterable<ScriptCard>,
  moves: readonly Move[],
): Columns<number> {
  if (moves.length === 0) return counts
  const shown = { ...counts }
  const lastMoves = new Map(moves.map((move) => [move.id, move]))
  for (const card of cards) {
    const move = lastMoves.get(card.id)
    if (!move) continue
    lastMoves.delete(card.id)
    if (card.column !== 'archived') shown[card.column] = Math.max(0, shown[card.column] - 1)
    shown[move.to] += 1
  }
  return shown
}
