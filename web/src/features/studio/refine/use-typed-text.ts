import { useCallback, useState } from 'react'

/**
 * What somebody is typing under a name, and has not sent or saved: it survives closing and a reload. Logout clears it.
 * @param initial What stands there as long as nothing was typed.
 */
export function useTypedText(name: string, initial = '') {
  const key = `reelwright:typed:${name}`
  const [text, setText] = useState(() => load(key) ?? initial)
  const type = useCallback(
    (next: string) => {
      setText(next)
      keep(key, next === initial ? null : next)
    },
    [key, initial],
  )
  return [text, type] as const
}

function load(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Full or forbidden: the text still stands in its field.
  }
}
