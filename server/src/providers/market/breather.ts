import { setImmediate as breath } from 'node:timers/promises'

/** Milliseconds after which others get their turn: a file or a feed has no say in how long they wait. */
const STRETCH_MS = 20

/** Called often, it lets others work now and then. */
export function breather(): () => Promise<void> | undefined {
  let rested = Date.now()
  return () => {
    if (Date.now() - rested < STRETCH_MS) return undefined
    return breath().then(() => void (rested = Date.now()))
  }
}
