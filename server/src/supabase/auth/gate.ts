import { tooManyRequests } from './auth-error'

export type Gate = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Lets at most `places` pieces of work run at once and as many as `seats` wait for it, in order.
 * @throws AuthError `over_request_rate_limit` at once when all seats are taken.
 */
export function createGate(places: number, seats: number): Gate {
  const waiting: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running >= places) {
      if (waiting.length >= seats) throw tooManyRequests()
      // Who leaves hands its place over, so `running` stays as it is.
      await new Promise<void>((enter) => waiting.push(enter))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
