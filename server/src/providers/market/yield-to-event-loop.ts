import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/** Longest time a parser blocks the event loop. */
const MAX_BLOCKING_MS = 20

/** The returned function yields to the event loop when the last yield is `MAX_BLOCKING_MS` ago. Call it in long loops. */
export function createYielder(): () => Promise<void> | undefined {
  let yieldedAt = Date.now()
  return () => {
    if (Date.now() - yieldedAt < MAX_BLOCKING_MS) return undefined
    return yieldToEventLoop().then(() => void (yieldedAt = Date.now()))
  }
}
