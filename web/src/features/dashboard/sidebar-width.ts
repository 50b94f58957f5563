/** Pixels. (B-DS-12, B-DS-14, CX-48) */
export const SIDEBAR = { min: 160, default: 192, max: 320, step: 16 } as const

export function clampWidth(width: number): number {
  if (!Number.isFinite(width)) return SIDEBAR.default
  return Math.round(Math.min(SIDEBAR.max, Math.max(SIDEBAR.min, width)))
}

/** The width after a key on the separator; undefined for a key that means nothing there. */
export function widthAfterKey(width: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return clampWidth(width - SIDEBAR.step)
    case 'ArrowRight':
      return clampWidth(width + SIDEBAR.step)
    case 'Home':
      return SIDEBAR.min
    case 'End':
      return SIDEBAR.max
    case 'Enter':
      return SIDEBAR.default
  }
  return undefined
}
