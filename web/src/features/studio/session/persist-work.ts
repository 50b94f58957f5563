import { hasStoredSessionOf } from '../../../platform'
import type { StateStore } from './studio-state'
import { forgetWork, isKept, keepWork } from './kept-work'
import type { OpenSession, WorkingCopy } from './session-state'

/** Debounce of writes; `pagehide` writes at once. */
const DEBOUNCE_MS = 400

/** Stores unsaved work in the browser, also while a save outlives the studio, and holds a lock on open scripts for other tabs. */
export function persistWork(userId: string | null, store: StateStore, isDirty: () => boolean) {
  let kept: readonly OpenSession[] = []
  let keptCopy: WorkingCopy | null = null
  /** Keys of the scripts of which this browser would not take what is not saved. */
  const refused = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | null = null
  const held = new Map<string, () => void>()
  let isOnScreen = false

  function keep() {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (!userId) return
    const { open, current, copy } = store.get()
    // Whoever has logged out has had all of it cleared. A session that ended by itself leaves it here, and that goes on.
    const isIn = hasStoredSessionOf(userId)
    for (const session of open) {
      const { idempotencyKey: key } = session
      const isCurrent = key === current
      if (kept.includes(session) && !(isCurrent && copy !== keptCopy) && !refused.has(key)) continue
      const mayKeep = isIn || isKept(userId, key)
      if (mayKeep && keepWork(userId, session, isCurrent ? copy : null, isCurrent && isDirty())) refused.delete(key)
      else refused.add(key)
    }
    for (const { idempotencyKey: key } of kept) {
      if (open.some((session) => session.idempotencyKey === key)) continue
      forgetWork(userId, key)
      refused.delete(key)
    }
    kept = open
    keptCopy = copy
  }

  function changed() {
    const { open, copy } = store.get()
    if (open === kept && copy === keptCopy) return
    if (isOnScreen) holdOpen(open, held)
    timer ??= setTimeout(() => (isOnScreen ? keep() : void keepAfterwards()), DEBOUNCE_MS)
  }

  /** A save that was on its way has ended. Another studio that has taken the script up by now knows better. */
  async function keepAfterwards() {
    timer = null
    for (const { idempotencyKey } of [...kept, ...store.get().open]) if (await isOpenElsewhere(idempotencyKey)) return
    if (!isOnScreen) keep()
  }

  store.subscribe(changed)

  return {
    /** Returns the cleanup function. */
    begin(): () => void {
      isOnScreen = true
      holdOpen(store.get().open, held)
      addEventListener('pagehide', keep)
      return () => {
        isOnScreen = false
        removeEventListener('pagehide', keep)
        keep()
        holdOpen([], held)
      }
    },
    /** Whether this browser holds all that would be lost, as it stands now. */
    isAllKept(): boolean {
      keep()
      return refused.size === 0
    },
  }
}

const lockOf = (key: string) => `reelwright:studio:${key}`

/** Locks end with their tab, however it ends. Browsers without them do not know of each other's tabs. */
function holdOpen(open: readonly OpenSession[], held: Map<string, () => void>) {
  if (typeof navigator === 'undefined' || !navigator.locks) return
  for (const { idempotencyKey: key } of open) {
    if (held.has(key)) continue
    const released = new Promise<void>((release) => held.set(key, release))
    void navigator.locks.request(lockOf(key), { mode: 'shared' }, () => released).catch(() => undefined)
  }
  for (const [key, release] of held) {
    if (open.some(({ idempotencyKey }) => idempotencyKey === key)) continue
    release()
    held.delete(key)
  }
}

/** Whether a script is open in another tab. After a reload the page before may hold its own for a moment. */
export async function isOpenElsewhere(key: string): Promise<boolean> {
  if (typeof navigator === 'undefined' || !navigator.locks) return false
  for (const wait of [0, 400]) {
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
    const { held = [] } = await navigator.locks.query()
    if (!held.some(({ name }) => name === lockOf(key))) return false
  }
  return true
}
