import { useEffect, useRef, useState } from 'react'
import { useProfile, useSession } from '../../features/account'
import { clampWidth } from '../../ui'
import { useSaveSidebarWidth } from './api'

/** (B-DS-13, CX-48) */
export const START_WIDTH = 240

/** Saves the width after this time without a change. */
const SAVE_DEBOUNCE_MS = 600

/**
 * The width of the sidebar as the account left it. This browser keeps a copy, so that the first frame is right already;
 * what the account says later counts, since it may have been moved on another device.
 */
export function useSidebarWidth() {
  const { user } = useSession()
  const profile = useProfile()
  const userId = user?.id ?? ''
  const [width, setWidth] = useState(() => storedWidth(userId))
  const saved = profile?.sidebar_width ?? undefined
  const [before, setBefore] = useState<number>()
  const [sent, setSent] = useState<number>()
  const save = useSaveSidebarWidth(userId)
  const pending = useRef<{ width: number; timer: ReturnType<typeof setTimeout> }>(undefined)

  if (saved !== before) {
    setBefore(saved)
    // Its own answer is no news, and the edge may have been moved on since.
    if (saved !== undefined && saved !== sent) setWidth(clampWidth(saved, START_WIDTH))
  }
  useEffect(() => {
    if (saved !== undefined) store(userId, saved)
  }, [saved, userId])

  // Whoever leaves within the pause has chosen, too.
  useEffect(() => {
    const flush = () => {
      if (!pending.current) return
      clearTimeout(pending.current.timer)
      void save(pending.current.width)
      pending.current = undefined
    }
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [save])

  function resize(next: number) {
    setWidth(next)
    store(userId, next)
    clearTimeout(pending.current?.timer)
    const timer = setTimeout(() => {
      pending.current = undefined
      setSent(next)
      void save(next)
    }, SAVE_DEBOUNCE_MS)
    pending.current = { width: next, timer }
  }

  return [width, resize] as const
}

const keyOf = (userId: string) => `sidebarWidth:${userId}`

function storedWidth(userId: string): number {
  try {
    const stored = localStorage.getItem(keyOf(userId))
    return stored ? clampWidth(Number(stored), START_WIDTH) : START_WIDTH
  } catch {
    return START_WIDTH
  }
}

function store(userId: string, width: number) {
  try {
    localStorage.setItem(keyOf(userId), String(width))
  } catch {
    // Without storage the account alone remembers it.
  }
}
