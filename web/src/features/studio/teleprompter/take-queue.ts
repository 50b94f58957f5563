import * as z from 'zod'
import { Take } from './takes'

/** A take on its way to the script it belongs to. */
const WaitingTake = Take.extend({ script: z.uuid() })
export type WaitingTake = z.infer<typeof WaitingTake>

/** One list per person, so that nobody sends another's. Logout clears it. */
const keyOf = (userId: string) => `reelwright:takes:${userId}`
/** More than the server keeps of a script need not wait. */
const MOST_WAITING = 1000

/** Takes that were noted and are not stored yet, oldest first. What cannot be read is none. */
export function waitingTakes(userId: string): WaitingTake[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.flatMap((entry) => {
      const read = WaitingTake.safeParse(entry)
      return read.success ? [read.data] : []
    })
  } catch {
    return []
  }
}

/** They wait in the browser first, whatever becomes of the connection. False where nothing can be stored. */
export function queueTake(userId: string, take: WaitingTake): boolean {
  return write(userId, [...waitingTakes(userId).filter(({ key }) => key !== take.key), take].slice(-MOST_WAITING))
}

export function forgetTakes(userId: string, keys: ReadonlySet<string>) {
  write(
    userId,
    waitingTakes(userId).filter(({ key }) => !keys.has(key)),
  )
}

function write(userId: string, takes: readonly WaitingTake[]): boolean {
  try {
    if (takes.length === 0) localStorage.removeItem(keyOf(userId))
    else localStorage.setItem(keyOf(userId), JSON.stringify(takes))
    return true
  } catch {
    return false
  }
}
