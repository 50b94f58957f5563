import { useSyncExternalStore } from 'react'

export type NotificationType = 'info' | 'success' | 'warning' | 'error'

export interface NewNotification {
  type: NotificationType
  title?: string
  message: string
  /** Milliseconds until it goes by itself; `Infinity`: never. */
  duration?: number
  /** A path of the product where there is more. */
  link?: string
}

/** Something that happened in this tab. */
export interface OwnNotification {
  id: string
  type: NotificationType
  title: string
  message: string
  link: string | null
  /** Milliseconds since 1970. */
  at: number
  /** The list was open while it was there. */
  seen: boolean
}

/** (A-NT-06, A-NT-07, CX-30) */
export const DURATIONS = { default: 5000, error: 10_000 } as const

/** Browsers fire longer timers at once. (A-NT-05) */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

interface Timer {
  left: number
  startedAt: number
  handle: ReturnType<typeof setTimeout> | undefined
}

/** The notification centre of one tab, in memory only. (A-NT-01 to A-NT-05) */
export function createNotificationStore() {
  let items: readonly OwnNotification[] = []
  let count = 0
  let holds = 0
  let owner: string | undefined
  const timers = new Map<string, Timer>()
  const listeners = new Set<() => void>()

  function change(next: readonly OwnNotification[]) {
    items = next
    listeners.forEach((listener) => listener())
  }

  function start(id: string, timer: Timer) {
    timer.startedAt = Date.now()
    timer.handle = setTimeout(() => remove(id), timer.left)
  }

  function add({ type, title = '', message, duration, link }: NewNotification): string {
    count += 1
    const id = `own-${count}`
    const left = duration ?? (type === 'error' ? DURATIONS.error : DURATIONS.default)
    if (left <= MAX_TIMEOUT_MS) {
      const timer: Timer = { left: Math.max(0, left), startedAt: 0, handle: undefined }
      timers.set(id, timer)
      if (holds === 0) start(id, timer)
    }
    change([{ id, type, title, message, link: link ?? null, at: Date.now(), seen: false }, ...items])
    return id
  }

  function remove(id: string) {
    clearTimeout(timers.get(id)?.handle)
    timers.delete(id)
    if (items.some((item) => item.id === id)) change(items.filter((item) => item.id !== id))
  }

  function clear() {
    for (const timer of timers.values()) clearTimeout(timer.handle)
    timers.clear()
    if (items.length > 0) change([])
  }

  /** Nothing goes away while somebody reads. Returns the way to let time go on. */
  function hold(): () => void {
    holds += 1
    if (holds === 1) {
      for (const timer of timers.values()) {
        clearTimeout(timer.handle)
        if (timer.startedAt) timer.left = Math.max(0, timer.left - (Date.now() - timer.startedAt))
      }
    }
    let held = true
    return () => {
      if (!held) return
      held = false
      holds -= 1
      if (holds === 0) timers.forEach((timer, id) => start(id, timer))
    }
  }

  function markSeen() {
    if (items.some(({ seen }) => !seen)) change(items.map((item) => ({ ...item, seen: true })))
  }

  /** Clears the list when another account signs in, however the first one left. */
  function belongTo(userId: string) {
    if (owner && owner !== userId) clear()
    owner = userId
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return { add, remove, clear, hold, markSeen, belongTo, subscribe, items: () => items }
}

export const notificationStore = createNotificationStore()

/** Adds a notification for 5 seconds, errors for 10. Returns its id. (A-NT-01) */
export const addNotification = notificationStore.add
/** (A-NT-03) */
export const removeNotification = notificationStore.remove
/** (A-NT-04) */
export const clearNotifications = notificationStore.clear

export function useOwnNotifications(): readonly OwnNotification[] {
  return useSyncExternalStore(notificationStore.subscribe, notificationStore.items, notificationStore.items)
}
