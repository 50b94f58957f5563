import { hasStoredSession } from '../../account'
import type { DeskStore } from './desk-state'
import { forgetWork, keepWork } from './kept-work'
import type { OpenSession, WorkingCopy } from './session-state'

/** Milliseconds of rest before something is written down; a page that goes writes at once. */
const REST = 400

/**
 * Writes down what would be lost, as long as the studio lives, and tells other tabs which scripts are open here: they leave those alone.
 */
export function keepingWork(userId: string | null, store: DeskStore, isDirty: () => boolean) {
  let kept: readonly OpenSession[] = []
  let keptCopy: WorkingCopy | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  const held = new Map<string, () => void>()

  function keep() {
    if (timer !== null) clearTimeout(timer)
    timer = null
    // Whoever has logged out has had all of it cleared.
    if (!userId || !hasStoredSession()) return
    const { open, current, copy } = store.get()
    for (const session of open) {
      const isCurrent = session.idempotencyKey === current
      if (kept.includes(session) && !(isCurrent && copy !== keptCopy)) continue
      keepWork(userId, session, isCurrent ? copy : null, isCurrent && isDirty())
    }
    for (const { idempotencyKey } of kept) {
      if (!open.some((session) => session.idempotencyKey === idempotencyKey)) forgetWork(userId, idempotencyKey)
    }
    kept = open
    keptCopy = copy
  }

  function changed() {
    const { open, copy } = store.get()
    if (open === kept && copy === keptCopy) return
    holdOpen(open, held)
    timer ??= setTimeout(keep, REST)
  }

  /** Answers with the way to end it. */
  function begin(): () => void {
    const unsubscribe = store.subscribe(changed)
    holdOpen(store.get().open, held)
    addEventListener('pagehide', keep)
    return () => {
      unsubscribe()
      removeEventListener('pagehide', keep)
      keep()
      holdOpen([], held)
    }
  }

  return { begin }
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
