import { BOARD_COLUMNS, type BoardColumn } from '@reelwright/shared'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Four columns beside each other below this width (in px) would leave no room for a title. */
const MIN_WIDTH = 800

/** Whether the columns scroll sideways because there is no room for four, and which one is visible then. */
export function useNarrow(area: RefObject<HTMLElement | null>) {
  const [isNarrow, setNarrow] = useState(false)
  const [shown, setShown] = useState<BoardColumn>('draft')

  useLayoutEffect(() => {
    // Not the board itself: that is wider when it scrolls.
    const room = area.current?.parentElement
    if (!room) return
    const measure = () => setNarrow(room.clientWidth > 0 && room.clientWidth < MIN_WIDTH)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(room)
    return () => observer.disconnect()
  }, [area])

  const columnOf = (column: BoardColumn) => area.current?.querySelector<HTMLElement>(`[data-column="${column}"]`)

  /** To be called when it scrolls. */
  function look() {
    const board = area.current
    if (!board) return
    const middle = board.scrollLeft + board.clientWidth / 2
    const near = BOARD_COLUMNS.find((column) => {
      const element = columnOf(column)
      return element && element.offsetLeft + element.offsetWidth >= middle
    })
    if (near && near !== shown) setShown(near)
  }

  function show(column: BoardColumn) {
    const board = area.current
    const element = columnOf(column)
    if (!board || !element) return
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    board.scrollTo({
      left: element.offsetLeft - (board.clientWidth - element.offsetWidth) / 2,
      // Columns are of different lengths: below its last card there would be nothing to see.
      top: 0,
      behavior: calm ? 'auto' : 'smooth',
    })
  }

  return { isNarrow, shown, look, show }
}
