import type { PaletteEntry } from './entries'
import { remembered } from './ranking'

/** Cleared at logout with everything else that this browser keeps. */
const keyOf = (userId: string) => `palette:${userId}`

/** The ids of what this account used last, the latest first. */
export function recentIds(userId: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function remember(userId: string, { id }: PaletteEntry) {
  // Leaving is nothing that one does again at once; scripts come in the order in which they were changed.
  if (id === 'sign-out' || id === 'search' || id.startsWith('script:')) return
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(remembered(recentIds(userId), id)))
  } catch {
    // Without storage nothing is remembered.
  }
}
