/** Pixels of both sidebars: how narrow, how wide, and how far one press of an arrow key goes. (B-DS-14, CX-48) */
export const SIDEBAR_RANGE = { min: 160, max: 320, step: 16 } as const

/** The nearest allowed width; `start` for what is no number. */
export function clampWidth(width: number, start: number): number {
  if (!Number.isFinite(width)) return start
  return Math.round(Math.min(SIDEBAR_RANGE.max, Math.max(SIDEBAR_RANGE.min, width)))
}

/** The width after a key on the handle; undefined for a key that means nothing there. */
export function widthAfterKey(width: number, key: string, start: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return clampWidth(width - SIDEBAR_RANGE.step, start)
    case 'ArrowRight':
      return clampWidth(width + SIDEBAR_RANGE.step, start)
    case 'Home':
      return SIDEBAR_RANGE.min
    case 'End':
      return SIDEBAR_RANGE.max
    case 'Enter':
      return start
  }
  return undefined
}
