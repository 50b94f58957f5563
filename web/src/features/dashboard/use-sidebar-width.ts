import { useState } from 'react'
import { clampWidth } from '../../ui'

/** Pixels. (B-DS-12, CX-48) */
export const SIDEBAR_START = 192

/** A width suits a screen rather than a person, so this browser keeps it. */
const KEY = 'reelwright:dashboard-sidebar'

export function useSidebarWidth() {
  const [width, setWidth] = useState(storedWidth)

  function resize(next: number) {
    setWidth(next)
    try {
      localStorage.setItem(KEY, String(next))
    } catch {
      // Full or forbidden: it holds until the page is left.
    }
  }
  return [width, resize] as const
}

function storedWidth(): number {
  try {
    return clampWidth(Number(localStorage.getItem(KEY) ?? NaN), SIDEBAR_START)
  } catch {
    return SIDEBAR_START
  }
}
