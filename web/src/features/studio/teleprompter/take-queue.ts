import type { Take } from './takes'
import { takesKey } from './takes-at-logout'

/** A take on its way to the script it belongs to. */
export interface WaitingTake extends Take {
  script: string
  /** Its verdict was turned after it was noted. */
  corrected?: boolean
}

/** Without the schema library, which every signed-in page would load for it. */
function isWaitingTake(entry: unknown): entry is WaitingTake {
  const { key, script, scene, verdict, seconds, at, corrected = false } = Object(entry) as Record<string, unknown>
  return (
    [key, script, at].every((text) => typeof text === 'string') &&
    typeof scene === 'number' &&
    (verdict === 'good' || verdict === 'retake') &&
    (seconds === null || typeof seconds === 'number') &&
    typeof corrected === 'boolean'
  )
}

/** More than the server keeps of a script need not wait. */
const MAX_WAITING = 1000

/** Takes that were noted and are not stored yet, oldest first. What cannot be read is none. */
export function waitingTakes(userId: string): WaitingTake[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(takesKey(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isWaitingTake) : []
  } catch {
    return []
  }
}

/** They wait in the browser first, whatever becomes of the connection. False where nothing can be stored. */
export function queueTake(userId: string, take: WaitingTake): boolean {
  return write(userId, [...waitingTakes(userId).filter(({ key }) => key !== take.key), take].slice(-MAX_WAITING))
}

/** Takes that have been sent. One that was corrected on the way waits on. */
export function forgetTakes(userId: string, sent: readonly WaitingTake[]) {
  const verdicts = new Map(sent.map((take) => [take.key, verdictOf(take)]))
  write(
    userId,
    waitingTakes(userId).filter((take) => verdicts.get(take.key) !== verdictOf(take)),
  )
}

const verdictOf = ({ verdict, corrected = false }: WaitingTake) => `${verdict} ${corrected}`

/** Calls back whenever more or fewer wait, in whatever tab. Returns the way to stop. */
export function onTakesChanged(changed: () => void): () => void {
  const events = [CHANGED, 'storage']
  for (const event of events) addEventListener(event, changed)
  return () => events.forEach((event) => removeEventListener(event, changed))
}

const CHANGED = 'reelwright:takes-changed'

function write(userId: string, takes: readonly WaitingTake[]): boolean {
  try {
    if (takes.length === 0) localStorage.removeItem(takesKey(userId))
    else localStorage.setItem(takesKey(userId), JSON.stringify(takes))
    dispatchEvent(new Event(CHANGED))
    return true
  } catch {
    return false
  }
}
