import { BOARD_COLUMNS, type BoardColumn } from '@reelwright/shared'
import type { KeyboardEvent } from 'react'
import { isColumn } from './api'

const CARD = '[data-card]'

/** Arrow keys go from card to card; sideways to the nearest one of the next column that has any. Not while one is lifted: then they move it. */
export function followArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const card = event.currentTarget
  const board = card.closest<HTMLElement>('[data-board]')
  const column = card.closest<HTMLElement>('[data-column]')?.dataset.column
  if (!board || !column || !isColumn(column)) return
  const next = nextCard(board, card, column, event.key)
  if (next === undefined) return
  // Otherwise the page scrolls at either end of a column.
  event.preventDefault()
  next?.focus()
}

/** Undefined: no arrow key. Null: there is none. */
function nextCard(board: HTMLElement, card: HTMLElement, column: BoardColumn, key: string) {
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const cards = cardsOf(board, column)
    return cards[cards.indexOf(card) + (key === 'ArrowDown' ? 1 : -1)] ?? null
  }
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined
  const step = key === 'ArrowRight' ? 1 : -1
  const top = (other: HTMLElement) => other.getBoundingClientRect().top
  for (let at = BOARD_COLUMNS.indexOf(column) + step; BOARD_COLUMNS[at]; at += step) {
    const nearest = cardsOf(board, BOARD_COLUMNS[at]).reduce<HTMLElement | null>(
      (best, other) => (best && Math.abs(top(best) - top(card)) <= Math.abs(top(other) - top(card)) ? best : other),
      null,
    )
    if (nearest) return nearest
  }
  return null
}

/** Those that are drawn, from above. */
const cardsOf = (board: HTMLElement, column: BoardColumn | undefined) =>
  [...board.querySelectorAll<HTMLElement>(`[data-column="${column}"] ${CARD}`)].toSorted(
    (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top,
  )
