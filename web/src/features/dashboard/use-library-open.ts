import { useState } from 'react'

const KEY = 'reelwright:dashboard-folders'

/** Whether the folders below "Script Library" are to be seen; at first they are, and this browser remembers. (B-DS-33) */
export function useLibraryOpen() {
  const [isOpen, setOpen] = useState(() => stored() !== 'closed')

  function change(next: boolean) {
    setOpen(next)
    try {
      localStorage.setItem(KEY, next ? 'open' : 'closed')
    } catch {
      // Full or forbidden: it holds until the page is left.
    }
  }
  return [isOpen, change] as const
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
