import type { KeyboardEvent, PointerEvent } from 'react'
import { clampWidth, SIDEBAR_RANGE, widthAfterKey } from './sidebar-width'

export interface ResizeHandleProps {
  width: number
  /** The width the sidebar starts with; Enter and a double click go back to it. */
  start: number
  onResize: (width: number) => void
}

/**
 * The right edge of a sidebar that stands at the left edge of the window: dragged by mouse, pen or finger, or moved with
 * the arrow keys. Place it in a positioned element. (B-DS-14, B-DS-34, CX-48)
 */
export function ResizeHandle({ width, start, onResize }: ResizeHandleProps) {
  function handleMove(event: PointerEvent<HTMLDivElement>) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onResize(clampWidth(event.clientX, start))
  }

  function handleKey(event: KeyboardEvent) {
    const next = widthAfterKey(width, event.key, start)
    if (next === undefined) return
    event.preventDefault()
    onResize(next)
  }

  return (
    <div
      role="separator"
      aria-label="Sidebar width"
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={SIDEBAR_RANGE.min}
      aria-valuemax={SIDEBAR_RANGE.max}
      aria-valuetext={`${width} pixels`}
      tabIndex={0}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={handleMove}
      onDoubleClick={() => onResize(start)}
      onKeyDown={handleKey}
      className="absolute inset-y-0 -right-1.5 z-30 w-3 cursor-col-resize touch-none outline-none after:absolute after:inset-y-0 after:left-1/2 after:w-0.5 after:-translate-x-1/2 after:transition-colors hover:after:bg-control focus-visible:after:bg-focus active:after:bg-accent pointer-coarse:-right-3 pointer-coarse:w-6"
    />
  )
}
